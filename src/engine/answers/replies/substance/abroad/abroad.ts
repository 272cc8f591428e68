import type { AdditiveEntry } from '../../../../../knowledge/index.ts'
import type { Bilingual } from '../../../../result.ts'
import { type Authority, placesIn } from '../../../entities/authorities.ts'
import type { Subject } from '../../../entities/subjects.ts'
import { sourceCitation, standardCitation } from '../../../text/reply.ts'
import { remarkOf } from '../../../text/wording.ts'
import { type AnswerContext, bothNames, citedAs, evidenceCitation, recordsOf } from '../../answer-context.ts'
import { inUnionList } from './union-list.ts'

const asksReason = /为什么|为啥|点解|因为什么|\bwhy\b/
/** Is it legal there, and only then that somebody thought it banned. */
const asksLegal =
  /^(?!.*(?:\billegal|违法|非法|不合法|\bbann?(?:ed)?\b.*\b(?:legal|allowed|permitted)\b)).*(?:\blegal\b|\ballowed\b|\bpermitted\b|合法|允许|准用|准许)/
/** 禁用了吗 is answered yes where it is not permitted. */
export const isBanAsked = (text: string): boolean =>
  /禁|违法|违规|非法|违禁|(?<![让准许允能])不(?:让|准|许|允许|能)用|\bnot (?:allowed|permitted)\b|\bbann?(?:ed|s)?\b|\billegal\b|outlaw/.test(
    text,
  )

/** What other countries do not permit, by their own law. */
const notThere: readonly (Bilingual & { of: string; where: RegExp; source: string })[] = [
  {
    of: '特丁基对苯二酚',
    where: /日本|\bjapan\b/,
    zh: '日本没有把它列为允许使用的添加剂',
    en: 'Japan has not designated it as a permitted additive',
    source: 'Japan, Food Sanitation Act: list of designated additives',
  },
  {
    of: '甜蜜素',
    where: /日本|\bjapan\b/,
    zh: '日本没有把它列为允许使用的添加剂',
    en: 'Japan has not designated it as a permitted additive',
    source: 'Japan, Food Sanitation Act: list of designated additives',
  },
  {
    of: '甜蜜素',
    where: /美国|fda|\busa?\b|\bamerica\b/,
    zh: '美国不允许用于食品（21 CFR 189.135）',
    en: 'not permitted in food in the USA (21 CFR 189.135)',
    source: '21 CFR 189.135',
  },
]
const ofUnion = /欧盟|欧洲|\b(?:the )?eu\b|\beurope(?:an union)?\b/g
/** The number of an additive, and whether the European list of permitted additives has it; null where that is not known. */
export const inUnion = ({
  entry,
  form,
  ingredient,
}: Subject): { number: string; isListed: boolean } | null => {
  const ins = form?.ins || ingredient?.ins
  const numbers = ins ? [ins] : (entry?.ins ?? [])
  const [number] = numbers
  const known = numbers.map(inUnionList)
  if (number === undefined || known.some(is => is !== known[0]) || known[0] === undefined) return null
  return { number, isListed: known[0] }
}

/** Whether a question is of the European Union, among others or alone. */
export const isOfUnion = (text: string): boolean => new RegExp(ofUnion.source).test(text)

/** Whether the European list of permitted additives has it; false where that is not known. */
const tellUnion = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): boolean => {
  const known = inUnion(subject)
  if (!known) return false
  const { number, isListed } = known
  const e = `E ${number.replace(/\(.*/, '')}`
  const isBan = isBanAsked(context.text)
  context.reply.say(
    isListed
      ? {
          zh: `${isBan ? '欧盟没有禁用' : '允许（欧盟）'}：${e} 在欧盟的准用名单里（(EC) 1333/2008 附件二）；能用在哪些食品、用多少另有规定，这里没有收录。`,
          en: `${isBan ? 'No, not banned in the EU' : 'Yes, in the EU'}: ${e} is on its list of permitted additives ((EC) 1333/2008, annex II); in which foods and how much is laid down there and not known here.`,
        }
      : {
          zh: `${isBan ? '对，欧盟不允许' : '不允许（欧盟）'}：欧盟的准用名单（(EC) 1333/2008 附件二）里没有它（INS ${number}）。`,
          en: `${isBan ? 'Yes, not permitted in the EU' : 'Not in the EU'}: its list of permitted additives ((EC) 1333/2008, annex II) does not have it (INS ${number}).`,
        },
    ...citedAs(context, { name: entry.zh, entry }).slice(0, 1),
    evidenceCitation(context, 'E68'),
  )
  return true
}

const foreignAuthority = /USA|\bFDA\b|\bEU\b|Southampton|authorised|longer considered safe/

/** What says no more than that its list does not have it. */
const notListedThere = /^not authorised/

const ofStates = /美国|fda|\b(?:the )?usa?\b|\bamerica\b/
/** What of the safety sources is of the countries that a question names; of all where it names none. */
const ofPlace = (text: string): RegExp => {
  if (isOfUnion(text)) return ofStates.test(text) ? foreignAuthority : /\bEU\b|Southampton|authorised/
  if (ofStates.test(text)) return /USA|\bFDA\b|longer considered safe/
  return placesIn(text).en === 'other countries' ? foreignAuthority : /(?!)/
}
/** A country is meant that is named, and any of them where none is. */
const isThere = (where: RegExp, text: string): boolean =>
  where.test(text) || (placesIn(text).en === 'other countries' && !isOfUnion(text))
/** Whether a law of a country that a question names, or a remark of the safety sources on it, is known of the additive. */
export const isKnownThere = (subject: Subject, text: string): boolean => {
  const { entry, form } = subject
  const pattern = ofPlace(text)
  const isOutside = isOfUnion(text) && inUnion(subject)?.isListed === false
  return (
    notThere.some(({ of, where }) => of === entry?.zh && isThere(where, text)) ||
    (entry !== undefined &&
      recordsOf(entry, form?.ins).some(
        ({ note, efsa }) =>
          pattern.test(note) || (pattern.test(efsa) && !(isOutside && notListedThere.test(efsa))),
      ))
  )
}

/** What the safety sources say of other countries; false where they say nothing and China's law is to be told instead. */
export const tellElsewhere = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): boolean => {
  const { reply } = context
  const names = bothNames(subject)
  const cited = citedAs(context, subject).slice(0, 1)
  const said = new Set<string>()
  // That its list does not have it says the same, with yes or no.
  const isOutside = isOfUnion(context.text) && inUnion(subject)?.isListed === false
  for (const { note, efsa } of recordsOf(entry, subject.form?.ins))
    for (const text of [
      foreignAuthority.test(note) ? remarkOf(context, note) : null,
      foreignAuthority.test(efsa) && !(isOutside && notListedThere.test(efsa))
        ? {
            zh: `EFSA：${context.knowledge.published(efsa).zh}`,
            en: `EFSA: ${context.knowledge.published(efsa).en}`,
          }
        : null,
    ]) {
      if (!text || said.has(text.en)) continue
      // Banned there? No, where the authority asks for a warning only.
      const isLegalAsked = asksLegal.test(context.text)
      const isWarned =
        (isBanAsked(context.text) || isLegalAsked) &&
        /requires? a warning/.test(text.en) &&
        !/not permitted|\bban/i.test(text.en)
      const plain = !isWarned
        ? { zh: `${names.zh}：`, en: `${names.en}: ` }
        : isLegalAsked
          ? {
              zh: `允许，但要加警示（欧盟）：${names.zh}，`,
              en: `Yes, with a warning (EU law): ${names.en}. `,
            }
          : { zh: `欧盟没有禁用${names.zh}：`, en: `No, ${names.en} is not banned in the EU: ` }
      const word = said.size === 0 ? plain : { zh: '', en: '' }
      said.add(text.en)
      reply.say({ zh: `${word.zh}${text.zh}。`, en: `${word.en}${text.en}.` }, ...cited)
    }
  // That genotoxicity could not be ruled out is the reason.
  const isReasoned = [...said].some(one => /not ruled out|concern/.test(one))
  if (said.size > 0 && !isReasoned && asksReason.test(context.text) && isBanAsked(context.text))
    reply.say(
      {
        zh: '那里为什么这样定，我的资料里没有。',
        en: 'Why it was decided so there is not in my sources.',
      },
      ...cited,
    )
  const isUnionTold = said.size === 0 && isOfUnion(context.text) && tellUnion(subject, entry, context)
  for (const { of, where, zh, en, source } of notThere)
    if (of === entry.zh && isThere(where, context.text)) {
      said.add(en)
      reply.say({ zh: `${names.zh}：${zh}。`, en: `${names.en}: ${en}.` }, ...cited, sourceCitation(source))
    }
  // Of the countries that are named beside it.
  const place = placesIn(isUnionTold ? context.text.replace(ofUnion, ' ') : context.text)
  const isMany = place.en === 'other countries'
  if (said.size === 0 && !(isUnionTold && isMany))
    reply.say(
      {
        zh: `没有查到${names.zh}在${place.zh}被禁用的记录；没有记录不等于那里${isMany ? '都' : ''}允许。`,
        en: `No ban of ${names.en} in ${place.en} is on record here; that does not mean that it is permitted ${isMany ? 'everywhere' : 'there'}.`,
      },
      ...cited,
    )
  return true
}

/** Behind what other countries were asked about: that their lists are not known here, and what holds in China. */
export const sayOnlyChina = (places: readonly Authority[], { reply }: AnswerContext): void => {
  if (!places.some(id => id !== 'cn')) return
  reply.say(
    {
      zh: '其他国家和地区的完整名单我没有；在中国按 GB 2760-2024 的范围和限量允许使用。',
      en: 'The full lists of other countries are not known here; in China GB 2760-2024 permits it for the foods and within the limits that it names.',
    },
    standardCitation,
  )
}
