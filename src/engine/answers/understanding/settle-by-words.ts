import { allergensIn, dextrinKind, meatKind, sugarKind, sweetenerKind } from '../entities/kinds.ts'
import { asksDayShare } from '../replies/nutrition/day-share.ts'
import type { Heard } from './heard.ts'
import type { Wish } from './wishes.ts'

/** Halal or not asked of the enzymes, phosphates beside bad kidneys: who asks decides, not the kind that was named. */
const asksForPeople = ({ wish, who, subjects, kinds }: Heard): boolean => {
  if (!who) return false
  const isTold = kinds.some(({ special }) => special !== undefined)
  if (wish === 'has') return who.diet !== null && subjects.length > 0 && !isTold
  return wish === 'count' && who.groups.length > 0
}

const naturalOrNot =
  /(?:天然|合成|人工|动物|植物).{0,4}还是|还是.{0,4}(?:天然|合成|人工|动物|植物)|(?:natural|synthetic|artificial|animal|plant)s? or /
const claimed = /不添加|零添加|不加|[无0零]糖|no added|sugar[- ]free|\b0 ?g\b/
const swapped = /代替|替代|替换|换成什么|\breplace\b|\bsubstitute\b|instead of/
const besides = /除了|除开|除去|除.{1,8}以外|\bbesides\b|other than|apart from|\bexcept\b/
const isSame = /同一[个种]|一回事|一个东西|same thing/
const faster = /还是.{1,8}(?:快|慢|好|高|低|多|少)/
const slimmer = /胖|减肥|减脂|长肉|变瘦/
const ofIntake = /\badi\b|每日允许摄入|acceptable daily/
const isWorried =
  /安全|有害|有毒|危害|要紧|风险|副作用|坏处|伤|怕|safe|bad|harm|toxic|danger|risk|worr|side effect/
const sweetenedBy =
  /[用靠拿]什么(?:来)?(?:变)?甜|甜味(?:来自|是)(?:什么|哪)|甜味?(?:是|又|都)?从?哪[里儿]?来|sweetened (?:with|by)|what (?:is it|makes it) sweet/
const adulterated = /掺(?:了|没)?[^，。]{0,3}(?:糖|水|假|东西)|勾兑|纯不纯/
const meatContent = /含肉(?:量)?(?:有)?多少|肉(?:的)?含量|多少肉|meat content|how much meat/
const mayEat = /能|可以|安全|\b(?:safe|can|may|ok|okay|fine|allowed)\b/
const ofTheRest =
  /what is the (?:rest|other \d+)|其余的?(?:是|有|都)|剩下的?(?:.{0,3}[是有]|都)|另外的?\d+ ?%/
const ofAnimals = ({ kinds }: Heard): boolean => kinds.some(({ special }) => special !== undefined)
const forWhat =
  /\bdoing (?:what|there|in)\b|what (?:do|does) .{0,20}\bdo\b|what .{0,12}\bfor\b|干什么|做什么|有什么用/
const wasAdded = /(?:都|也|还)?(?:加|放)(?:了|进去)(?:吧|吗|没)|有没有[加放]/
const letIn = /[让许准]不[让许准]|不?让(?:加|用|放)|许可|允不允许/

/** Less sure than this, what is named tells more than the words around it. */
const unsureBelow = 0.5
const isUnsure = ({ confidence }: Heard): boolean => confidence < unsureBelow

/** People who should take care are named, and what is wanted of them was only guessed. */
const isForPeople = ({ wish, who, subjects, kinds }: Heard): boolean =>
  who !== null &&
  !(wish === 'has' && kinds.length === 0 && subjects.every(({ index }) => index === undefined)) &&
  who.groups.length + who.allergens.length + who.diets.length > 0 &&
  /^(?:what|has|safe|allowed|limit|order|list|healthy|outside|parts|claim)$/.test(wish)

const isOfKindAlone = ({ wish, kinds, subjects }: Heard): boolean =>
  kinds.length > 0 &&
  subjects.every(({ index }) => index === undefined) &&
  /^(?:what|limit|allowed|outside)$/.test(wish)

/** Who may eat it is asked, whatever the words were taken for. */
const isOfPeople = (heard: Heard): boolean => {
  const { wish, who, text, subjects } = heard
  if (asksForPeople(heard)) return true
  // Why isn't it vegan: what is against it.
  if (/^(?:score|why|has)$/.test(wish) && who && who.diets.length > 0 && subjects.length === 0) return true
  // I am pregnant, may I eat it cold from the fridge: the people come before the pack's words.
  return wish === 'fact' && heard.isOwnWho && who !== null && who.groups.length > 0 && mayEat.test(text)
}

/** Is pickled mustard vegan, and what besides the gelatine is not: the list as a whole decides. */
const isOfDiet = ({ wish, who, text }: Heard): boolean =>
  who !== null &&
  who.diets.length > 0 &&
  (wish === 'origin' || (/^(?:list|has|worst|suits|what|parts)$/.test(wish) && besides.test(text)))

/** A limit, an acceptable intake or a permission is asked of what is named. */
const ofStandard = ({ wish, subjects, text }: Heard): Wish | null => {
  if (subjects.length === 0) return null
  if (/^(?:has|what|amount|limit)$/.test(wish) && ofIntake.test(text)) return 'adi'
  return wish === 'has' && letIn.test(text) ? 'allowed' : null
}

/** What the words themselves decide, whatever the classifier guessed. */
export const settleByWords = (heard: Heard): Heard => {
  const { wish, who, text, subjects, kinds, nutrients } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other, others: [wish, ...heard.others].slice(0, 3) })
  if (isOfPeople(heard)) return to('suits')
  if (isOfDiet(heard)) return { ...to('suits'), subjects: [] }
  if (sweetenedBy.test(text))
    return { ...to('list'), subjects: [], kinds: [sweetenerKind, sugarKind, dextrinKind] }
  if (wish !== 'claim' && adulterated.test(text)) return { ...to('claim'), kinds: [], nutrients: [] }
  if (/^(?:nutrition|has|what|fact|outside|amount|list|count)$/.test(wish) && meatContent.test(text))
    return { ...to('amount'), subjects: [], nutrients: [], kinds: [meatKind] }
  if (
    /^(?:origin|safe|what|outside|processing|claim|why)$/.test(wish) &&
    /\bfortified\b|\benriched\b|强化/.test(text)
  )
    return to('has')
  if (
    /^(?:suits|safe|healthy)$/.test(wish) &&
    !who &&
    slimmer.test(text) &&
    heard.subjects.every(({ entry }) => !entry)
  )
    return { ...to('nutrition'), subjects: [], kinds: [] }
  if (wish === 'parts' && isUnsure(heard) && /不好|有害|差的|\bbad\b/.test(text))
    return { ...to('worst'), subjects: [] }
  // Is a spoon a day too much salt: the table has it.
  if (/^(?:often|healthy|adi)$/.test(wish) && !who && nutrients.length > 0 && asksDayShare(text))
    return to('nutrition')
  if (
    /^(?:outside|what|has|amount|nutrition|list|count|compare|parts|processing|claim)$/.test(wish) &&
    ofTheRest.test(text)
  )
    return { ...to('list'), subjects: [], kinds: [], nutrients: [] }
  // E471 in here, animal fat: where it is from, not what else of the list is from animals.
  const isOfSubstance = wish === 'has' && subjects.some(({ entry }) => entry) && !besides.test(text)
  const isGuess = wish === 'outside' && heard.confidence < 0.6 && subjects.length > 0
  if ((isOfSubstance || isGuess) && ofAnimals(heard)) return to('origin')
  if (isUnsure(heard) && isForPeople(heard)) return to('suits')
  if (/^(?:has|compare)$/.test(wish) && nutrients.length > 0 && /\bmore\b.*\bthan\b/.test(text))
    return { ...to('nutrition'), subjects: [], kinds: [] }
  if (wish === 'safe' && !who && heard.confidence < 0.3 && subjects.length > 0 && !isWorried.test(text))
    return to('what')
  // May BHA be added to nuts: an additive and a food, and nothing surer.
  const isOfFood = heard.food !== null && subjects.some(({ entry }) => entry)
  if (isUnsure(heard) && isOfFood && !wasAdded.test(text) && /^(?:has|what|safe|list|outside)$/.test(wish))
    return to('allowed')
  if (/^(?:has|list)$/.test(wish) && who && subjects.length + kinds.length + nutrients.length === 0)
    return to('suits')
  if (isUnsure(heard) && who === null && isOfKindAlone(heard)) return to('has')
  // E501 in the noodles, doing what: what it is for.
  if (wish === 'has' && subjects.some(({ entry }) => entry) && forWhat.test(text)) return to('why')
  // Are MSG and caramel both in it: what was added, not what may be.
  if (wish === 'allowed' && subjects.length > 0 && wasAdded.test(text)) return to('has')
  const ofLaw = ofStandard(heard)
  if (ofLaw) return to(ofLaw)
  if (wish === 'list' && subjects.length > 0 && /是哪[个种]|是什么/.test(text)) return to('what')
  if (/^(?:has|what|list)$/.test(wish) && subjects.length > 0 && naturalOrNot.test(text)) return to('origin')
  // What else is from animals besides it: the kind is asked for.
  if (/^(?:what|list|has|parts|origin)$/.test(wish) && kinds.length > 0 && besides.test(text))
    return { ...to('list'), subjects: [] }
  const isOfAllergen = kinds.some(({ allergen }) => allergen !== undefined)
  if (/^(?:safe|healthy|suits)$/.test(wish) && !who && isOfAllergen && /free\b|不含|[无没]有?/.test(text))
    return { ...to('has'), subjects: [] }
  const isOfNothing = !heard.isNamed && heard.fact === null && heard.food === null && !heard.isPointing
  if (
    wish === 'what' &&
    isUnsure(heard) &&
    isOfNothing &&
    !/这|它|那|\b(?:this|it|that|these|they)\b/.test(text)
  )
    return to('outside')
  if (/^(?:what|outside)$/.test(wish) && subjects.length === 0 && heard.food && isSame.test(text))
    return to('compare')
  if (wish === 'what' && subjects.length > 0 && faster.test(text)) return to('compare')
  if (/^(?:amount|has|count)$/.test(wish) && !who && slimmer.test(text))
    return { ...to('nutrition'), subjects: [], kinds: [] }
  if (wish === 'why' && nutrients.length > 0 && claimed.test(text)) return to('claim')
  if (
    /^(?:list|outside|what|has|safe|allowed)$/.test(wish) &&
    subjects.length + kinds.length > 0 &&
    swapped.test(text)
  )
    return to('substitute')
  // Is there gluten in the caramel colour: the allergen is asked about, whatever it may be in.
  const allergens = kinds.length > 0 && kinds.every(({ allergen }) => !allergen) ? allergensIn(text) : []
  if (/^(?:has|list|claim)$/.test(wish) && allergens.length > 0)
    return { ...to('has'), subjects: [], kinds: allergens }
  return heard
}
