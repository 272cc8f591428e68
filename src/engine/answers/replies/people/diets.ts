import { mayBeButter } from '../../../lexicon/butter-or-tallow.ts'
import type { Allergen, Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { type Diet, eatsFish } from '../../entities/people.ts'
import {
  type AnswerContext,
  flagIn,
  joinedBy,
  leavesOf,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  sayQuoted,
  subjectsAt,
  wholeLabel,
} from '../answer-context.ts'
import { sayD3ForVegans } from '../claims/vitamin-d.ts'
import { foodNamed } from '../foods/foods.ts'
import { isOfAnimal, isPlain } from '../foods/tell-food.ts'
import {
  inBrackets,
  ofGelatine,
  printedGelatine,
  sourceInBrackets,
  statedOrigin,
} from '../source-in-brackets.ts'
import { isMadeOfFat, sourceOf } from '../substance/made-from.ts'
import { allergenName } from './allergens.ts'
import { leads } from './leads.ts'

/** Names of ingredients that vegetarians, or vegans, avoid. */
const flesh =
  /(?<!植物|素)肉(?!桂|豆蔻|苁蓉|味)|猪|牛(?![奶乳磺蒡至]|油果)|羊(?![奶乳栖])|鸡(?!蛋|枞|尾酒|内金)|[鸭鹅鸽](?!蛋)|鱼(?!腥草)|虾|蟹|扇贝|贻贝|蚝|牡蛎|鱿|鲍|火腿|培根|香肠|(?<!决)明胶|胶原|胭脂虫|\b(?:meat|pork|beef|chicken|turkey|duck|lamb|mutton|fish|tuna|salmon|shrimps?|prawns?|crabs?|oysters?|anchov\w+|bacon|ham|gelatine?|collagen|lard|tallow|(?<!(?:microbial|vegetable|vegetarian|plant|fungal|animal-free|non[- ]animal) )rennet|carmine)\b/i
const produce =
  /(?<!(?:大豆|豌豆|小麦|玉米|大米|花生|植物|组织|分离|鹰嘴豆|豆))蛋(?!白酶|糕|白粉?$)|咸蛋黄|(?<![豆椰麦仁桃木半]|花生)[奶乳](?![化木果液]|酸(?!奶)|油果|糖酶)|溶菌酶|酪(?!醇|氨酸)|黄油|蜂蜜|蜂蜡|蜂胶|王浆|虫胶|紫胶|\b(?:milk|whey|buttermilk|butter|cream|cheese|yogh?urt|casein(?:ate)?|lactose|eggs?|albumen|lysozyme|honey|beeswax|shellac)\b/i
const plants =
  /人造奶油|植物奶油|植脂|代可可脂|可可脂|\b(?:cocoa|peanut|almond|shea|nut) butter|\b(?:coconut|almond|oat|soya?|rice) (?:milk|cream)|cream of tartar/i
const pork =
  /猪(?!苓)|豚|(?<!素|鸡肉|牛肉|鱼肉|火鸡)火腿(?!肠)|(?<!素|火鸡)培根|腊肠|\bpork\b|\bporcine\b|\bpigs?(?:skin)?\b|\bswine\b|\blard\b|(?<!turkey |chicken |beef |vegan )\bham\b|\bbacon\b/i

/** A seasoning or margarine that the list takes apart is what stands in its brackets: no prawn is in prawn cocktail seasoning. */
const isTakenApart = ({ name, children }: Ingredient): boolean => {
  const foods = children.filter(({ kind, role }) => kind !== 'additive' && role === undefined)
  return foods.length > 1 || (children.length > 0 && ofFlavour.test(name))
}
const ofFlavour = /味|调料|調料|seasoning|flavou?r/i

/** What the list has of fish and shellfish, 門鱔 as well as 鱼. */
const ofSea = (context: AnswerContext): readonly number[] => {
  const flag = flagIn(context, 'fish_crustacean')
  return flag?.certainty === 'contains' ? flag.ingredients : []
}

/** Fish and shellfish, which who eats fish and no meat eats. */
const isSeafood =
  /鱼|魚|虾|蝦|蟹|贝|貝|蚝|蠔|牡蛎|鱿|鲍|\b(?:fish|tuna|salmon|shrimps?|prawns?|crabs?|oysters?|anchov\w+)\b/i

/** Indices of the ingredients that come from animals, as far as their names tell; of vegetarians' milk and eggs do not count. */
export const animalHits = (diet: 'vegetarian' | 'vegan', context: AnswerContext): number[] => {
  const { flat, knowledge, asked } = context
  const sea = ofSea(context)
  const isOfFishEater = eatsFish.test(fold(asked.question).text)
  const isOf = (printed: string) => {
    const name = fold(printed).text
    return !plants.test(name) && (flesh.test(name) || (diet === 'vegan' && produce.test(name)))
  }
  return flat.flatMap((one, index) => {
    const { name, kind, role, additiveId = '' } = one
    if (isTakenApart(one)) return []
    if (isOfFishEater && (sea.includes(index) || isSeafood.test(fold(name).text))) return []
    if (role !== undefined || kind === 'flavouring' || kind === 'culture') return []
    const food = foodNamed(name)
    if (food && isPlain(food) && !isOfAnimal(food)) return []
    if (food && isOfAnimal(food) && diet === 'vegan') return [index]
    // Butter, which vegetarians eat, or beef tallow, which they do not: its source is unclear.
    if (diet === 'vegetarian' && mayBeButter(name, asked.label?.text ?? '')) return []
    return sea.includes(index) || isOf(name) || isOf(knowledge.additive(additiveId)?.zh ?? '') ? [index] : []
  })
}

const ofPlantFat =
  /植物|蔬菜|\bvegetable\b|\bplant\b|棕榈|大豆|葵花|椰子|菜籽|palm|soya?\b|sunflower|rapeseed|canola/i

/** Additives made of fats, of which the label names no plant: mono- and diglycerides, DATEM, SSL, glycerine. */
const madeOfFats = (context: AnswerContext): number[] =>
  subjectsAt(leavesOf(context), context).flatMap(subject => {
    const { index, ingredient, name } = subject
    const stated = `${name} ${ingredient?.otherName ?? ''} ${inBrackets(ingredient, context) ?? ''}`
    const isOpen = subject.entry !== undefined && isMadeOfFat(subject) && !ofPlantFat.test(stated)
    return index !== undefined && isOpen ? [index] : []
  })

const namesAnimal = /[牛猪鱼鸡]|\b(?:bovine|beef|cows?|porcine|pork|pigs?|fish|chicken|marine)\b/

/** Ingredients that may come from animals or from plants: the label does not say. */
export const unclearHits = (context: AnswerContext): number[] => {
  const flag = flagIn(context, 'vegetarian_halal')
  const sea = ofSea(context)
  // Shortening and turtle jelly: of either, by what they are.
  const ofEither = leavesOf(context).filter(
    index => foodNamed(context.flat[index]?.name ?? '')?.from === 'either',
  )
  const named = new Set([...(flag?.ingredients ?? []), ...ofEither, ...madeOfFats(context)])
  return [...named]
    .sort((a, b) => a - b)
    .filter(index => {
      const ingredient = context.flat[index]
      const name = ingredient?.name ?? ''
      if (ingredient && isTakenApart(ingredient)) return false
      const food = foodNamed(name)
      if (sea.includes(index) || (food && isPlain(food) && !isOfAnimal(food))) return false
      // Bovine gelatine names its animal.
      return (
        !flesh.test(fold(name).text) ||
        (/明胶|gelatin/i.test(name) && !namesAnimal.test(fold(name).text)) ||
        mayBeButter(name, context.asked.label?.text ?? '')
      )
    })
}

/** Whether a diet without animals, or a halal one, allows the label; sentences begin with the verdict. */
export const judgeDiet = (diet: Diet, who: Bilingual, context: AnswerContext): void => {
  if (diet === 'halal') judgeHalal(who, context)
  else judgeAnimals(diet, who, context)
  tellFining(diet, context)
}

const asksFining = /澄清|过滤|鱼胶|\b(?:filter(?:ed|ing)?|fin(?:ed|ings?)|isinglass|clarif\w+)\b/
/** Was it filtered through fish bladders: what clears a drink is a processing aid. */
const tellFining = (diet: Diet, context: AnswerContext): void => {
  if (diet !== 'halal' && asksFining.test(context.text))
    context.reply.say(
      {
        zh: '澄清用的鱼胶、明胶、蛋清、酪蛋白是加工助剂，标签一般不写；用没用要问厂家，或看纯素标志。',
        en: 'Isinglass, gelatine, egg white and casein that clear a drink are processing aids, which a label as a rule does not name; ask the maker, or look for a vegan mark.',
      },
      ...wholeLabel(context),
    )
}

/** The pack's own words that it suits vegans, or vegetarians. */
export const claimOfDiet = (diet: 'vegetarian' | 'vegan', context: AnswerContext): string | undefined =>
  quotedWhere(context, folded => suitable[diet].test(folded) && !/\bnot\b|不适|[蛋奶]素(?!食)/.test(folded))

const unsuitable = {
  vegan: /\bnot suitable for (?:vegans?|vegetarians?)\b|不适合(?:纯|全)?素/,
  vegetarian: /\bnot suitable for (?:vegans? (?:or|and) )?vegetarians?\b|不适合素/,
} as const

/** The pack's own words that it is not for vegans, or vegetarians, come before what its list tells; false where it has none. */
const sayUnsuitable = (diet: 'vegetarian' | 'vegan', who: Bilingual, context: AnswerContext): boolean => {
  const denying = quotedWhere(context, folded => unsuitable[diet].test(folded))
  if (!denying) return false
  context.reply.say(
    {
      zh: `${leads.no.zh}：不适合${who.zh}，标签写着“${denying}”。`,
      en: `${leads.no.en}, not for ${who.en}: the label says "${denying}".`,
    },
    ...wholeLabel(context),
  )
  const hits = animalHits(diet, context)
  const names = namesOf(hits, context)
  if (hits.length > 0)
    context.reply.say(
      { zh: `来自动物的有：${names.zh}。`, en: `From animals there is: ${names.en}.` },
      ...onLabel(context, hits),
    )
  else if (diet === 'vegan') sayD3ForVegans({ zh: '', en: '' }, context)
  return true
}

/** The allergens of an allergen statement that come from animals this diet leaves out; null where there is none. */
const animalsStated = (
  diet: 'vegetarian' | 'vegan',
  context: AnswerContext,
  among: readonly Allergen[] = [],
): Bilingual | null => {
  const isOfFish = !eatsFish.test(fold(context.asked.question).text)
  const animals = among.filter(
    one =>
      (isOfFish && /^(?:crustacean|fish|shellfish)$/.test(one)) ||
      (diet === 'vegan' && /^(?:milk|egg)$/.test(one)),
  )
  return animals.length > 0 ? joinedBy(animals.map(allergenName), '、', ', ') : null
}

/** Called plant-based on the front. */
const ofPlants = /plant[- ]based|植物基|[全纯]植物/
const judgeAnimals = (diet: 'vegetarian' | 'vegan', who: Bilingual, context: AnswerContext): void => {
  const { reply } = context
  if (sayUnsuitable(diet, who, context)) return
  const hits = animalHits(diet, context)
  const stating = claimOfDiet(diet, context)
  const plant = stating || diet !== 'vegan' ? undefined : quotedWhere(context, line => ofPlants.test(line))
  const claim = stating
    ? {
        zh: `；标签写着“${stating}”，两者对不上，请问厂家`,
        en: `; the label says "${stating}", which does not agree: ask the maker`,
      }
    : plant
      ? {
          zh: `；标签写着“${plant}”，和配料对不上`,
          en: `; the label says "${plant}", which does not agree with its list`,
        }
      : { zh: '', en: '' }
  if (hits.length > 0) {
    const names = namesOf(hits, context)
    reply.say(
      {
        zh: `${leads.no.zh}：不适合${who.zh}，含动物来源的配料：${names.zh}${claim.zh}。`,
        en: `${leads.no.en}, not for ${who.en}: contains ingredients from animals: ${names.en}${claim.en}.`,
      },
      ...onLabel(context, hits),
    )
    return
  }
  // Wine is fined with milk or egg, which only its statement says.
  const contained = animalsStated(diet, context, context.result?.allergens.contains)
  if (contained) {
    reply.say(
      {
        zh: `${leads.no.zh}：不适合${who.zh}，配料里没有写，但标签声明含${contained.zh}。`,
        en: `${leads.no.en}, not for ${who.en}: the list names nothing from animals, but the label states that it contains ${contained.en}.`,
      },
      ...wholeLabel(context),
    )
    return
  }
  if (stating) {
    const isFirst = !reply.hasBegun()
    reply.say(
      {
        zh: `${isFirst ? '按标签适合：' : ''}标签写着“${stating}”。`,
        en: isFirst ? `By the label, yes: it says "${stating}".` : `The label says "${stating}".`,
      },
      ...wholeLabel(context),
    )
    sayEggsAndMilk(diet, context)
  }
  const traces = animalsStated(diet, context, context.result?.allergens.mayContain)
  if (traces) {
    reply.say(
      {
        zh: `${stating ? '' : `${leads.depends.zh}：`}配料里没有识别到动物来源的，但标签提示可能含${traces.zh}，${who.zh}自己定。`,
        en: `${stating ? 'Nothing' : `${leads.depends.en}: nothing`} listed is from animals, but the label warns that it may contain ${traces.en}; for ${who.en} that is for you to decide.`,
      },
      ...wholeLabel(context),
    )
    if (!stating) {
      saySourceUnclear(who, context)
      sayNucleotides(who, context)
    }
    return
  }
  // The maker, who knows the source of its emulsifiers, calls it suitable.
  if (stating) return
  const hasEggsOrMilk = sayEggsAndMilk(diet, context)
  // Every one of unclear source: who is told of one takes the others for plants.
  const isOpen = saySourceUnclear(who, context)
  if (isOpen) sayNucleotides(who, context)
  if (isOpen || hasEggsOrMilk) return
  const lead = { zh: `${leads.depends.zh}：`, en: `${leads.depends.en}: ` }
  if (diet === 'vegan' && sayD3ForVegans(lead, context)) return
  sayOfPlants(who, context)
}

/** Nothing from animals was recognised; in the pack's own words where it calls itself plant-based. */
const sayOfPlants = (who: Bilingual, context: AnswerContext): void => {
  const plant =
    quotedWhere(context, line => /100 ?%.{0,4}(?:plant|植物)/.test(line)) ??
    quotedWhere(context, line => ofPlants.test(line))
  // Not for those who avoid garlic was said before: no second verdict beside it.
  const isSecond = context.reply.text().includes('五辛') || context.reply.text().includes('five pungent')
  const isOfFishEater = eatsFish.test(fold(context.asked.question).text)
  context.reply.say(
    isOfFishEater
      ? {
          zh: `就配料表看没有不合的：鱼和水产以外，没有识别到肉、明胶一类动物来源的配料；香精、加工助剂的来源标签不写。`,
          en: `As far as the list tells, nothing speaks against ${who.en}: apart from fish and seafood no meat, gelatine or the like was recognised; labels do not state the source of flavourings and processing aids.`,
        }
      : isSecond
        ? {
            zh: `别的方面：没有识别到动物来源的配料；香精、加工助剂的来源标签不写，是否符合${who.zh}请看包装认证。`,
            en: `Apart from that nothing from animals was recognised; labels do not state the source of flavourings and processing aids, so for ${who.en} look for a certificate.`,
          }
        : plant
          ? {
              zh: `按标签和配料都是植物来源的：标签写着“${plant}”，没有识别到动物来源的配料；要确定符合${who.zh}看认证。`,
              en: `By the label and its list it is from plants: the label says "${plant}", and nothing from animals was recognised; to be sure for ${who.en} look for a certificate.`,
            }
          : {
              zh: `就配料表看没有不合的：没有识别到动物来源的配料；香精、加工助剂的来源标签不写，是否符合${who.zh}请看包装认证。`,
              en: `As far as the list tells, nothing is from animals, so nothing listed speaks against ${who.en}; labels do not state the source of flavourings and processing aids, so look for a certificate.`,
            },
    ...wholeLabel(context),
  )
}

const suitable = {
  vegan: /suitable for (?:\w+ and )?vegans?|\bvegan(?:[- ]friendly)?(?:$|[ .!])|纯素|全素/,
  vegetarian: /suitable for (?:vegetarians?|vegans?)|\bveg(?:an|etarian)[- ]friendly|适合素食|纯素|全素/,
} as const

/** Of a vegetarian diet: eggs and milk, which many eat and strict ones do not; false where there are none. */
const sayEggsAndMilk = (diet: 'vegetarian' | 'vegan', context: AnswerContext): boolean => {
  const hits = diet === 'vegetarian' ? animalHits('vegan', context) : []
  const names = namesOf(hits, context)
  if (hits.length === 0) return false
  const isFirst = !context.reply.hasBegun()
  context.reply.say(
    {
      zh: `${isFirst ? `${leads.depends.zh}：` : ''}没有识别到肉和水产；来自动物的有${names.zh}：吃蛋奶的素食者看自己的规矩，净素、纯素的不行。`,
      en: `${isFirst ? `${leads.depends.en}: no` : 'No'} meat or fish was recognised; from animals there is ${names.en}: for vegetarians who eat eggs, milk or honey to decide, not for vegans or a strict Buddhist diet.`,
    },
    ...onLabel(context, hits),
  )
  const kind = quotedWhere(context, line => /[蛋奶]素|\bovo\b|\blacto[- ]veg/.test(line))
  if (kind) sayQuoted(kind, context)
  return true
}

/** Of what the ingredients are whose source labels leave open, each with the words for it. */
const openSources: readonly { is: RegExp; says: Bilingual }[] = [
  {
    is: /明胶|明膠|gelatine?|胶原|膠原|collagen|\be?4(?:28|41)\b/i,
    says: {
      zh: '是动物做的，标签没有写是哪种动物',
      en: 'made from animals, of which kind the label does not state',
    },
  },
  {
    is: /胭脂虫|胭脂蟲|虫胶|蟲膠|紫胶|carmine|cochineal|shellac|\be?(?:120|904)\b/i,
    says: { zh: '来自昆虫', en: 'from insects' },
  },
  {
    is: /酶|酵素|enzyme|rennet|lysozyme/i,
    says: {
      zh: '可能来自动物，也可能来自植物或微生物，标签没有写',
      en: 'from animals, plants or microbes, which the label does not state',
    },
  },
]
/** Cheese, of which no label names the rennet. */
const ofCheese = /起司|芝士|奶酪|干酪|乳酪|\bcheeses?\b|\bcheddar\b|\bmozzarella\b|\bparmesan\b/i
const ofAlcohol = /酒(?!石)|\b(?:wine|beer|rum|brandy|liqueur|alcohol|whisk(?:e?y))\b/i
/** Drinks with alcohol, not what is left of them in vinegar, tartaric acid or yeast. */
const isDrink =
  /(?:白|黄|料|米|红|葡萄|啤|清|烧|果|曲|花雕|绍兴)酒(?!石|精?酵母|曲|糟|花)|\b(?:wine(?! vinegar)|beer|rum|brandy|sake|liqueur|whisk(?:e?y))\b/
const fromAnimals: Bilingual = { zh: '来自动物', en: 'from animals' }
const fromEither: Bilingual = {
  zh: '可能来自动物，也可能来自植物，标签没有写',
  en: 'from animals or from plants, which the label does not state',
}

const flavours = /香精|香料|flavou?rings?/i

/** Behind a list of what comes from animals: what may, for the label does not state its source, flavourings as well. */
export const sayAlsoUnclear = (context: AnswerContext): void => {
  const { flat, reply } = context
  const certain = animalHits('vegan', context)
  const unclear = unclearHits(context).filter(
    index => !certain.includes(index) && !ofAlcohol.test(flat[index]?.name ?? ''),
  )
  const flavouring = flat.flatMap(({ name, role }, index) =>
    role === undefined && flavours.test(name) && !certain.includes(index) && !unclear.includes(index)
      ? [index]
      : [],
  )
  const open = [...unclear, ...flavouring]
  if (open.length === 0) return
  const names = namesOf(open, context)
  reply.say(
    {
      zh: `来源标签没有写、可能来自动物的还有：${names.zh}；要问厂家或看认证。`,
      en: `Of unclear source, and possibly from animals: ${names.en}; ask the maker or look for a certificate.`,
    },
    ...onLabel(context, open),
  )
}

/** The words of the list in another language that name the animal of the gelatine; false where there are none. */
export const sayGelatine = (context: AnswerContext, lead: Bilingual = { zh: '', en: '' }): boolean => {
  const printed = printedGelatine(context)
  if (!printed) return false
  const { words, animal } = printed
  context.reply.say(
    {
      zh: `${lead.zh}标签上另一种文字的配料写着“${words}”（${animal.zh}）。`,
      en: `${lead.en === '' ? 'The' : `${lead.en} the`} list in the other language says "${words}" (${animal.en}).`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Names what may come from animals or from plants; false where there is nothing of the kind. */
export const saySourceUnclear = (
  who: Bilingual,
  context: AnswerContext,
  first: Bilingual = { zh: `${leads.depends.zh}：`, en: `${leads.depends.en}: it contains` },
): boolean => {
  // Wine has its own word for Muslims; it is no question of animal or plant.
  const unclear = unclearHits(context).filter(index => !ofAlcohol.test(context.flat[index]?.name ?? ''))
  if (unclear.length === 0) return false
  const stated = statedOrigin(context)
  if (stated) {
    sayQuoted(stated, context)
    return true
  }
  const sourceOf = (index: number): Bilingual => {
    const { name = '', notes = [] } = context.flat[index] ?? {}
    const food = foodNamed(name)
    const [animal] = notes.filter(note => namesAnimal.test(fold(note).text))
    // Gelatine (Beef): the brackets say of which.
    if (animal)
      return { zh: `是动物做的，标签写着${animal}`, en: `made from animals, by the label ${animal}` }
    const open = openSources.find(({ is }) => is.test(fold(name).text))?.says
    return open ?? (food && isOfAnimal(food) ? fromAnimals : fromEither)
  }
  const sources = new Map(unclear.map(index => [index, sourceOf(index)]))
  const sourceAt = (index: number): Bilingual | undefined => sources.get(index)
  const told = [...new Set(sources.values())].map(says => {
    const names = namesOf(
      unclear.filter(index => sourceAt(index) === says),
      context,
    )
    return { zh: `${names.zh}${says.zh}`, en: `${names.en} (${says.en})` }
  })
  const lead = context.reply.hasBegun() ? { zh: '', en: 'It contains' } : first
  context.reply.say(
    {
      zh: `${lead.zh}${told.map(({ zh }) => zh).join('；')}；${who.zh}请看包装认证或问厂家。`,
      en: `${lead.en} ${told.map(({ en }) => en).join('; ')}; for ${who.en} look for a certificate or ask the maker.`,
    },
    ...onLabel(context, unclear),
  )
  return true
}

/** Names with the animal that the label puts behind them: Hydrolysed Collagen (Bovine). */
export const namesWithSource = (indices: readonly number[], context: AnswerContext): Bilingual => {
  const told = indices.map(index => {
    const { zh, en } = namesOf([index], context)
    const source = sourceInBrackets(context.flat[index], context)
    return source ? { zh: `${zh}（${source}）`, en: `${en} (${source})` } : { zh, en }
  })
  return { zh: told.map(({ zh }) => zh).join('、'), en: told.map(({ en }) => en).join(', ') }
}

const ofInsects = /胭脂虫|虫胶|紫胶|carmine|cochineal|shellac|\be?(?:120|904)\b/i
/** Schools differ on what is of the sea and no fish. */
const ofShellfish =
  /虾|蟹|贝|蚝|牡蛎|蛤|鱿|章鱼|墨鱼|鲍|螺|\b(?:shrimps?|prawns?|crabs?|lobsters?|crayfish|oysters?|mussels?|clams?|scallops?|squid|octopus|shellfish|krill)\b/i
const ofFish = /鱼|魚|\b(?:fish|tuna|salmon|cod|pollock|mackerel|sardines?|anchov\w+)\b/i

const sayInsects = (insects: readonly number[], context: AnswerContext): void => {
  if (insects.length === 0) return
  const names = namesOf(insects, context)
  const lead = context.reply.hasBegun()
    ? { zh: '', en: '' }
    : { zh: `${leads.depends.zh}：`, en: `${leads.depends.en}: ` }
  context.reply.say(
    {
      zh: `${lead.zh}${names.zh}来自昆虫，各教法学派看法不同，请看认证。`,
      en: `${lead.en}${names.en} comes from insects, on which the schools of law differ; look for a certificate.`,
    },
    ...onLabel(context, insects),
  )
}

/** Meat, fish and shellfish where neither pork nor alcohol was recognised. */
const judgeMeat = (
  meat: readonly number[],
  insects: readonly number[],
  who: Bilingual,
  context: AnswerContext,
): void => {
  const { reply } = context
  const names = namesWithSource(meat, context)
  const nameAt = (index: number) => fold(context.flat[index]?.name ?? '').text
  const shellfish = meat.filter(index => ofShellfish.test(nameAt(index)))
  const sea = ofSea(context)
  const isFish = (index: number) => sea.includes(index) || ofFish.test(nameAt(index))
  const isOfFish = meat.every(index => isFish(index) && !ofShellfish.test(nameAt(index)))
  if (shellfish.length > 0 && meat.every(index => shellfish.includes(index) || isFish(index))) {
    reply.say(
      {
        zh: `${leads.depends.zh}：没有识别到猪肉和酒精，除蛋、奶外来自动物的是水产（${names.zh}）；虾蟹贝类能不能吃，各教法学派看法不同（哈乃斐派多不吃），是否通过${who.zh}认证请看包装。`,
        en: `${leads.depends.en}: no pork or alcohol was recognised, and from animals, apart from milk and eggs, only seafood (${names.en}); on seafood other than fish the schools of law differ (many Hanafis avoid it), and whether it is certified for ${who.en} is for the pack to say.`,
      },
      ...onLabel(context, meat),
    )
    sayInsects(insects, context)
    saySourceUnclear(who, context)
    return
  }
  const isOnly = unclearHits(context).length + insects.length === 0
  const only = isOnly
    ? { zh: '除蛋、奶外来自动物的只有', en: 'and from animals, apart from milk and eggs, only ' }
    : { zh: '含', en: 'and it contains ' }
  reply.say(
    isOfFish
      ? {
          zh: `${leads.depends.zh}：没有识别到猪肉和酒精，${only.zh}${names.zh}；鱼不要求按清真方式屠宰，是否通过${who.zh}认证请看包装。`,
          en: `${leads.depends.en}: no pork or alcohol was recognised, ${only.en}${names.en}; fish needs no slaughter by rite, and whether it is certified for ${who.en} is for the pack to say.`,
        }
      : {
          zh: `${leads.depends.zh}：没有识别到猪肉和酒精，但含${names.zh}，是否按清真方式屠宰标签没有写；没有清真认证就不能当作清真，请问厂家。`,
          en: `${leads.depends.en}: no pork or alcohol was recognised, but it contains ${names.en}, and the label does not say how the animals were slaughtered. Without a certificate it cannot be called halal; ask the maker.`,
        },
    ...onLabel(context, meat),
  )
  saySourceUnclear(who, context, { zh: '另外', en: 'Besides, it contains' })
  sayInsects(insects, context)
  if (isOfFish) sayNucleotides(who, context)
}

/** Of a flag for both diets what it says of the halal one. */
const ofHalal = ({ zh, en }: Bilingual): Bilingual => {
  const only = (text: string, stop: RegExp, word: RegExp) =>
    text
      .split(stop)
      .filter(sentence => word.test(sentence))
      .join(' ')
  // Where something is against it for certain, what is only for the pack to say is left out.
  return { zh: only(zh, /(?<=。)/, /清真(?!请看)/), en: only(en, /(?<=\.) /, /halal(?! (?:diets )?check)/) }
}

const statesAlcohol = /标签写有酒精含量/
const ofStrength = /\d\s?%\s?(?:alc|abv|vol)|\b(?:alc|abv|alcohol)\b.{0,24}\d|酒精/i
/** A little alcohol that the label states, of a drink without wine on its list: no for who keeps off all of it. */
const sayStatedAlcohol = (who: Bilingual, context: AnswerContext): void => {
  const words = quotedWhere(context, line => ofStrength.test(line))
  context.reply.say(
    {
      zh: `没有认证就别当${who.zh}能喝${words ? `：标签写着“${words}”，里面还可能有一点酒精` : '：标签写有酒精含量'}；滴酒不沾的人不要喝。`,
      en: `Not for ${who.en} without a certificate${words ? `: the label says "${words}", so a little alcohol may be left` : ': the label states a content of alcohol'}; people who keep off all alcohol should leave it.`,
    },
    ...wholeLabel(context),
  )
}

/** Before what is open, where nothing was said yet: that nothing forbidden was recognised. */
const leadOfOpen = ({ reply }: AnswerContext): Bilingual =>
  reply.hasBegun()
    ? { zh: '', en: '' }
    : {
        zh: `${leads.depends.zh}：没有识别到猪肉和酒精；`,
        en: `${leads.depends.en}: no pork or alcohol was recognised. `,
      }

/** Cheese is curdled with rennet, of calves or of microbes; the label does not say which unless it calls the food vegetarian. */
const sayRennet = (who: Bilingual, context: AnswerContext): boolean => {
  const cheeses = context.flat.flatMap(({ name, role, kind }, index) =>
    role === undefined && kind === 'food' && ofCheese.test(fold(name).text) ? [index] : [],
  )
  const isTold =
    /凝乳酶|rennet/.test(context.text) || context.flat.some(({ name }) => /酶|enzyme|rennet/i.test(name))
  if (cheeses.length === 0 || isTold || claimOfDiet('vegetarian', context) !== undefined) return false
  const names = namesOf(cheeses, context)
  const lead = leadOfOpen(context)
  context.reply.say(
    {
      zh: `${lead.zh}${names.zh}用的凝乳酶可能来自小牛，也可能来自微生物，标签没有写；${who.zh}请看认证或问厂家。`,
      en: `${lead.en}${names.en}: the rennet may be of calves or of microbes, which the label does not state; for ${who.en} look for a certificate or ask the maker.`,
    },
    ...onLabel(context, cheeses),
  )
  return true
}

/** Nucleotides may be taken from fish or meat. */
const sayNucleotides = (who: Bilingual, context: AnswerContext): boolean => {
  const found = subjectsAt(leavesOf(context), context).filter(subject =>
    sourceOf(subject)?.ins.includes('635'),
  )
  const indices = found.flatMap(({ index }) => index ?? [])
  if (indices.length === 0) return false
  const names = namesOf(indices, context)
  const lead = leadOfOpen(context)
  context.reply.say(
    {
      zh: `${lead.zh}${names.zh}多用微生物发酵或酵母制得，也可以从鱼、肉提取，标签不写来源；${who.zh}请看认证或问厂家。`,
      en: `${lead.en}${names.en}: mostly made by fermentation or from yeast, but it may be taken from fish or meat, which the label does not state; for ${who.en} look for a certificate or ask the maker.`,
    },
    ...onLabel(context, indices),
  )
  return true
}

/** Pork by its name, and gelatine that the pack's list in another language calls pork. */
const porkHits = (context: AnswerContext): number[] => {
  const isPig = printedGelatine(context)?.isPig ?? false
  return context.flat.flatMap(({ name, role }, index) =>
    role === undefined && (pork.test(fold(name).text) || (isPig && ofGelatine.test(name))) ? [index] : [],
  )
}

/** Whoever certified it, or that somebody did. */
const ofCertifier = /认证|监制|\bcertif|\b(?:muis|jakim|cicot|mui|ifanca)\b/

/** Whether the list forbids the product to a diet, whatever a single ingredient of it is. */
export const isAgainst = (diet: Diet, context: AnswerContext): boolean => {
  if (diet !== 'halal') return animalHits(diet, context).length > 0
  const flag = flagIn(context, 'vegetarian_halal')
  const isForbidden = flag?.level === 'avoid' && /不适合[^。]*清真/.test(flag.text.zh)
  return porkHits(context).length > 0 || context.result?.noScore === 'alcohol' || isForbidden
}

const judgeHalal = (who: Bilingual, context: AnswerContext): void => {
  const { reply, flat, result } = context
  const banned = porkHits(context)
  if (banned.length > 0 || result?.noScore === 'alcohol') {
    const names = namesOf(banned, context)
    const wine = flat.flatMap(({ name, role, kind }, index) =>
      role === undefined && kind !== 'additive' && isDrink.test(fold(name).text) ? [index] : [],
    )
    const drinks = namesOf(wine, context)
    const also =
      banned.length > 0 && wine.length > 0
        ? { zh: `，还含酒（${drinks.zh}）`, en: ` and alcohol (${drinks.en})` }
        : { zh: '', en: '' }
    reply.say(
      {
        zh: `${leads.no.zh}：${banned.length > 0 ? `含猪肉来源（${names.zh}）` : '含酒精'}${also.zh}，不适合${who.zh}。`,
        en: `${leads.no.en}: contains ${banned.length > 0 ? `pork (${names.en})` : 'alcohol'}${also.en}, not for ${who.en}.`,
      },
      ...orWhole(context, onLabel(context, [...banned, ...wine])),
    )
    sayGelatine(context)
    return
  }
  const flag = flagIn(context, 'vegetarian_halal')
  // 不适合素食 of a dye from insects is no reason here.
  if (flag?.level === 'avoid' && /不适合[^。]*清真/.test(flag.text.zh)) {
    const { zh, en } = ofHalal(flag.text)
    reply.say(
      { zh: `${leads.no.zh}：${zh}`, en: `${leads.no.en}: ${en}` },
      ...orWhole(context, onLabel(context, flag.ingredients)),
    )
    return
  }
  const text = `${context.asked.label?.product.name ?? ''} ${context.asked.label?.text ?? ''}`
  const certified = quotedWhere(context, line => /清真|halal/.test(line) && ofCertifier.test(line))
  if (/清真|halal/i.test(text)) {
    const said = certified
      ? { zh: `标签写着“${certified}”`, en: `The label says "${certified}"` }
      : { zh: '标签上写着清真', en: 'The label says halal' }
    reply.say(
      {
        zh: `${said.zh}；配料里没有识别到猪肉和酒精。认证真伪请看包装上的标志。`,
        en: `${said.en}, and no pork or alcohol was recognised. Check the certificate on the pack.`,
      },
      ...wholeLabel(context),
    )
    const stated = statedOrigin(context)
    if (stated) sayQuoted(stated, context)
    return
  }
  if (flag && statesAlcohol.test(flag.text.zh)) {
    sayStatedAlcohol(who, context)
    return
  }
  const unclear = unclearHits(context)
  const insects = flat.flatMap(({ name, role }, index) =>
    role === undefined && !unclear.includes(index) && ofInsects.test(fold(name).text) ? [index] : [],
  )
  const meat = animalHits('vegetarian', context).filter(
    index => !unclear.includes(index) && !insects.includes(index),
  )
  if (meat.length > 0) {
    judgeMeat(meat, insects, who, context)
    return
  }
  const open = leadOfOpen(context)
  const isUnclear = saySourceUnclear(who, context, { zh: `${open.zh}但`, en: `${open.en}But it contains` })
  sayInsects(insects, context)
  const isOpen = [sayRennet(who, context), sayNucleotides(who, context)].some(Boolean)
  if (isUnclear || insects.length > 0 || isOpen) return
  reply.say(
    {
      zh: `就配料表看没有不合的：没有识别到猪肉、酒精或来源不明的动物配料；是否通过${who.zh}认证，请看包装。`,
      en: `Nothing listed speaks against it: no pork, no alcohol and no animal ingredient of unclear source was recognised; whether it is certified for ${who.en} is for the pack to say.`,
    },
    ...wholeLabel(context),
  )
}
