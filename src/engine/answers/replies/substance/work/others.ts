import type { Work } from './work.ts'

/** Other additives whose work is the same in whatever food. */
export const others: readonly Work[] = [
  {
    of: /^(?:巴西棕榈蜡|蜂蜡|虫胶)/,
    as: '被膜剂',
    food: /糖|糕|豆|巧克力|\b(?:gums?|gumm|sweets?|cand|jell|choc|fruchtgummi|lollies|beans?)/,
    text: {
      zh: '在表面形成一层薄膜：有光泽，糖不互相粘连、不粘手，也少吸潮',
      en: 'coats the surface: it shines, the pieces do not stick together, and they take up less moisture',
    },
  },
  {
    of: /^氯化钙/,
    as: '稳定剂和凝固剂',
    food: /蔬菜|藕|笋|酸菜|泡菜|黄瓜|番茄|\b(?:vegetables?|pickle[sd]?|gherkins?|tomato)/,
    text: {
      zh: '钙和蔬菜里的果胶结合，让蔬菜保持脆硬',
      en: 'its calcium binds to the pectin of the vegetables and keeps them crisp and firm',
    },
  },
  {
    of: /呈味核苷酸|肌苷酸|鸟苷酸/,
    as: '增味剂',
    text: {
      zh: '增强鲜味，和味精一起用鲜味成倍提高',
      en: 'strengthens savoury taste, many times so together with MSG',
    },
  },
  {
    of: /^乙基麦芽酚/,
    as: '食品用香料',
    text: { zh: '增添焦糖般的甜香，只管香气，不增鲜', en: 'adds a sweet caramel smell, no savoury taste' },
  },
  {
    of: /^丙二醇$/,
    as: '水分保持剂',
    food: /面|粉|糕|\b(?:noodles?|cakes?)/,
    text: { zh: '保持水分，让它柔软、不容易干硬', en: 'holds moisture, so that it stays soft' },
  },
  {
    of: /^葡萄糖酸-δ-内酯/,
    as: '稳定剂和凝固剂',
    food: /豆腐|豆花|\btofu\b/,
    text: {
      zh: '慢慢变成葡萄糖酸，让豆浆凝固成细嫩的豆腐',
      en: 'turns slowly into gluconic acid, which sets the soya milk to smooth tofu',
    },
  },
  {
    of: /^葡萄糖酸-δ-内酯/,
    as: '酸度调节剂',
    food: /米粉|河粉|米线|面|\bnoodles?\b/,
    text: {
      zh: '慢慢变成葡萄糖酸，让它偏酸，微生物不容易长',
      en: 'turns slowly into gluconic acid, which makes it sour and slows microbes',
    },
  },
  {
    of: /^二氧化碳/,
    as: '防腐剂',
    food: /汽水|苏打水|气泡|可乐|饮料|啤酒|\b(?:soda|sparkling|drinks?|cider|beer|cola|lemonade)/,
    text: { zh: '带来气泡，也抑制一部分微生物', en: 'makes it fizzy and slows some microbes' },
  },
  {
    of: /^碳酸氢钠/,
    as: '酸度调节剂',
    food: /汽水|苏打水|气泡|饮料|\b(?:soda water|sparkling|soft drinks?|energy drinks?)/,
    text: {
      zh: '呈弱碱性，调节酸碱度、带一点苏打味；遇酸放出二氧化碳',
      en: 'is mildly alkaline and sets the acidity, with a taste of soda; with an acid it gives off carbon dioxide',
    },
  },
]
