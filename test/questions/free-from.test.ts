import { expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

it.each([
  ['l73-wahmui', 'aspartame free?', /^No: the label lists 951/],
  ['l73-wahmui', 'is it free from aspartame', /^No: the label lists 951/],
  ['l66-laozao', 'monosodium glutamate free?', /^None recognised: no monosodium glutamate/],
  ['l81-soda', 'caffeine free?', /^No: sources of caffeine/],
  ['l81-bar', 'honey free?', /^No: the label lists Honey/],
  ['l81-bar', 'gluten free?', /^No: contains gluten/],
  ['l81-bar', 'is it palm oil free', /^None recognised: no palm oil/],
  ['l81-jelly', 'carrageenan free?', /^No: the label lists/],
] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
