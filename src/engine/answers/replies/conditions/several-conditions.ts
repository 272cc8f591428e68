import type { Group } from '../../../result.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
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
/** One sentence for the conditions that nothing on the label concerns. */
export const sayNothingFor = (parts: readonly Audience[], context: AnswerContext): void => {
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
