import { expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

/** In how many words people say who they are; the pack of l81-energy forbids itself to the first two, the others are told of as a group. */
const people: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'l81-energy',
    /^(?:No|不能|不行)/,
    [
      'preggo here, can i have this',
      'im up the duff, can i have this',
      'got a bun in the oven, is this ok',
      'third tri, can i have one',
      'mum to be, can i drink this',
      'im carrying twins, is this fine',
      'im due in march, can i have this',
      '我有了 这个能喝吗',
      '揣崽了 能喝吗',
      '老婆有喜了 她能喝吗',
      '刚测出两道杠 能喝吗',
      '大咗肚 飲唔飲得',
      '母乳妈妈能喝吗',
      'ebf mum, can i have this',
    ],
  ],
  [
    'l81-noodle',
    /high blood pressure|高血压/,
    [
      'htn here, can i have this',
      'im hypertensive, is this ok',
      '血壓高 食唔食得',
      'my bp is up, can i have this',
    ],
  ],
  ['l81-yogurt', /diabetes|糖尿病/, ['糖前期 能喝吗', 'a1c is 7, can i have this', '糖耐量没过 能喝吗']],
  [
    'l81-mac',
    /kidney|肾病/,
    ['egfr 40, can i have this', '肌酐高 能吃吗', 'creatinine is up, is this ok for me'],
  ],
  [
    'l81-noodle',
    /^(?:No|不能)/,
    ['im muslimah, can i have this', '我们教门的 能吃吗', "i don't eat meat, can i have this"],
  ],
]

it.each(people.flatMap(([label, said, questions]) => questions.map(one => [label, one, said] as const)))(
  '%s: %s',
  (label, question, said) => expect(say(label, question)).toMatch(said),
)
