import type { Bilingual } from '../../result.ts'

export const ORDER_ONLY: Bilingual = {
  zh: '位次只说明先后，不说明用量；2% 及以下的配料可以不按顺序排。',
  en: 'Rank tells the order, not the amount; ingredients of 2 % or less may stand in any order.',
}
export const KIND_IS_INFERRED: Bilingual = {
  zh: '产品种类由名称、执行标准和配料推断，名称含糊时可能漏判。',
  en: 'The kind of product is read from its name, standard and list; a vague name may hide it.',
}
export const DESIGN_CHOICE: Bilingual = {
  zh: '这是设计取舍，不是实验结论。',
  en: 'A choice of design, not a finding.',
}
