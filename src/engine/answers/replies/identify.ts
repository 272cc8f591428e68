import type { AdditiveEntry } from '../../../knowledge/index.ts'
import { isButter, mayBeButter } from '../../lexicon/butter-or-tallow.ts'
import { isSubstanceOfClass } from '../../matching/substance-classes.ts'
import type { Bilingual, Ingredient } from '../../result.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, flavouringCitation, ingredientCitation } from '../text/reply.ts'
import { amountText } from './amount-text.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classEn,
  classesOf,
  declineUnknown,
  leavesOf,
  namesOf,
  notesOf,
  onLabel,
} from './answer-context.ts'
import { purposeOfFood } from './foods/purposes.ts'
import { foodOf, tellFood, tellFoodOrigin } from './foods/tell-food.ts'
import { notInTable, notListed } from './limits.ts'
import { glossOfSource } from './pack/in-english.ts'
import { homeOf } from './parts/parts.ts'
import { animalHits, sayGelatine } from './people/diets.ts'
import { ownPurposes } from './purposes.ts'
import {
  inBrackets,
  ofGelatine,
  printedGelatine,
  sourceInBrackets,
  statedOrigin,
  statedSource,
} from './source-in-brackets.ts'
import { purposesHere } from './substance/in-this-food.ts'
import { isOfEither, listedAs, madeFrom, sourceOf } from './substance/made-from.ts'
import { natureOf } from './substance/natures/nature-of.ts'
import type { Nature, Sort } from './substance/natures/natures.ts'
import { tellAdditive } from './substance/what-it-is.ts'

/** The position of an ingredient on the label, and its declared amount. */
export const place = ({ index, ingredient }: Subject, context: AnswerContext): void => {
  if (index === undefined || !ingredient || ingredient.role !== undefined) return
  const leaves = leavesOf(context)
  const at = leaves.indexOf(index) + 1
  const amount = ingredient.amount && amountText(ingredient.amount)
  const home = homeOf(index, context)
  if (home) {
    context.reply.say(
      {
        zh: `它在${home.name}里，是其中 ${home.of} 项的第 ${home.at} 项${amount ? `，标示量 ${amount.zh}` : ''}。`,
        en: `It is in ${home.name}, number ${home.at} of ${home.of} there${amount ? `, declared at ${amount.en}` : ''}.`,
      },
      ingredientCitation(ingredient, index),
    )
    return
  }
  context.reply.say(
    {
      zh: `在这份配料表里，${ingredient.name}是 ${leaves.length} 项中的第 ${at} 项${amount ? `，标示量 ${amount.zh}` : ''}。`,
      en: `On this label ${ingredient.name} is number ${at} of ${leaves.length}${amount ? `, declared at ${amount.en}` : ''}.`,
    },
    ingredientCitation(ingredient, index),
  )
}

/** Asked for by another of its names: how the label calls it. */
const calledHere = ({ index, ingredient }: Subject, names: Bilingual, context: AnswerContext): void => {
  if (index === undefined || !ingredient || ingredient.role !== undefined) return
  if (`${names.zh} ${names.en}`.toLowerCase().includes(ingredient.name.toLowerCase())) return
  context.reply.say(
    { zh: `配料表里写的是${ingredient.name}。`, en: `The label calls it ${ingredient.name}.` },
    ...onLabel(context, [index]),
  )
}

const kindNames: Record<Ingredient['kind'], Bilingual> = {
  food: { zh: '食品原料', en: 'a food ingredient' },
  additive: { zh: '食品添加剂', en: 'a food additive' },
  flavouring: { zh: '食品用香精香料', en: 'a flavouring' },
  enzyme: { zh: '酶制剂', en: 'an enzyme preparation' },
  nutrient: { zh: '营养强化剂（GB 14880）', en: 'an added nutrient (GB 14880)' },
  culture: { zh: '发酵菌种', en: 'a fermentation culture' },
  unknown: { zh: '没有识别出的词', en: 'a word that was not recognised' },
}

/** 牛油: which of two fats it is, the label does not say. */
const tellButterOrTallow = ({ name, index }: Subject, context: AnswerContext): void => {
  const label = context.asked.label?.text ?? ''
  if (index === undefined || !mayBeButter(name, label)) return
  if (isButter(name, label)) {
    context.reply.say(
      {
        zh: '牛油在这份标签上是黄油（来自牛奶），不是牛脂。',
        en: 'On this label 牛油 is butter, made from milk, and no beef tallow.',
      },
      ...onLabel(context, [index]),
    )
    return
  }
  context.reply.say(
    {
      zh: '牛油在香港、澳门和东南亚指黄油（含乳），在内地和台湾指牛脂；标签没有写明是哪一种，乳过敏者请当作含乳。',
      en: '牛油 is butter (milk) in Hong Kong, Macau and South-East Asia and beef tallow on the Chinese mainland and in Taiwan; the label does not say which, so with a milk allergy take it to contain milk.',
    },
    ...onLabel(context, [index]),
  )
}

/** Taurine: what it is, how much of it the pack has by its own figure, and that its effect is not on file. */
const tellTaurine = ({ ingredient, index }: Subject, context: AnswerContext): void => {
  if (!ingredient || index === undefined || !/牛磺酸|taurine/i.test(ingredient.name)) return
  const { amount } = ingredient
  const pack = context.result?.nutrition?.pack
  const grams =
    amount?.unit === '%' && amount.max === undefined && pack
      ? Math.round(amount.value * pack.value) / 100
      : undefined
  const sum =
    amount && pack && grams !== undefined
      ? {
          zh: `标示量 ${amountText(amount).zh}，整份 ${pack.value} ${pack.unit} 约 ${grams} g。`,
          en: `Declared at ${amountText(amount).en}, it comes to about ${grams} g in ${pack.value} ${pack.unit}.`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `牛磺酸是 2-氨基乙基磺酸，肉和鱼里本来就有。${sum.zh}它对提神、运动有没有用，标签证明不了，我的资料里也没有评价；没有资料就不说多还是少。`,
      en: `Taurine is 2-aminoethylsulfonic acid, which meat and fish contain by nature. ${sum.en} Whether it helps alertness or sport the label does not prove and my sources do not judge, nor whether that is a lot.`,
    },
    ...onLabel(context, [index]),
  )
}

/** What something is: of an additive what it does here, of a food what it is made from. */
export const identify = (subject: Subject, context: AnswerContext, isOneOfSeveral = false): void => {
  const { entry, flavouring, ingredient } = subject
  const names = bothNames(subject)
  const { reply } = context
  tellButterOrTallow(subject, context)
  if (ingredient?.role === 'section') {
    listParts(subject, context)
    return
  }
  if (ingredient?.kind === 'nutrient') {
    // 碳酸钙 among vitamins is a source of calcium here, although it has other uses.
    reply.say(
      {
        zh: `${names.zh}在这份标签上识别为${kindNames.nutrient.zh}，用来补充营养。`,
        en: `On this label ${names.en} is recognised as ${kindNames.nutrient.en}.`,
      },
      ...citedAs(context, subject),
    )
    tellTaurine(subject, context)
  } else if (subject.unlisted) {
    notInTable(subject, context)
    notListed(subject, context)
  } else if (entry) {
    tellAdditive(subject, entry, context, isOneOfSeveral)
  } else if (foodOf(subject)) {
    tellFood(subject, context)
  } else if (flavouring) {
    const table = flavouring.id.startsWith('N') ? 'B.2' : 'B.3'
    reply.say(
      {
        zh: `${names.zh}是 GB 2760-2024 表 ${table} 允许使用的食品用香料（编号 ${flavouring.id}）。`,
        en: `${names.en} is a food flavouring permitted by GB 2760-2024 Table ${table} (code ${flavouring.id}).`,
      },
      flavouringCitation(flavouring),
    )
  } else if (ingredient?.kind === 'unknown') {
    reply.decline({
      zh: `没有识别出“${ingredient.name}”，我的资料里没有它的说明。`,
      en: `"${ingredient.name}" was not recognised, and I have no information on it.`,
    })
  } else if (ingredient) {
    const kind = kindNames[ingredient.kind]
    reply.say(
      {
        zh: `${names.zh}在这份标签上识别为${kind.zh}；它怎么做、用什么做，我的资料里没有。`,
        en: `On this label ${names.en} is recognised as ${kind.en}; how it is made and of what is not in what I know.`,
      },
      ...citedAs(context, subject),
    )
  } else
    reply.decline({
      zh: `${names.zh}不在这份配料表里，我的资料里也没有它的说明。`,
      en: `${names.en} is not on this label, and I have no information on it.`,
    })
  if (entry) calledHere(subject, names, context)
  if (ingredient && ingredient.children.length > 0 && !entry) listParts(subject, context)
}

const purposeSentence = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): void => {
  const { told } = purposesHere(subject, context)
  const known = told.filter(({ name }) => name !== '其他' || ownPurposes[entry.zh])
  if (known.length === 0) return
  const withClass = ({ name, text }: (typeof known)[number]): Bilingual =>
    name === '其他' || name === ''
      ? text
      : { zh: `${name}——${text.zh}`, en: `${classEn(context, name)} - ${text.en}` }
  context.reply.say(
    {
      zh: `作用：${known.map(one => withClass(one).zh).join('；')}。`,
      en: `Its purpose: ${known.map(one => withClass(one).en).join('; ')}.`,
    },
    additiveCitation(entry),
  )
}

const joinedNames = (subjects: readonly Subject[]): Bilingual => ({
  zh: subjects.map(one => bothNames(one).zh).join('、'),
  en: subjects.map(one => bothNames(one).en).join(', '),
})

/** Why something is added; with others that are added for the same. */
export const purpose = (subject: Subject, context: AnswerContext, alike: readonly Subject[] = []): void => {
  const { entry, ingredient } = subject
  const names = joinedNames([subject, ...alike])
  const ofFood = entry ? undefined : purposeOfFood(`${subject.name} ${ingredient?.otherName ?? ''}`)
  if (ofFood && ingredient && ingredient.role === undefined && ingredient.kind === 'food') {
    context.reply.say(
      { zh: `${names.zh}的作用一般是：${ofFood.zh}。`, en: `${names.en} mostly brings ${ofFood.en}.` },
      ...citedAs(context, subject),
    )
    return
  }
  if (!entry || ingredient?.kind === 'nutrient') {
    identify(subject, context)
    return
  }
  const { told, others, isOfFood } = purposesHere(subject, context)
  const named = told.map(({ name }) => name).filter(name => name !== '' && name !== '其他')
  const classes = classesOf(context, named)
  const more = others.length > 0 ? classesOf(context, others) : undefined
  const open = isOfFood
    ? { zh: '，标签没有写用作哪一种', en: ', and the label does not say as which it is used' }
    : { zh: '', en: '' }
  const also = more
    ? { zh: `；GB 2760 还列为${more.zh}${open.zh}`, en: `; GB 2760 also has it as ${more.en}${open.en}` }
    : { zh: '', en: '' }
  const listed = more
    ? { zh: `（GB 2760 列为${more.zh}）`, en: ` (GB 2760 has it as ${more.en})` }
    : { zh: '', en: '' }
  const behind =
    named.length > 0
      ? { zh: `（${classes.zh}${also.zh}）`, en: ` (functional class: ${classes.en}${also.en})` }
      : listed
  if (told.length > 0)
    context.reply.say(
      {
        zh: `${names.zh}的作用：${told.map(({ text }) => text.zh).join('；')}${behind.zh}。`,
        en: `${names.en}: ${told.map(({ text }) => text.en).join('; ')}${behind.en}.`,
      },
      ...[subject, ...alike].flatMap(one => citedAs(context, one)),
    )
  else {
    const all = classesOf(context, entry.functions)
    context.reply.say(
      {
        zh: `${names.zh}的功能类别是${all.zh}。`,
        en: `The functional class of ${names.en}: ${all.en}.`,
      },
      ...citedAs(context, subject),
    )
  }
  for (const one of [subject, ...alike]) calledHere(one, bothNames(one), context)
}

/** The direct members of a compound ingredient or a part, skipping class words in between. */
export const namesWithin = ({ children }: Ingredient): string[] =>
  children.flatMap(child => (child.role === undefined ? [child.name] : namesWithin(child)))

/** The same with what its compound ingredients are made of: 豆瓣酱（辣椒、蚕豆）. */
const openedWithin = ({ children }: Ingredient): string[] =>
  children.flatMap(child => {
    if (child.role !== undefined) return openedWithin(child)
    const parts = namesWithin(child)
    const isChinese = /[\u4e00-\u9fff]/.test(child.name)
    if (parts.length === 0) return child.name
    return isChinese ? `${child.name}（${parts.join('、')}）` : `${child.name} (${parts.join(', ')})`
  })

/** What a compound ingredient or a part of the product is made of, as far as the label opens it. */
export const listParts = (subject: Subject, context: AnswerContext): void => {
  const { index, ingredient } = subject
  if (index === undefined || !ingredient || ingredient.children.length === 0) {
    identify(subject, context)
    return
  }
  const names = openedWithin(ingredient)
  context.reply.say(
    {
      zh: `这份标签写明，${ingredient.name}里有：${names.join('、')}。`,
      en: `By this label, ${ingredient.name} contains: ${names.join(', ')}.`,
    },
    ...onLabel(context, [index]),
  )
}

/** Plants that the name of an additive may state. */
const plants = [
  { pattern: /大豆|soya?\b|soybean/i, zh: '大豆', en: 'soya' },
  { pattern: /葵花|向日葵|sunflower/i, zh: '葵花籽', en: 'sunflower' },
  { pattern: /棕榈蜡|carnauba/i, zh: '巴西棕榈', en: 'carnauba palm' },
  { pattern: /椰子|coconut/i, zh: '椰子', en: 'coconut' },
  { pattern: /菜籽|油菜|rapeseed|canola/i, zh: '油菜籽', en: 'rapeseed' },
  { pattern: /玉米|corn|maize/i, zh: '玉米', en: 'maize' },
  { pattern: /栀子/, zh: '栀子', en: 'gardenia' },
  { pattern: /高粱/, zh: '高粱', en: 'sorghum' },
  { pattern: /甜菜|beet/i, zh: '甜菜', en: 'beetroot' },
  { pattern: /葡萄皮|grape skin/i, zh: '葡萄皮', en: 'grape skins' },
  { pattern: /紫甘薯|紫薯|sweet potato/i, zh: '紫薯', en: 'purple sweet potato' },
  { pattern: /萝卜红|radish/i, zh: '萝卜', en: 'radish' },
  { pattern: /红花黄|safflower/i, zh: '红花', en: 'safflower' },
  { pattern: /番茄红|lycopene|tomato/i, zh: '番茄', en: 'tomato' },
  { pattern: /茶多酚|tea (?:polyphenols?|catechins?)/i, zh: '茶叶', en: 'tea' },
  { pattern: /迷迭香|rosemary/i, zh: '迷迭香', en: 'rosemary' },
  { pattern: /亚麻籽胶|linseed|flaxseed/i, zh: '亚麻籽', en: 'linseed' },
  { pattern: /魔芋|konjac/i, zh: '魔芋', en: 'konjac' },
  { pattern: /植物|vegetable/i, zh: '植物', en: 'a vegetable source' },
]

const notesOfOrigin = (entry: AdditiveEntry | undefined, { form }: Subject): boolean =>
  entry !== undefined && notesOf(entry, form?.ins).includes('animal origin')

const asksRole = /作用|用途|干嘛|染色|上色|着色|\brole\b|\bfunctions?\b|\bfunctional\b|\bpurpose\b/

/** What the label calls the oil of algae, or an ingredient that has it within. */
const algaeIn = ({ name, ingredient }: Subject): string | undefined =>
  [name, ...(ingredient?.children ?? []).map(one => one.name)].find(one =>
    /藻油|裂壶藻|裂殖壶菌|schizochytrium|\balga[el]\b/i.test(one),
  )

/** Oil of algae, which is of no fish; false where it is something else. */
const tellAlgae = (subject: Subject, context: AnswerContext): boolean => {
  const algae = algaeIn(subject)
  if (algae === undefined) return false
  context.reply.say(
    {
      zh: `来自藻类，不是鱼：标签写的是“${algae}”。`,
      en: `From algae, not fish: the label calls it "${algae}".`,
    },
    ...citedAs(context, subject),
  )
  return true
}

/** 306 from Soy, by the label's own words; false where it states nothing of the kind, or an animal. */
const tellStatedSource = (subject: Subject, context: AnswerContext): boolean => {
  const stated = statedSource(subject.ingredient, context)
  if (!stated || sourceInBrackets(subject.ingredient, context)) return false
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `标签写明了来源：${names.zh}（${stated}）。`,
      en: `The label states the source: ${names.en} (${stated}${glossOfSource(stated)}).`,
    },
    ...citedAs(context, subject),
  )
  return true
}

/** What the names tell of where it comes from; false where they tell nothing. */
const originByName = (subject: Subject, context: AnswerContext): boolean => {
  const { entry } = subject
  const names = bothNames(subject)
  const source = entry && madeFrom[entry.zh]
  if (entry && source) {
    context.reply.say(
      {
        zh: `${source.from.zh}：${names.zh}${source.how.zh}（按 JECFA 规格的定义）；加工助剂标签不写。`,
        en: `${source.from.en}: ${names.en}, ${source.how.en} (by its JECFA specification); labels do not state processing aids.`,
      },
      ...citedAs(context, subject),
    )
    if (asksRole.test(context.text)) purposeSentence(subject, entry, context)
    return true
  }
  if (tellStatedSource(subject, context)) return true
  const isOfAnimals =
    !entry && subject.index !== undefined && animalHits('vegan', context).includes(subject.index)
  if (isOfAnimals) {
    context.reply.say(
      { zh: `来自动物，标签写的是${names.zh}。`, en: `From animals: the label calls it ${names.en}.` },
      ...citedAs(context, subject),
    )
    return true
  }
  if (tellAlgae(subject, context)) return true
  const bracket = sourceInBrackets(subject.ingredient, context)
  const ofOther = ofGelatine.test(subject.name) ? printedGelatine(context)?.animal : undefined
  if (!bracket && ofOther && sayGelatine(context, { zh: `来自${ofOther.zh}：`, en: `From ${ofOther.en}:` }))
    return true
  if (bracket && notesOfOrigin(entry, subject)) {
    context.reply.say(
      {
        zh: `来自动物：标签写明${names.zh}是${bracket}。`,
        en: `From animals: the label states ${names.en} (${bracket}${glossOfSource(bracket)}).`,
      },
      ...citedAs(context, subject),
    )
    return true
  }
  const either = sourceOf(subject)
  const printed = `${subject.name} ${inBrackets(subject.ingredient, context) ?? ''}`
  const isNamedPlant = plants.some(({ pattern }) => pattern.test(printed))
  if (either && !isNamedPlant) {
    const stated = statedOrigin(context)
    if (stated) {
      context.reply.say(
        {
          zh: `看标签的说明（${names.zh}）：标签写着“${stated}”。`,
          en: `By the label's own words (${names.en}): "${stated}".`,
        },
        ...citedAs(context, subject),
      )
      return true
    }
    context.reply.say(
      {
        zh: `${either.isSeldomAnimal ? '一般不来自动物' : '看不出'}（${names.zh}）：${either.says.zh}。`,
        en: `${either.isSeldomAnimal ? 'Mostly not from animals' : 'Not stated'} (${names.en}): ${either.says.en}.`,
      },
      ...citedAs(context, subject),
    )
    return true
  }
  const plant = plants.find(({ pattern }) => pattern.test(printed))
  if (plant)
    context.reply.say(
      {
        zh: `按名称来自植物：${names.zh}（${plant.zh}）；加工助剂标签不写。`,
        en: `From a plant, by its name: ${names.en} (${plant.en}); labels do not state processing aids.`,
      },
      ...citedAs(context, subject),
    )
  return plant !== undefined
}

const isAzo = (entry: AdditiveEntry, ins = entry.ins[0] ?? ''): boolean =>
  isSubstanceOfClass({ id: entry.id, ins, functions: entry.functions }, 'azoDye')

/** Phenolic antioxidants that are made by synthesis alone (E-number database of DTU Food; JECFA specifications of E 319 to 321). */
const isPhenol = ({ zh }: AdditiveEntry): boolean =>
  /^(?:特丁基对苯二酚|丁基羟基茴香醚|二丁基羟基甲苯)/.test(zh)

/** Dyes of other classes that are made by synthesis alone (JECFA specifications of E 104, 127, 132 and 133). */
const isOtherDye = ({ zh }: AdditiveEntry): boolean => /^(?:亮蓝|靛蓝|赤藓红|喹啉黄)/.test(zh)

/** Whether anything is known of where an additive comes from. */
export const hasKnownOrigin = ({ entry, form, name }: Subject): boolean =>
  entry !== undefined &&
  (madeFrom[entry.zh] !== undefined ||
    isAzo(entry, form?.ins) ||
    isPhenol(entry) ||
    isOtherDye(entry) ||
    plants.some(({ pattern }) => pattern.test(name)) ||
    notesOf(entry, form?.ins).some(note => note === 'animal origin' || /insect/i.test(note)))

/** Whether there is more to say of where it comes from than that the label does not state it. */
export const isOriginTold = (subject: Subject): boolean =>
  hasKnownOrigin(subject) || isOfEither(subject) || isOfOneSort(subject)

/** Where it comes from is asked of something that is not on the list: that it is not, and what does its work there. */
const sayMissing = (subject: Subject, context: AnswerContext): void => {
  const names = bothNames(subject)
  // 焦糖色（亚硫酸铵法） is listed, 焦糖色 was asked about.
  const longer = context.flat.findIndex(({ name, role }) => role === undefined && name.includes(subject.name))
  const ingredient = context.flat[longer]
  const entry = ingredient && context.knowledge.additive(ingredient.additiveId ?? '')
  if (ingredient && entry) {
    origin({ name: ingredient.name, index: longer, ingredient, entry }, context)
    return
  }
  const [main] = subject.entry?.functions ?? []
  const others = main
    ? context.flat.flatMap(({ role, additiveId = '' }, index) =>
        role === undefined && context.knowledge.additive(additiveId)?.functions.includes(main) ? [index] : [],
      )
    : []
  const same = namesOf(others.slice(0, 4), context)
  context.reply.say(
    {
      zh: `没有：配料里没有列出${names.zh}${others.length > 0 ? `；同一用途的是${same.zh}` : ''}。`,
      en: `No: the list does not name ${names.en}${others.length > 0 ? `; for the same purpose it has ${same.en}` : ''}.`,
    },
    ...(others.length > 0 ? onLabel(context, others.slice(0, 4)) : onLabel(context, [0])),
  )
}

const animalNames = /beef|bovine|cattle|pork|porcine|pig\b|fish|chicken|[猪牛鱼鸡羊驴]/i

/** The name with what stands in brackets behind it on the label: Gelatine (Pork). */
const namedOnLabel = ({ name, ingredient }: Subject, { asked }: AnswerContext): string => {
  const text = asked.label?.text ?? ''
  const behind = ingredient
    ? /^\s?[(（][^)）]{1,20}[)）]/.exec(text.slice(ingredient.span.end))?.[0]
    : undefined
  return `${name}${behind ?? ''}`
}

const asksMaking = /天然|合成|人工|化学|\b(?:natural|synthetic|artificial|man-?made|chemical)/

/** Man-made antioxidants and azo dyes; of what they are synthesised is told where oil was asked about. */
const saySynthetic = (subject: Subject, context: AnswerContext): boolean => {
  const { entry, form } = subject
  const names = bothNames(subject)
  const isOfOil = /油(?:做|提|炼|里)|石油|汽油|原油|\bpetrol|\bcrude\b|\bcoal tar\b/.test(context.text)
  const [rawZh, rawEn] = isOfOil
    ? ['；合成用的原料我的资料里没有', '; of what it is synthesised my sources do not say']
    : ['', '']
  if (entry && isPhenol(entry))
    context.reply.say(
      {
        zh: `合成的：${names.zh}是人工合成的酚类抗氧化剂，不取自动植物，也不是石油或汽油本身${rawZh}。`,
        en: `Synthetic: ${names.en} is a man-made phenolic antioxidant, not taken from animals or plants, and not petroleum or petrol itself${rawEn}.`,
      },
      additiveCitation(entry),
    )
  else if (entry && isAzo(entry, form?.ins))
    context.reply.say(
      {
        zh: `合成的：${names.zh}是人工合成的偶氮色素，不来自动物、昆虫或植物${isOfOil ? '，也不是石油本身' : ''}${rawZh}。`,
        en: `Synthetic: ${names.en} is a man-made azo dye, not from animals, insects or plants${isOfOil ? ', nor petroleum itself' : ''}${rawEn}.`,
      },
      additiveCitation(entry),
    )
  else if (entry && isOtherDye(entry))
    context.reply.say(
      {
        zh: `合成的：${names.zh}是人工合成的色素，不来自动物、昆虫或植物${isOfOil ? '，也不是石油本身' : ''}${rawZh}。`,
        en: `Synthetic: ${names.en} is a man-made dye, not from animals, insects or plants${isOfOil ? ', nor petroleum itself' : ''}${rawEn}.`,
      },
      additiveCitation(entry),
    )
  else return false
  return true
}

const leadsOfNature: Readonly<Record<Sort, Bilingual>> = {
  natural: { zh: '天然来源', en: 'Of natural origin' },
  synthetic: { zh: '合成的', en: 'Synthetic' },
  mineral: { zh: '矿物或无机物，不来自动物或植物', en: 'Inorganic, neither from animals nor from plants' },
  modified: { zh: '用天然原料加工改性的', en: 'Modified from something natural' },
  either: { zh: '看不出', en: 'Not stated' },
}

/** What the tables tell of how an additive is made, whether this label has it or not; false where they tell nothing. */
const sayNature = ({ entry, ...subject }: Subject, context: AnswerContext): boolean => {
  const nature = entry && natureOf(entry)
  if (!entry || !nature) return false
  const names = bothNames({ entry, ...subject })
  const lead = leadsOfNature[nature.sort]
  const remark = asksMaking.test(context.text)
    ? { zh: '；天然还是合成不说明安全与否', en: ' Natural or synthetic says nothing of safety.' }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${lead.zh}：${names.zh}是${nature.zh}${remark.zh}。`,
      en: `${lead.en}: ${names.en} is ${nature.en}.${remark.en}`,
    },
    additiveCitation(entry),
  )
  return true
}

/** Made in one way alone, as its nature tells: no animal or plant is left open. */
const isOfOneSort = ({ entry }: Subject): boolean => {
  const nature = entry && natureOf(entry)
  return nature !== undefined && (/^(?:natural|synthetic|mineral)$/.test(nature.sort) || tellsOfWhat(nature))
}
/** Citric acid's sodium salt tells not what it is made from; hydrogenated maltose does. */
const tellsOfWhat = ({ sort, zh }: Nature): boolean => sort === 'modified' && /^[由用从]/.test(zh)

/** Natural or synthetic: known of flavourings from their table; the standard does not state it for additives. */
export const origin = (subject: Subject, context: AnswerContext): void => {
  const { entry, flavouring } = subject
  const names = bothNames(subject)
  // 牛磺酸 of a list that has TAURINE.
  const listed = subject.index === undefined ? listedAs(subject, context) : undefined
  if (listed) {
    origin(listed, context)
    return
  }
  if (tellFoodOrigin(subject, context)) return
  if (flavouring && !entry && !isOfEither(subject)) {
    const isNatural = flavouring.id.startsWith('N')
    context.reply.say(
      {
        zh: `${names.zh}列在 GB 2760-2024 的${isNatural ? '食品用天然香料（表 B.2）' : '食品用合成香料（表 B.3）'}。`,
        en: `${names.en} is among the ${isNatural ? 'natural flavourings (Table B.2)' : 'synthetic flavourings (Table B.3)'} of GB 2760-2024.`,
      },
      flavouringCitation(flavouring),
    )
    return
  }
  if (!entry && subject.index === undefined && context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  const isMissing = subject.index === undefined && context.flat.length > 0 && (entry ?? flavouring)
  if (isMissing) {
    if (asksMaking.test(context.text)) sayNature(subject, context)
    sayMissing(subject, context)
    return
  }
  if (originByName(subject, context) || saySynthetic(subject, context)) return
  const fromInsects = entry ? notesOf(entry, subject.form?.ins).some(note => /insect/i.test(note)) : false
  if (entry && fromInsects)
    context.reply.say(
      {
        zh: `来自昆虫：${names.zh}是用胭脂虫制的。`,
        en: `Yes, from insects: ${names.en} is made from cochineal.`,
      },
      additiveCitation(entry),
    )
  else if (entry && notesOf(entry, subject.form?.ins).includes('animal origin'))
    context.reply.say(
      animalNames.test(namedOnLabel(subject, context))
        ? {
            zh: `来自动物，标签写的是${namedOnLabel(subject, context)}。`,
            en: `From animals: the label calls it ${namedOnLabel(subject, context)}.`,
          }
        : {
            zh: `来自动物：${names.zh}是用动物原料制的；标签没有写是哪种动物，要问厂家或看认证。`,
            en: `From animals: ${names.en} is made from animals; the label does not say of which, so ask the maker or look for a certificate.`,
          },
      additiveCitation(entry),
    )
  else if (!(asksMaking.test(context.text) || isOfOneSort(subject)) || !sayNature(subject, context)) {
    const isOfMaking = asksMaking.test(context.text)
    context.reply.say(
      {
        zh: `看不出：标签不写${names.zh}来自动物、植物还是合成，${entry ? '标准也不按天然或人工给添加剂分类；' : ''}来源要问厂家或看认证${isOfMaking ? '；天然还是合成不说明安全与否' : ''}。`,
        en: `Not stated: the label does not say whether ${names.en} is from animals, plants or synthesis${entry ? ', nor does the standard sort additives into natural and artificial' : ''}; ask the maker or look for a certificate.${isOfMaking ? ' Natural or synthetic says nothing of safety.' : ''}`,
      },
      ...citedAs(context, subject),
      ...(subject.index === undefined && !entry ? onLabel(context, [0]) : []),
    )
    if (entry) purposeSentence(subject, entry, context)
  }
}
