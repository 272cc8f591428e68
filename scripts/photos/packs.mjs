// Packs that never were: a list of ingredients drawn by lot, with the fields and the nutrition table that packs have beside it, as print.

/** @typedef {{ list: string, ingredients: string[], additives: string[] }} Printed */
/** @typedef {{ svg: string, width: number, height: number, printed: Printed }} Pack */
/** @typedef {() => number} Random */

const FOODS =
  '水 白砂糖 食用盐 小麦粉 大豆 棕榈油 精炼植物油 全脂乳粉 脱脂乳粉 乳清粉 鸡蛋 淀粉 玉米淀粉 马铃薯淀粉 麦芽糊精 葡萄糖浆 果葡糖浆 可可粉 可可脂 代可可脂 花生 芝麻 燕麦片 糯米粉 大米 酵母 酵母抽提物 酱油 食醋 味精 辣椒 花椒 大蒜 洋葱粉 胡椒粉 香辛料 鸡肉 猪肉 牛肉 鱼糜 虾 紫菜 香菇 番茄酱 苹果浓缩汁 橙汁 椰浆 蜂蜜 奶油 稀奶油 干酪 食用香精 红豆 绿豆 核桃仁 葡萄干 海苔 魔芋粉 谷朊粉 起酥油 人造奶油 炼乳 生牛乳'.split(
    ' ',
  )
const NAMES =
  '海苔脆片 黄油曲奇 香辣豆干 草莓酸奶 牛肉味方便面 椰子水饮料 红豆面包 孜然味薯片 柠檬味汽水 鱼豆腐'.split(
    ' ',
  )
const STYLES = [
  { ground: '#fbfaf6', ink: '#1c1c1c', font: 'Noto Sans CJK SC', weight: 400 },
  { ground: '#e9d9b8', ink: '#3a2a18', font: 'Noto Serif CJK SC', weight: 400 },
  { ground: '#1f5a38', ink: '#f4f4ec', font: 'WenQuanYi Micro Hei', weight: 400 },
  { ground: '#f6d54a', ink: '#1b1b1b', font: 'Noto Sans CJK SC', weight: 300 },
  { ground: '#c9ced2', ink: '#20242a', font: 'Noto Sans CJK SC', weight: 500 },
  { ground: '#a51f2d', ink: '#fff4e2', font: 'Noto Sans CJK SC', weight: 700 },
]
const TABLE = [
  ['项目', '每100克', 'NRV%'],
  ['能量', '1890千焦', '23%'],
  ['蛋白质', '6.5克', '11%'],
  ['脂肪', '21.0克', '35%'],
  ['碳水化合物', '58.3克', '19%'],
  ['钠', '420毫克', '21%'],
]

/** @template Item @param {readonly Item[]} items @param {Random} random @returns {Item} */
const one = (items, random) => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Some of the items, none twice. @param {readonly string[]} items @param {number} count @param {Random} random */
const some = (items, count, random) =>
  items
    .map(item => ({ item, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ item }) => item)

/** @param {readonly string[]} additives names that labels write @param {Random} random @returns {Printed} */
export function drawList(additives, random) {
  const foods = some(FOODS, 5 + Math.floor(random() * 9), random)
  const added = some(additives, 3 + Math.floor(random() * 7), random)
  const mark = random() < 0.7 ? '、' : '，'
  return {
    list: `${foods.join(mark)}${mark}食品添加剂（${added.join(mark)}）`,
    ingredients: [...foods, ...added],
    additives: added,
  }
}

/** @param {string} text */
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text in lines of so many characters; a mark never begins one. @param {string} text @param {number} length */
function wrapped(text, length) {
  /** @type {string[]} */
  const lines = []
  for (let rest = text; rest !== ''; ) {
    const end = /[、，。）]/.test(rest.charAt(length)) ? length + 1 : length
    lines.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return lines
}

/**
 * A pack as flat print: name, list, fields and sometimes the nutrition table beside or below.
 *
 * @param {Printed} printed
 * @param {Random} random
 * @returns {Pack}
 */
export function drawPack(printed, random) {
  const style = one(STYLES, random)
  const size = 40
  const columns = 18 + Math.floor(random() * 12)
  const pitch = size * (1.3 + random() * 0.35)
  const fields = ['净含量：120克', '保质期：9个月', '贮存条件：请置于阴凉干燥处', '产品标准代号：GB/T 20977']
  const lines = [
    ...wrapped(`配料：${printed.list}`, columns),
    ...some(fields, 1 + Math.floor(random() * 4), random),
  ]
  const isBeside = random() < 0.3
  const hasTable = random() < 0.6
  const textWidth = (columns + 2) * size
  const tableWidth = size * 12
  const tableHeight = TABLE.length * pitch
  const width = Math.ceil(textWidth + (hasTable && isBeside ? tableWidth + size * 2 : size))
  const body = lines.length * pitch
  const height = Math.ceil(
    size * 5 + Math.max(body, tableHeight) + (hasTable && !isBeside ? tableHeight + size : 0),
  )
  const texts = lines.map(
    (line, i) => `<text x="${size}" y="${size * 4 + i * pitch}" font-size="${size}">${escaped(line)}</text>`,
  )
  const [left, top] = isBeside ? [textWidth + size, size * 4] : [size, size * 4 + body + size * 0.6]
  const cells = TABLE.flatMap((row, y) =>
    row.map(
      (cell, x) =>
        `<text x="${left + x * tableWidth * 0.38}" y="${top + y * pitch}" font-size="${size * 0.9}">${cell}</text>`,
    ),
  )
  const title = `<text x="${size}" y="${size * 2.2}" font-size="${size * 1.7}" font-weight="700">${one(NAMES, random)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${style.ground}"/><g fill="${style.ink}" font-family="${style.font}, Noto Sans CJK SC" font-weight="${style.weight}">${title}${texts.join('')}${hasTable ? cells.join('') : ''}</g></svg>`
  return { svg, width, height, printed }
}
