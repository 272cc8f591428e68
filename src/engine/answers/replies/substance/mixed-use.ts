import { fold } from '../../../text/normalize.ts'
import { type Kind, kindsIn } from '../../entities/kinds.ts'
import type { Subject } from '../../entities/subjects.ts'
import { standardCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asked =
  /混用|(?:混合|一起|同时).{0,6}(?:用|加).{0,6}(?:合规|合法|超标|行不行|可以)|比例(?:之和|相加|总和|加起来)|之和|(?:可以|能|允许|可否)(?:不可以)?.{0,4}(?:一起|同时|混合|混)(?:使用|用|加)|\bused together\b|(?:混合|一起|同时|复配|叠加).{0,6}(?:使用|用|加).{0,24}(?:加起来|合计|合并|算|超|限量|限制|总量|规定|叠加)|(?:加一起|加起来|合起来|叠加)(?:会|要|是|就)?(?:不)?(?:会)?超|sum of (?:the )?(?:ratios|proportions|fractions|shares)|(?:combined|mixed|together).{0,24}(?:limit|sum|ratio|proportion)/
/** Whether they may be mixed, not whether they are added up. */
const asksIfMay = /可以|能|允许|可否/
/** Functions of which GB 2760 counts mixed uses together. */
const counted: Readonly<Record<string, 'same colour' | 'all'>> = {
  着色剂: 'same colour',
  防腐剂: 'all',
  抗氧化剂: 'all',
}

/** The function that all the additives of a question share. */
const sharedFunction = (subjects: readonly Subject[]): Kind[] => {
  const [first = [], ...others] = subjects.map(({ entry }) => entry?.functions ?? [])
  const all = first.filter(one => others.every(functions => functions.includes(one)))
  const shared = all.find(one => one in counted) ?? all[0]
  return subjects.length > 1 && shared ? kindsIn(shared) : []
}

/** Whether several additives of one function count together: by GB 2760 those of three functions; false where that was not asked. */
export const tellMixedUse = ({ subjects }: Heard, context: AnswerContext): boolean => {
  if (!asked.test(context.text)) return false
  const own = [...kindsIn(context.text), ...sharedFunction(subjects)]
  const kinds = own.length > 0 ? own : kindsIn(fold(context.asked.question).text)
  const classes = kinds.filter(({ functions }) => functions)
  const [kind] = classes
  const rule = counted[kind?.functions?.[0] ?? '']
  const hits = kind ? hitsOf(kind, context) : []
  const names = namesOf(hits, context)
  const lead =
    classes.length > 1
      ? { zh: '不同功能的不相加，同一功能的要', en: 'Not across functions, but within one' }
      : !kind
        ? { zh: '看是哪一类', en: 'It depends on the class' }
        : rule
          ? {
              zh: asksIfMay.test(context.text) ? '可以，但要合计' : rule === 'all' ? '要' : '颜色相同的要',
              en: rule === 'all' ? 'Yes' : 'Those of the same colour, yes',
            }
          : { zh: `不用，${kind.zh}不在其中`, en: `No, not ${kind.en}` }
  const rest =
    rule || !kind || classes.length > 1
      ? { zh: '', en: '' }
      : { zh: `；${kind.zh}各按各的限量`, en: `; each of the ${kind.en} has its own limit` }
  const listed =
    hits.length > 1 ? { zh: `（这里有${names.zh}）`, en: ` (here ${names.en})` } : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${lead.zh}${listed.zh}：GB 2760-2024 附录 A 规定，同一功能的食品添加剂（相同色泽着色剂、防腐剂、抗氧化剂）混合使用时，各自用量占其最大使用量的比例之和不应超过 1${rest.zh}。`,
      en: `${lead.en}${listed.en}: by annex A of GB 2760-2024, where additives of one function are mixed (colours of the same colour, preservatives, antioxidants), the shares that they take of their maximum levels may add up to 1 at most${rest.en}.`,
    },
    standardCitation,
    ...onLabel(context, hits.slice(0, 4)),
  )
  return true
}
