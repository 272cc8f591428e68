import { fold } from '../../../text/normalize.ts'
import type { Audience } from '../../entities/people.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import { remarkOf } from '../../text/wording.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  concern,
  notesOf,
  orWhole,
  wholeLabel,
} from '../answer-context.ts'
import { tellUnborn } from '../effects/unborn.ts'
import { hasKnownOrigin, origin } from '../identify.ts'
import { allergenName } from './allergens.ts'

const most = 3

/** Whether an answer names it already, in either language. */
const isTold = (subject: Subject, { reply }: AnswerContext): boolean => {
  const told = fold(reply.text()).text
  const { zh, en } = bothNames(subject)
  return [subject.name, zh, en].some(name => told.includes(fold(name).text))
}

/** Where it comes from, for a diet; that it was not recognised as a source of what somebody is allergic to. */
const tellForDiet = (subject: Subject, context: AnswerContext): void => {
  if (hasKnownOrigin(subject)) {
    origin(subject, context)
    return
  }
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `${names.zh}：来源标签没有写，我的资料里也没有它来自动物的记录。`,
      en: `${names.en}: the label does not state its source, and I have no record of one from animals.`,
    },
    ...orWhole(context, citedAs(context, subject).slice(0, 1)),
  )
}

const tellForAllergy = (subject: Subject, who: Audience, context: AnswerContext): void => {
  const names = bothNames(subject)
  const words = who.allergens.map(allergenName)
  context.reply.say(
    {
      zh: `${names.zh}：没有识别为${words.map(({ zh }) => zh).join('、')}的来源。`,
      en: `${names.en} was not recognised as a source of ${words.map(({ en }) => en).join(', ')}.`,
    },
    ...orWhole(context, citedAs(context, subject).slice(0, 1)),
  )
}

/** Notes of the tables that say whom it may harm. */
const ofPeople = /allerg|intoleran|asthma|sensitiv|child|infant|pregnan|laxative/i

/** How the evaluations put it, what is known against it, and that nothing on it concerns these people. */
const tellInShort = (subject: Subject, who: Audience, context: AnswerContext): void => {
  const { entry } = subject
  const names = bothNames(subject)
  const tier = entry && concern[entry.tier]
  const classes = entry && classesOf(context, entry.functions)
  context.reply.say(
    {
      zh: `${names.zh}${classes ? `（${classes.zh}）` : ''}：${tier ? `按公开的安全评价，本方法评为“${tier.zh}”；` : ''}没有查到专门针对${who.zh}的提醒，这不等于没有风险。`,
      en: `${names.en}${classes ? ` (${classes.en})` : ''}: ${tier ? `"${tier.en}" by our method, from public evaluations; ` : ''}I have no caution on it for ${who.en} in particular, which does not prove that there is no risk.`,
    },
    ...orWhole(context, citedAs(context, subject)),
  )
  if (!entry) return
  for (const note of notesOf(entry, subject.form?.ins).filter(one => ofPeople.test(one))) {
    const remark = remarkOf(context, note)
    context.reply.say({ zh: `${remark.zh}。`, en: `${remark.en}.` }, additiveCitation(entry))
  }
}

/** After the verdict on the product: a word on each ingredient that was seen in its list and is not yet spoken of. */
export const tellBeside = (who: Audience, beside: readonly Subject[], context: AnswerContext): void => {
  const untold = beside.filter(subject => !isTold(subject, context))
  const absent = untold.filter(({ index }) => index === undefined)
  if (absent.length > 0 && context.flat.length > 0) {
    const names = absent.map(bothNames)
    context.reply.say(
      {
        zh: `配料里没有列出${names.map(({ zh }) => zh).join('、')}。`,
        en: `The list does not name ${names.map(({ en }) => en).join(', ')}.`,
      },
      ...wholeLabel(context),
    )
  }
  const listed = untold.filter(({ index }) => index !== undefined)
  const rest = who.groups.includes('pregnant') ? tellUnborn(listed, context) : listed
  for (const subject of rest.slice(0, most))
    if (who.diet !== null) tellForDiet(subject, context)
    else if (who.allergens.length > 0) tellForAllergy(subject, who, context)
    else tellInShort(subject, who, context)
}
