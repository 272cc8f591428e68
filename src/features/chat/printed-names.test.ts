import { expect, it } from 'vitest'
import { toTraditional } from '../../i18n/traditional.ts'
import { printedIn } from './printed-names.ts'

it('leaves the names that a pack prints as they are', () => {
  const answer = '标签写着：产品名称 原味薯片（油炸型膨化食品）。[1]\n薯片调味粉排第 2，含碳水化合物。[2]'
  const citations = [{ kind: 'ingredient' as const, ref: '1', title: '薯片调味粉' }]
  expect(toTraditional(answer, printedIn(answer, citations))).toBe(
    '標籤寫著：產品名稱 原味薯片（油炸型膨化食品）。[1]\n薯片调味粉排第 2，含碳水化合物。[2]',
  )
  expect(toTraditional('薯片')).toBe('洋芋片')
})
