import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('which sachet has it', () => {
  it.each([
    ['l44noodle', '邊包係辣㗎？我個仔食唔到辣，想攞走佢', /酱包（辣椒、豆瓣酱、花椒）/],
    ['l44noodle', '辣的是哪一包', /酱包（辣椒、豆瓣酱、花椒）/],
    ['l44noodle', "which packet do i leave out if i don't want it hot", /酱包 \(chilli/],
    ['l44noodle', '不放酱包还辣吗', /^还有：不放酱包.*花椒粉（调料包里）/],
    ['l44noodle', '酸味是哪包来的', /调料包（柠檬酸）、醋包（食醋）/],
    ['l44noodle', '麻是哪个包里的', /酱包（花椒）、调料包（花椒粉）/],
    ['l45noodle', '甜味的是哪包', /酱包（白砂糖）、粉包（白砂糖）/],
    ['l43noodle', '咸的主要是哪包', /^按配料顺序最可能是粉包/],
    [
      'l45noodle',
      '红烧牛肉面里到底有没有真牛肉，在哪一包',
      /至少 1\.5%[\s\S]*酱包（.*牛肉）、粉包（牛肉粉）/,
    ],
    ['l45noodle', '牛肉喺邊包', /酱包（.*牛肉）、粉包（牛肉粉）/],
    ['l44dumpling', '磷酸盐在皮里还是馅里', /馅料（三聚磷酸钠、六偏磷酸钠）里；面皮没有列出/],
    ['l44dumpling', 'is the fish in the filling or in the wrapper', /in 馅料/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('how many there are in the parts of a pack', () => {
  it.each([
    ['l45noodle', ['面饼多少种添加剂，酱包又有几种'], /面饼 8 种（[\s\S]*酱包 4 种（/],
    ['l44noodle', ['粉饼和酱包加起来多少种添加剂'], /^合起来 5 种食品添加剂/],
    ['l44noodle', ['加上酱包呢', '粉饼里有几种添加剂'], /^合起来 5 种食品添加剂：粉饼 1 种/],
    ['l45noodle', ['那三个料包加起来呢', '面饼有几种食品添加剂'], /^合起来 16 种食品添加剂/],
    ['l44dumpling', ['皮和馅各有什么添加剂'], /馅料 3 种（.*面皮 1 种（碳酸钠）/],
    ['l47noodle', ['再加上料包呢', '面饼多少大卡'], /^合起来能量 2075 kJ/],
  ] as const)('%s: %s', (label, [question, ...before], said) =>
    expect(say(label, question, ...before)).toMatch(said),
  )
})

describe('the share that the pack prints of an ingredient', () => {
  it.each([
    ['l44sausage', '叫玉米火腿肠 玉米到底有多少', /^标签写明甜玉米粒的量：至少 5%/],
    ['l44sausage', '玉米占多少', /^标签写明甜玉米粒的量：至少 5%/],
    ['l45sausage', '鸡肉烤肠鸡肉占多少', /鸡肉的量：至少 45%/],
    ['l45cheese', '干酪占多少', /干酪的量：至少 51%/],
    ['l44dumpling', '鲅鱼占多少', /鲅鱼肉占馅料的至少 30%/],
    ['l44dumpling', '馅里排第一的真是鱼吗，占多少', /^是：馅料里第 1 项是鲅鱼肉。\n鲅鱼肉占馅料的至少 30%/],
    ['l44dumpling', 'how much of the filling is fish', /at least 30% of 馅料/],
    ['l44dumpling', '馅里第二位是什么', /^馅料里第 2 项是猪肥膘/],
    ['l44oatbar', 'what percent is dates', /Date Paste at 18%/],
    ['l44protein', 'how much pea protein is in it', /Pea Protein Isolate at 70%/],
    ['l43pinecake', '內餡裡鳳梨排第幾 佔多少', /^(?!.*第 0 项).*6 项中的第 1 项/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('tells of several things that one word names only those whose share is printed', () => {
    expect(say('l44yogurt', '牛奶含量多少')).toBe('标签写明生牛乳的量：至少 80%。')
  })
})
