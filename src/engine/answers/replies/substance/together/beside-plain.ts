import type { Bilingual } from '../../../../result.ts'
import type { Subject } from '../../../entities/subjects.ts'
import { sourceCitation } from '../../../text/reply.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs } from '../../answer-context.ts'

/** An additive, and the plain thing of the kitchen that it is weighed against. */
interface Beside {
  of: RegExp
  plain: RegExp
  says: Bilingual
  sources: readonly string[]
}

const energy = 'Regulation (EU) 1169/2011, annex XIV'
const claims = 'Regulation (EU) 432/2012'
const ofSugar = /(?<![麦芽乳葡萄果升血控无代低])糖(?!醇|尿|精|浆)|\bsugar\b/
const ofSalt = /盐|\bsalt\b/

/** Energy in a gram by the law, and what the claims that the law permits rest on; the sodium by the formula. */
const rows: readonly Beside[] = [
  {
    of: /^赤藓糖醇/,
    plain: ofSugar,
    says: {
      zh: '看吃多少：{name}每克按 0 kJ 算、糖按 17 kJ 算（欧盟 1169/2011 附件 XIV），升血糖比糖少，也不像糖那样伤牙（欧盟 432/2012）；一次吃很多可能拉肚子',
      en: 'It depends on how much: a gram of {name} counts as 0 kJ and one of sugar as 17 (EU 1169/2011, annex XIV), it raises blood sugar less and does not harm teeth as sugar does (EU 432/2012); a lot at once may be laxative',
    },
    sources: [energy, claims],
  },
  {
    of: /^(?:麦芽糖醇|山梨糖醇|木糖醇(?!酐)|D-甘露糖醇|乳糖醇|异麦芽酮糖醇)/,
    plain: ofSugar,
    says: {
      zh: '看吃多少：{name}每克按 10 kJ 算、糖按 17 kJ 算（欧盟 1169/2011 附件 XIV），升血糖比糖少，也不像糖那样伤牙（欧盟 432/2012）；但不是零热量，也要计入碳水，吃多了会拉肚子',
      en: 'It depends on how much: a gram of {name} counts as 10 kJ and one of sugar as 17 (EU 1169/2011, annex XIV), it raises blood sugar less and does not harm teeth as sugar does (EU 432/2012); but it is not free of energy, counts as carbohydrate, and much of it is laxative',
    },
    sources: [energy, claims],
  },
  {
    of: /^谷氨酸钠/,
    plain: ofSalt,
    says: {
      zh: '看吃多少：同样一克，{name}约含 0.12 g 钠，食盐约 0.39 g，所以钠只有三分之一左右；但两样的钠要加在一起算，看营养成分表',
      en: 'It depends on how much: a gram of {name} has about 0.12 g of sodium and one of salt about 0.39, so a third of it; but the sodium of both adds up, see the nutrition table',
    },
    sources: ['C5H8NNaO4·H2O, NaCl: sodium by molar mass'],
  },
  {
    of: /^氯化钾/,
    plain: ofSalt,
    says: {
      zh: '要少吃钠的人，{name}不含钠，这点比盐好；但它是钾，肾病、或吃药影响血钾的人先问医生',
      en: 'For somebody who has to eat less sodium {name} is better than salt, as it has none; but it is potassium: with kidney disease or medicines that act on potassium ask a doctor first',
    },
    sources: ['KCl: potassium by its formula'],
  },
]

/** A sugar alcohol beside sugar, or MSG beside salt: which has less of what, and what speaks against it; false where the other is nothing of the kind. */
export const compareWithPlain = (subject: Subject, { text }: Heard, context: AnswerContext): boolean => {
  const zh = subject.form?.zh ?? subject.entry?.zh ?? ''
  const row = rows.find(({ of, plain }) => of.test(zh) && plain.test(text))
  if (!row) return false
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `${row.says.zh.replace('{name}', names.zh)}。`,
      en: `${row.says.en.replace('{name}', names.en)}.`,
    },
    ...citedAs(context, subject),
    ...row.sources.map(sourceCitation),
  )
  return true
}
