import type { Bilingual } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { alcoholKind, type Kind, kindsIn, meatKind } from '../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../replies/answer-context.ts'
import { hitsOf, isFreeAsked } from '../replies/lists.ts'
import { saySourceUnclear } from '../replies/people/diets.ts'
import type { Heard } from '../understanding/heard.ts'

interface Source extends Bilingual {
  /** Words of a folded question for it. */
  asked: RegExp
  /** Words of an answer that speaks of it. */
  told: RegExp
  /** Names of ingredients that are it, or the kind that covers them. */
  names?: RegExp
  kind?: Kind | undefined
}

const source = (zh: string, en: string, asked: RegExp, names: RegExp): Source => ({
  ...{ zh, en, asked, names },
  told: names,
})

/** What diets turn on, as it is asked about by name: 有冇酒或者豬, no honey or gelatine. */
const sources: readonly Source[] = [
  {
    ...{ zh: '猪来源的配料', en: 'ingredients from pigs', kind: kindsIn('pork')[0] },
    ...{ asked: /猪(?!油)|\bpork\b|\bpigs?\b/, told: /猪|pork|\bpigs?\b/i },
  },
  {
    ...{ zh: '酒精', en: 'alcohol', kind: alcoholKind },
    ...{ asked: /酒(?!店|精度|石|曲)|\balcohol\b/, told: /酒|alcohol/i },
  },
  {
    ...{ zh: '肉和水产', en: 'meat or seafood', kind: meatKind },
    ...{ asked: /(?<![猪牛鸡羊鱼果多鸭])肉(?![桂松味脯类])|\bmeat\b/, told: /肉|\bmeat\b/i },
  },
  source('猪油', 'lard', /猪油|\blard\b/, /猪油|豬油|\blard\b/i),
  source('明胶', 'gelatine', /[明名]胶|吉利丁|鱼胶|\bgelatine?\b/, /明胶|明膠|吉利丁|gelatin/i),
  source('胶原蛋白', 'collagen', /胶原|\bcollagen\b/, /胶原|膠原|collagen/i),
  source('蜂蜜', 'honey', /蜂蜜|蜜糖|\bhoney\b/, /蜂蜜|\bhoney\b/i),
  source('蜂蜡', 'beeswax', /蜂蜡|\bbees ?wax\b/, /蜂蜡|蜂蠟|beeswax|^e?901\b/i),
  source('虫胶', 'shellac', /虫胶|紫胶|\bshellac\b/, /虫胶|蟲膠|紫胶|紫膠|shellac|^e?904\b/i),
  source(
    '胭脂虫红',
    'carmine',
    /胭脂虫|\bcarmine\b|\bcochineal\b/,
    /胭脂虫|胭脂蟲|carmine|cochineal|^e?120\b/i,
  ),
  source('凝乳酶', 'rennet', /凝乳酶|\brennet\b/, /凝乳酶|rennet/i),
  source('牛油', 'beef fat', /牛油(?!果)|\btallow\b|\bbeef fat\b/, /牛油(?!果)|牛脂|tallow|beef fat/i),
]

const asksPresence =
  /[有含加放](?!关|点)|[没无零]|不(?:含|带)|\b(?:any|no|not|contains?|has|have|got|is there|are there|with|without|free)\b/
/** Of what one of them is made: gelatine of pigs or of cattle. */
const asksSource =
  /还是|做的|来的|提[取炼]|\bmade (?:of|from|with)\b|\b(?:comes?|derived) from\b|\bfrom (?:pigs?|pork|cows?|beef)\b/
const ofPresence = /^(?:has|list|suits|claim|origin|what|safe|parts)$/

/** What several were asked about together, or one beside a diet, and the answer does not speak of: listed, or none of it recognised. */
export const tellUnsaidSources = (told: readonly Heard[], context: AnswerContext): void => {
  const text = told.map(heard => heard.text).join('，')
  if (
    context.flat.length === 0 ||
    !asksPresence.test(text) ||
    !told.some(({ wish }) => ofPresence.test(wish))
  )
    return
  const isOfSource = asksSource.test(text.replace(/\bfree from\b/g, ' '))
  const named = sources.filter(({ asked }) => asked.test(text))
  const isOfDiet = told.some(({ who }) => who !== null && who.diets.length > 0)
  if (isOfSource || named.length < (isOfDiet ? 1 : 2)) return
  const said = context.reply.text()
  const unsaid = named.filter(one => !one.told.test(said))
  const placesOf = ({ kind, names }: Source): number[] =>
    kind
      ? hitsOf(kind, context)
      : context.flat.flatMap(({ name, role }, index) =>
          role === undefined && names?.test(`${fold(name).text} ${name}`) ? [index] : [],
        )
  const there = [...new Set(unsaid.flatMap(placesOf))].sort((a, b) => a - b)
  const none = unsaid.filter(one => placesOf(one).length === 0)
  if (unsaid.length > 0) context.reply.next()
  if (there.length > 0) {
    const names = namesOf(there, context)
    context.reply.say(
      { zh: `配料里有：${names.zh}。`, en: `The list has ${names.en}.` },
      ...onLabel(context, there),
    )
  }
  if (none.length === 0) return
  const zh = none.map(one => one.zh).join('、')
  const en = none.map(one => one.en).join(', ')
  context.reply.say(
    isFreeAsked(text) || !none.some(({ kind }) => kind?.special)
      ? { zh: `配料里没有列出${zh}。`, en: `The list names no ${en}.` }
      : { zh: `没有识别到${zh}。`, en: `No ${en} recognised.` },
    ...wholeLabel(context),
  )
  const pig = none.find(({ kind }) => kind?.special === 'pig')
  if (pig && !isOfDiet) saySourceUnclear(pig, context)
}
