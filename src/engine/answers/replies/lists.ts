import { isSubstanceOfClass } from '../../matching/substance-classes.ts'
import type { Group } from '../../result.ts'
import type { Kind } from '../entities/kinds.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation } from '../text/reply.ts'
import { listAllergens, oneAllergen } from './allergen-list.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  concern,
  declineUnknown,
  evidenceCitation,
  namesOf,
  onLabel,
  orWhole,
  tenths,
  wholeLabel,
} from './answer-context.ts'
import { place } from './identify.ts'
import { purposes } from './purposes.ts'

/** Indices of the ingredients of a kind. */
export const hitsOf = (kind: Kind, { flat, knowledge }: AnswerContext): number[] =>
  flat.flatMap((ingredient, index) => {
    if (ingredient.role !== undefined) return []
    const entry = ingredient.additiveId === undefined ? undefined : knowledge.additive(ingredient.additiveId)
    // The label's own class word decides; without one the entry's main function does.
    const functions = ingredient.functions.length > 0 ? ingredient.functions : (entry?.functions ?? [])
    const substance = {
      id: ingredient.additiveId,
      ins: ingredient.ins ?? '',
      functions: entry?.functions ?? functions,
    }
    const isHit =
      kind.classes?.some(name => isSubstanceOfClass(substance, name)) ||
      kind.functions?.some(
        name => functions[0] === name || (functions.length === 1 && functions.includes(name)),
      ) ||
      kind.kinds?.includes(ingredient.kind) ||
      (kind.names?.test(`${ingredient.name} ${kind.isAny ? (entry?.zh ?? '') : ''}`) &&
        (ingredient.kind !== 'additive' || kind.functions !== undefined || kind.isAny))
    return isHit ? [index] : []
  })

/** Which ingredients of a kind the label contains; with `isWhy` also what the kind is for. */
export const listKind = (kind: Kind, isWhy: boolean, context: AnswerContext): void => {
  const { result, flat, reply } = context
  if (!result || flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (kind.allergen === 'any') {
    listAllergens(result, context)
    return
  }
  if (kind.allergen !== undefined) {
    oneAllergen(kind.allergen, context)
    return
  }
  const hits = kind.group === undefined || kind.names ? hitsOf(kind, context) : groupHits(kind.group, context)
  if (hits.length === 0) {
    reply.say(
      {
        zh: `这份配料表里没有识别到${kind.zh}。复合配料可能含有没有展开的成分。`,
        en: `No ${kind.en} were recognised on this label. Compound ingredients may contain some that are not listed.`,
      },
      ...wholeLabel(context),
    )
    return
  }
  const names = namesOf(hits, context)
  const cited = onLabel(context, hits)
  reply.say(
    {
      zh: `识别到 ${hits.length} 项${kind.zh}：${names.zh}。`,
      en: `${hits.length} ${kind.en} recognised: ${names.en}.`,
    },
    ...cited,
  )
  const use = isWhy ? purposes[kind.functions?.[0] ?? ''] : undefined
  if (use) reply.say({ zh: `作用：${use.zh}。`, en: `Their purpose: ${use.en}.` }, ...cited)
}

const groupHits = (group: Group, { result }: AnswerContext): number[] =>
  (result?.groups ?? []).flatMap(flag => (flag.group === group ? flag.ingredients : []))

/** Whether the label contains what is named. */
export const hasIt = (subjects: readonly Subject[], context: AnswerContext): void => {
  if (!context.result || context.flat.length === 0 || subjects.length === 0) {
    declineUnknown(context)
    return
  }
  for (const subject of subjects) {
    const { index } = subject
    const names = bothNames(subject)
    if (index === undefined) {
      context.reply.say(
        {
          zh: `这份配料表里没有识别到${names.zh}。复合配料可能含有没有展开的成分。`,
          en: `No ${names.en} recognised on this label. Compound ingredients may contain some that are not listed.`,
        },
        ...wholeLabel(context),
      )
      continue
    }
    context.reply.say(
      { zh: `有，标签上写着${names.zh}。`, en: `Yes, the label lists ${names.en}.` },
      ...citedAs(context, subject),
    )
    place(subject, context)
  }
}

const shownWorst = 4

/** The additives of the highest concern, and the reason that weighs most in the score. */
export const worstOf = (context: AnswerContext): void => {
  const { result, flat, reply, knowledge } = context
  if (!result || flat.length === 0) {
    declineUnknown(context)
    return
  }
  const seen = new Set<string>()
  const doubtful = flat
    .flatMap(({ tier, additiveId, name }, index) => {
      const entry = additiveId === undefined ? undefined : knowledge.additive(additiveId)
      if (!entry || tier === undefined || tier < 2 || seen.has(entry.id)) return []
      seen.add(entry.id)
      return [{ tier, entry, name, index }]
    })
    .sort((a, b) => b.tier - a.tier)
    .slice(0, shownWorst)
  for (const { tier, entry, name, index } of doubtful) {
    const words = concern[tier] ?? { zh: '', en: '' }
    reply.point(
      { zh: name, en: name },
      {
        zh: `${words.zh}；GB 2760 限量内允许使用，标签不写用量。`,
        en: `${words.en}; permitted within GB 2760 limits, the label states no dose.`,
      },
      additiveCitation(entry),
      ...onLabel(context, [index]),
    )
  }
  if (doubtful.length === 0)
    reply.say(
      {
        zh: '没有识别到中等及以上关注的添加剂。',
        en: 'No additive of moderate or higher concern was recognised.',
      },
      ...wholeLabel(context),
    )
  const heaviest = [...result.reasons].sort((a, b) => a.points - b.points)[0]
  if (heaviest && heaviest.points < 0)
    reply.say(
      {
        zh: `得分里扣得最多的一项是 ${tenths(heaviest.points)}：${heaviest.text.zh}`,
        en: `What costs the score most is ${tenths(heaviest.points)}: ${heaviest.text.en}`,
      },
      ...orWhole(context, [
        ...onLabel(context, heaviest.ingredients.slice(0, 3)),
        ...heaviest.evidence.slice(0, 2).map(id => evidenceCitation(context, id)),
      ]),
    )
}
