import type { Bilingual, GroupFlag } from '../../../result.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import {
  type AnswerContext,
  listedAs,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  sayQuoted,
  wholeLabel,
} from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { leads } from './leads.ts'
import { forbids, ofOld, quoteForbiddenToOld, quoteWarning } from './pack-warnings.ts'

const isAsked =
  /噎|呛|哽|[鲠鯁]|卡(?:喉|住|嗓)|窒息|没(?:有|剩|几颗|几个|什么)*牙|[掉缺]牙|假牙|牙口|牙齿?(?:不好|不行|不太好|松|差)|咬不动|嚼不|吞咽|咽不|粘不粘牙|太硬|硬不硬|\b(?:hard|chewy|tough|sticky)\b.{0,24}\bteeth\b|\bchok|\bswallow|\bdentures?\b|\b(?:no|bad|few|missing|loose|weak) teeth\b|\bteeth (?:are|is) (?:bad|weak|gone|loose|poor)|\bchew/
const isJelly = /果[冻凍]|蒟蒻|konjac|\bjell(?:y|ies)\b/i
/** Round and springy, sticky or hard: what old people and small children choke on. */
const isRisky =
  /[鱼魚肉虾蝦牛贡貢]丸|火腿[肠腸]|香[肠腸]|[热熱]狗|脆皮[肠腸]|[鱼魚]蛋|丸子|年糕|汤圆|湯圓|[圆圓]子|元宵|[芋糯][圆圓]|糯米(?!粉|酒|纸)|打糕|粽|麻[糬薯]|糍|软糖|軟糖|QQ糖|棉花糖|肉干|肉乾|肉脯|坚果|堅果|花生|腰果|杏仁|葡萄|\b(?:fish ?balls?|meatballs?|mochi|rice cakes?|gumm(?:y|ies)|marshmallows?|jerky|nuts?|peanuts?|almonds?|grapes?|sausages?|franks?|frankfurters?|wieners?|hot ?dogs?)\b/i
/** The pack says so itself. */
const saysRisky = /黏性|粘性|粘牙|小口|[qQ][弹彈]|噎|\bsticky\b/
const texts: Readonly<Record<'risky' | 'plain' | 'weak' | 'drink' | 'drinkOfWeak', Bilingual>> = {
  weak: {
    zh: `${leads.betterNot.zh}（吞咽不好、会呛）：黏、弹或硬的食物会噎住、堵住气道，剪碎了也还会粘住；先请医生或言语治疗师看能吃什么质地的。`,
    en: `${leads.betterNot.en} with trouble swallowing: sticky, springy or hard food can block the airway, and cut small it still clings; let a doctor or speech therapist say which textures are safe.`,
  },
  risky: {
    zh: '有这个风险：圆而弹、黏或硬的食物容易噎住，没牙或吞咽不好的人、3 岁以下孩子尤其要小心；切成小块，坐直了慢慢嚼，旁边有人看着，吞咽困难的先问医生。',
    en: 'It may: round and springy, sticky or hard food can block the throat, above all of people without teeth or with trouble swallowing and of children under 3. Cut it small, sit upright, chew slowly, with somebody beside; with trouble swallowing ask a doctor first.',
  },
  drink: {
    zh: '不用嚼，也不粘假牙：它是喝的。喝水都容易呛的人不一样，稀的液体会呛进气管，要不要加增稠剂先问医生或言语治疗师。',
    en: 'No chewing, and nothing that sticks to dentures: it is a drink. With trouble swallowing it is otherwise: thin liquids can go down the wrong way, so ask a doctor or speech therapist whether to thicken them.',
  },
  drinkOfWeak: {
    zh: '先问医生或言语治疗师：吞咽不好的人，稀的液体容易呛进气管，有的要先加增稠剂；标签看不出稠度合不合适。',
    en: 'Ask a doctor or speech therapist first: with trouble swallowing thin liquids can go down the wrong way, and some have to be thickened; a label does not tell whether the thickness is right.',
  },
  plain: {
    zh: '看情况：标签看不出大小和软硬；没牙或吞咽不好的老人、小孩要切小、坐直了慢慢吃，旁边有人看着，吞咽困难的先问医生。',
    en: 'It depends: a label tells neither size nor firmness; people without teeth or with trouble swallowing, and small children, should have it cut small, eaten slowly and upright, with somebody beside. With trouble swallowing ask a doctor first.',
  },
}

/** Why the pack forbids it. */
const whyForbidden: Bilingual = {
  zh: '这类食物容易堵住气道：果冻和蒟蒻滑而弹，圆、黏、硬的食物也一样；吞咽困难的先问医生。',
  en: 'Such food is a choking risk: jelly and konjac are slippery and can block the airway, and round, sticky or hard food does it as well. With trouble swallowing ask a doctor first.',
}

const jellyOfOld: Bilingual = {
  zh: '要小心：果冻和蒟蒻滑而弹，会堵住气道，牙口或吞咽不好的老人也会噎住；弄碎、小口吃，不要一口吞，旁边有人看着，吞咽困难的先问医生。',
  en: 'With care: jelly and konjac are slippery and can block the airway of old people with bad teeth or trouble swallowing as well. Break it up, take small bites, never swallow it whole, with somebody beside; with trouble swallowing ask a doctor first.',
}

/** A diet of one texture, which a speech therapist has set. */
const ofTexture =
  /\b(?:minced (?:and|&) moist|iddsi|pur[eé]ed?(?= (?:diet|food|meals?))|level [3-6] (?:diet|food))\b|糊餐|碎餐/
/** 中风, 喝水都呛: who cannot swallow well, whatever their age. */
const ofWeakSwallowing =
  /中风|帕金森|吞咽(?:困难|障碍|不|功能)|(?:喝水|常|老|总|容易)[^，。]{0,4}呛|咽不下|\bstroke\b|\bparkinson|\bdysphag|\b(?:trouble|difficulty|problems?) swallowing\b|\bchokes on\b/
/** Whether a folded text speaks of somebody who cannot swallow well. */
export const hasTroubleSwallowing = (text: string): boolean =>
  ofTexture.test(text) || ofWeakSwallowing.test(text)

const ofHardness = /(?:太硬|硬不硬|咬得?动|嚼得?动|粘不粘牙)|\b(?:hard|chewy|tough|sticky)\b.{0,24}\bteeth\b/
/** Whether a folded text asks if it is too hard or sticky for somebody's teeth. */
export const asksWhetherHard = (text: string): boolean => ofHardness.test(text)

/** Of old people any word of it counts. */
const ofSwallowing = /糊状|呛|吞咽|咽不|噎过|\bswallow|\bchokes\b/
const jellyOfWeak: Bilingual = {
  zh: `${leads.betterNot.zh}：常呛、吞咽不好的老人不要吃果冻和蒟蒻，滑而弹，会整块滑进气道堵住；弄碎也不保险，先问医生。`,
  en: `${leads.betterNot.en}: with trouble swallowing no jelly or konjac, which is slippery and can slide whole into the airway; broken up it is not safe either. Ask a doctor first.`,
}

const isRiskyHere = (product: string, context: AnswerContext): boolean =>
  isRisky.test(product) ||
  isRisky.test(context.text) ||
  (hasTroubleSwallowing(context.text) && saysItself(context))

/** The pack warns of it. */
const saysItself = (context: AnswerContext): boolean =>
  quotedWhere(context, line => saysRisky.test(line)) !== undefined

/** Something to drink, by its kind in GB 2760-2024, and no powder. */
const isDrink = ({ asked, knowledge }: AnswerContext): boolean =>
  /^(?:14\.(?!06)|01\.01)/.test(labelFood(asked, knowledge)?.no ?? '')

/** Whether somebody may choke on it: the pack's own warning, jelly, round and sticky food; of anything else a label tells neither size nor firmness. */
export const tellChoking = (context: AnswerContext, who: Audience | null = null): boolean => {
  if (!(isAsked.test(context.text) || ofTexture.test(context.text)) || context.flat.length === 0) return false
  // What the pack forbids to them is no matter of small bites.
  if (quoteForbiddenToOld(context) || (who && quoteWarning(who, context))) {
    if (!isDrink(context)) context.reply.say(whyForbidden, ...wholeLabel(context))
    return true
  }
  const { reply, flat, asked, text } = context
  const product = asked.label?.product.name ?? ''
  const jelly = flat.flatMap(({ name }, index) => (isJelly.test(name) ? [index] : []))
  const nuts = context.result?.groups.find(({ text }) => text.en.includes('choking'))
  if (isJelly.test(product) || jelly.length > 0)
    reply.say(
      ofOld.test(text)
        ? hasTroubleSwallowing(text) || ofSwallowing.test(text)
          ? jellyOfWeak
          : jellyOfOld
        : {
            zh: `${leads.no.zh}给 3 岁以下：果冻和蒟蒻会噎住、堵住气道；大一些的孩子和老人要有人看着、小口吃，不要一口吞。`,
            en: `${leads.no.en}, not under 3: jelly and konjac can block the airway; older children and old people should eat it in small bites, watched, and never swallow it whole.`,
          },
      ...orWhole(context, onLabel(context, jelly)),
    )
  else if (isRiskyHere(product, context))
    sayWithNuts(hasTroubleSwallowing(text) ? texts.weak : texts.risky, context)
  else if (nuts && !ofOld.test(text))
    reply.say(nuts.text, ...orWhole(context, onLabel(context, nuts.ingredients)))
  else if (saysItself(context)) sayWithNuts(texts.risky, context)
  // What has to be of one texture is not bread in soup.
  else if (ofTexture.test(text)) reply.say(texts.weak, ...wholeLabel(context))
  else if (isDrink(context))
    reply.say(
      hasTroubleSwallowing(text) || ofSwallowing.test(text) ? texts.drinkOfWeak : texts.drink,
      ...wholeLabel(context),
    )
  else reply.say(texts.plain, ...wholeLabel(context))
  const warning = quotedWhere(context, line =>
    /一口吞|吞食|吞咽|噎|呛|黏性|粘性|小口慢|chok|swallow/i.test(line),
  )
  if (warning) sayQuoted(warning, context)
  return true
}

/** Under this age children choke on what is round, springy, sticky or hard. */
const smallUntil = 5
const smallText: Bilingual = {
  zh: '还有噎住的风险：圆而弹、黏或硬的食物，3 岁以下不要给，再大些切成小块、坐着吃、大人看着。',
  en: 'It is a choking risk as well: round and springy, sticky or hard food is not for children under 3; for older ones cut it small, let them sit, and watch them.',
}
const babyText: Bilingual = {
  zh: `${leads.no.zh}给 3 岁以下（婴幼儿）：圆而弹、黏或硬的食物会噎住、堵住气道；再大些切成小块、坐着吃、大人看着。`,
  en: `${leads.no.en}, not under 3 (infants and toddlers): it is a choking risk, for round and springy, sticky or hard food can block the airway; for older children cut it small, let them sit, and watch them.`,
}
/** 花生碎 in a hard sweet: what in it a child may choke on. */
const nutsIn = (context: AnswerContext): Bilingual => {
  const hits = listedAs(isNut, context)
  const names = namesOf(hits.slice(0, 3), context)
  return hits.length > 0
    ? { zh: `这里还有${names.zh}。`, en: ` This has ${names.en} in it.` }
    : { zh: '', en: '' }
}
/** The risk, with the nuts of the list that add to it. */
const sayWithNuts = ({ zh, en }: Bilingual, context: AnswerContext): void => {
  const nuts = nutsIn(context)
  context.reply.say({ zh: `${zh}${nuts.zh}`, en: `${en}${nuts.en}` }, ...wholeLabel(context))
}
const isNut = /花生|坚果|堅果|腰果|杏仁|核桃|榛|\b(?:pea)?nuts?\b|\balmonds?\b|\bcashews?\b|\bhazelnuts?\b/i
/** How the pack says that it is to be cut. */
const asksToCut = /\b(?:cut|slice)\b.{0,40}\b(?:lengthwise|small|pieces?|quarters)\b|切(?:成|碎|小|开)/
const ofNursery = /幼儿园|幼稚园|小班|托班|nursery|kindergarten|preschool/

/** Of a small child and food that small children choke on: the risk, which no other rule tells; nothing else. */
export const tellChokingOfChild = (
  who: Audience,
  told: readonly GroupFlag[],
  context: AnswerContext,
): void => {
  const age = ageIn(context.text)
  const isSmall =
    who.groups.includes('infant_0_36m') ||
    (who.groups.includes('children') &&
      ((age !== undefined && age < smallUntil) || ofNursery.test(context.text)))
  const product = context.asked.label?.product.name ?? ''
  const jelly = context.flat.some(({ name }) => isJelly.test(name))
  const isTold = [forbids(who, context) ?? '', ...told.map(({ text }) => text.zh)].some(one =>
    /chok|[噎哽]/i.test(one),
  )
  if (!isYoung(who.groups)) return
  const isRisk = isJelly.test(product) || jelly || isRisky.test(product)
  // To a baby it is the first thing that counts.
  if (isSmall && !isTold && isRisk)
    sayWithNuts(
      context.reply.hasBegun() || !who.groups.includes('infant_0_36m') ? smallText : babyText,
      context,
    )
  const cut = quotedWhere(context, line => asksToCut.test(line))
  if (cut) sayQuoted(cut, context)
}
