import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, wholeLabel } from '../answer-context.ts'
import { amountsEaten, figuresOf, isPer100 } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asksFilling =
  /顶不?顶?(?:饿|肚|饱)|[扛抗耐]不?[扛抗耐]?饿|饱腹|管不?管?饱|吃不?吃?得饱|吃(?:了|完)?(?:还是|又|很快|马上|一会儿?|怎么(?:还|又|这么)?)(?:就)?饿|饿得快|\bfill(?:s|ing)?\b(?! the| with| in)|\bkeep(?:s|ing)? (?:me|you|us|him|her|them) (?:full|going)\b|\b(?:still|so|always|again) hungry\b|\bhungry (?:again|after)\b/
/** Energy of what is eaten in kcal, up to which it is a snack, and from which it is a meal's. */
const [snack, meal] = [150, 400] as const
/** Of less than this many g or ml nobody has one alone. */
const aBite = 40

const leadOf = (kcal: number): Bilingual =>
  kcal < snack
    ? { zh: '顶不了多久', en: 'Not for long' }
    : kcal < meal
      ? { zh: '能垫一垫', en: 'For a while' }
      : { zh: '热量够顶一阵', en: 'The energy lasts for some time' }

/** Does it keep one full, or why is one hungry after it: the energy, protein and fibre of what is eaten; false where that was not asked. */
export const tellFilling = ({ text, who, subjects, kinds }: Heard, context: AnswerContext): boolean => {
  if (!asksFilling.test(text) || context.flat.length === 0 || (who?.groups.length ?? 0) > 0) return false
  if (subjects.length + kinds.length > 0) return false
  const amounts = amountsEaten(context)
  const energy = amounts?.of('energy')
  const figures = figuresOf(['energy', 'protein', 'fibre'], context)
  if (!amounts || energy === undefined || !figures) {
    context.reply.say(
      {
        zh: '看不出：没有读到营养成分表；顶不顶饿看热量、蛋白质和膳食纤维有多少。',
        en: 'I cannot tell: no nutrition table was read, and it turns on energy, protein and fibre.',
      },
      ...wholeLabel(context),
    )
    return true
  }
  const isPiece = amounts.eaten.quantity.value < aBite
  const { zh, en } =
    isPer100(amounts.eaten) || isPiece
      ? { zh: '看吃多少', en: 'It depends on how much you eat' }
      : leadOf(energy / KJ_PER_KCAL)
  context.reply.say({ zh: `${zh}：${figures.zh}`, en: `${en}. ${figures.en}` }, tableCitation)
  context.reply.say(
    {
      zh: '蛋白质和膳食纤维多的更顶饿，主要是糖和精制淀粉的饿得快。',
      en: 'Protein and fibre keep one full for longer; sugar and refined starch do not.',
    },
    tableCitation,
  )
  return true
}

const eatsLittle =
  /胃口(?:小|差|不好|不行|不太好|很小)|没(?:什么|啥)?胃口|吃得?(?:很|太|特别|越来越)?少(?:的)?(?=[，,]|老|人|$)|吃不下(?:东西|饭)|不(?:爱|想|肯)吃饭|\b(?:barely|hardly|doesn'?t|does not|won'?t|not) eat(?:s|ing)?(?: much| enough| anything)?\b|\b(?:small|poor|no|little|lost (?:his|her|their)) appetite\b|\beats (?:like a bird|very little)\b/
const ofOldOrWeak =
  /老|爷|奶|婆|公|爸|妈|父|母|岁|\b(?:nan|nana|gran\w*|grand\w+|mum|mom|dad|mother|father|elderly|old|\d{2} ?(?:yo|year))\b/
/** Protein that is at least this part of the energy makes a food a source of it (Regulation (EC) 1924/2006); energy of 1 g of it in kJ. */
const source = { share: 0.12, kJ: 17, least: 3 } as const
/** Energy in kJ of 100 g of a food that has much in little. */
const rich = 1000

/** Somebody old who eats little: whether it brings energy and protein in a small amount; false where that was not asked. */
export const tellSmallAppetite = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  if (!eatsLittle.test(text) || !ofOldOrWeak.test(text) || subjects.length > 0) return false
  const isIll = who !== null && (who.allergens.length > 0 || who.groups.some(group => group !== 'children'))
  const known = knownOf(context)
  const [energy, protein] = [known?.of.energy, known?.of.protein]
  const figures = figuresOf(['energy', 'protein'], context)
  if (isIll || energy === undefined || protein === undefined || !figures) return false
  const isSource = protein * source.kJ >= energy * source.share && protein >= source.least
  const lead: Bilingual =
    isSource && energy >= rich
      ? { zh: '有帮助：少量里热量和蛋白质都不少', en: 'It helps: a little of it has energy and protein' }
      : isSource
        ? { zh: '能补些蛋白质，热量不多', en: 'It brings some protein, and little energy' }
        : energy >= rich
          ? { zh: '主要是热量，蛋白质少', en: 'Mostly energy, and little protein' }
          : { zh: '帮助不大：热量和蛋白质都少', en: 'Little help: it has little energy and little protein' }
  context.reply.say({ zh: `${lead.zh}。${figures.zh}`, en: `${lead.en}. ${figures.en}` }, tableCitation)
  context.reply.say(
    {
      zh: '吃得少的老人要少量多餐，选热量和蛋白质多的；一直吃不下或在变瘦，去看医生（NHS）。',
      en: 'Who eats little does better with small meals often, rich in energy and protein; see a doctor if it lasts or weight is lost (NHS).',
    },
    sourceCitation('NHS, Malnutrition'),
  )
  return true
}
