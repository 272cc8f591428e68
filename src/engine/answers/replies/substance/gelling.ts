import { additiveCitation } from '../../text/reply.ts'
import { type AnswerContext, classesOf, namesOf, onLabel } from '../answer-context.ts'
import { animalHits } from '../people/diets.ts'
import { madeFrom } from './made-from.ts'

/** What sets a gel and is of no animal: agar, pectin, carrageenan. */
const gels = ['20.001', '20.006', '20.007'] as const
export const isGelatine = /明胶|明膠|gelatine?/i

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
