import { claimsIn } from '../../../claims/claims.ts'
import {
  allergensIn,
  dextrinKind,
  type Kind,
  kindsIn,
  kindsOfClaim,
  meatKind,
  sugarKind,
  sweetenerKind,
} from '../../entities/kinds.ts'
import { asksAsFruit } from '../../replies/label/as-fruit.ts'
import type { NamedStretch } from '../classifier/mask.ts'
import { namesCancer } from '../cues.ts'
import type { Heard } from '../heard.ts'
import { withoutOwnEnglish } from '../own-names.ts'
import type { Wish } from '../wishes.ts'

/** Halal or not asked of the enzymes, phosphates beside bad kidneys: who asks decides, not the kind that was named. */
const asksForPeople = (heard: Heard): boolean => {
  const { wish, who, subjects, kinds } = heard
  if (!who) return false
  const isTold = kinds.some(({ special }) => special !== undefined)
  if (wish === 'has') return who.diet !== null && subjects.length > 0 && !isTold
  return wish === 'count' && who.groups.length > 0
}

const claimed = /不添加|零添加|不加|[无0零]糖|no added|sugar[- ]free|\b0 ?g\b/
const healthierThan =
  /\b(?:healthier|better(?: for \w+)?|worse|less bad|safer) (?:option |choice )?than\b|比.{1,10}(?:更?健康|更?好|强|差)(?:点|些|一点)?(?:吗|么|呢|了)?(?:$|还是)/
const besides = /除了|除开|除去|除.{1,8}以外|\bbesides\b|other than|apart from|\bexcept\b/
const asksFat = /会不?会?.{0,2}(?:胖|长肉)|胖[吗么不]/
const slimmer = /胖|减肥|减脂|长肉|变瘦/
const ofEachDay = /天天|每[天日]|[一每]个?(?:天|周|星期|礼拜).{0,6}[吃喝]|\bevery ?day\b|\bdaily\b/
const asksInstead =
  /(?:不(?:想|能|让|敢|给|准)?[放用加吃喝碰]|不能的话|过敏|[唔冇](?:想|好|食|用|放|饮))[^？?]{0,10}[，,\s][^，,？?]{0,6}(?:用|拿|换|改用|蘸|配)(?:点|成|些)?(?:什么|啥|乜|咩)|\b(?:what|anything) (?:else )?(?:can|could|should|do|would) (?:i|we|you) (?:use|eat|have|drink|put in|cook with) instead\b|(?<!\bas an? )\b(?:substitute|swap|replacement|alternative)s? (?:for|to) (?!this|it\b)/
const sweetenedBy =
  /[用靠拿]什么(?:来)?(?:变)?甜|甜味(?:来自|是)(?:什么|哪)|甜味?(?:是|又|都)?从?哪[里儿]?来|sweetened (?:with|by)|what(?: is|s)? (?:it|mak(?:es|ing) it) (?:so )?sweet|\bwhy\b.{0,30}\bso sweet|为什么.{0,4}(?:这么|那么|好)甜/
const adulterated = /掺(?:了|没)?[^，。]{0,3}(?:糖|水|假|东西)|勾兑|纯不纯/
const meatContent =
  /(?<![鱼虾蟹鸡鸭猪牛羊果])肉占(?:了)?(?:多少|几成|比)|含肉(?:量)?(?:有)?多少|肉(?:的)?含量|多少肉|meat content|how much meat/
const mayEat = /能|可以|行[吗不么]|安全|\b(?:safe|can|may|ok|okay|fine|allowed)\b/
const ofTheRest =
  /what is the (?:rest|other \d+)|其余的?(?:是|有|都)|剩下的?(?:.{0,3}[是有]|都)|(?:另外|剩下|其余|余下)的?那?(?:\d+ ?%|[一二两三四五六七八九]成)/

/** What the product is called before what is looked for in it: fish balls, have they any pork. */
const container =
  /^[^，,。]{1,10}?(?=(?:里面?|里头|当中|中)?(?:有没有|有无|含不含|加没加|放没放)[\u4e00-\u9fff]{2})|^(?:do|does|have|has) (?:the |these |this |those |your |my )?[a-z ]{3,30}? (?=(?:have|has|contain|got)\b)| in (?:the|these|this|those|my) [a-z ]+$/g

/** The allergens asked about, and not those of the product's name beside another kind. */
const allergensAsked = (text: string): readonly Kind[] => {
  const asked = withoutOwnEnglish(text).replace(container, ' ')
  const isOfOther = kindsIn(asked).some(({ allergen }) => allergen === undefined)
  return allergensIn(isOfOther ? asked : withoutOwnEnglish(text))
}

const ofAnimals = ({ kinds }: Heard): boolean => kinds.some(({ special }) => special !== undefined)

const ofFear =
  /怕不怕|可怕|怕吗|用怕|要不要紧|要紧吗|\b(?:scary|scared|afraid|(?:something|anything) to worry)\b/
const bothAsked = /[和或与、]|还是|\bor\b|\band\b/
const ofWholePack =
  /整[包份个盒袋碗]|全包|\b(?:whole|entire|complete) (?:pack(?:et|age)?|thing|product|bag|box|meal|kit)\b/

/** How much of it was found in this very pack. */
export const measured =
  /(?:这一?|每一?|该)批.{0,12}多少|实际(?:上)?(?:测|检).{0,8}多少|[测检](?:出来?|得).{0,4}多少|\bppm\b|\bin this batch\b/
const hidden = /藏了?|瞒|\bhid(?:e|es|ing|den)\b/

const ofLaw =
  /国标|标准|法规|法律|规定|合法|gb ?\d|\b(?:law|legal|legally|permitted|standards?|regulations?|gb|eu|fda)\b/
const asksWhat = /什么|啥|乜|\bwhat\b|\bmean\b(?!$)|意思/
/** Who may eat it is asked, whatever the words were taken for. */
const isOfPeople = (heard: Heard): boolean => {
  const { wish, who, text, subjects } = heard
  if (asksForPeople(heard)) return true
  // Peanut-free household, is this allowed in: no matter of the standard.
  if (wish === 'allowed' && who && who.allergens.length > 0 && !ofLaw.test(text)) return true
  // Are they halal, the gelatin I mean.
  if (wish === 'what' && heard.isOwnWho && who && who.diets.length > 0 && !asksWhat.test(text)) return true
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

const comparing =
  /[比和跟与像]|哪|区别|不同|一样|还是|差|代替|\b(?:than|versus|vs|differ\w*|compare\w*|or|same|better|worse|safer|like|as|instead|which)\b/
/** Taken for a comparison, of one thing and with no word that compares: the next reading. */
const settleAlone = (heard: Heard, to: (other: Wish) => Heard): Heard | null => {
  const { wish, text, subjects, kinds } = heard
  const other = heard.others.find(one => one !== 'compare' && one !== 'more')
  const isOfItsKind = subjects.some(({ entry }) => entry) && kinds.every(({ functions }) => functions)
  const isOfOne = subjects.length === 1 && (kinds.length === 0 || isOfItsKind)
  return wish === 'compare' && isOfOne && other && !comparing.test(text)
    ? to(other === 'nutrition' ? 'amount' : other)
    : null
}

const findsIn =
  /\bthere(?:'?s| is| are) (?!any|a lot|so much)(?:[a-z]+ ){1,3}in\b(?!.*\b(?:what|why|how|which|is it|are they)\b)/
const besideHydrogenated =
  /^(?=.*(?:反式|\btrans[ -]?fats?\b))(?=.*(?:氢化|\bhydrogenated\b)).*(?:骗|糊弄|忽悠|当我|瞎|呃人|[0零]|\bzero\b|\blying\b)/
const letsThem =
  /(?:国家|国标|政府|法律|规定|食药监).{0,4}(?:真|还|居然|竟然|怎么)?(?:的)?(?:会|就)?(?:让|许|准|允许|给)(?:往|在|他们|人|商家|厂家)?.{0,4}(?:放|加|用|添)|\b(?:government|law|china|they) (?:really |actually )?(?:lets?|allows?) (?:them|companies|makers|people)\b/
const asksHarmOfAll = /(?:有害|有毒|安全|要紧)(?:吗|么)$/
const setsApart = /哪|谁|更|比|还是|区别|差|不同|一样/
const asksNatureOf =
  /\b(?:chemical|artificial|synthetic|natural|fake)\b.{0,24}\bor\b.{0,16}\b(?:chemical|artificial|synthetic|natural|fake)\b|(?:天然|化学|人工|合成).{0,8}还是.{0,6}(?:天然|化学|人工|合成)/
/** What words of a narrow meaning decide: fruit or not, healthier than another, the worst of two; null where none stands in the question. */
const settleNarrow = (heard: Heard, to: (other: Wish) => Heard): Heard | null => {
  const { wish, who, text, subjects, kinds } = heard
  if (asksAsFruit.test(text) && !who?.allergens.length)
    return { ...to('claim'), confidence: 1, subjects: [], who: null }
  const alone = settleAlone(heard, to)
  if (alone) return alone
  // Hang on, there is beef in a chocolate bar: whether there is.
  if (/^(?:limit|allowed|what|outside|parts|claim)$/.test(wish) && findsIn.test(text) && !who)
    return { ...to('has'), confidence: 0.6, food: null }
  // It says no trans fat beside hydrogenated oil: whether that is true.
  if (/^(?:has|outside|what|nutrition|why)$/.test(wish) && besideHydrogenated.test(text))
    return { ...to('claim'), confidence: 0.8 }
  // Does the state really let them put it in: whether it is permitted.
  if (
    /^(?:safe|what|why|outside|claim|has)$/.test(wish) &&
    letsThem.test(text) &&
    subjects.some(({ entry }) => entry) &&
    !who
  )
    return { ...to('allowed'), confidence: 1 }
  // No wine in my kitchen, so what to use: what takes its place, whatever was guessed.
  if (/^(?:why|outside|what|fact|list|has|parts|suits)$/.test(wish) && asksInstead.test(text))
    return { ...to('substitute'), confidence: 1, unused: [] }
  // Healthier than another: set beside it, whatever was guessed.
  if (
    /^(?:outside|compare|claim)$/.test(wish) &&
    healthierThan.test(text) &&
    subjects.length + kinds.length === 0
  )
    return { ...to('compare'), confidence: 1, unused: [] }
  const additives = subjects.filter(({ entry }) => entry)
  if (wish === 'worst' && additives.length > 1) return to('compare')
  // Are both harmful, and is it the chemical one or the natural one: no comparison, and no question for its class.
  if (wish === 'compare' && additives.length > 1 && asksHarmOfAll.test(text) && !setsApart.test(text))
    return to('safe')
  if (/^(?:what|has|claim|processing)$/.test(wish) && additives.length > 0 && asksNatureOf.test(text))
    return { ...to('origin'), kinds: [], subjects: additives }
  // Need one be afraid of the nitrite: no matter of whether it is listed.
  if (wish === 'has' && subjects.some(({ entry }) => entry) && ofFear.test(text)) return to('safe')
  if (
    /^(?:what|count|outside|nutrition|evaluation|has|order|fact)$/.test(wish) &&
    subjects.length > 0 &&
    measured.test(text)
  )
    return { ...to('amount'), nutrients: [] }
  if (wish === 'claim' && kinds.length > 0 && kinds.every(({ allergen }) => !allergen) && hidden.test(text))
    return { ...to('list'), subjects: [], nutrients: [] }
  return null
}

const isOfLabel = ({ who, subjects, kinds, nutrients }: Heard): boolean =>
  who === null && subjects.length + kinds.length > 0 && nutrients.length === 0
/** The last clause says that something is not in it, and wants to hear whether that is so. */
const assumesNone =
  /(?:^|[，,。?？\s])(?!.*[写说标称])[^，,。?？\s]*(?:没有?|不会?有|不含|不会?[放加用]|冇)[^，,。?？写说标称]{1,12}(?:吧|对[吧不]对?|是吧|吗)$|\b(?:no|isn't any|is not any|aren't any|any)\b[^,.]{2,24}(?:right|is there|are there|does it|do they|did they|i hope)$/

const isOfVillain =
  /(?:配料|成分|成份|哪[个种样]|谁|邊樣)[^，。？?]{0,16}(?:坏学生|坏孩子|调皮|捣蛋|最皮|反派|坏蛋|害群之马|老鼠屎|拖后腿|赶出去|淘汰|踢出去|开除|最坑|最曳)|(?:反派|坏蛋|害群之马|老鼠屎|坏学生)是(?:谁|哪)|\b(?:which|who|what)\b[^?]{0,40}\b(?:villain|naughty|bad guy|bad apple|black sheep|troublemaker|culprit|baddie|vote(?:d)? off|kick(?:ed)? out|expel|fire)\b/
const asksScore =
  /^(?:please )?(?:score|rate) (?:this|it|these|the)\b|\bgive (?:this|it|these|the|them)\b.{0,14}\b(?:score|rating|mark|grade)\b|\b(?:score|rate|rating)\b.{0,20}\bout of (?:10|100|ten|five|5)\b|(?:打|给|俾)个?(?:几|多少)?分(?![量钟析])/
/** Whether one name is another one of the same thing. */
export const asksWhetherSame =
  /是不是(?:就是|叫)|(?<!是不)就是.{1,8}[吗吧啊呀]|\b(?:the same (?:thing )?as|just another name for)\b/

const doubts =
  /真|假|忽悠|骗|哄|靠谱|可信|能信|信得过|信不|扯|吹牛|糊弄|噻|那就是|就是没|是不是就|等于|代表|意思|\b(?:really|true|lies?|lying|legit|believe|bs|honest|means?|fooled|fooling|trust|con)\b/
const shortRest = 6
/** A claim of the pack in the question, 0添加防腐剂, with a doubt of it or hardly anything beside: whether it is so. */
const quotesClaim = ({ wish, who, text, confidence }: Heard): readonly Kind[] => {
  if (who !== null || !/^(?:outside|has|safe|list|healthy|fact|what|suits)$/.test(wish)) return []
  if (wish === 'has' && confidence > sureOfPresence) return []
  const [stated] = ofPack.test(text) ? claimsIn(text) : []
  if (!stated) return []
  // 写0添加白砂糖 那麦芽糊精算不算糖: the claim ends before the question.
  const [words = ''] = /^[\u4e00-\u9fff0]+|^.*/.exec(text.slice(stated.start, stated.end)) ?? []
  const claim = { ...stated, end: stated.start + words.length }
  const rest = `${text.slice(0, claim.start)}${text.slice(claim.end)}`.replace(
    /[^\u4e00-\u9fffa-z]|写着?|标|说/g,
    '',
  )
  return doubts.test(text) || rest.length < shortRest
    ? kindsOfClaim(text.slice(claim.covers.start, claim.end))
    : []
}
const sureOfPresence = 0.8
const ofPack =
  /[零0无不未]\s?添加|(?<!\d)[零0无]\s?(?:防腐剂|色素|香精|添加剂|甜味剂|蔗糖)|\bno (?:added|artificial|preservatives?|additives?|colou?rs)\b|\b(?:sugar|additive|preservative)[- ]free\b/

/** What the words themselves decide, whatever the classifier guessed. */
const ofProcessing = /超加工|\bultra[- ]?process\w*|\bupfs?\b/

/** What words of one meaning alone decide: ultra-processed, the villain, a score, whether two names are one thing. */
const settlePlain = (heard: Heard, to: (other: Wish) => Heard): Heard | null => {
  const { wish, who, text, subjects, kinds } = heard
  const claimedKinds = quotesClaim(heard)
  if (claimedKinds.length > 0)
    return { ...to('claim'), confidence: 1, subjects: [], kinds: claimedKinds, nutrients: [], unused: [] }
  // Is it not just ultra-processed junk: by the markers of the list, whatever is named beside it.
  if (
    ofProcessing.test(text) &&
    (who === null ||
      (wish === 'suits' && who.groups.length + who.allergens.length + who.diets.length === 0)) &&
    /^(?:processing|healthy|claim|what|has|outside|safe|origin|list|suits|score|often|worst)$/.test(wish)
  )
    return { ...to('processing'), confidence: 1, subjects: [], kinds: [], nutrients: [] }
  // Which ingredient is the naughty one of the class: the worst of the list, whatever it was dressed up as.
  if (isOfVillain.test(text) && kinds.every(({ functions }) => !functions) && wish !== 'compare')
    return { ...to('worst'), confidence: 1, subjects: [], kinds: [], nutrients: [], who: null, unused: [] }
  if (
    asksScore.test(text) &&
    /^(?:outside|claim|healthy|compare|what|suits|worst|nutrition|often|amount|fact)$/.test(wish)
  )
    return { ...to('score'), confidence: 1, subjects: [], kinds: [], nutrients: [], who: null, unused: [] }
  // Is that potassium alum the same as alum: what it is.
  if (
    /^(?:claim|has|outside)$/.test(wish) &&
    heard.confidence < 0.5 &&
    subjects.some(({ entry }) => entry) &&
    asksWhetherSame.test(text)
  )
    return { ...to('what'), kinds: [], nutrients: [] }
  // The papers say that nitrite causes cancer, and he ate two: whether it does.
  if (
    /^(?:suits|safe)$/.test(wish) &&
    heard.confidence < 0.5 &&
    subjects.some(({ entry }) => entry) &&
    namesCancer.test(text)
  )
    return { ...to('cancer'), confidence: 1 }
  return null
}

const madeOfAnimals =
  /(?:虫子?|动物|猪|牛|鱼|石油|煤焦油)(?:身上)?(?:做|来|提|磨|榨)|\bmade (?:of|from) (?:bugs?|beetles?|insects?|animals?|pigs?)\b/

const inThis = / in (?:the|these|this|those|my) [a-z ]+(?=$|[?.,!])/g
/** Is there alcohol in this rice thing: what it is in is not asked about. */
const withoutContainer = (heard: Heard): Heard => {
  const { wish, text, subjects, kinds, names = [] } = heard
  if (wish !== 'has' || kinds.length === 0 || subjects.length === 0 || names.length === 0) return heard
  const held = [...text.matchAll(inThis)].map(({ index, 0: words }) => [index, index + words.length] as const)
  const isHeld = ({ start, end }: NamedStretch): boolean =>
    held.some(([from, to]) => start >= from && end <= to)
  const others = names.filter(one => !isHeld(one))
  // The kind that is asked for has a name outside of it.
  return others.length > 0 && others.length < names.length && subjects.length < names.length
    ? { ...heard, subjects: [] }
    : heard
}

export const settleByWords = (guessed: Heard): Heard => {
  const heard = withoutContainer(guessed)
  const { wish, who, text, subjects, kinds, nutrients } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other, others: [wish, ...heard.others].slice(0, 3) })
  const plain = settlePlain(heard, to)
  if (plain) return plain
  if (isOfPeople(heard)) return to('suits')
  if (isOfDiet(heard)) return { ...to('suits'), subjects: [] }
  if (sweetenedBy.test(text))
    return { ...to('list'), subjects: [], kinds: [sweetenerKind, sugarKind, dextrinKind] }
  const narrow = settleNarrow(heard, to)
  if (narrow) return narrow
  if (wish !== 'claim' && adulterated.test(text)) return { ...to('claim'), kinds: [], nutrients: [] }
  if (/^(?:nutrition|has|what|fact|outside|amount|list|count)$/.test(wish) && meatContent.test(text))
    return { ...to('amount'), subjects: [], nutrients: [], kinds: [meatKind] }
  if (
    (/^(?:suits|safe|healthy)$/.test(wish) || (wish === 'often' && asksFat.test(text))) &&
    !who &&
    slimmer.test(text) &&
    !kinds.some(({ functions }) => functions?.includes('甜味剂')) &&
    !(ofEachDay.test(text) && (mayEat.test(text) || /多少|几/.test(text))) &&
    heard.subjects.every(({ entry }) => !entry)
  )
    return { ...to('nutrition'), subjects: [], kinds: [] }
  if (
    /^(?:outside|what|has|amount|nutrition|list|count|compare|parts|processing|claim)$/.test(wish) &&
    ofTheRest.test(text)
  )
    return { ...to('list'), subjects: [], kinds: [], nutrients: [] }
  // E471 in here, animal fat: where it is from, not what else of the list is from animals.
  const isOfSubstance =
    /^(?:has|what)$/.test(wish) && subjects.some(({ entry }) => entry) && !besides.test(text)
  const isGuess = wish === 'outside' && heard.confidence < 0.6 && subjects.length > 0
  // The last but one, is that made of beetles: its source, and no place of the list.
  if (wish === 'order' && subjects.length > 0 && madeOfAnimals.test(text))
    return { ...to('origin'), kinds: [] }
  if ((isOfSubstance || isGuess) && ofAnimals(heard)) return to('origin')
  if (/^(?:has|list)$/.test(wish) && who && subjects.length + kinds.length + nutrients.length === 0)
    return to('suits')
  if (wish === 'list' && subjects.length > 0 && /是哪[个种]|是什么/.test(text)) return to('what')
  const isOfAllergen = kinds.some(({ allergen }) => allergen !== undefined)
  if (/^(?:safe|healthy|suits)$/.test(wish) && !who && isOfAllergen && /free\b|不含|[无没]有?/.test(text))
    return { ...to('has'), subjects: [] }
  // It is called beef noodles, so there is no lard in it: whether there is, and no claim of the pack.
  if (wish === 'claim' && isOfLabel(heard) && assumesNone.test(text)) return to('has')
  if (wish === 'why' && nutrients.length > 0 && claimed.test(text)) return to('claim')
  // Is there gluten in the caramel colour: the allergen is asked about, whatever it may be in.
  const isOfOthers = kinds.length > 0 && kinds.every(({ allergen }) => !allergen)
  const allergens = isOfOthers ? allergensAsked(text) : []
  // Anything dairy or animal: what is from animals besides the milk as well.
  const animals = bothAsked.test(text) ? kinds.filter(({ special }) => special !== undefined) : []
  if (/^(?:has|list|claim)$/.test(wish) && allergens.length > 0)
    return { ...to('has'), subjects: [], kinds: [...allergens, ...animals] }
  // The noodles are of rice, so is the whole pack free of gluten: the pack.
  if (/^(?:has|claim|list|what)$/.test(wish) && !who && isOfAllergen && ofWholePack.test(text))
    return { ...to('has'), subjects: [] }
  return heard
}
