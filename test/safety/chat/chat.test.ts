import { expect, it } from 'vitest'
import type { GroupFlag } from '../../../src/engine/index.ts'
import { labelsOf, printed, rounds } from '../../labels/marked.ts'
import { chatBreaches, opposes, PRAISE } from './chat-properties.ts'

// Every hundredth label of the rounds; all of them are in chat.all.test.ts.
const STEP = 100
const sample = rounds
  .flatMap(round => labelsOf(round).map(({ id, label }) => ({ id: `${round} ${id}`, text: printed(label) })))
  .filter((_, n) => n % STEP === 0)

it.each(sample)('says in the chat what the report says: $id', ({ text }) => {
  expect(chatBreaches(text)).toEqual([])
})

it.each([
  [
    'a list with every kind of warning',
    '配料：水、白砂糖、全脂乳粉、花生、蚕豆、阿斯巴甜（含苯丙氨酸）、白兰地',
  ],
  ['a claim that its list belies', 'Ingredients: wheat flour, milk, salt. Gluten free, dairy free.'],
  ['an alcoholic drink', '品名：干红葡萄酒\n原料：葡萄、二氧化硫\n酒精度：13%vol'],
  ['honey for an infant', '配料：燕麦、蜂蜜、大米'],
  [
    'a list with gluten by its name',
    'Ingredients: fish (51%), wheat flour, canola oil, water, salt, yeast, gluten (wheat). Contains fish, gluten.',
  ],
  ['a warning of traces', '配料：大米、水。可能含有花生、牛奶。'],
])('says in the chat what the report says: %s', (_, text) => {
  expect(chatBreaches(text)).toEqual([])
})

const flag: GroupFlag = {
  group: 'peanut',
  level: 'avoid',
  certainty: 'contains',
  ingredients: [0],
  text: { zh: '含花生：花生。', en: 'Contains peanut: peanuts.' },
}

it.each(['可以，少量没问题。', 'Yes, that is fine.', '没有识别到花生。', 'No common allergens were found.'])(
  'would notice that %s opposes a flag to avoid',
  answer => {
    expect(opposes(flag, '花生过敏能吃吗？', answer)).toHaveLength(1)
  },
)

it.each(['不能（花生过敏）：含花生。', 'No: contains peanut.'])('takes %s for agreement', answer => {
  expect(opposes(flag, '花生过敏能吃吗？', answer)).toEqual([])
})

it.each(['可以放心吃', 'a healthy choice'])('would notice the praise of %s', answer => {
  expect(answer).toMatch(PRAISE)
})
