import type { Bilingual } from '../../result.ts'

/** What a functional class of GB 2760 Annex D is used for. */
export const purposes: Readonly<Record<string, Bilingual>> = {
  酸度调节剂: { zh: '调节酸碱度', en: 'sets the acidity' },
  抗结剂: { zh: '防止粉末结块', en: 'keeps powders from caking' },
  消泡剂: { zh: '消除加工中的泡沫', en: 'removes foam during processing' },
  抗氧化剂: { zh: '防止油脂和成分氧化变质', en: 'keeps fats and other components from oxidising' },
  漂白剂: { zh: '漂白、抑制褐变', en: 'bleaches and slows browning' },
  膨松剂: { zh: '产生气体，让面团蓬松', en: 'makes gas so that dough rises' },
  胶基糖果中基础剂物质: { zh: '做口香糖的胶基', en: 'forms the base of chewing gum' },
  着色剂: { zh: '赋予或改善颜色', en: 'gives or improves colour' },
  护色剂: { zh: '保持肉制品等的颜色', en: 'keeps the colour of meat and the like' },
  乳化剂: { zh: '让油和水均匀混合', en: 'mixes oil and water evenly' },
  酶制剂: { zh: '在加工中催化反应', en: 'speeds up reactions during processing' },
  增味剂: { zh: '增强鲜味', en: 'strengthens savoury taste' },
  面粉处理剂: { zh: '改善面粉的加工性能', en: 'improves how flour behaves' },
  被膜剂: { zh: '在表面形成保护膜或光泽', en: 'forms a protective or glossy coat' },
  水分保持剂: { zh: '保持水分、改善口感', en: 'holds moisture and improves texture' },
  营养强化剂: { zh: '补充营养成分', en: 'adds nutrients' },
  防腐剂: { zh: '抑制微生物生长，延长保存期', en: 'keeps microbes from growing, so that food lasts longer' },
  稳定剂和凝固剂: { zh: '使结构稳定或凝固', en: 'stabilises or sets the structure' },
  稳定剂: { zh: '使结构稳定', en: 'stabilises the structure' },
  凝固剂: { zh: '使食品凝固', en: 'sets the food' },
  甜味剂: { zh: '提供甜味，通常热量很低', en: 'sweetens, usually with few calories' },
  增稠剂: { zh: '增加黏稠度、改善口感', en: 'thickens and improves texture' },
  食品用香料: { zh: '赋予香气和风味', en: 'gives smell and taste' },
  其他: { zh: '其他用途', en: 'serves other purposes' },
}

/** What substances are for whose class is 其他, by their name in GB 2760. */
export const ownPurposes: Readonly<Record<string, Bilingual>> = {
  氯化钾: {
    zh: '带咸味，代替部分食盐以减少钠',
    en: 'tastes salty and replaces part of the salt, for less sodium',
  },
  咖啡因: { zh: '带苦味，有提神作用', en: 'tastes bitter and stimulates' },
}
