import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, classesOf, subjectsAt } from '../answer-context.ts'
import { hasIt, hitsOf, listKind } from '../lists.ts'
import { purposes } from '../purposes.ts'

const because =
  /因为|由于|是不是.{0,2}(?:放|加|用|靠)了?|的(?:原因|缘故|功劳)|\bbecause\b|\bdown to\b|\bis (?:it|that|this) (?:all |just |only )?(?:the|from)\b/
/** What somebody tastes, smells or cannot stop. */
const savoury =
  /鲜|好吃|上头|停不下|上瘾|\btast(?:e|es|y)\b|\bmore-?ish\b|\baddict|\bcrav|\bcan(?:'t|t| ?not) stop|\bstop eating|\byum/
const other = /臭|咸|酸(?![钠钾钙铵菌奶])|[^有]味道?|\bsmell|\bstink|\bsalty\b|\bsour\b/

/** Whether a folded question names what somebody tastes or smells. */
export const isOfSense = (text: string): boolean => savoury.test(text) || other.test(text)
/** Whether it asks for a cause and names none of what is tasted: is it the MSG. */
export const isBareCause = (text: string): boolean => because.test(text) && !isOfSense(text)

const asked = ({ subjects, kinds }: Heard, context: AnswerContext): Subject[] => {
  const named = subjects.filter(({ entry }) => entry)
  return named.length > 0
    ? named
    : subjectsAt(
        kinds.filter(({ functions }) => functions).flatMap(kind => hitsOf(kind, context)),
        context,
      )
}

const enhancer = '增味剂'

const say = (subjects: readonly Subject[], isSavoury: boolean, context: AnswerContext): void => {
  const names = subjects.map(bothNames)
  const joined: Bilingual = {
    zh: [...new Set(names.map(({ zh }) => zh))].join('、'),
    en: [...new Set(names.map(({ en }) => en))].join(', '),
  }
  const functions = [
    ...new Set(
      subjects.flatMap(({ entry }) => {
        const all = entry?.functions ?? []
        return all.includes(enhancer) ? enhancer : (all[0] ?? [])
      }),
    ),
  ]
  const classes = classesOf(context, functions)
  const does = functions.flatMap(name => purposes[name] ?? [])
  const isCause = isSavoury && functions.includes(enhancer)
  const use: Bilingual = {
    zh: does.map(({ zh }) => zh).join('；'),
    en: does.map(({ en }) => en).join('; '),
  }
  context.reply.say(
    isCause
      ? {
          zh: `有一部分可能是：标签上有${joined.zh}，作用是${use.zh}（${classes.zh}）。盐、糖、油和香料也会让人爱吃，标签证明不了是哪一样。`,
          en: `It may be part of it: the label lists ${joined.en} (${classes.en}), which ${use.en}. Salt, sugar, fat and spices please as well, and a label cannot prove which of them it is.`,
        }
      : {
          zh: `看不出是不是因为它：标签上有${joined.zh}，功能类别是${classes.zh}，用来${use.zh}，不是调味或增香的类别；是什么造成的，标签没有写。`,
          en: `A label does not tell: it lists ${joined.en} (${classes.en}), which ${use.en}; that is no class for taste or smell, and what causes it is not stated.`,
        },
    ...subjects.flatMap(one => citedAs(context, one)),
  )
}

const ofTaste = /^(?:增味剂|甜味剂|酸度调节剂|食品用香料|其他)$/

/** Is it the MSG that makes it taste so good, does it stink of preservatives: what the additive is for, and that a label proves no cause; false where that was not asked. */
export const tellCause = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, kinds, who } = heard
  if (who || !because.test(text) || !isOfSense(text) || context.flat.length === 0) return false
  const of = asked(heard, context)
  if (of.length === 0) return false
  if (of.every(({ index }) => index === undefined)) {
    if (kinds.length > 0 && subjects.length === 0) for (const kind of kinds) listKind(kind, false, context)
    else hasIt(of, context)
    return true
  }
  const listed = of.filter(({ index }) => index !== undefined)
  const isSavoury = savoury.test(text)
  const functions = listed.flatMap(({ entry }) => entry?.functions ?? [])
  // What sours or sweetens does so; of that the class tells on its own.
  if (!(isSavoury && functions.includes(enhancer)) && functions.some(name => ofTaste.test(name))) return false
  say(listed.slice(0, 4), isSavoury, context)
  return true
}
