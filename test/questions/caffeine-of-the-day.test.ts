import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a drink that the person had before is added to the caffeine of this one', () => {
  it.each([
    [
      'l81-milktea',
      '孕媽早上已經一杯美式了 下午再泡一包會不會咖啡因爆掉',
      /^没超：合计约 90 mg（一杯滤泡咖啡（200 ml）） \+ 40 mg = 130 mg.*200 mg/,
    ],
    [
      'l81-soda',
      'had 2 coffees this morning already, 20 weeks pregnant, ok to have a can?',
      /^Too much: about 180 mg \(2 × a cup of filter coffee \(200 ml\)\) \+ 41 mg = 221 mg.*200 mg/,
    ],
    ['l81-energy', '早上喝了两杯咖啡 现在再来一罐会不会过量', /没超：合计约 180 mg.*\+ 50 mg = 230 mg/],
    [
      'l65-voltline-zero',
      'had an espresso and a coke today. one can of this on top?',
      /about 40 mg \(a can of cola \(355 ml\)\) \+ about 80 mg \(an espresso \(60 ml\)\) \+ 160 mg = 280 mg/,
    ],
    [
      'l64-energy',
      'already had a red bull, can i have one of these',
      /^Too much: about 80 mg.* = 380 mg|Not over: about 80 mg.* = 380 mg/,
    ],
    [
      'l17energy',
      'ive had 3 coffees today is this on top too much caffeine',
      /about 270 mg \(3 × a cup of filter coffee/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('says a warning of the pack first', () => {
    expect(say('l81-energy', '我怀孕五个月 早上喝了一杯咖啡 再喝一罐行吗')).toMatch(/^不能：标签写着/)
  })

  it.each([
    ['l81-yogurt', '早上喝了咖啡 现在喝这个行吗'],
    ['l81-soda', 'is this better than coffee for staying awake'],
  ] as const)('adds nothing where none is stated or none was drunk, %s: %s', (label, question) =>
    expect(say(label, question)).not.toMatch(/合计|Too much: about|Not over: about/),
  )
})
