import { termIn } from '../../entities/terms.ts'
import { topicIn } from '../../entities/topics.ts'
import { foodAskedIn } from '../../replies/foods/foods.ts'
import type { Heard } from '../heard.ts'
import type { Wish } from '../wishes.ts'

const ofNumber = /\b(?:cns|ins)\b.{0,4}(?:号|编号|码|no|number)|(?:cns|ins)(?:号|编号|码)|[=是]?e(?:多少|几)/

const mayThey =
  /能不能|可[不唔]可以|送(?:俾|给|得)|适不适合|适合|合适|[能可][吃喝舔尝给碰]|可以[吃喝舔尝给]|能.{0,4}[吗么不]$|可以[吗么]|[吃喝饮飲食]得|\b(?:can|may|could|is it (?:ok|okay|safe))\b/
const ofWhich = /是[\u4e00-\u9fff]{1,6}(?:做的)?还是[\u4e00-\u9fff]{1,6}(?:做的)?/
const asksFigure =
  /多少(?:克|毫克|大卡|千卡|卡)|几(?:多)?(?:克|毫克|大卡|千卡|卡|趴)|百分之[几多]|\bhow many (?:g|grams?|mg|carbs|calories|kcals?)\b|\bhow much (?:sugar|salt|sodium|fat|protein|carb\w*|fibre|fiber|energy)\b/
const advised = /别[吃喝]|该不该[吃喝]|还能?[吃喝]吗|要不要[吃喝]/
const ofScore = /分|\b(?:scores?|points?|marks?|rat(?:e|ed|ing))\b/
const whichAnimal = /\b(?:which|what) animals?\b|哪[种個个]动物|什么动物/
const whichIsTrue =
  /\bwhich is it\b|\bwhich (?:one )?is (?:true|right)\b|(?:说|写|标).{0,12}(?:不含|无|没有|零|未?不?添加).{0,16}(?:可是?|但是?|怎么又|却).{0,16}(?:有|含|配料)|到底(?:是)?哪个(?:是)?(?:真|对)/
const whichPart = /哪[个個一]?(?:料|酱|小)?[包袋]里?|\bwhich (?:sachet|packet|pouch|part)\b/
const asksPresence =
  /^(?:and |so |but )?(?:(?:is|are) there (?:any )?[a-z]+ (?:in|inside)\b|does (?:the|this|it)\b.{0,24}\b(?:have|contain)\b)/
/** Names nothing of the label. */
const isOfNobody = ({ subjects, kinds, nutrients }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0

/** What is asked of the table or of the list itself, of somebody or not: the figure, the oil, what the starch is of; null for anything else. */
const settleAsked = (heard: Heard, isOfFood: boolean): Heard | null => {
  const { wish, who, subjects, text } = heard
  // Is the starch of wheat or of maize: where it is from.
  if (wish === 'outside' && ofWhich.test(text) && subjects.some(({ index }) => index !== undefined))
    return { ...heard, wish: 'origin' }
  const isOfNeed = (who?.allergens.length ?? 0) > 0
  // I inject, how many grams of carbs in two slices: the figure, and not whether it suits.
  const isOfFigure =
    heard.nutrients.length > 0 && asksFigure.test(text) && !mayThey.test(text) && !advised.test(text)
  const isOfDiet = (who?.diets.length ?? 0) > 0
  return wish === 'suits' && isOfFigure && isOfFood && !isOfNeed && !isOfDiet
    ? { ...heard, wish: 'nutrition' }
    : null
}

const ofBeing =
  /是不是|算不算|(?:是|算|属于)[^，。哪什]{1,8}(?:[吗吧不]|$)|^(?:so |and )?(?:is|are)\b|\bcount as\b/
const ofOrigin =
  /天然|合成|化学|来自|来源|哪来|动物|植物|[猪牛鱼羊虫]|做的|\b(?:natural|synthetic|artificial|from|made|animals?|plants?|pork|pigs?|beef|vegan)\b/

const bareOf = (text: string): string =>
  text.replace(/^(?:那么?|and |so |what about |how about )|[呢吧]$/g, '').trim()

const ofProduct =
  /^(?:so |and |ok )?(?:is|are) (?:this|these|they)(?: \w+){0,2} (?:vegan|vegetarian|veggie|halal|kosher)\b|^[这呢]一?(?:个|款|包|盒|瓶|罐|袋|种)[\u4e00-\u9fff]{0,4}(?:是)?(?:全素|纯素|素的|清真)/
const longestBare = 30
const whatAbout = /^(?:and |so |ok |then )*(?:what|how) about\b|^(?:那|那么)?.{1,12}呢$/
/** What is asked of a food by its name; null where none is, or one of a kind is meant. */
const foodAsked = (heard: Heard): Heard | null => {
  const { subjects, kinds, text } = heard
  const [first] = subjects
  const isOther =
    first !== undefined && (first.index !== undefined || first.entry !== undefined || subjects.length > 1)
  const food = isOther ? null : foodAskedIn(text)
  // Why is there pork in it, and durum wheat: those of the kind, by whatever name.
  const isOfKind = food && (food.wish === 'why' || food.name === bareOf(text)) && kinds.length > 0
  return food && !isOfKind
    ? { ...heard, wish: food.wish, confidence: 1, subjects: [{ name: food.name }], kinds: [] }
    : null
}

/** What the entities decide where the words of two wishes are alike. */
export const settle = (heard: Heard): Heard => {
  const { wish, who, subjects, kinds, fact, text } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other })
  const term = termIn(text)
  if (term && (subjects.length === 0 || term.isTold))
    return { ...heard, wish: 'what', confidence: 1, subjects: [], kinds: [] }
  // How much sugar in two biscuits, protein beside salt: the table tells.
  const isOfFood = subjects.every(({ entry, unlisted }) => !entry && !unlisted)
  const isOfTable = wish === 'limit' || (wish === 'amount' && who !== null)
  if (isOfTable && isOfFood && heard.nutrients.length > 0) return to('nutrition')
  if (/^(?:order|compare)$/.test(wish) && isOfFood && heard.nutrients.length > 1) return to('nutrition')
  const hasEntry = subjects.some(({ entry }) => entry)
  if (hasEntry && /^(?:suits|origin|has|amount|outside)$/.test(wish) && ofNumber.test(text)) return to('what')
  // Is there milk in the flour: whether it is in it.
  if (wish === 'outside' && kinds.length > 0 && asksPresence.test(text) && !topicIn(text))
    return { ...to('has'), confidence: Math.max(heard.confidence, 0.6) }
  const ofFood = foodAsked(heard)
  if (ofFood) return ofFood
  // Is agar an additive: what it is, and not where it comes from.
  if (hasEntry && wish === 'origin' && ofBeing.test(text) && !ofOrigin.test(text)) return to('what')
  const isNameAsked = /叫什么|中文名|别名|called/.test(text)
  const isSubstance = subjects.some(({ entry, unlisted }) => entry ?? unlisted)
  if (wish === 'outside' && isSubstance && !topicIn(text)) return to('what')
  const asked = settleAsked(heard, isOfFood)
  if (asked) return asked
  // Of somebody's diet or allergy the label always has something to say.
  const isOfNeed = heard.isOwnWho && who !== null && who.diets.length + who.allergens.length > 0
  // May a baby lick the honey: no refusal for somebody who could come to harm.
  const isMayThey = heard.isOwnWho && who !== null && mayThey.test(text)
  if (wish === 'outside' && isMayThey && heard.confidence < 0.8 && !topicIn(text)) return to('suits')
  // What about a baby of six months, and nothing else.
  const isThem = heard.isOwnWho && who !== null && isOfNobody(heard) && whatAbout.test(text)
  if (wish === 'outside' && isThem && !topicIn(text)) return { ...to('suits'), confidence: 0.6 }
  // And breast-feeding mums?: somebody, and nothing besides.
  const isBareThem = isThem || (heard.isOwnWho && isOfNobody(heard) && text.length < longestBare)
  if (wish === 'suits' && isBareThem && heard.confidence < 0.6) return { ...heard, confidence: 0.6 }
  // He gets a rash from peanuts, are there any in it: the verdict for him.
  const ofOwn = kinds.some(({ allergen }) => who?.allergens.some(one => one === allergen))
  if (
    heard.isOwnWho &&
    ofOwn &&
    /^(?:has|list|parts|origin)$/.test(wish) &&
    subjects.every(({ entry }) => !entry)
  )
    return to('suits')
  // What in it does that to my stomach: of the person, and no reason of the score.
  if (heard.isOwnWho && isOfNobody(heard) && /^(?:why|score)$/.test(wish) && who !== null) return to('suits')
  // Does it say which animal the gelatine is from: its source, and no list of what is from animals.
  if (subjects.length > 0 && whichAnimal.test(text) && /^(?:has|list|what|fact)$/.test(wish))
    return { ...to('origin'), kinds: [] }
  // The front says none and the list has one, so which is it: the claim.
  if (/^(?:list|has|what)$/.test(wish) && whichIsTrue.test(text)) return to('claim')
  if (wish === 'processing' && hasEntry) return to('what')
  if (wish === 'score' && heard.confidence < 0.5 && !ofScore.test(text)) return to('outside')
  // Anything of animals in this bag of sweets: whether it is in it, and no figure.
  if (wish === 'nutrition' && kinds.some(({ special }) => special)) return { ...to('has'), nutrients: [] }
  // Where does the palm oil come from: its source.
  if (wish === 'what' && fact === 'origin' && subjects.length > 0) return to('origin')
  // Which factory made it: of the maker, and no source of an ingredient.
  if (wish === 'origin' && fact === 'maker') return to('fact')
  if (wish === 'outside' && whichPart.test(text)) return to('parts')
  if (wish === 'outside' && isOfNeed && heard.confidence < 0.9 && !topicIn(text)) return to('suits')
  if (isSubstance && heard.authorities.length > 0 && !isNameAsked && (wish === 'what' || wish === 'why'))
    return to('evaluation')
  // So should one leave the soup: no claim of the pack.
  if (wish === 'claim' && isOfNobody(heard) && advised.test(text)) return to('healthy')
  // Vegan? looks like just peanut: for vegans, whatever else is named.
  const isOfOwnDiet = heard.isOwnWho && heard.confidence < 0.5 && (who?.diets.length ?? 0) > 0
  // Are these vegan? thought they switched to pectin: the product comes first.
  if (wish === 'suits' && heard.isOwnWho && (who?.diets.length ?? 0) > 0 && ofProduct.test(text))
    return { ...heard, subjects: [], kinds: [] }
  if (wish === 'claim' && isOfOwnDiet) return { ...to('suits'), subjects: [], kinds: [] }
  if (wish === 'claim' && who && kinds.length === 0) return to('suits')
  if (wish === 'fact' && !fact) return to(who ? 'suits' : kinds.length > 0 ? 'has' : 'what')
  if ((wish === 'healthy' || wish === 'safe') && who) return to('suits')
  // May one eat it, of a substance and for nobody in particular.
  if (wish === 'suits' && !who && subjects.some(({ entry }) => entry)) return to('safe')
  return heard
}
