import { fold } from '../../text/normalize.ts'
import { allergenWords, eatsFish } from '../entities/people.ts'
import { type AnswerContext, namesOf, quotedWhere, sayQuoted } from '../replies/answer-context.ts'
import { type AllergenLeads, allergenIndices, ofAnyNut, tellAllergen } from '../replies/people/allergens.ts'
import type { Heard } from '../understanding/heard.ts'
import { withoutOwnEnglish } from '../understanding/own-names.ts'

/** 奶 alone, which is milk unless it is of a plant, a grandmother or a baby's. */
const bareMilk = /(?<![酸喂母椰豆麦米哺断戒吐人餵奶])奶(?!茶|精|奶|妈|嘴|瓶|爷|粉)|乳(?=过敏|制品)/
/** Names of foods, which ask of no allergen, and what is said not to matter. */
const namesOfFoods =
  /[鱼魚]肉?(?:糜)?(?:做|制)的|[鱼魚](?:蛋|丸|豆腐|饼|餅|露|片)|虾(?:片|条)|蟹(?:柳|棒|味棒)|蛋[卷捲糕撻挞]|酸牛奶|巧克力牛奶|奶粉(?!过敏)|\bfish ?(?:balls?|cakes?|sauce|fingers?)\b|\bnut bar\b|\bnot (?:to )?(?:tree )?[a-z]+\b|^[\u4e00-\u9fff]{1,8}?(?:里面?|里头)(?=.{0,4}[有含加放])|但[\u4e00-\u9fff]{1,4}(?:可以|能)吃/g
/** Somebody has to do without. */
const isAvoided =
  /过敏|敏感|[吃喝碰][^，。]{1,5}[起出长][^，。]{0,4}[疹疙]|不(?:能|可以?|准|许|让)[吃喝碰带有]|不[吃喝]|忌[口吃]?|避开|戒|禁|\ballerg|\bavoid|\b(?:can'?t|cannot|mustn'?t) (?:have|eat)|\b(?:ban|bans|banned|free)\b/
const isOfNobody =
  /不过敏|没(?:有)?(?:人|谁)?[^，。,]{0,6}过敏|\b(?:not|nobody|no one|none|isn'?t|aren'?t)\b[^.?!]{0,24}allerg|\bno (?:[a-z]+ ){0,3}allerg/

const asksEither =
  /有[^，。]{1,6}(?:或者?|和|跟|还是|、|及)[^，。]{1,6}|\b(?:any|contain|has|have|got)\b.{1,24}\b(?:or|and)\b/

const also: AllergenLeads = {
  contains: { zh: '还有', en: 'Also' },
  mayContain: { zh: '还可能有', en: 'Possibly also' },
  none: { zh: '没有识别到', en: 'No' },
}

/** May contain other nuts, of a label that lists almonds: in its own words, where nuts are spoken of. */
const tellOtherNuts = (text: string, context: AnswerContext): void => {
  const hasNuts = context.result?.allergens.contains.includes('nuts')
  if (
    !hasNuts ||
    !/坚果|杏仁|腰果|核桃|榛|\b(?:nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pecans?|pistachios?)\b/.test(
      text,
    )
  )
    return
  const words = quotedWhere(context, folded =>
    /(?:may|might) (?:also )?contain[^.]{0,40}\b(?:other (?:tree )?nuts|nuts)\b|可能(?:含|会有)[^。]{0,12}(?:其他|其它)坚果/.test(
      folded,
    ),
  )
  if (!words || context.reply.text().includes(words)) return
  context.reply.next()
  sayQuoted(words, context)
}

const ofPresence = /^(?:has|list|claim)$/
/** Any nuts in it, of a label with peanuts: they are told also to somebody who names no allergy. */
const tellPeanut = (told: readonly Heard[], text: string, context: AnswerContext): void => {
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const isThere = contains.includes('peanut') || mayContain.includes('peanut')
  const isAsked = told.some(
    ({ wish, kinds }) => ofPresence.test(wish) && kinds.some(({ allergen }) => allergen === 'nuts'),
  )
  if (!isThere || !isAsked || !ofAnyNut.test(text) || /花生|peanut/i.test(fold(context.reply.text()).text))
    return
  context.reply.next()
  tellAllergen('peanut', also, context)
}

const asksPresence =
  '(?:有(?:没有|没|冇|无)?|含(?:不含)?|\\b(?:any|contains?|has|have|got|is there)\\b)[^，。,.?？]{0,6}'
/** And is there peanut: the words that ask for each allergen. */
const asksPresenceOf = new Map(
  allergenWords.map(({ allergen, words }) => [allergen, new RegExp(`${asksPresence}(?:${words.source})`)]),
)

/** What a message names of the allergens of this label, and what the answer has not said of them: nothing is left unsaid, whatever else was understood. */
export const tellUnsaidAllergens = (told: readonly Heard[], context: AnswerContext): void => {
  const { result, asked, reply } = context
  // Without a label nothing was read that could have named one.
  if (!result) return
  const product = fold(asked.label?.product.name ?? '').text
  const question = withoutOwnEnglish(fold(asked.question).text)
  const text = (product === '' ? question : question.replaceAll(product, ' ')).replace(namesOfFoods, ' ')
  tellOtherNuts(text, context)
  tellPeanut(told, text, context)
  const named = allergenWords.filter(
    ({ allergen, words }) => words.test(text) || (allergen === 'milk' && bareMilk.test(text)),
  )
  if (isOfNobody.test(text) || !(named.length > 1 || isAvoided.test(text))) return
  const { contains, mayContain } = result.allergens
  const said = fold(reply.text()).text
  const kinds = new Set(told.flatMap(one => one.kinds.map(kind => kind.allergen)))
  for (const { allergen, zh, en, short, words } of named) {
    const isThere = [...contains, ...mayContain].includes(allergen)
    // Has it milk or egg, of a label that has neither: of both; and is there peanut, beside another allergy: of it.
    const isAskedFor =
      (named.length > 1 && asksEither.test(text) && kinds.has(allergen)) ||
      (asksPresenceOf.get(allergen)?.test(text) ?? false)
    if (!isThere && !isAskedFor) continue
    // Fish is what she eats.
    if (eatsFish.test(question) && /^(?:fish|crustacean|shellfish)$/.test(allergen)) continue
    const hits = allergenIndices(allergen, context).map(index => namesOf([index], context))
    const names = [{ zh, en }, ...(short ? [short] : []), ...hits].flatMap(name => [name.zh, name.en])
    if (names.some(name => said.includes(fold(name).text)) || (!isThere && words.test(said))) continue
    reply.next()
    tellAllergen(allergen, also, context)
  }
}
