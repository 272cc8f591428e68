import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import {
  type AnswerContext,
  knownOf,
  leavesOf,
  listedAs,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { judgeDiet } from '../people/diets.ts'
import { factStated } from './facts.ts'

const asksReal =
  /(?:是|算|属于)(?:不是|不算)?(?:真|正经|正规|纯)?(?:的|正)?(?:酸(?:牛)?奶|酸乳|牛奶|奶|果汁)(?:吗|嗎|么|嘛|还是|吧|$)|(?:奶|乳|果汁)(?:还是|還是)|(?:还是|還是)(?:糖水|饮料|水|甜品|飲料)|(?<!how much )\b(?:real|actual|proper|genuine)(?:ly)? (?:yog(?:h)?urt|milk|juice)\b|\b(?:yog(?:h)?urt|milk|juice) or (?:a |just |some )?(?:drink|dessert|sugar|water|flavou?red)/
const kinds: readonly (Bilingual & { asked: RegExp; is: RegExp })[] = [
  {
    asked: /酸(?:牛)?奶|酸乳|yog(?:h)?urt/,
    is: /^01\.02/,
    zh: '酸奶（发酵乳）',
    en: 'yoghurt (fermented milk)',
  },
  { asked: /果汁|juice/, is: /^14\.02(?:$|\.0[12])/, zh: '果汁类', en: 'juice' },
  { asked: /奶|乳|milk/, is: /^01\.0[1-3]/, zh: '奶', en: 'milk' },
]

/** Real yoghurt or sugar water: what the label declares it to be, what it is mostly made of, and the sugar; false where that was not asked. */
const tellTrueKind = (context: AnswerContext): boolean => {
  if (!asksReal.test(context.text) || context.flat.length === 0) return false
  const label = context.asked.label
  const food = labelFood(context.asked, context.knowledge)
  const asked = kinds.find(one => one.asked.test(context.text))
  const type = factStated('kind', label?.text ?? '')
  const standard = context.knowledge.standard(label?.product.standard ?? '')
  if (!asked || (!type && !standard && !food)) return false
  const isDrink = food?.no.startsWith('14') === true && !asked.is.test(food.no)
  const lead =
    food && asked.is.test(food.no)
      ? { zh: `是${asked.zh}`, en: `Yes, ${asked.en}` }
      : isDrink
        ? { zh: `不算${asked.zh}，是饮料`, en: `Not ${asked.en}, but a drink` }
        : { zh: '按标签看', en: 'By its label' }
  const declared = [type && `产品类型 ${type}`, standard && `产品标准 ${standard.title}`]
    .filter(Boolean)
    .join('，')
  const declaredEn = [type && `its type is ${type}`, standard && `its standard is that of ${standard.title}`]
    .filter(Boolean)
    .join(', ')
  const leaves = leavesOf(context)
  const first = leaves.slice(0, 1)
  const amount = context.flat[first[0] ?? 0]?.amount
  const share = amount ? amountText(amount) : { zh: '', en: '' }
  const names = namesOf(first, context)
  context.reply.say(
    {
      zh: `${lead.zh}：标签写的${declared || `是${food?.word ?? ''}`}；排第一的是${names.zh}${share.zh && `（${share.zh}）`}。`,
      en: `${lead.en}: ${declaredEn || `it is ${food?.en ?? ''}`}; first on the list is ${names.en}${share.en && ` (${share.en})`}.`,
    },
    ...onLabel(context, first),
  )
  const added = hitsOf(sugarKind, context)
  const known = knownOf(context)
  const sugars = known?.of.sugars
  const added2 = namesOf(added.slice(0, 3), context)
  if (added.length > 0)
    context.reply.say(
      {
        zh: `另外加了糖：${added2.zh}${sugars === undefined || !known ? '' : `；表里每100 ${known.basis}含糖 ${sugars} g，${food?.no.startsWith('01') ? '其中有奶里原有的乳糖，' : ''}加了多少没有单独写`}。`,
        en: `Sugar is added: ${added2.en}${sugars === undefined || !known ? '' : `; the table has ${sugars} g of sugars per 100 ${known.basis}, ${food?.no.startsWith('01') ? 'the lactose of milk included, ' : ''}and how much was added is not stated`}.`,
      },
      ...onLabel(context, added.slice(0, 3)),
      ...(sugars === undefined ? [] : [tableCitation]),
    )
  return true
}

const asksChocolate =
  /(?:真|纯|正宗)(?:的)?巧克力|巧克力.{0,6}(?:真|纯|还是|代可可脂)|代可可脂(?:吗|还是|的)|\b(?:real|proper|actual|compound) chocolate\b|\bchocolate or\b|\bor compound\b/
const substitute = /代可可脂|氢化植物油|植物油|棕榈|vegetable (?:fat|oil)|palm|coconut|compound|hydrogenated/i

/** Real chocolate or a compound: by the fats that the list has in it; false where that was not asked, or nothing of chocolate is listed. */
const tellChocolate = (context: AnswerContext): boolean => {
  if (!asksChocolate.test(context.text)) return false
  const isOf = (pattern: RegExp) => listedAs(pattern, context)
  const named = isOf(/代可可脂/)
  const [own] = named.length > 0 ? named : isOf(/巧克力|\bchocolate\b/i)
  const parts = own === undefined ? [] : (context.flat[own]?.children ?? [])
  const butter = isOf(/(?<!代)可可脂|可可液块|cocoa (?:butter|mass)/i)
  const other = (parts.length > 0 ? parts : context.flat).flatMap(one => {
    const index = context.flat.indexOf(one)
    return one.role === undefined && substitute.test(`${one.name} ${one.otherName ?? ''}`) ? [index] : []
  })
  const names = namesOf(named.length > 0 ? named : butter, context)
  const fats = namesOf(other, context)
  if (named.length > 0)
    context.reply.say(
      {
        zh: `不是真巧克力，是代可可脂的：标签写的是${names.zh}${other.length > 0 && fats.zh !== names.zh ? `，用的油脂是${fats.zh}` : ''}。`,
        en: `Not real chocolate, but a compound with a substitute for cocoa butter: the label lists ${names.en}${other.length > 0 && fats.en !== names.en ? `, its fat is ${fats.en}` : ''}.`,
      },
      ...onLabel(context, [...named, ...other].slice(0, 4)),
    )
  else if (butter.length > 0)
    context.reply.say(
      other.length === 0
        ? {
            zh: `按配料看是真巧克力：用的是${names.zh}，没有列出代可可脂或其他植物油脂。`,
            en: `By its list real chocolate: it has ${names.en}, and no other vegetable fat is listed with it.`,
          }
        : {
            zh: `有真的可可成分：${names.zh}；另外还列了${fats.zh}。`,
            en: `It has real cocoa: ${names.en}; besides, ${fats.en} is listed.`,
          },
      ...onLabel(context, [...butter, ...other].slice(0, 4)),
    )
  return named.length + butter.length > 0
}

const asksCheese =
  /(?:真|纯)(?:的)?(?:奶酪|芝士|干酪)|(?:奶酪|芝士|干酪)还是|是(?:不是)?(?:真)?(?:奶酪|芝士|干酪)吗?$|\b(?:real|proper|actual) cheese\b(?! is)/
/** Cheese or processed cheese: by its standard and what stands first; false where that was not asked, or no cheese is listed. */
const tellCheese = (context: AnswerContext): boolean => {
  const [cheese] = listedAs(/干酪(?!素)|奶酪|芝士|\bcheese\b/i, context)
  const standard = context.knowledge.standard(context.asked.label?.product.standard ?? '')
  if (!asksCheese.test(context.text) || cheese === undefined) return false
  const [first] = leavesOf(context)
  const amount = context.flat[cheese]?.amount
  const [names, share] = [namesOf([cheese], context), amount ? amountText(amount) : null]
  const isProcessed = /再制|制品/.test(`${standard?.title ?? ''} ${context.asked.label?.product.name ?? ''}`)
  const start = namesOf(first === undefined ? [] : [first], context)
  const more: Bilingual =
    first !== undefined && first !== cheese
      ? { zh: `；排第一的是${start.zh}`, en: `; first on the list is ${start.en}` }
      : { zh: '', en: '' }
  context.reply.say(
    isProcessed
      ? {
          zh: `不是天然的整块奶酪，是再制干酪或干酪制品：里面有${names.zh}${share ? `（${share.zh}）` : ''}${more.zh}。`,
          en: `Not plain cheese, but processed: it has ${names.en}${share ? ` (${share.en})` : ''}${more.en}.`,
        }
      : {
          zh: `有真的奶酪：配料里有${names.zh}${share ? `（${share.zh}）` : ''}${more.zh}。`,
          en: `It has real cheese: the list has ${names.en}${share ? ` (${share.en})` : ''}${more.en}.`,
        },
    ...onLabel(context, [cheese]),
  )
  // Real cheese, but is it still ultra-processed: that as well.
  return !/超加工|\bultra[- ]?processed\b/.test(context.text)
}

const asksGrade =
  /特[级級][^，,。]{0,4}(?:意思|是什么|是啥|说明|代表|就|一定|更?好|咩)|[质質]量等[级級]|等[级級]|几[级級]|幾[级級]|\bgrade\b/
const ofGrade = /[质質]量等[级級]\s*[:：]?\s*([^\s　。，；;|]{1,8})/
const ofNitrogen = /氨基[酸态態]+氮\s?(?:[(（][^)）]*[)）])?\s?[≥>=:：\s]*\s?(\d+(?:\.\d+)?)\s?g\/100\s?ml/i

/** What the grade of a soy sauce means: as the label states it, and what it says nothing of; false where that was not asked. */
const tellGrade = ({ subjects }: Heard, context: AnswerContext): boolean => {
  const text = context.asked.label?.text ?? ''
  if (
    !asksGrade.test(context.text) ||
    subjects.some(({ entry }) => entry) ||
    /勾兑|酿造|配制/.test(context.text)
  )
    return false
  const grade = ofGrade.exec(text)?.[1]
  const nitrogen = ofNitrogen.exec(fold(text).text)?.[1]
  const isSoySauce = labelFood(context.asked, context.knowledge)?.no.startsWith('12.04') ?? false
  const named = grade ?? /[特一二三][级級]/.exec(context.asked.label?.product.name ?? '')?.[0]
  if (!isSoySauce) return false
  if (!named) {
    context.reply.say(
      {
        zh: '没有写：读到的标签文字里没有质量等级。',
        en: 'Not stated: the text that was read names no grade.',
      },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  const less = nitrogen
    ? {
        zh: `，氨基酸态氮至少 ${nitrogen} g/100 mL`,
        en: `, at least ${nitrogen} g of amino nitrogen per 100 ml`,
      }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `标签写的等级是${named}${less.zh}。酱油的等级看氨基酸态氮一类的指标，说的是鲜味的多少，不说明更健康、盐少或没有添加剂。`,
      en: `The grade that the label states is ${named}${less.en}. Soy sauce is graded by amino nitrogen and the like, which is how savoury it is, and not how healthy, how low in salt or how free from additives.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  const additives = hitsOf({ zh: '防腐剂', en: 'preservatives', functions: ['防腐剂'] }, context)
  if (additives.length > 0 && /防腐|preserv|添加|additive|香精|flavou?r/.test(context.text)) {
    const names = namesOf(additives, context)
    context.reply.say(
      { zh: `有防腐剂：${names.zh}。`, en: `It has a preservative: ${names.en}.` },
      ...onLabel(context, additives),
    )
  }
  return true
}

const ofFermenting = /发酵|酿造|水解|\bferment|\bbrew|\bhydroly[sz]/
/** Does fermentation take the gluten away: no proof of it; false where that was not asked, or the label names no gluten. */
const tellFermentedGluten = ({ kinds: of, who }: Heard, context: AnswerContext): boolean => {
  const isOfGluten =
    of.some(({ allergen }) => allergen === 'gluten') || (who?.allergens.includes('gluten') ?? false)
  // 酿造酱油 is a name.
  const said = context.text.replace(/(?:酿造|发酵)(?:酱油|食?醋|乳|面粉?)/g, ' ')
  if (!isOfGluten || !ofFermenting.test(said)) return false
  if (!context.result?.allergens.contains.some(one => one === 'gluten')) return false
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && /小麦|麦麸|麸皮|大麦|wheat|barley|rye/i.test(fold(name).text) ? [index] : [],
  )
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `不能当作没有麸质：配料里有${names.zh || '含麸质的谷物'}，发酵不能证明麸质没有了；乳糜泻的人不要吃，要选写明“无麸质”的。`,
      en: `Do not take it to be gluten free: the list has ${names.en || 'cereals with gluten'}, and fermentation is no proof that the gluten is gone; with coeliac disease leave it, and look for "gluten free".`,
    },
    ...orWhole(context, onLabel(context, hits)),
  )
  return true
}

const asksAlcohol = /酒精|乙醇|含酒|\balcohol/
const ofHalal = /清真|穆斯林|\bhalal\b|\bharam\b|\bmuslim\b/
/** Is spirit vinegar alcohol: what vinegar is, and what the list has; false where that was not asked. */
const tellVinegar = ({ who }: Heard, context: AnswerContext): boolean => {
  const { text } = context
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && /(?<!糖)醋(?!酸)|vinegar/i.test(name) ? [index] : [],
  )
  if (hits.length === 0 || !/醋|vinegar/.test(text) || !(asksAlcohol.test(text) || ofHalal.test(text)))
    return false
  const names = namesOf(hits, context)
  const isHalal = ofHalal.test(text) || (who?.diets.includes('halal') ?? false)
  const others = context.flat.flatMap(({ name, role }, index) =>
    role === undefined &&
    /酒(?!石|精?酵母)|\b(?:wine(?! vinegar)|beer|alcohol|rum|brandy)\b/i.test(name) &&
    !hits.includes(index)
      ? [index]
      : [],
  )
  const listed = namesOf(others, context)
  context.reply.say(
    {
      zh: `醋不是酒：${names.zh}是酒精经细菌发酵成的酸液，含的是醋酸；${others.length > 0 ? `不过配料里另有${listed.zh}` : '配料里没有列出酒'}。残留多少酒精标签不写${isHalal ? '，是否算清真请看认证' : ''}。`,
      en: `Vinegar is not alcohol: ${names.en} is alcohol that bacteria have turned into acetic acid; ${others.length > 0 ? `the list has ${listed.en} besides` : 'the list names no alcohol'}. Traces that are left the label does not state${isHalal ? '; whether that is halal for you a certificate tells' : ''}.`,
    },
    ...onLabel(context, [...hits, ...others].slice(0, 4)),
  )
  if (who?.diet === 'halal') judgeDiet(who.diet, who, context)
  return true
}

/** What it is by its own declaration, its grade, and what fermentation does not do; false where none of that was asked. */
export const tellDeclared = (heard: Heard, context: AnswerContext): boolean =>
  tellTrueKind(context) ||
  (!/^(?:limit|allowed|adi|amount|compare)$/.test(heard.wish) &&
    (tellChocolate(context) || tellCheese(context))) ||
  tellGrade(heard, context) ||
  tellFermentedGluten(heard, context) ||
  tellVinegar(heard, context)
