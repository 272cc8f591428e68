import { alcoholKind, spicyKind } from '../../entities/kinds.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, listedAs, namesOf, onLabel, quotedWhere, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { listAllergens } from '../people/allergens.ts'

const ofHeat =
  /上火(?!车|锅|炉)|(?:太|很|会|好)?热气(?!腾|球)|寒凉|(?:是|算)?发物|性[寒热]|湿热|(?:太)?燥(?:热|吗|不)|\bheaty\b/
/** Does it bring 上火: a notion that no evaluation knows, and what the list has of what people mean by it; false where that was not asked. */
export const tellHeatiness = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (!ofHeat.test(text) || (who?.groups.length ?? 0) > 0 || context.flat.length === 0) return false
  const hits = [...new Set([...hitsOf(spicyKind, context), ...hitsOf(alcoholKind, context)])].slice(0, 4)
  const names = namesOf(hits, context)
  const seen =
    hits.length > 0
      ? {
          zh: `一般人说的这类东西，这份里看得到的有：${names.zh}`,
          en: `of what people mean by it this list has ${names.en}`,
        }
      : { zh: '这份里没有识别到辣椒一类的辣料和酒', en: 'no hot spice and no alcohol was recognised here' }
  context.reply.say(
    {
      zh: `“上火”“热气”“发物”是中医和民间的说法，我的资料（毒理和营养评价）里没有对应的结论；${seen.zh}。不舒服就少吃、多喝水，一直不好看医生。`,
      en: `"Heatiness" is a notion of Chinese medicine, and the evaluations I know say nothing of it; ${seen.en}. If it does not agree with you have less and drink water, and see a doctor if it lasts.`,
    },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}

const unlikePicture =
  /(?:跟|和|与|同)(?:包装上?的?)?(?:图片?|照片|封面)[^，。]{0,6}(?:不一样|不同|不符|差|两样)|图文不符|货不对板|\b(?:nothing|not|doesn'?t look) like (?:the )?(?:picture|photo)\b/
/** It does not look like the picture: what the pack says of its pictures, and when not to eat it; false where that was not asked. */
export const tellUnlikePicture = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!unlikePicture.test(text)) return false
  const words = quotedWhere(context, folded => /(?:图片|图案|圖片).{0,6}参考|serving suggestion/.test(folded))
  context.reply.say(
    {
      zh: `${words ? `标签写着“${words}”；` : ''}颜色、大小和图片差一些，批次不同也会有；发霉、发黏、有异味的不要吃。觉得货不对板，可以找商家，或打 12315。`,
      en: `${words ? `The label says "${words}". ` : ''}Colour and size differ from a picture and between batches; do not eat it mouldy, slimy or smelling wrong. If it is not what was sold, go to the shop or the food authority (in China 12315).`,
    },
    ...wholeLabel(context),
  )
  return true
}

const ofBlood = /贫血|补血|补铁|缺铁|\ban(?:a)?emi[ac]\b|\blow iron\b|\biron (?:deficien|levels?)/
/** Is it good against anaemia: its iron, where the table states any; false where that was not asked. */
export const tellIron = ({ text, wish, subjects, kinds, who }: Heard, context: AnswerContext): boolean => {
  if (!/^(?:healthy|suits|outside|claim|safe|what)$/.test(wish) || kinds.length > 0) return false
  if (/多少|几[克毫]|\bhow (?:much|many)\b/.test(text)) return false
  if (
    !ofBlood.test(text) ||
    who?.groups.length ||
    subjects.some(({ entry }) => entry) ||
    context.flat.length === 0
  )
    return false
  const figures = figuresOf(['iron'], context)
  if (figures) context.reply.say(figures, tableCitation)
  context.reply.say(
    {
      zh: `${figures ? '' : '看不出：标签没有写铁有多少。'}贫血有好几种原因，要不要补、补什么，先查血听医生的，不能靠零食。`,
      en: `${figures ? '' : 'A label cannot tell: it states no iron. '}Anaemia has several causes: have your blood tested and ask a doctor what to take, not a snack.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const ofCyanide = /氰|\bcyanide\b|prussiate/
const ferrocyanide = /亚铁氰化|亞鐵氰化|ferrocyanide|(?<!\d)53[568](?!\d)/i
const sweetAlmond = /杏仁|almond/i
/** Cyanide in it: an anticaking agent whose cyanide is bound, or almonds; false where that was not asked, or neither is listed. */
export const tellCyanide = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!ofCyanide.test(text)) return false
  const salts = listedAs(ferrocyanide, context)
  const almonds = listedAs(sweetAlmond, context)
  if (salts.length === 0 && almonds.length === 0) return false
  const names = namesOf(salts.length > 0 ? salts : almonds, context)
  if (salts.length > 0)
    context.reply.say(
      {
        zh: `不是那种毒：${names.zh}是盐的抗结剂，里面的氰根和铁结合得很牢，在体内不放出来；JECFA（1974）定的 ADI 是每千克体重 0～0.025 mg，EFSA（2018）为 0.03 mg，盐里允许用得很少。`,
        en: `Not that poison: ${names.en} keeps salt from caking, and its cyanide is bound so firmly to iron that the body does not set it free; acceptable daily intake 0 to 0.025 mg per kg of body weight (JECFA 1974), 0.03 mg (EFSA 2018), and very little of it is permitted in salt.`,
      },
      ...onLabel(context, salts),
      sourceCitation('EFSA Journal 2018;16(7):5374'),
    )
  else
    context.reply.say(
      {
        zh: `看是哪种：会放出氰化物的是苦杏仁，甜杏仁和巴旦木里极少（EFSA 2016）；标签写的是${names.zh}，没有写苦杏仁。`,
        en: `It depends on which: bitter almonds and bitter apricot kernels set cyanide free, sweet almonds have hardly any (EFSA 2016); the label names ${names.en}, not bitter ones.`,
      },
      ...onLabel(context, almonds),
      sourceCitation('EFSA Journal 2016;14(4):4424'),
    )
  return true
}

const nursing = /喂奶|餵奶|哺乳|母乳|\bbreast-? ?feed|\bnursing\b/
const ofBabysAllergy =
  /(?:宝宝|娃|孩子|bb|baby)[^，。]{0,8}(?:过敏|湿疹|起疹|胀气|react|allerg)|\b(?:react|allerg\w+|colic|eczema)\b/
/** Nursing, and could the baby react to what the mother eats: the allergens of the label, and when to ask a doctor; false where that was not asked. */
export const tellThroughMilk = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!nursing.test(text) || !ofBabysAllergy.test(text) || !context.result) return false
  listAllergens(context)
  context.reply.say(
    {
      zh: '少数宝宝会对妈妈吃下、经母乳带过去的食物（多是牛奶）有反应：没有这样的情况不用自己忌口；吃后宝宝起疹、便血、拒奶或哭闹不止，记下吃了什么去看医生（NHS）。',
      en: 'A few babies react to food that comes through breast milk, mostly cow’s milk: without signs there is no need to avoid anything; with a rash, blood in the stool or refusing to feed, note what was eaten and see a doctor (NHS).',
    },
    sourceCitation('NHS, Breastfeeding and diet'),
    ...wholeLabel(context),
  )
  return true
}
