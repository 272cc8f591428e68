import type { Group } from '../../../result.ts'
import { type Audience, isNursing } from '../../entities/people.ts'
import { sourceCitation } from '../../text/reply.ts'
import { type AnswerContext, onLabel, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { graver, type Lead, leadOf } from '../people/leads.ts'
import { forbids } from '../people/pack-warnings.ts'
import { watched } from '../people/watched.ts'

/** Of them every label tells something: its table, its score, or that it has neither. */
const alwaysTold: ReadonlySet<Group> = new Set([
  'children',
  'infant_0_36m',
  'diabetes',
  'hypertension',
  'ckd',
])
const hasFinding = (part: Audience, context: AnswerContext): boolean =>
  forbids(part, context) !== undefined ||
  part.groups.some(group => {
    const kind = watched[group]?.kind
    return (
      alwaysTold.has(group) ||
      (context.result?.groups ?? []).some(flag => flag.group === group) ||
      (kind !== undefined && hitsOf(kind, context).length > 0)
    )
  })

/** Conditions that the label has something for, and the others. */
export const splitByFinding = (
  parts: readonly Audience[],
  context: AnswerContext,
): readonly [Audience[], Audience[]] => [
  parts.filter(part => hasFinding(part, context)),
  parts.filter(part => !hasFinding(part, context)),
]

const order: readonly Lead[] = ['no', 'avoid', 'betterNot', 'little', 'depends']
/** Sorts conditions by what warns them most. */
export const gravestOf = (part: Audience, context: AnswerContext): number => {
  if (forbids(part, context) !== undefined) return 0
  const [gravest] = (context.result?.groups ?? [])
    .filter(({ group }) => part.groups.includes(group))
    .map(leadOf)
    .sort(graver)
  return gravest ? order.indexOf(gravest) : order.length
}

const asksFigure = /多少|how (?:much|many)/
const ofFavism = /蚕豆病|g6pd|favism/
const whoOnFavism =
  'WHO Working Group, Glucose-6-phosphate dehydrogenase deficiency, Bull WHO 1989;67:601-611'
/** Nursing a child with favism, or one that was not tested: what is in the beans reaches it through the milk; false where that is not so. */
const tellFavismThroughMilk = (who: Audience, context: AnswerContext): boolean => {
  const beans = (context.result?.groups ?? []).find(({ group }) => group === 'g6pd')
  if (!isNursing(who) || !beans || !ofFavism.test(context.text)) return false
  context.reply.say(
    {
      zh: '喂奶期间妈妈也不要吃：蚕豆里引起溶血的成分可以进到奶里，吃母乳的蚕豆病孩子有过发病；孩子没查过的先查，查清前都别吃。孩子脸黄、尿色深、没精神马上去医院。',
      en: 'Nursing, do not eat it either: what breaks down red cells passes into milk, and breast-fed children with favism have fallen ill of it. Have the child tested first; with yellow skin, dark urine or listlessness go to hospital at once.',
    },
    ...onLabel(context, beans.ingredients),
    sourceCitation(whoOnFavism),
  )
  return true
}

/** One sentence for the conditions that nothing on the label concerns. */
export const sayNothingFor = (all: readonly Audience[], context: AnswerContext): void => {
  const parts = all.filter(part => !tellFavismThroughMilk(part, context))
  if (parts.length === 0 || asksFigure.test(context.text)) return
  const [zh, en] = [parts.map(part => part.zh).join('、'), parts.map(part => part.en).join(', ')]
  context.reply.say(
    {
      zh: `${zh}：没有识别到专门相关的配料，这不等于没有风险，也不是医疗建议。`,
      en: `For ${en} no ingredient is of particular concern; that does not prove that there is no risk, and is not medical advice.`,
    },
    ...wholeLabel(context),
  )
}
