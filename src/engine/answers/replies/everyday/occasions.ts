import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { alcoholKind } from '../../entities/kinds.ts'
import type { Citation } from '../../question.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, flagIn, knownOf, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { figuresOf, timesIn } from '../effects/eaten.ts'
import { factStated } from '../label/facts.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** What a food has that bears on an occasion. */
const findings = ['alcohol', 'caffeine', 'fat', 'salt'] as const
type Finding = (typeof findings)[number]

/** A time or a state in which somebody eats: late at night, before an exam, after a night out. */
interface Occasion {
  asked: RegExp
  /** What is said of each that the food has; the first one found begins with its own word. */
  finds: Partial<Record<Finding, Bilingual>>
  /** Said where nothing of it is found. */
  plain: Bilingual
  /** Said in any case. */
  advice: Bilingual
  source?: string
  figures: readonly NutrientName[]
}

const hangover: Occasion = {
  asked:
    /宿醉|解酒|醒酒|(?:喝多|喝大|喝醉|断片)了?[^，。]{0,6}(?:第二天|隔天|早上|起来|之后|以后|缓)|\bhung ?over\b|\bhangover|\bafter a (?:heavy|big) night\b|\bnight out\b/,
  finds: {
    alcohol: {
      zh: '不行：含酒精（{names}），不要再喝。',
      en: 'No: it contains alcohol ({names}), and more of it only puts it off.',
    },
  },
  plain: { zh: '解不了酒。', en: 'It cures no hangover.' },
  advice: {
    zh: '宿醉没有解药：多喝水、休息，吃得下就吃点清淡的（NHS）。',
    en: 'Nothing does: drink water, rest, and eat something plain if you can (NHS).',
  },
  source: 'NHS, Hangover cures',
  figures: ['carbohydrate', 'sodium'],
}

const exam: Occasion = {
  asked:
    /(?:考试|高考|中考|考场|面试|大考)[^，。]{0,8}(?:[吃喝前]|早|当天|合适|行|好|带)|\b(?:exam|test|interview)\b.{0,16}\b(?:morning|day|tomorrow|today|before|good|breakfast)\b|\b(?:before|morning of|for) (?:an |my |the |his |her )?(?:exam|interview|driving test)s?\b/,
  finds: {
    alcohol: { zh: '不要：含酒精（{names}）。', en: 'No: it contains alcohol ({names}).' },
    caffeine: {
      zh: '看平时喝不喝：有咖啡因来源（{names}），不习惯的人会心慌、老跑厕所。',
      en: 'Only if you are used to it: it has a source of caffeine ({names}), which makes others jittery and sends them to the toilet.',
    },
    fat: {
      zh: '不太合适：油大（每100 g脂肪 {amount} g），饱得慢、消化慢。',
      en: 'Not the best: it is fatty ({amount} g of fat in 100 g) and lies in the stomach for long.',
    },
  },
  plain: {
    zh: '可以，只要平时吃了没事。',
    en: 'It may be, if it agrees with you on other days.',
  },
  advice: {
    zh: '没有食物能提高分数：考试当天吃惯常的，别头一回试。',
    en: 'No food raises a mark: eat what you are used to, and try nothing new that day.',
  },
  figures: ['energy', 'carbohydrate', 'protein'],
}

const night: Occasion = {
  asked:
    /半夜|深夜|大晚上|夜宵|宵夜|消夜|睡前[^，。奶粉]{0,6}[吃喝]|\b(?:at|after|past) midnight\b|\blate (?:at )?night\b|\bmidnight snack\b|\b(?:before|right before|just before) bed(?:time)?\b|\bin the middle of the night\b/,
  finds: {
    caffeine: {
      zh: '最好不要：有咖啡因来源（{names}），可能睡不着。',
      en: 'Better not: it has a source of caffeine ({names}) that may keep you awake.',
    },
    alcohol: {
      zh: '最好不要：含酒精（{names}），睡不踏实。',
      en: 'Better not: it contains alcohol ({names}), which makes for poor sleep.',
    },
    fat: {
      zh: '少吃为好：油大（每100 g脂肪 {amount} g），躺下容易胀、反酸。',
      en: 'Rather little: it is fatty ({amount} g of fat in 100 g), and lying down on it may bring bloating and heartburn.',
    },
    salt: {
      zh: '少吃为好：很咸（每100 g盐 {amount} g），夜里会渴、要起夜。',
      en: 'Rather little: it is salty ({amount} g of salt in 100 g), and brings thirst in the night.',
    },
  },
  plain: { zh: '饿了可以吃一点。', en: 'A little is fine if you are hungry.' },
  advice: {
    zh: '夜里吃和白天吃热量一样算；爱反酸的人睡前 3～4 小时不要吃（NHS）。',
    en: 'What is eaten at night counts as by day; with heartburn eat nothing for 3 to 4 hours before bed (NHS).',
  },
  source: 'NHS, Heartburn and acid reflux',
  figures: ['energy', 'fat', 'sugars'],
}

const occasions: readonly Occasion[] = [hangover, exam, night]

/** Of these amounts in 100 g the UK front of pack says that they are high. */
const high = { fat: 17.5, salt: 1.5 } as const

interface Found {
  names: Bilingual
  amount: string
  cited: readonly Citation[]
}

/** Whether the food has it: by its list, or by its table. */
const found = (finding: Finding, context: AnswerContext): Found | undefined => {
  if (finding === 'fat' || finding === 'salt') {
    const amount = knownOf(context)?.of[finding]
    return amount !== undefined && amount > high[finding]
      ? { names: { zh: '', en: '' }, amount: `${Math.round(amount * 10) / 10}`, cited: [tableCitation] }
      : undefined
  }
  const hits =
    finding === 'alcohol'
      ? hitsOf(alcoholKind, context)
      : (flagIn(context, 'caffeine')?.ingredients ?? []).filter(
          index => !hasLittle.test(context.flat[index]?.name ?? ''),
        )
  const strength = finding === 'alcohol' ? factStated('alcohol', context.asked.label?.text ?? '') : ''
  if (hits.length === 0 && strength !== '' && !/^0(?:[.,]0+)?\s?%/.test(strength))
    return { names: { zh: strength, en: strength }, amount: '', cited: wholeLabel(context) }
  const shown = hits.slice(0, mostNamed)
  return shown.length > 0
    ? { names: namesOf(shown, context), amount: '', cited: onLabel(context, shown) }
    : undefined
}
/** Of caffeine cocoa brings hardly any. */
const hasLittle = /可可|巧克力|cocoa|chocolate/i
const mostNamed = 3
const withChild = /怀|孕|\bpregnan/
const ofHabit = /天天|成日|日日|每[天晚日]|经常|常常|老是|\bevery\b|\balways\b|\boften\b/

/** Late at night, on the day of an exam, with a hangover: what in the food speaks against it, the advice and its figures; false where that was not asked. */
export const tellOccasion = (
  { text, wish, who, subjects, kinds, nutrients }: Heard,
  context: AnswerContext,
): boolean => {
  const occasion = occasions.find(({ asked }) => asked.test(text))
  if (!occasion || context.flat.length === 0 || /^(?:list|count|order|parts|adi|limit|allowed)$/.test(wish))
    return false
  const isOfThem = who !== null && (who.groups.length > 0 || who.allergens.length > 0 || who.diets.length > 0)
  if (isOfThem || subjects.length + kinds.length + nutrients.length > 0) return false
  // Two of them, every night, or with child by the rest of the message: another question.
  if (timesIn(text) !== null || ofHabit.test(text)) return false
  if (withChild.test(fold(context.asked.question).text)) return false
  const against = findings.flatMap(finding => {
    const said = occasion.finds[finding]
    const hit = said && found(finding, context)
    return said && hit ? [{ said, hit }] : []
  })
  const [first] = against
  if (first) {
    const { said, hit } = first
    const filled = (words: string, names: string) =>
      words.replace('{names}', names).replace('{amount}', hit.amount)
    context.reply.say({ zh: filled(said.zh, hit.names.zh), en: filled(said.en, hit.names.en) }, ...hit.cited)
  } else context.reply.say(occasion.plain, ...wholeLabel(context))
  context.reply.say(
    occasion.advice,
    ...(occasion.source ? [sourceCitation(occasion.source)] : wholeLabel(context)),
  )
  const figures = figuresOf(occasion.figures, context)
  if (figures) context.reply.say(figures, tableCitation)
  return true
}
