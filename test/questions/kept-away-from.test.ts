import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('somebody who keeps away from something hears whether they may have it, not whether it is there', () => {
  it.each([
    ['l81-bar', 'im avoiding peanuts can i eat this', /^No \(peanut allergy\)/],
    ['l81-bar', "i don't do nuts, ok for me?", /^Better not: the label warns/],
    ['l81-noodle', '我不吃猪肉 能吃吗', /^不能：识别到 1 项猪来源的配料：精炼猪油/],
    ['l81-mac', 'i dont eat pork, can i have it', /^None recognised/],
    ['l81-laksa', 'staying away from shellfish, can i have a spoon', /^No, not suitable/],
    ['l81-yogurt', '我忌奶 可以喝吗', /^不能吃：含乳/],
    ['l81-oyster', '戒咗麩質 食唔食得', /^不能吃：含麸质/],
    ['l81-crackers', 'off wheat at the moment, can i have these', /^No, not suitable: contains gluten/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l81-noodle', '那就没有猪吧?我可以拿吧', /^不能：识别到 1 项猪来源的配料：精炼猪油/],
    ['l81-crackers', 'does it have wheat? can i eat it', /^No, not suitable: contains gluten/],
    ['l81-luncheon', '里面有没有蛋？我能吃吗', /^不建议：标签提示可能含蛋类/],
    ['l81-mac', 'does this contain pork? can we eat it', /^None recognised/],
    ['l81-energy', '有没有酒精 那我可以喝吗', /^没有识别到酒精/],
    ['l81-noodle', 'is there beef in it and can i have it', /^No, not if you avoid it/],
  ] as const)('is it in there, and may I have it, is one question: %s: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/不算健康|Not really|\/100/)
  })

  it.each([
    ['l81-bar', 'is there peanut in it', /^Yes: contains peanut/],
    ['l81-noodle', '里面有猪肉吗', /^有，/],
    ['l81-bar', 'has it got sugar? can i eat it', /sugar/i],
  ] as const)('and whether it is there where only that is asked: %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

/** Ways to say that one keeps away from X and to ask whether the product may be had; marked by nobody: a label that contains X never gets a yes. */
const frames = {
  en: [
    'i cant have X, is this ok',
    'allergic to X can i eat it',
    'my kid reacts to X, is this safe',
    'no X for me please, does this work',
    'is this ok if i avoid X',
    'gave up X, can i have this',
    'X makes me ill, can i have some',
    'trying to stay off X is this one ok',
    'im X intolerant can i have it',
    'nothing with X in for me, this fine?',
    'hes off X, ok to give him',
    'X doesnt agree with me, alright to eat?',
    'wife cant do X, can i buy this for her',
    'X-free household, is this allowed in',
  ],
  zh: [
    'X过敏能吃吗',
    '不能碰X 这个行吗',
    '忌口X 可以来一个吗',
    '要避开X的话 能买吗',
    '一吃X就起疹子 这个能吃不',
    '戒X中 能碰吗',
    '医生不让碰X 这个可以吗',
    'X吃不得 这个吃得不',
    '家里有人X过敏 买这个合适吗',
  ],
} as const
describe('no way of saying it gets a yes', () => {
  it.each([
    ['l44yogurt', 'milk', '牛奶'],
    ['l24fishball', 'egg', '鸡蛋'],
    ['l27cookie', 'wheat', '小麦'],
    ['l64-yudan', 'peanuts', '花生'],
    ['l42bar', 'soya', '大豆'],
    ['l58-nadou', 'fish', '鱼'],
    ['l36gfbread', 'sesame', '芝麻'],
  ] as const)('%s: %s', (label, en, zh) => {
    const asked = [
      ...frames.en.map(one => one.replace('X', en)),
      ...frames.zh.map(one => one.replace('X', zh)),
    ]
    const first = asked.map(question => [question, say(label, question).split('\n')[0] ?? ''] as const)
    expect(first.filter(([, answer]) => !/^(?:No\b|Not |Better not|不|可能)/.test(answer))).toEqual([])
  })
})
