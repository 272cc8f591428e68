import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('a noun of one character', () => {
  const inPuffs: Record<string, RegExp> = {
    奶: /^有：含乳（脱脂乳粉）/,
    麦: /^有：含麸质（小麦粉）/,
    肉: /没有识别到肉/,
    胶: /没有识别到增稠剂/,
    酒: /没有识别到酒精/,
    茶: /没有识别到茶/,
    姜: /没有识别到姜/,
    油: /葵花籽油/,
  }
  for (const [noun, said] of Object.entries(inPuffs))
    it.each([`${noun}有没有`, `有${noun}冇呀`, `里头有${noun}没得`, `含${noun}不`, `${noun}是有还是没有`])(
      '%s',
      question => expect(say('l49-babypuff', question)).toMatch(said),
    )

  it.each(['那奶呢', '那肉呢', '那蒜呢', '那葱呢'])('%s, after another question', question =>
    expect(say('l49-noodle', question, '有没有加香精')).not.toMatch(/香精|查不到/),
  )
  it('is asked for by its amount as well', () => {
    expect(say('l49-noodle', '里面油多吗')).toMatch(/脂肪19 g/)
    expect(say('l49-noodle', '多少蒜')).toMatch(/没有写大蒜的用量/)
  })
})

describe('a food that is not listed', () => {
  it.each([
    ['l49-satay', 'what about vinegar', /^Not on this label: vinegar/],
    ['l49-satay', 'cheese??', /^Not on this label: cheese/],
    ['l49-satay', 'how much cheese', /^No cheese recognised/],
    ['l49-noodle', '里面巧克力多吗', /^没有识别到巧克力/],
    ['l49-satay', 'meat?', /Fish Sauce/],
    ['l49-noodle', 'is there meat in it', /^Yes: .*牛肉/],
    ['l49-noodle', '那蔬菜呢', /洋葱、大蒜/],
    ['l49-satay', 'any veg in it?', /Onion, Garlic/],
  ] satisfies [keyof typeof labels, string, RegExp][])('%s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it.each(['有没有素食者不能碰的东西', '咁點解可以放咁耐', '落咗啲咩'])(
    'is none of the words of the sentence: %s',
    question => expect(say('l15fishball', question)).not.toMatch(/没有识别到(?:素食者|可以|什么)/),
  )
})

describe('a question that is not understood as it was typed', () => {
  it.each([
    ['l48-cheesestick', '一根里面有多少塘啊', /^一根（20 g）含糖 2\.8 g/],
    ['l48-us-bar', 'go on then whats the wost ingredient in here', /^I took "wost" for "worst"\.\nSUCRALOSE/],
  ] satisfies [keyof typeof labels, string, RegExp][])(
    '%s: %s is answered as meant',
    (label, question, said) => expect(say(label, question)).toMatch(said),
  )
  it.each(['asdfghjkl', 'knock knock', 'sudo rm -rf /', '吃了这个辣条能不能考上清华'])(
    'and is no other question stays declined: %s',
    question => expect(say('l42latiao', question)).not.toMatch(/当作|I took/),
  )
})
