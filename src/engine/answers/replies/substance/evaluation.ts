import type { AdditiveEntry } from '../../../../knowledge/index.ts'
import type { Bilingual } from '../../../result.ts'
import { type Authority, authorities } from '../../entities/authorities.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import { remarkOf } from '../../text/wording.ts'
import { type AnswerContext, bothNames, isStated, recordsOf } from '../answer-context.ts'
import { explainNotSpecified, notInTable, notListed, permitted } from '../limits.ts'
import { safetyOf } from '../safety.ts'

const nameOfAuthority = (id: Authority): Bilingual =>
  authorities.find(one => one.id === id) ?? { zh: id, en: id }

const mentions: Partial<Record<Authority, RegExp>> = {
  fda: /\bFDA\b|USA/,
  us: /\bFDA\b|USA/,
  eu: /\bEU\b|Southampton|EFSA|authorised/,
  efsa: /EFSA/,
  jecfa: /JECFA/,
}

/** What the authorities that were asked about, or all of them, say of one substance. */
export const tellEvaluationOf = (
  subject: Subject,
  asked: readonly Authority[],
  context: AnswerContext,
): void => {
  const { entry, unlisted } = subject
  if (unlisted) {
    notInTable(subject, context)
    notListed(subject, context)
    return
  }
  if (!entry) {
    safetyOf(subject, context)
    return
  }
  // Other countries in general: what those say whose evaluations are known here.
  const named = asked.flatMap((one): Authority[] => (one === 'abroad' ? ['jecfa', 'efsa', 'fda'] : [one]))
  const names = bothNames(subject)
  const records = recordsOf(entry, subject.form?.ins)
  if (named.length === 0) {
    tellAllOf(names, entry, records, everyBody, context)
    return
  }
  const wanted: readonly Authority[] = named
  for (const authority of wanted) {
    // And China: whose conclusion is its standard.
    if (authority === 'cn') {
      permitted(subject, entry, context)
      continue
    }
    const said = textsOf(authority, records, context)
    const who = nameOfAuthority(authority)
    context.reply.say(
      said.length > 0
        ? {
            zh: `${who.zh}对${names.zh}：${said.map(({ zh }) => zh).join('；')}。`,
            en: `${who.en} on ${names.en}: ${said.map(({ en }) => en).join('; ')}.`,
          }
        : {
            zh: `我的资料里没有${who.zh}对${names.zh}的结论。`,
            en: `I have no conclusion of ${who.en} on ${names.en} on record.`,
          },
      additiveCitation(entry),
    )
  }
  const others = everyBody.filter(body => !named.includes(body))
  const isSilent = named.every(one => one !== 'cn' && textsOf(one, records, context).length === 0)
  if (isSilent && asked.every(one => one !== 'abroad')) tellAllOf(names, entry, records, others, context)
}

const everyBody: readonly Authority[] = ['jecfa', 'efsa', 'iarc']

/** JECFA, EFSA and IARC in one line: what each says, and who of them says nothing. */
const tellAllOf = (
  names: Bilingual,
  entry: AdditiveEntry,
  records: ReturnType<typeof recordsOf>,
  bodies: readonly Authority[],
  context: AnswerContext,
): void => {
  const told = bodies.map(body => ({ body, said: textsOf(body, records, context) }))
  const known = told.filter(({ said }) => said.length > 0)
  const isPart = bodies.length < everyBody.length
  if (isPart && known.length === 0) return
  // The question before it asked for all of them.
  if (known.every(one => one.said.every(said => context.reply.text().includes(said.zh)))) return
  const silent = told.filter(({ said }) => said.length === 0).map(({ body }) => nameOfAuthority(body))
  const said = {
    zh: known
      .map(one => `${nameOfAuthority(one.body).zh} ${one.said.map(({ zh }) => zh).join('，')}`)
      .join('；'),
    en: known
      .map(one => `${nameOfAuthority(one.body).en} ${one.said.map(({ en }) => en).join(', ')}`)
      .join('; '),
  }
  const without =
    silent.length > 0 && bodies === everyBody
      ? {
          zh: `我的资料里没有${silent.map(({ zh }) => zh).join('、')}的结论。`,
          en: ` I have no conclusion of ${silent.map(({ en }) => en).join(' or ')} on record.`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    known.length > 0
      ? { zh: `${names.zh}：${said.zh}。${without.zh}`, en: `${names.en}: ${said.en}.${without.en}` }
      : { zh: `${names.zh}：${without.zh}`, en: `${names.en}:${without.en}` },
    additiveCitation(entry),
  )
  explainNotSpecified(entry, records, context)
}

const adi = ({ zh, en }: Bilingual): Bilingual =>
  /^[\d.]/.test(en)
    ? {
        zh: `每日允许摄入量（ADI）${zh} mg/kg 体重`,
        en: `acceptable daily intake ${en} mg per kg body weight`,
      }
    : { zh, en }

const textsOf = (
  authority: Authority,
  records: ReturnType<typeof recordsOf>,
  context: AnswerContext,
): Bilingual[] => {
  const stated = (values: readonly string[]) =>
    [...new Set(values.filter(isStated))].map(value => context.knowledge.published(value))
  const values =
    authority === 'jecfa' || authority === 'who'
      ? stated(records.map(({ jecfaAdi }) => jecfaAdi)).map(adi)
      : authority === 'efsa' || authority === 'eu'
        ? stated(records.map(({ efsa }) => efsa))
            .map(adi)
            .map(({ zh, en }) => ({
              zh: authority === 'eu' ? `EFSA ${zh}` : zh,
              en: authority === 'eu' ? `EFSA ${en}` : en,
            }))
        : authority === 'iarc'
          ? stated(records.map(({ iarc }) => iarc))
          : []
  const pattern = mentions[authority]
  const notes = pattern
    ? [...new Set(records.map(({ note }) => note).filter(note => pattern.test(note)))].map(note =>
        remarkOf(context, note),
      )
    : []
  return [...values, ...notes]
}
