/**
 * Words that questions turn on; a slip in one of them loses the question. Of two characters only those that sound like few other
 * words: 有包 is no 油包, and 精神病 no 肾病.
 */
export const soundWords: readonly string[] = [
  '防腐剂 乳化剂 增稠剂 甜味剂 着色剂 膨松剂 添加剂 稳定剂 抗氧化剂 色素 香精 代糖 配料 配料表 营养成分 保质期 生产日期 净含量 生产商',
  '蔗糖 酱包 粉包 菜包 热量 卡路里 蛋白质 脂肪 碳水 碳水化合物 反式脂肪 饱和脂肪 膳食纤维 胆固醇 钠含量 钠高 咖啡因 酒精',
  '孕妇 怀孕 哺乳期 糖尿病 高血压 高血脂 哮喘 蚕豆病 乳糜泻 乳糖不耐 过敏 过敏原 致敏物 致癌',
  '麸质 小麦 花生 芝麻 鸡蛋 坚果 乳糖',
  '清真 素食 全素 纯素 回民 穆斯林 高钙 低钠 低糖 无糖 奶酪 明胶 味精 甜面酱 豆瓣酱 冷藏 冷冻 冰箱 产地 厂家 过期 进口 血糖 血压 尿酸 痛风 转基因 超加工 植脂末 胰岛素',
  // Who slips in these means no other substance.
  '亚硝酸 亚硝酸钠 三氯蔗糖 苯甲酸',
].flatMap(line => line.split(' '))

/** Words and pairs of words that sound like one of these, and which no dictionary at hand has. */
export const soundsReal: readonly string[] =
  '酒劲 酒禁 酒近 孕服 孕腹 孕肤 治癌 止癌 肤质 服质 腐质 氟质 华生 画生 划生 化生 鸡胆 鸡丹 忌蛋 及蛋 极蛋 急蛋 挤蛋 记蛋 煎果 捡果 拣果 剪果 尖果 件果 姜包 将包 降包 浆包 奖包 酱爆 酱薄 酱堡 酱饱 赔料 陪料 香近 香锦 香劲 色树 小迈 小脉 探水 潭水 摊水 痰水 谈水 坛水 待糖 戴糖 热辆 热凉 过鸣 清蒸 青蒸 国旗 国企 果期 学堂 通风 未经 胃经 胃镜 味经 常加 长家 俗事 素时 速食 熟食 冷场 病相 禁口 金口 近口 命脚'.split(
    ' ',
  )

/** Slips of a character that questions do use, and of which nothing else is made. */
export const surelySlips: ReadonlySet<string> = new Set(
  '运妇 晕妇 韵妇 之麻 支麻 纳高 会民 汇民 惠民 全速 纯速 高盖 高概 碳睡 炭水 指肪 支肪 脂防 脂房'.split(' '),
)
