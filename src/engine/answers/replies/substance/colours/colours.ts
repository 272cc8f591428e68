import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, nameOf, namesOf, onLabel, subjectsAt, wholeLabel } from '../../answer-context.ts'
import { origin } from '../../identify.ts'
import { hitsOf } from '../../lists.ts'
import { judgePeople } from '../../people/suits.ts'
import { type Hue, hueOfColour, hueOfFood, hueWords } from './hues.ts'
import { colouredFoodsNamed, sayOwnColour } from './own-colours.ts'

const ofNames =
  /红(?:油|豆|枣|糖|茶|薯|烧|酒|椒|曲)|黑(?:糖|豆|米|茶|麦|芝麻|椒|巧)|白(?:糖|醋|酒|米|巧|芝麻|砂糖|胡椒)|绿(?:豆|茶)|黄(?:豆|油|酒|桃|瓜|酱)|紫(?:薯|米|菜|苏)|\b(?:white|dark|brown|black|green|red) (?:chocolate|sugar|rice|tea|pepper|beans?|wine|bread|vinegar|lentils?)\b/g
const ofInsects = /胭脂虫|carmine|cochineal|\be?120\b/i
const asksWhich =
  /哪[个种一里来]|来自|什么|谁|弄|染|变|怎么|为什么|调出|这么|那么|\bwhich\b|\bwhat\b|\bwhere\b|\bmak(?:es?|ing)\b|\bturn|\bwhy\b|\bso \w+\b|\bdyes?\b/
/** Is the red of chilli or of a colour: which of the two is asked, and each may be named. */
const asksEither = /还是|\bor\b/

const colours = { zh: '着色剂', en: 'colours', functions: ['着色剂'] } as const

const asksNature = /天然|人工|合成|化学|人造|\bnatural|\bartif|\bsynthetic|\bfake\b/
/** Asks of a hue which of two gives it, beside the names of additives, of which many have one: 辣椒红. */
const asksEitherHue = (said: string, subjects: Heard['subjects']): boolean => {
  const rest = subjects
    .flatMap(({ name, typed, entry }) => [typed ?? name, ...(entry ? [entry.zh] : [])])
    .reduce((text, name) => text.replaceAll(fold(name).text, '·'), said.replace(/焦糖色/g, '·'))
  return rest
    .split(/[。.?？!！;；]|\band\b/)
    .some(
      one => asksEither.test(one) && !ofFlavour.test(one) && hueWords.some(({ asked }) => asked.test(one)),
    )
}
/** No artificial flavours, and it has a blue, is that true: of the promise. */
const ofPromise = /[无零0]|不[含加添]|没加|号称|宣称|写着|\bno\b|\bsays?\b|\bclaims?\b/
const ofFlavour = /\bflavou?rs?\b|味/

/** Which of the colours is the yellow one: by the hue of each; false where no hue of a colour on the label was asked about. */
export const tellHue = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  const isMixing = /调出|混出|混合|调成|\bmix/.test(text)
  // 红油料包, 黑糖, white chocolate: a word of a name.
  const said = text.replace(ofNames, '·')
  const all = hueWords.filter(({ asked }) => asked.test(said))
  const isEither = !(wish === 'claim' && ofPromise.test(said)) && asksEitherHue(said, subjects)
  const named = isMixing
    ? (all.find(({ from }) => from.length > 1 && from[0] !== 'yellow') ?? all[0])
    : all[0]
  const hits = hitsOf(colours, context)
  const isOfOne = subjects.some(({ entry }) => entry) && !isMixing && !isEither
  // 紅色四十號 is a name.
  if (/[黄红蓝绿紫]色?\s?(?:[一二三四五六七八九十百]+|\d+)\s?号?/.test(text)) return false
  if (/对应|相当于|叫什么|\bcalled\b|同一/.test(text)) return false
  if (isEither && hits.length === 0) return sayOwnColour(context, true)
  if (!named || hits.length === 0 || isOfOne || !(isEither || asksWhich.test(text))) return false
  if (
    !isMixing &&
    !/^(?:what|why|list|has|outside|order|parts|count|claim|compare|worst|allowed|score|processing|amount|origin|fact|healthy|safe)$/.test(
      wish,
    )
  )
    return false
  const hueOf = (index: number): Hue | undefined => {
    const { additiveId = '', name = '' } = context.flat[index] ?? {}
    const entry = context.knowledge.additive(additiveId)
    return hueOfColour(entry?.zh ?? name) ?? hueOfFood.find(([pattern]) => pattern.test(name))?.[1]
  }
  // Fruit and vegetable juice (color): of a hue that its name does not tell.
  const open = hits.filter(index => hueOf(index) === undefined)
  const own = hits.filter(index => hueOf(index) === named.from[0])
  const isMixed = own.length === 0 && named.from.length > 1
  const makers = isMixed ? hits.filter(index => named.from.some(hue => hue === hueOf(index))) : own
  if (makers.length === 0 && open.length > 0) {
    const likely = namesOf(open, context)
    context.reply.say(
      {
        zh: `应来自${likely.zh}：标签列它作着色用，是什么颜色名称看不出。`,
        en: `Most likely from ${likely.en}, which the label lists as its colour; of which hue its name does not tell.`,
      },
      ...onLabel(context, open),
    )
    return true
  }
  // No colour of that hue: the foods of the list that have it.
  if (makers.length === 0 && sayOwnColour(context)) return true
  const names = namesOf(makers, context)
  const [only] = makers
  const one = only === undefined ? undefined : context.flat[only]
  const isOfInsects = makers.some(index =>
    ofInsects.test(`${context.flat[index]?.name} ${context.flat[index]?.otherName ?? ''}`),
  )
  const source = isOfInsects
    ? { zh: '；胭脂虫红由胭脂虫（昆虫）制得', en: '; carmine is made from cochineal insects' }
    : { zh: '', en: '' }
  context.reply.say(
    makers.length === 0
      ? {
          zh: `看不出来：列出的着色剂（${namesOf(hits, context).zh}）里没有${named.zh}的，颜色可能来自别的配料。`,
          en: `The label does not tell: none of its colours (${namesOf(hits, context).en}) is ${named.en}, so it may come from another ingredient.`,
        }
      : isMixed && makers.length > 1
        ? {
            zh: `${named.zh}是调出来的：${names.zh}。`,
            en: `The ${named.en} is mixed: ${names.en}.`,
          }
        : {
            zh: `${one && makers.length === 1 ? nameOf(one).zh : names.zh}：按名称它是染${named.zh}的着色剂，标签里${named.zh}的就是它${source.zh}。`,
            en: `${one && makers.length === 1 ? nameOf(one).en : names.en}: by its name the ${named.en} colour among those listed${source.en}.`,
          },
    ...(makers.length > 0 ? onLabel(context, makers) : wholeLabel(context)),
  )
  if (isEither || subjects.every(({ entry }) => !entry)) tellBesideColours(text, context)
  // Is it natural: where each is from.
  if (asksNature.test(text))
    for (const maker of subjectsAt(makers, context).slice(0, 2)) origin(maker, context)
  return true
}

const nitrites = { zh: '护色剂', en: 'colour fixatives', classes: ['nitrite'] } as const
const ofMeat = /[红粉]|\b(?:red|pink)\b/

/** What else makes it so beside the dye: a food that the question names, and nitrite, which keeps meat pink. */
const tellBesideColours = (text: string, context: AnswerContext): void => {
  const foods = colouredFoodsNamed(text, context)
  const fixatives = ofMeat.test(text) ? hitsOf(nitrites, context) : []
  if (foods.length > 0)
    context.reply.say(
      {
        zh: `不单是${namesOf(foods, context).zh}：它也带一点颜色，但染色主要靠列出的着色剂。`,
        en: `Not by ${namesOf(foods, context).en} alone: it colours a little as well, but the listed colours do most of it.`,
      },
      ...onLabel(context, foods),
    )
  if (fixatives.length > 0)
    context.reply.say(
      {
        zh: `${namesOf(fixatives, context).zh}让熟肉保持粉红色，不加它的熟肉是灰白的。`,
        en: `${namesOf(fixatives, context).en} keeps cooked meat pink; without it cooked meat is grey.`,
      },
      ...onLabel(context, fixatives),
    )
}

/** The colours of the label that are of the hue a question names. */
export const coloursOfHue = (text: string, context: AnswerContext): number[] => {
  const named = hueWords.find(({ asked }) => asked.test(text))
  return hitsOf(colours, context).filter(index => {
    const { additiveId = '', name = '' } = context.flat[index] ?? {}
    const hue = hueOfColour(context.knowledge.additive(additiveId)?.zh ?? name)
    return hue !== undefined && named?.from.includes(hue)
  })
}

const hueZh = '[红黄蓝绿紫橙黑白棕粉][红绿]?'
const pointed = new RegExp(
  `(?:那|这|呢|嗰|里面|里头|里)(?:[个种只些款])?的?${hueZh}(?:色素|色的?|的)(?!食品|标|包装|袋|瓶|盖|字|小)|${hueZh}(?:色素|色的?东西|色?的?(?:那|这)[个种])|(?:^|[,，\\s])${hueZh}(?:色的?|的)(?=[是会安有能])|\\b(?:red|pink|yellow|orange|blue|green|purple|black|white|brown) (?:stuff|things?|ones?|bits?|dyes?|colou?r(?:ing|s)?|parts?|dots?|specks?)\\b`,
)
/** It was named, and needs no hue. */
const namesIt = /胭脂虫|\bcarmine\b|\bcochineal\b/
const pointsAt = (text: string): boolean => pointed.test(text) && !namesIt.test(text)
const asksOfIt =
  /虫|昆虫|动物|植物|合成|天然|人工|清真|[吃纯全]素|素食|害|毒|安全|癌|吃|喝|行[吗不]|禁|允许|让用|欧盟|美国|过敏|\b(?:bugs?|beetles?|insects?|animals?|plants?|natural|synthetic|artificial|halal|vegan|vegetarian|kosher|muslim|safe|ok(?:ay)?|harm\w*|bad|dangerous|toxic|cancer|allow\w*|bann?ed|eu|legal|allerg\w*)\b/

/** The red stuff, is it of insects, is it halal: the colours of the label that a question points at by their hue; none where it asks which they are. */
export const coloursPointedAt = (text: string, context: AnswerContext): number[] => {
  const said = text.replace(ofNames, '·')
  return pointsAt(said) && asksOfIt.test(said) ? coloursOfHue(said, context) : []
}

const asksInsects = /虫|\b(?:bugs?|beetles?|insects?|cochineal)\b/
/** Is the red of insects, is it halal: yes or no, which colour it is, or that the list has none for it, and what else there is for a diet; false where that was not asked. */
export const tellHueOfInsects = ({ text, who }: Heard, context: AnswerContext): boolean => {
  const said = text.replace(ofNames, '·')
  const named = hueWords.find(({ asked }) => asked.test(said))
  if (!named || !pointsAt(said) || !(asksInsects.test(said) || who?.diet) || context.flat.length === 0)
    return false
  const hits = coloursOfHue(said, context).filter(index => {
    const { additiveId = '', name = '' } = context.flat[index] ?? {}
    const hue = hueOfColour(context.knowledge.additive(additiveId)?.zh ?? name)
    return hue === named.hue || named.from.length > 1
  })
  if (hits.length === 0) return asksInsects.test(said) && tellNoHue(named, context)
  const isBare = !asksInsects.test(said)
  const isOne = (index: number): boolean =>
    ofInsects.test(`${context.flat[index]?.name} ${context.flat[index]?.otherName ?? ''}`)
  const insects = hits.filter(isOne)
  const names = namesOf(insects.length > 0 ? insects : hits, context)
  context.reply.say(
    insects.length > 0
      ? {
          zh: `${isBare ? '' : '是：'}${named.zh}的是${names.zh}，由胭脂虫（昆虫）制得。`,
          en: `${isBare ? 'The' : 'Yes: the'} ${named.en} is ${names.en}, which is made from cochineal insects.`,
        }
      : {
          zh: `${isBare ? '' : '不是虫子做的：'}${named.zh}的是${names.zh}，不来自昆虫。`,
          en: `${isBare ? 'The' : 'No: the'} ${named.en} is ${names.en}, which is not of insects.`,
        },
    ...onLabel(context, hits),
  )
  if (who && who.diets.length + who.allergens.length > 0) judgePeople(who, [], context)
  return true
}

/** The list has no colour of that hue: the food of the list that has it, else that none is listed. */
const tellNoHue = (named: Bilingual, context: AnswerContext): boolean => {
  const hits = hitsOf(colours, context)
  // Carmine under a name whose hue no table has.
  if (
    hits.some(index => ofInsects.test(`${context.flat[index]?.name} ${context.flat[index]?.otherName ?? ''}`))
  )
    return false
  context.reply.say(
    {
      zh: `看不出有虫子：配料里没有列${named.zh}的着色剂，也没有识别到胭脂虫红。`,
      en: `Nothing on the list says so: it has no ${named.en} colour, and no carmine was recognised.`,
    },
    ...wholeLabel(context),
  )
  sayOwnColour(context, true)
  return true
}

const ofTongue =
  /(?:舌头?|脷)[^，。?]{0,6}(?:变|染|上)[色蓝绿红紫黑]|[染变](?:了)?舌头|\btongue\b.{0,16}\b(?:blue|green|red|purple|black|colou?r\w*|stain\w*|dye[ds]?)\b|\b(?:stain\w*|dye|turn\w*|colou?r\w*)\b.{0,16}\btongue\b/

/** Why is my tongue blue: the colours that are listed; false where that was not asked, or none is. */
export const tellTongue = ({ text }: Heard, context: AnswerContext): boolean => {
  const hits = hitsOf(colours, context)
  if (!ofTongue.test(text) || hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `看得出的原因是着色剂（${names.zh}）：它们染食物，也会把舌头染上色；只看颜色说明不了中毒，人不舒服就去看医生。`,
      en: `What the label shows is its colours (${names.en}): they dye the food and may dye the tongue too. The colour alone is no sign of poisoning; if somebody is unwell, see a doctor.`,
    },
    ...onLabel(context, hits),
  )
  return true
}
