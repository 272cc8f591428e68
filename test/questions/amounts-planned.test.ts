import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('how much somebody plans to have', () => {
  it.each([
    ['l81-energy', '练前半小时干一罐 练完再一罐 顶得住吗', /每日2罐,每次1罐/],
    ['l65-voltline-zero', 'two on a night shift, overkill?', /Max 1 can per day/],
    ['l78-energygel', '5 gels during a marathon, too many?', /Maximum 3 gels per day.*375 mg/s],
    ['l78-energygel', 'carbs in 4 gels', /108 g of carbohydrate in 4 gels \(160 g\)/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l81-noodle', '一周吃五包会怎样'],
    ['l81-noodle', 'i have about 4 of these a week, too many?'],
    ['l81-yogurt', '一个月喝十瓶会不会太多糖'],
  ] as const)('what comes together in a week is no day: %s: %s', (label, question) =>
    expect(say(label, question)).not.toMatch(/(?:3\d\d|[4-9]\d\d|\d{4})( ?%|%)/),
  )
})
