/** Latin characters and digits that a reading of a label confuses, beside the generated table of look-alikes. */
export const LATIN_LOOKALIKES: readonly (readonly [string, string])[] = [
  ['0', 'oqd'],
  ['1', 'lit'],
  ['5', 's'],
  ['8', 'b'],
  ['6', 'b'],
  ['2', 'z'],
  ['9', 'gq'],
  ['l', 'i1tj'],
  ['i', 'lj1t'],
  ['u', 'vn'],
  ['c', 'eo'],
  ['h', 'bn'],
  ['m', 'n'],
  ['t', 'f'],
  ['y', 'v'],
  ['a', 'o'],
  ['o', 'ae0c'],
  ['e', 'co'],
  ['n', 'rhu'],
  ['g', 'q'],
]

/**
 * Pairs that typists and readers confuse and that a measure of glyphs rates too far apart. 硝 matters most: what is read
 * for it must give nitrite or nitrate, never sulphite.
 */
export const TYPED_PAIRS =
  '蛋旦 豆旦 檬樵 檬根 檬模 檬糠 檬槽 檬橄 铵铆 铵铉 碳碣 碳碱 碳殒 苹芎 蓝兰 酯脂 钠纳 胶肢 苷甙 羧梭 卵卯 己已 糊湖 椿精 籽子 萝罗 漆添 搁榈 押钾 表麦 沙砂 氨胺 末未 氢氡 肌饥 铵胺 钙钓 氢氧 粉份 莓霉 酵酷 檬蒙 碳碱 三万 盖盐 茄苔 茄苑 莓莉 莓莆 莓荻 檬樵 檬根 赛贼 糊楠 酯酬 酯酰 碳碲 味咏 苹芎 钠钟 剂刮 二一 硝哨 硝消 硝稍 硝梢 硝销 油由'

/**
 * Readings that a photo's model gives for one character only, again and again: 铵 hardly ever comes out as itself, and what
 * comes out instead is rarely another metal. They outweigh the likeness of glyphs.
 */
export const MODEL_PAIRS =
  '铵铆 铵铉 铵铰 铵铧 铵钿 铵铋 铵钹 铵铪 檬樵 檬根 檬李 檬橡 檬棵 柠柴 柠拧 萝莪 卜上 卜一 氯氰 氢氡 b卫 乳引 乳九 乳孝 乳孙 莓莲 莓茵 莓茬 柠栀 碳磺 钠钩 锌锋 锌银 盐盖 盐益 盐咳 红纤 淀淮 淀浙 苯荃 胺胶 番申 番留 茄苞 茄芜 芝若 芝芳 浓浇 葵葛 面粮 膘膜 膘膀 酱酪 胭脊 胭肩 柠标 柠杞 柠架 檬椎 酸酿 胶腿 胶腹 姜蒋 姜薹 苹著 苹蕹 蜡螨 麦姚 盐监 蚝蟒 虫申 氯氧 铵银 红约 椰椿'

/**
 * What the networks of PP-OCR read for characters that they hardly know (羚 for 羧, or nothing): as read, then as printed. Measured on
 * rows of print in six styles (docs/measurements/recognition-real-photos.md); the read character is in no name of an additive.
 */
export const NETWORK_PAIRS = '已己 □己 羚羧 □羧 羚羟 轻羟 □羟 篦蓖 □蓖'
