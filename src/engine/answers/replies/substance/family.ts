import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import { type AnswerContext, citedAs } from '../answer-context.ts'

/** The substances that a number without its Roman part may stand for: 450 is any diphosphate. */
export const familyOf = ({ entry, form, ingredient, name }: Subject): { ins: string; names: Bilingual }[] => {
  const digits = /^e?(\d{3})[a-z]?$/i.exec(ingredient?.ins ?? name)?.[1]
  if (!entry || form || !digits) return []
  return (entry.forms ?? [])
    .filter(({ ins }) => ins.startsWith(`${digits}(`))
    .map(({ ins, zh, en }) => ({ ins, names: { zh, en } }))
}

const mostNamed = 4

/** Their names, as a list in words. */
export const namesOfFamily = (subject: Subject): Bilingual | undefined => {
  const all = familyOf(subject)
  const shown = all.slice(0, mostNamed)
  if (shown.length === 0) return undefined
  const more = all.length > mostNamed
  return {
    zh: `${shown.map(({ names }) => names.zh).join('、')}${more ? '等' : ''}`,
    en: `${shown.map(({ names }) => names.en).join(', ')}${more ? ' and others' : ''}`,
  }
}

/** Which substances 450 may be; the label does not say which of them it is. */
export const tellFamily = (subject: Subject, context: AnswerContext): void => {
  const names = namesOfFamily(subject)
  if (!names) return
  const isOne = familyOf(subject).length === 1
  context.reply.say(
    {
      zh: `GB 2760 里编号 ${subject.name} 的是${names.zh}${isOne ? '' : '，标签没有写是其中哪一种'}。`,
      en: `In GB 2760 the number ${subject.name} stands for ${names.en}${isOne ? '' : '; the label does not say which'}.`,
    },
    ...citedAs(context, subject),
  )
}
