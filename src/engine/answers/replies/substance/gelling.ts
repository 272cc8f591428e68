import { additiveCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, classesOf, namesOf, onLabel, subjectsAt } from '../answer-context.ts'
import { animalHits } from '../people/diets.ts'
import { madeFrom } from './made-from.ts'

/** What sets a gel and is of no animal: agar, pectin, carrageenan. */
const gels = ['20.001', '20.006', '20.007'] as const
const isGelatine = /明胶|明膠|gelatine?/i

/** Asked what to choose without animals: what of this label is from them, and what sets in the place of gelatine; false where nothing is. */
export const tellAnimalsHere = (context: AnswerContext): boolean => {
  const hits = animalHits('vegan', context)
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    { zh: `这份里来自动物的有：${names.zh}。`, en: `From animals here: ${names.en}.` },
    ...onLabel(context, hits),
  )
  if (!hits.some(index => isGelatine.test(context.flat[index]?.name ?? ''))) return true
  const entries = gels.flatMap(id => context.knowledge.additive(id) ?? [])
  const told = entries.flatMap(entry => {
    const from = madeFrom[entry.zh]?.from
    return from ? [{ entry, from }] : []
  })
  const shared = told[0]?.entry.functions.filter(name =>
    told.every(({ entry }) => entry.functions.includes(name)),
  )
  const classes = classesOf(context, shared ?? [])
  if (told.length === 0) return true
  context.reply.say(
    {
      zh: `不用明胶也能凝固：看配料里是不是${told.map(({ entry, from }) => `${entry.zh}（${from.zh}）`).join('、')}；它们在 GB 2760 里都是${classes.zh}。`,
      en: `What sets without gelatine: look for ${told.map(({ entry, from }) => `${entry.en} (${from.en.toLowerCase()})`).join(', ')} on the list; GB 2760 has all of them as ${classes.en}.`,
    },
    ...told.map(({ entry }) => additiveCitation(entry)),
  )
  return true
}

const asksSetting =
  /(?:靠|用|拿|是)(?:什么|啥|哪[个种些]|乜)[^，,。]{0,6}(?:凝|成冻|结冻|做成?冻|定型|q弹)|凝固剂|(?:凝起来|凝固|成冻|凝冻)[^，,。]{0,4}(?:靠|用|是|拿)(?:的)?(?:什么|啥|乜)|凝胶[^，,。]{0,3}(?:用|是|靠)|(?:什么|啥|谁|乜)[^，,。]{0,6}(?:凝固|凝起来|成冻)|动物胶|動物膠|\b(?:what|which)\b[^.?]{0,30}\b(?:sets?|setting|gels?|gelling|jelly-like)\b|\bset with\b|\bmakes?\b[^.?]{0,24}\bset\b/
/** What sets, by names of labels. */
const setting =
  /卡拉胶|鹿角菜|琼脂|寒天|明胶|吉利丁|果胶|刺槐豆胶|槐豆胶|结冷胶|海藻酸|魔芋|蒟蒻|可得然|carrageenan|agar|gelatine?|pectin|locust bean|carob|gellan|alginate|konjac/i

/** What the jelly sets with, and whether that is of animals; false where that was not asked, or nothing of the kind is listed. */
export const tellSetting = ({ text, wish, subjects }: Heard, context: AnswerContext): boolean => {
  // Is carrageenan of animals: where that one comes from.
  if (subjects.some(({ index, name }) => index !== undefined && !isGelatine.test(name))) return false
  if (!asksSetting.test(text) || wish === 'substitute') return false
  const hits = context.flat.flatMap(({ name, role, additiveId = '' }, index) =>
    role === undefined && setting.test(`${name} ${context.knowledge.additive(additiveId)?.zh ?? ''}`)
      ? [index]
      : [],
  )
  if (hits.length === 0) return false
  const told = subjectsAt(hits, context).map(one => {
    const names = bothNames(one)
    const from = one.entry && madeFrom[one.entry.zh]?.from
    return from ? { zh: `${names.zh}（${from.zh}）`, en: `${names.en} (${from.en.toLowerCase()})` } : names
  })
  const isOfAnimal = hits.some(index => isGelatine.test(context.flat[index]?.name ?? ''))
  const list = { zh: told.map(({ zh }) => zh).join('、'), en: told.map(({ en }) => en).join(', ') }
  const asksAnimal = /动物|動物|明胶|素|\banimal|\bgelatine?\b|vegan|vegetarian/.test(text)
  const lead = !asksAnimal
    ? { zh: '', en: '' }
    : isOfAnimal
      ? { zh: '有动物胶：', en: 'Yes, an animal one: ' }
      : { zh: '不是动物胶：', en: 'Not of animals: ' }
  context.reply.say(
    {
      zh: `${lead.zh}让它凝固的是${list.zh}${isOfAnimal ? '' : '；没有识别到明胶'}。`,
      en: `${lead.en}What sets it: ${list.en}${isOfAnimal ? '' : '; no gelatine was recognised'}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}
