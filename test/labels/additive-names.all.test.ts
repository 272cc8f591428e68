import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../src/engine/index.ts'
import type { AdditiveName } from '../../src/knowledge/index.ts'
import { engine, knowledge, named, plain } from './corpus.ts'

type Form = (name: AdditiveName) => string

const classOf = ({ functions }: AdditiveName): string => functions[0] ?? ''
// As imported labels write the classes of annex D.
const CLASS_EN: Record<string, string> = {
  酸度调节剂: 'acidity regulator',
  抗结剂: 'anticaking agent',
  消泡剂: 'antifoaming agent',
  抗氧化剂: 'antioxidant',
  漂白剂: 'bleaching agent',
  膨松剂: 'raising agent',
  着色剂: 'colour',
  护色剂: 'colour retention agent',
  乳化剂: 'emulsifier',
  酶制剂: 'enzyme preparation',
  增味剂: 'flavour enhancer',
  面粉处理剂: 'flour treatment agent',
  被膜剂: 'glazing agent',
  水分保持剂: 'humectant',
  防腐剂: 'preservative',
  稳定剂和凝固剂: 'stabiliser',
  甜味剂: 'sweetener',
  增稠剂: 'thickener',
}
const wide = (text: string): string =>
  text.replace(/[!-~]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
const torn = (text: string): string => `${text.slice(0, 1)}\n${text.slice(1)}`

const CHINESE: Record<string, Form> = {
  'by itself': ({ text }) => text,
  'in full width': ({ text }) => wide(text),
  'over a line end': ({ text }) => torn(text),
  'with an amount behind a sign': ({ text }) => `${text}≤0.5g/kg`,
  'with its number': ({ text, ins }) => (ins ? `${text}（INS ${ins}）` : text),
  'within a compound': ({ text }) => `豆瓣酱（蚕豆、${text}、辣椒）`,
  'brought by an oil': ({ text }) => `棕榈油（含${text}）`,
  'among additives': ({ text }) => `食品添加剂（柠檬黄、${text}、日落黄）`,
  'joined to another': ({ text }) => `食品添加剂（柠檬黄和${text}）`,
  'under its class among additives': name => `食品添加剂（${classOf(name)}：${name.text}，着色剂：柠檬黄）`,
  'behind its class and a colon': name => `${classOf(name)}：${name.text}；`,
  'behind its class': name => `${classOf(name)}${name.text}`,
  'behind 食品添加剂': ({ text }) => `食品添加剂${text}`,
  'under its class in any bracket': name => `${classOf(name)}[${name.text}]`,
  'in a blend': name => `复配${classOf(name)}（${name.text}、麦芽糊精）`,
  'without its water': ({ text }) => `食品添加剂（${/[酸钠钾钙镁铵]$/.test(text) ? '无水' : ''}${text}）`,
}

const ENGLISH: Record<string, Form> = {
  'by itself': ({ text }) => text,
  'in capitals': ({ text }) => text.toUpperCase(),
  'over a line end': ({ text }) => text.replace(' ', '\n'),
  'with its number': ({ text, ins }) => (ins ? `${text} (E${ins})` : text),
  'with its purpose': ({ text }) => `${text} (as a preservative)`,
  'added for freshness': ({ text }) => `${text} added to preserve freshness`,
  'within a compound': ({ text }) => `chocolate [cocoa butter, ${text}, cocoa mass]`,
  'with another': ({ text }) => `tartrazine and ${text}`,
  'under its class': name => `${CLASS_EN[classOf(name)]} (${name.text})`,
  'behind its class and a colon': name => `${CLASS_EN[classOf(name)]}: ${name.text};`,
  'behind its class': name => `${CLASS_EN[classOf(name)]} ${name.text}`,
}

const NUMBER: Record<string, (ins: string) => string> = {
  E123: ins => `E${ins}`,
  'E 123': ins => `E ${ins}`,
  'E-123': ins => `E-${ins}`,
  INS123: ins => `INS${ins}`,
  'INS 123': ins => `INS ${ins}`,
  'INS No. 123': ins => `INS No. ${ins}`,
  'emulsifier 123': ins => `emulsifier ${ins}`,
  'emulsifiers (123, 102)': ins => `emulsifiers (${ins}, 102)`,
  'emulsifiers (102 and 123)': ins => `emulsifiers (102 and ${ins})`,
  'emulsifier (E123iv)': ins => `emulsifier (E${ins.replace(/[()]/g, '')})`,
  'emulsifier: 123;': ins => `emulsifier: ${ins};`,
  '增稠剂（123）': ins => `增稠剂（${ins}）`,
  '增稠剂（１２３）': ins => `增稠剂（${wide(ins)}）`,
  '增稠剂：123；': ins => `增稠剂：${ins}；`,
  '食品添加剂（增稠剂（INS 123））': ins => `食品添加剂（增稠剂（INS ${ins}））`,
}

// A spice, which a class or a bracket of additives makes a colour.
const SPICES = ['姜黄', '姜黄粉']
const CLASSES = ['胶基', '胶基糖果中基础剂物质', '复合膨松剂', 'gum base']
// Names that hold a comma, a joining word, an amount or a purpose of their own.
const APART = [
  // A spice in English, and under a colour either of two entries.
  'turmeric',
  'turmeric powder',
  'turmeric color',
  'ground turmeric',
  // A grain.
  'amaranth',
  'd-山梨醇液70%',
  'chlorophyllin copper complex, sodium and potassium salts',
  'beet juice for color',
  "5'-次黄嘌呤核苷磷酸二钠及5'-鸟嘌呤核苷磷酸二钠",
]

const owners = new Map<string, Set<string | undefined>>()
for (const { text, id } of knowledge.names) {
  const key = plain(text)
  owners.set(key, (owners.get(key) ?? new Set()).add(id))
}

/** A fortificant counts where no class says that it is an additive. */
const isFound =
  (form: string) =>
  ({ text }: AdditiveName, found: readonly Ingredient[]): boolean => {
    const ids = owners.get(plain(text))
    return found.some(({ kind, additiveId, name }) => {
      if (kind === 'nutrient') return !isDeclared(form) && plain(name) === plain(text)
      return ids?.has(undefined) ? kind === 'additive' : ids?.has(additiveId)
    })
  }

const BATCH = 24

/** Those of the items that a label of them all does not give, parted by a food that has nothing to do with them. */
function lost<Item>(
  items: readonly Item[],
  write: (item: Item) => string,
  isRead: (item: Item, found: readonly Ingredient[]) => boolean,
  [heading, food, end]: readonly [string, string, string],
): Item[] {
  const missed: Item[] = []
  // Names of one substance stand together; far apart in the list, none is found in place of another.
  const batches = Math.ceil(items.length / BATCH)
  for (let n = 0; n < batches; n++) {
    const batch = items.filter((_, i) => i % batches === n)
    const text = `${heading}${batch.map(item => `${food}${write(item)}`).join(end)}${end}${food}`
    const found = named(engine.analyse({ text }).ingredients)
    missed.push(...batch.filter(item => !isRead(item, found)))
  }
  return missed
}

const isHan = (text: string): boolean => /[\u4e00-\u9fff]/.test(text)
const usual = knowledge.names.filter(({ text }) => !APART.includes(text) && !CLASSES.includes(text))
const chinese = usual.filter(({ text }) => isHan(text))
const english = usual.filter(({ text }) => /[a-z]/i.test(text) && !isHan(text))
const isDeclared = (form: string): boolean => /class|additives|食品添加剂|blend|joined|slash|water/.test(form)
const isApart = (form: string, name: AdditiveName): boolean =>
  (/class|blend/.test(form) && !(classOf(name) in CLASS_EN)) ||
  (SPICES.includes(name.text) && !isDeclared(form))

describe('every additive of the standard', () => {
  it.each(Object.entries(CHINESE))('is found by each of its Chinese names %s', (form, write) => {
    const names = chinese.filter(name => !isApart(form, name))
    expect(lost(names, write, isFound(form), ['配料：', '鸡蛋、', '、']).map(name => name.text)).toEqual([])
  })

  it.each(Object.entries(ENGLISH))('is found by each of its English names %s', (form, write) => {
    const names = english.filter(name => !isApart(form, name))
    expect(
      lost(names, write, isFound(form), ['Ingredients: ', 'eggs, ', ', ']).map(name => name.text),
    ).toEqual([])
  })

  it.each(Object.entries(NUMBER))('is found by its number written %s', (form, write) => {
    // E164 is saffron, INS 164 gardenia yellow.
    const numbers = knowledge.additives
      .flatMap(({ ins }) => ins)
      .filter(ins => !(ins === '164' && form.includes('E')))
    const isRead = (ins: string, found: readonly Ingredient[]) =>
      found.some(one => one.additiveId && knowledge.additive(one.additiveId)?.ins.includes(ins))
    const around = isHan(form)
      ? (['配料：', '鸡蛋、', '、'] as const)
      : (['Ingredients: ', 'eggs, ', ', '] as const)
    expect(lost(numbers, write, isRead, around)).toEqual([])
  })
})

describe('a food that only sounds like an additive', () => {
  const FOODS =
    '食用盐 白砂糖 麦芽糊精 淀粉 酵母 胡萝卜 辣椒 姜黄粉 蜂蜜 乳清蛋白 胶原蛋白 葡萄糖 果葡糖浆 麦芽糖浆 海藻糖 菊粉 低聚果糖 结晶果糖 一水葡萄糖 无水奶油 红糖 焦糖 焦糖糖浆 甜菜 紫薯 紫甘薯 甘草 罗汉果 迷迭香 茶叶 高粱 番茄 螺旋藻 大豆 大豆油 水解胶原蛋白 抗性糊精 水溶性膳食纤维 角豆粉 香草 薄荷 柠檬 柠檬汁 苹果醋 食醋 白酒 苏打饼干 木薯淀粉 预糊化淀粉 酵母抽提物 谷朊粉 小麦蛋白 低聚半乳糖 乳酸菌 酸奶 酸菜 盐渍辣椒 海藻 石花菜 桃胶 阿胶 花胶'
  it.each(FOODS.split(' '))('%s is a food', food => {
    const found = named(engine.analyse({ text: `配料：水、${food}、鸡蛋` }).ingredients)
    expect(found.map(one => one.name)).toEqual(['水', food, '鸡蛋'])
    expect(found.filter(({ kind }) => kind === 'additive' || kind === 'flavouring')).toEqual([])
  })
})

describe('a compound of GB 14880 in the company of fortificants', () => {
  const COMPOUNDS =
    "醋酸视黄酯 棕榈酸视黄酯 β-胡萝卜素 全反式视黄醇 麦角钙化醇 胆钙化醇 d-α-生育酚 dl-α-生育酚 d-α-醋酸生育酚 dl-α-醋酸生育酚 混合生育酚浓缩物 d-α-琥珀酸生育酚 dl-α-琥珀酸生育酚 维生素E琥珀酸钙 植物甲萘醌 盐酸硫胺素 硝酸硫胺素 核黄素 核黄素-5'-磷酸钠 盐酸吡哆醇 5'-磷酸吡哆醛 氰钴胺 盐酸氰钴胺 羟钴胺 L-抗坏血酸 L-抗坏血酸钙 维生素C磷酸酯镁 L-抗坏血酸钠 L-抗坏血酸钾 L-抗坏血酸-6-棕榈酸盐 抗坏血酸棕榈酸酯 烟酸 烟酰胺 叶酸 蝶酰谷氨酸 D-泛酸钙 D-泛酸钠 D-生物素 氯化胆碱 酒石酸氢胆碱 肌醇 环己六醇 硫酸亚铁 葡萄糖酸亚铁 柠檬酸铁铵 富马酸亚铁 柠檬酸铁 乳酸亚铁 氯化高铁血红素 焦磷酸铁 铁卟啉 甘氨酸亚铁 还原铁 乙二胺四乙酸铁钠 羰基铁粉 碳酸亚铁 柠檬酸亚铁 延胡索酸亚铁 琥珀酸亚铁 血红素铁 电解铁 碳酸钙 葡萄糖酸钙 柠檬酸钙 乳酸钙 L-乳酸钙 磷酸氢钙 L-苏糖酸钙 甘氨酸钙 天门冬氨酸钙 柠檬酸苹果酸钙 醋酸钙 氯化钙 磷酸三钙 甘油磷酸钙 氧化钙 硫酸钙 骨粉 硫酸锌 葡萄糖酸锌 甘氨酸锌 氧化锌 乳酸锌 柠檬酸锌 氯化锌 乙酸锌 碳酸锌 亚硒酸钠 硒酸钠 硒蛋白 富硒食用菌粉 L-硒-甲基硒代半胱氨酸 硒化卡拉胶 富硒酵母 硫酸镁 氧化镁 氯化镁 乳酸镁 碳酸镁 L-苏糖酸镁 磷酸氢镁 葡萄糖酸镁 硫酸铜 葡萄糖酸铜 柠檬酸铜 碳酸铜 硫酸锰 氯化锰 碳酸锰 柠檬酸锰 葡萄糖酸锰 碘酸钾 碘化钾 碘化钠 硫酸铬 氯化铬 钼酸钠 钼酸铵 葡萄糖酸钾 柠檬酸钾 磷酸二氢钾 磷酸氢二钾 氯化钾 L-赖氨酸 L-盐酸赖氨酸 L-赖氨酸天门冬氨酸盐 牛磺酸 左旋肉碱 L-肉碱酒石酸盐 γ-亚麻酸 花生四烯酸 二十二碳六烯酸 乳铁蛋白 酪蛋白钙肽 酪蛋白磷酸肽 叶黄素 低聚半乳糖 低聚果糖 多聚果糖 棉子糖 1,3-二油酸2-棕榈酸甘油三酯 5'-单磷酸胞苷 5'单磷酸尿苷 5'-单磷酸腺苷 5'-肌苷酸二钠 5'-鸟苷酸二钠 5'-尿苷酸二钠 5'-胞苷酸二钠 L-蛋氨酸 L-酪氨酸 L-色氨酸 核苷酸 胆碱 维生素B族 2'-岩藻糖基乳糖 乳糖-N-新四糖 3-岩藻糖基乳糖 6'-唾液酸乳糖钠盐 3'-唾液酸乳糖钠盐 乳糖-N-四糖 6S-5-甲基四氢叶酸钙 酵母β-葡聚糖 柠檬酸钠 磷酸二氢钠 磷酸氢二钠 七水硫酸亚铁 五水硫酸铜 一水硫酸锌 维生素B2 VB1 VC VE VD3 VA"

  it('is no additive', () => {
    const isRead = (name: string, found: readonly Ingredient[]) =>
      found.some(one => plain(one.name) === plain(name) && one.kind !== 'additive' && one.kind !== 'unknown')
    const row = (name: string) => `维生素A、${name}、叶酸`
    expect(lost(COMPOUNDS.split(' '), row, isRead, ['配料：', '鸡蛋、', '、'])).toEqual([])
  })
})

describe('every number that Europe, Australia and New Zealand give an additive', () => {
  const NUMBERS =
    '100 101 101a 102 103 104 110 120 122 123 124 127 129 131 132 133 140 141 142 143 150a 150b 150c 150d 151 153 155 160a 160b 160c 160d 160e 160f 161b 161g 162 163 164 170 171 172 173 174 175 180 181 200 201 202 203 210 211 212 213 214 215 216 218 220 221 222 223 224 225 226 227 228 234 235 239 242 243 249 250 251 252 260 261 262 263 264 270 280 281 282 283 290 296 297 300 301 302 303 304 306 307 307b 308 309 310 311 312 315 316 319 320 321 322 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343 349 350 351 352 353 354 355 356 357 359 363 365 366 367 368 380 381 385 392 400 401 402 403 404 405 406 407 407a 408 409 410 412 413 414 415 416 417 418 420 421 422 425 426 427 431 432 433 434 435 436 440 440a 440b 442 444 445 450 451 452 455 459 460 461 462 463 464 465 466 467 468 469 470a 470b 471 472a 472b 472c 472d 472e 472f 473 474 475 476 477 479b 480 481 482 491 492 493 494 495 500 501 503 504 507 508 509 510 511 512 513 514 515 516 517 518 519 520 521 522 523 524 525 526 527 528 529 530 535 536 538 541 542 551 552 553a 553b 554 555 556 557 558 559 570 574 575 576 577 578 579 580 585 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 636 637 640 650 900 901 902 903 904 905b 905c 907 912 914 920 927b 938 939 941 942 943a 943b 944 946 948 949 950 951 952 953 954 955 956 957 959 960 961 962 964 965 966 967 968 969 999 1001 1100 1101 1102 1103 1104 1105 1200 1201 1202 1400 1401 1402 1403 1404 1405 1410 1411 1412 1413 1414 1420 1422 1440 1442 1443 1450 1451 1452 1505 1517 1518 1519 1520 1521'

  it('is an additive behind E and under a class', () => {
    const isKnown = (text: string) =>
      named(engine.analyse({ text }).ingredients).some(
        one => one.kind === 'additive' && one.ins !== undefined,
      )
    for (const number of NUMBERS.split(' ')) {
      expect(isKnown(`Ingredients: Water, E${number}, Salt`), `E${number}`).toBe(true)
      expect(isKnown(`Ingredients: Water, Stabiliser (${number}), Salt`), number).toBe(true)
    }
  })
})
