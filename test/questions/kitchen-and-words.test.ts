import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('the kitchen, other eaters, and words of the street', () => {
  it.each([
    // Cans, heat, dates.
    ['l54-tusi', '罐头瘪了一块', /^看凹在哪、有多深/],
    ['cola', '铁皮罐子凹了还能吃吗', /^(?!.*有多少铁)看凹在哪、有多深/],
    ['l32cola', 'the tin is dented is it safe', /^It depends where and how deep/],
    ['l53-huamei', '反复加热会不会有毒', /最好只再热一次/],
    ['l15bar', 'can i reheat it twice', /^Better only once/],
    ['l19luncheon', '過咗期兩日仲食唔食得', /^过了保质期的不要吃/],
    [
      'l12crisps',
      "it's 3 weeks past best before, can i eat them",
      /^It depends: a best-before date is about quality/,
    ],
    // An allergy that nobody names.
    ['l66-rongdou', '能带去学校给同学分吗 有人过敏', /含有：蛋类、乳[\s\S]*可能含有：花生、大豆/],
    // What no list shows.
    ['l21noodle', '吃这个会不会铅超标啊', /^标签看不出来：重金属/],
    // Words of the street.
    ['l66-tomyum', '里面有没有科技与狠活', /^有，识别到 4 项食品添加剂/],
    ['l24duckneck', '防腐剂放了几种 都叫啥', /^识别到 4 项防腐剂：.*亚硝酸钠。$/],
    ['l16pineapple', '點解咁鹹嘅', /^按配料看，咸主要来自：鹽/],
    ['l62-snakes', 'whats E-numbers are in here and are they bad', /^10 additives: .*carmine \(120\)/],
    ['l12whey', 'any e numbers in it', /^5 additives: .*Sucralose \(E955\)/],
    ['l44haw', '0蔗糖和无糖是一回事不', /^不是一回事：“无糖”要每100 g（ml）的糖不超过 0\.5 g/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('one of my 5 a day counts no five of it', () =>
    expect(say('l21bar', 'does this count as one of my 5 a day')).not.toMatch(/5 of them/))
  it('salty and greasy, give it a mark: the score', () =>
    expect(say('l23latiao', '这么咸又这么油，给这包辣条打个分吧')).toMatch(/^得分 19/))
  it('with weak defences no date is stretched', () =>
    expect(say('l12crisps', 'its past best before, im pregnant, can i still eat it')).not.toMatch(
      /for you to judge/,
    ))

  it.each([
    // Cooked food that stood overnight: how the raw one is kept is no reason.
    [
      'l12burger',
      'cooked them last nite and left on the side til this morning, still ok to eat?',
      /^Do not eat it, throw it away: after more than 2 hours/,
    ],
    ['l54-kaochang', '昨晚煮好的放桌上一夜 今早热透了能吃吗', /^不要吃，扔掉：做熟的食物/],
    // Insulin has to match what is called free of sugar as well.
    [
      'l14bar',
      'im on insulin, no sugar in it so i dont need to count it right',
      /^It counts: [\s\S]*21 g of carbohydrate/,
    ],
    ['l66-rongdou', '打胰岛素的 这个没蔗糖不用算碳水吧', /^要算：/],
    // Burst is over the limit.
    ['l24duckneck', '一整包下去 钠是不是爆了', /^一次就超过一天的量：整包150 g/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})
