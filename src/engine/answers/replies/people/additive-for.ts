import type { AdditiveEntry } from '../../../../knowledge/index.ts'
import type { Bilingual } from '../../../result.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import { remarkOf } from '../../text/wording.ts'
import {
  type AnswerContext,
  bothNames,
  classesOf,
  concern,
  isStated,
  joinedBy,
  notesOf,
  recordsOf,
  troubleOf,
} from '../answer-context.ts'
import { purposesHere } from '../substance/in-this-food.ts'
import { leads } from './leads.ts'

/** From this tier on less is better for whoever takes care. */
const highConcern = 3

/** What it is here and what that does; of no class nothing. */
const roleOf = (subject: Subject, context: AnswerContext): Bilingual => {
  const told = purposesHere(subject, context).told.slice(0, 2)
  if (told.length === 0) return { zh: '', en: '' }
  const classes = classesOf(
    context,
    told.flatMap(({ name }) => name || []),
  )
  const does = joinedBy(
    told.map(({ text }) => text),
    '、',
    ' and ',
  )
  return classes.zh === ''
    ? { zh: `它的作用是${does.zh}`, en: `it ${does.en}` }
    : { zh: `它是${classes.zh}，${does.zh}`, en: `it is here as ${classes.en}: it ${does.en}` }
}

/** What EFSA finds of these people or of the evaluation as a whole, where that is more than a number. */
const findingsOf = (
  subject: Subject,
  entry: AdditiveEntry,
  who: Audience,
  { knowledge }: AnswerContext,
): Bilingual[] => {
  const told = recordsOf(entry, subject.form?.ins).flatMap(({ efsa }) =>
    isStated(efsa) && isYoung(who.groups) && /infants|children/.test(efsa) ? efsa : troubleOf(efsa) || [],
  )
  return [...new Set(told)].map(efsa => {
    const { zh, en } = knowledge.published(efsa)
    return { zh: `EFSA：${zh}`, en: `EFSA: ${en}` }
  })
}

const cohort = /cohort|association/i

/** Whether people who take care may have one additive: the verdict for them, why it is here, and what is known against it; no intake in figures. */
export const tellAdditiveFor = (
  subject: Subject,
  entry: AdditiveEntry,
  who: Audience,
  context: AnswerContext,
): void => {
  const names = bothNames(subject)
  const role = roleOf(subject, context)
  const findings = findingsOf(subject, entry, who, context)
  const isHigh = entry.tier >= highConcern
  const known = isHigh
    ? notesOf(entry, subject.form?.ins)
        .filter(note => !cohort.test(note) && !/PKU|mandatory/.test(note))
        // What six colours may do to children is nothing of others.
        .filter(note => isYoung(who.groups) || !/southampton/i.test(note))
        .map(note => remarkOf(context, note))
    : []
  const against = joinedBy([...known, ...findings], '；', '. ')
  const tier = concern[entry.tier] ?? { zh: '', en: '' }
  const stop = (text: string, mark: string) => (text === '' ? '' : `${text}${mark}`)
  const hasLimit = recordsOf(entry, subject.form?.ins).some(({ jecfaAdi }) => /^\d/.test(jecfaAdi))
  const evaluated = hasLimit
    ? {
        zh: 'JECFA 评价过，定有每天的上限（ADI）；',
        en: 'JECFA evaluated it and set a limit for the day (ADI). ',
      }
    : { zh: '', en: '' }
  const unstated: Bilingual = hasLimit
    ? {
        zh: 'JECFA 定有每天的上限（ADI），标签不写用量',
        en: 'JECFA set a limit for the day (ADI); the label states no dose',
      }
    : { zh: '', en: '' }
  // Flags of the label have given the verdict.
  if (context.reply.hasBegun()) {
    context.reply.say(
      {
        zh: `${names.zh}：${[role.zh, against.zh, isHigh ? unstated.zh : ''].filter(text => text !== '').join('；') || `本方法评为“${tier.zh}”`}。`,
        en: `${names.en}: ${[role.en, against.en, isHigh ? unstated.en : ''].filter(text => text !== '').join('. ') || `our method puts it at "${tier.en}"`}.`,
      },
      additiveCitation(entry),
    )
    return
  }
  const advice = who.groups.includes('pregnant')
    ? { zh: '这不是医疗建议。', en: ' This is not medical advice.' }
    : { zh: '', en: '' }
  const isLess = isHigh || findings.length > 0
  const why = [against.en, capital(role.en)].filter(text => text !== '').map(text => ` ${text}.`)
  context.reply.say(
    isLess
      ? {
          zh: `${leads.little.zh}（${who.zh}）：${names.zh}按公开的安全评价，本方法评为“${tier.zh}”。${stop(against.zh, '。')}${stop(role.zh, '。')}${advice.zh}`,
          en: `${leads.little.en} (${who.en}): by public evaluations our method puts ${names.en} at "${tier.en}".${why.join('')}${advice.en}`,
        }
      : {
          zh: `没有查到${who.zh}要避开${names.zh}。${stop(role.zh, '。')}${evaluated.zh}标签不写用量，所以这不等于证明无害。`,
          en: `Nothing on record says that ${names.en} is to be avoided (${who.en}). ${stop(capital(role.en), '. ')}${evaluated.en}A label does not tell the dose, so this is no proof of harmlessness.`,
        },
    additiveCitation(entry),
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
