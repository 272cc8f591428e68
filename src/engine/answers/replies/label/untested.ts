import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'

const residues =
  /重金属|瘦肉精|微塑料|农药|(?:抗生素|激素|荷尔蒙|药物).{0,2}(?:残留|超标)|(?:有没有|含不含|打了?|喂了?).{0,3}(?:抗生素|激素|荷尔蒙)|\bheavy metals?\b|\b(?:added|any|growth) hormones\b|\bantibiotics? residues?\b|\bpesticides?\b|\bmicroplastics?\b/
const asksFinding =
  /超标|超过|[验测检](?:过|测|出|没|了)|有没有|有无|多不多|[吗么呢]$|\b(?:test(?:ed)?|any|over the limit|free of|free from|contain|in it|in this|full of|too much)\b/
const ofMetals = /重金属|汞|\bheavy metals?\b|\bmercury\b/
/** Fish that the NHS and the FDA name for their mercury. */
const ofMercury = /鲨|鯊|旗鱼|旗魚|马林鱼|马林魚|方头鱼|\bsharks?\b|\bswordfish\b|\bmarlin\b/i

/** Heavy metals, hormones, residues: no list states them and nobody here tested it; false where that was not asked. */
export const tellUntested = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (!residues.test(text) || !asksFinding.test(text) || context.flat.length === 0) return false
  if (subjects.some(({ entry }) => entry) && /^(?:limit|allowed)$/.test(wish)) return false
  context.reply.decline({
    zh: '看不出来，也没有检测过：我只读标签，重金属、激素、药物和农药残留标签都不写；检测结果请问厂家，或查国家市场监督管理总局公布的抽检。',
    en: 'I cannot tell and tested nothing: I only read labels, and no label states heavy metals, hormones or residues of drugs and pesticides. Ask the maker for test results, or look at what your food authority publishes.',
  })
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ofMercury.test(name) ? [index] : [],
  )
  const names = namesOf(hits, context)
  if (ofMetals.test(text) && hits.length > 0)
    context.reply.say(
      {
        zh: `配料里有${names.zh}：这类大型鱼汞含量高，孕妇和儿童不要吃（英国 NHS 或美国 FDA 的建议）。`,
        en: `The list has ${names.en}: such large fish are high in mercury, not for children or in pregnancy (advice of the NHS or the FDA).`,
      },
      ...onLabel(context, hits),
    )
  return true
}
