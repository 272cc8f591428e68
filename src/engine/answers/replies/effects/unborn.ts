import { isSubstanceOfClass, type SubstanceClass } from '../../../matching/substance-classes.ts'
import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import {
  type AnswerContext,
  bothNames,
  evidenceCitation,
  flagsOf,
  isStated,
  recordsOf,
} from '../answer-context.ts'

interface Unborn {
  classes: readonly SubstanceClass[]
  says: Bilingual
  evidence: string
}

/** What was found of single additives in pregnancy. */
const found: readonly Unborn[] = [
  {
    classes: ['aspartame'],
    says: {
      zh: '看用量：EFSA（2013）认为{names}在 ADI（每天每千克体重 40 mg）以内对胎儿没有风险，苯丙酮尿症除外；标签不写用量。',
      en: 'It depends on the dose: EFSA (2013) sees no risk to the unborn child from {names} up to the ADI of 40 mg per kg of body weight a day, except with phenylketonuria. A label does not tell the dose.',
    },
    evidence: 'E33',
  },
  {
    classes: ['glutamate'],
    says: {
      zh: '未见{names}伤害胎儿的证据：EFSA（2017）在生殖和发育的动物试验里没有看到不良影响，定的上限是每天每千克体重 30 mg（以谷氨酸计）；标签不写用量。',
      en: 'No evidence of harm to the unborn child is on record for {names}: EFSA (2017) saw no adverse effect in animal studies of reproduction and development; its limit is 30 mg per kg of body weight a day, as glutamic acid. A label does not tell the dose.',
    },
    evidence: 'E30',
  },
]

const caffeine: Unborn = {
  classes: ['caffeine'],
  says: {
    zh: '看总量：EFSA（2015）对孕妇一天 200 mg 以内的{names}没有安全顾虑，咖啡、茶、可乐、巧克力要合在一起算。',
    en: 'It depends on the total: EFSA (2015) has no safety concern about up to 200 mg of {names} a day in pregnancy, coffee, tea, cola and chocolate together.',
  },
  evidence: 'E32',
}

const general: Unborn = {
  classes: [],
  says: {
    zh: '没有查到孕期要避开{names}：ADI（每天允许摄入的上限）也适用于孕期，评价时看过生殖和发育试验。看用量，标签不写，所以这不等于证明无害。',
    en: 'Nothing on record says to avoid {names} in pregnancy: the ADI, the acceptable intake of a day, holds then as well, for studies of reproduction and development are part of the evaluation. The dose decides, which the label does not tell, so this is no proof of harmlessness.',
  },
  evidence: 'E34',
}

/** JECFA saw no need for a number. */
const unlimited: Unborn = {
  classes: [],
  says: {
    zh: '没有查到孕期要避开{names}：JECFA 评价后认为不必给它定每天的上限；专门针对孕期的资料我没有，这不等于证明无害。',
    en: 'Nothing on record says to avoid {names} in pregnancy: JECFA evaluated it and saw no need for a number as its daily limit. I have nothing on pregnancy in particular, so this is no proof of harmlessness.',
  },
  evidence: 'E34',
}

/** An additive of little concern with an acceptable daily intake, of which no rule warns in pregnancy. */
const isEvaluated = ({ entry, form, index }: Subject, context: AnswerContext): boolean =>
  entry !== undefined &&
  entry.tier <= 3 &&
  !flagsOf(context, index).some(({ group }) => group === 'pregnant') &&
  recordsOf(entry, form?.ins).some(({ jecfaAdi, efsa }) => [jecfaAdi, efsa].some(isEvaluation))

/** A value, or that none is needed; that there is none, or that it is not authorised, is no evaluation. */
const isEvaluation = (value: string): boolean =>
  isStated(value) && !/^none|not authorised|withdrawn|insufficient|inadequate/.test(value)

/** What is known of additives in pregnancy, those of one finding together; the others are given back. */
export const tellUnborn = (subjects: readonly Subject[], context: AnswerContext): Subject[] => {
  const known = subjects.filter(one => isEvaluated(one, context))
  const ofClass = (one: Subject, { classes }: Unborn) =>
    classes.some(name =>
      isSubstanceOfClass(
        {
          id: one.entry?.id,
          ins: one.form?.ins ?? one.entry?.ins[0] ?? '',
          functions: one.entry?.functions ?? [],
        },
        name,
      ),
    )
  const single = [
    ...found.map(row => ({ row, of: known.filter(one => ofClass(one, row)) })),
    { row: caffeine, of: subjects.filter(one => one.entry && ofClass(one, caffeine)) },
  ]
  const rest = known.filter(
    one => one.entry && one.entry.tier <= 2 && ![...found, caffeine].some(row => ofClass(one, row)),
  )
  const isUnlimited = ({ entry, form }: Subject) =>
    entry !== undefined &&
    recordsOf(entry, form?.ins).every(
      ({ jecfaAdi, efsa }) => !/\d-?\d*\b(?!\))/.test(`${jecfaAdi} ${efsa}`.replace(/\([^)]*\)/g, '')),
    )
  const ofGeneral = [
    { row: general, of: rest.filter(one => !isUnlimited(one)) },
    { row: unlimited, of: rest.filter(isUnlimited) },
  ]
  for (const { row, of } of [...single, ...ofGeneral]) {
    if (of.length === 0) continue
    const names = of.slice(0, 4).map(bothNames)
    context.reply.say(
      {
        zh: row.says.zh.replace('{names}', names.map(({ zh }) => zh).join('、')),
        en: row.says.en.replace('{names}', names.map(({ en }) => en).join(', ')),
      },
      ...of.flatMap(({ entry }) => (entry ? [additiveCitation(entry)] : [])),
      evidenceCitation(context, row.evidence),
    )
  }
  return subjects.filter(one => !rest.includes(one) && !single.some(({ of }) => of.includes(one)))
}
