import type { Bilingual } from '../../result.ts'
import type { Wish } from '../understanding/wishes.ts'

/** Each wish in words, as an answer says what it took a question for. */
export const readings: Record<Exclude<Wish, 'more'>, Bilingual> = {
  what: { zh: '它是什么', en: 'what it is' },
  why: { zh: '为什么加它', en: 'why it is added' },
  safe: { zh: '它安不安全', en: 'whether it is safe' },
  cancer: { zh: '是否致癌', en: 'whether it causes cancer' },
  suits: { zh: '某类人能不能吃', en: 'whether certain people may eat it' },
  has: { zh: '里面有没有', en: 'whether it is in it' },
  list: { zh: '有哪些', en: 'which there are' },
  count: { zh: '有几种', en: 'how many there are' },
  order: { zh: '排在第几', en: 'where it stands on the list' },
  amount: { zh: '有多少', en: 'how much of it there is' },
  allowed: { zh: '允不允许用', en: 'whether it is permitted' },
  limit: { zh: '最多能加多少', en: 'how much may be used' },
  adi: { zh: '每天能吃多少', en: 'how much a day' },
  evaluation: { zh: '权威机构怎么评价', en: 'what authorities say' },
  compare: { zh: '和另一种比较', en: 'how two compare' },
  substitute: { zh: '换成什么好', en: 'what to choose instead' },
  fact: { zh: '包装上写的产品信息', en: 'what the pack states of the product' },
  score: { zh: '分数怎么来的', en: 'where the score comes from' },
  healthy: { zh: '总体好不好', en: 'how good it is overall' },
  often: { zh: '能不能经常吃', en: 'how often it may be eaten' },
  worst: { zh: '最该注意什么', en: 'what to watch most' },
  processing: { zh: '是不是超加工', en: 'whether it is ultra-processed' },
  origin: { zh: '从哪里来、是否天然', en: 'where it comes from' },
  claim: { zh: '宣称是否属实', en: 'whether a claim is true' },
  report: { zh: '整份配料表的分析', en: 'an analysis of the whole label' },
  parts: { zh: '其中一部分里有什么', en: 'what is in one part of it' },
  nutrition: { zh: '热量和营养素', en: 'energy and nutrients' },
  outside: { zh: '配料以外的事', en: 'something besides ingredients' },
}
