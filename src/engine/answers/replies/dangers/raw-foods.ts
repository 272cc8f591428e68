import type { Bilingual, GroupFlag } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { leads } from '../people/leads.ts'

/** Foods that may carry Listeria, Salmonella or Toxoplasma, by what the rules of pregnancy say of them. */
const kinds: readonly (Bilingual & { said: RegExp })[] = [
  { said: /unpasteurised/, zh: '没杀菌的', en: 'not pasteurised' },
  { said: /soft cheese/, zh: '霉菌成熟的软奶酪', en: 'a mould-ripened soft cheese' },
  { said: /raw fish/, zh: '冷熏或生的鱼', en: 'cold-smoked or raw fish' },
  { said: /raw egg/, zh: '没加热的生蛋', en: 'made with egg that was not heated' },
  { said: /cured or dried/, zh: '腌制、没煮过的肉', en: 'cured meat that was not cooked' },
  { said: /^Pâté/, zh: '肉酱、肝酱', en: 'pâté' },
]
const ofGerms = /listeria|salmonella|toxoplasma/i

const weak =
  /化疗|放疗|免疫(?:力|功能)?(?:低|差|弱|不好|不行|缺陷|抑制)|抵抗力(?:很|比较|特别)?(?:低|差|弱)|白细胞(?:很|太|偏)?低|(?:肾|肝|骨髓|干细胞|器官)移植|移植(?:后|完|过|病人)|艾滋|类固醇|激素药|白血病|\bchemo(?:therapy)?\b|\bimmun(?:e|o)[ -]?(?:system|compromised|suppress\w+|deficien\w+)|\bweak(?:ened)? immun|\btransplant|\bhiv\b|\bneutropeni|\bleuk(?:ae|e)mia\b|\blow white|\bsteroids\b/
const old = /\b(?:6[5-9]|[789]\d)\b/
const heats =
  /烤|焗|煮|蒸|煎|炒|炸|加热|热透|滚烫|微波|披萨|\bbak(?:e|ed|ing)\b|\bcook(?:ed|ing|s)?\b|\bgrill(?:ed)?\b|\bbubbling\b|\bsteaming\b|\bmelt(?:ed)?\b|\bmicrowav|\bheat(?:ed|ing)?\b|\bfried\b|\bfry\b|\bpizza\b|\boven\b|\bpasta\b|\btoastie\b/
/** Whether it was cooked is another question. */
const isItCooked =
  /\b(?:is|are|was|were) (?:it|this|they|these|the \w+) (?:already |pre-?|actually |fully )?(?:cooked|heated|baked)\b|生的?还是熟|生定熟|是(?:不是)?(?:煮|烤|蒸)?熟的?|(?:not|isn't) cooked/g
const asksFood = /能|可以|行|[吃喝给]|\b(?:ok|okay|can|safe|fine|eat|have|no|allowed|alright)\b/

const weakWho: Bilingual = { zh: '免疫力低的人', en: 'weak defences' }
const oldWho: Bilingual = { zh: '老年人', en: 'old age' }

const kindOf = (flags: readonly GroupFlag[]): Bilingual | undefined =>
  kinds.find(({ said }) => flags.some(({ text }) => said.test(text.en)))

/** Hot all through it is another food: yes, and how hot, for those to whom it is forbidden raw. */
const sayHeated = (kind: Bilingual, hits: readonly number[], context: AnswerContext): void =>
  context.reply.say(
    {
      zh: `彻底加热就可以：整块从里到外热到滚烫冒气（中心 70 ℃ 以上持续 2 分钟）才能杀死李斯特菌和沙门氏菌，只是温热或表面化开不算；不加热的不行，这是${kind.zh}（英国 NHS 的建议）。`,
      en: `Only heated through: steaming hot all the way through, bubbling in the middle as well (70 °C for 2 minutes), kills listeria and salmonella; melted or warm is not enough. Unheated no: it is ${kind.en} (advice of the NHS).`,
    },
    ...orWhole(context, onLabel(context, hits)),
  )

const noneRaw: Bilingual = {
  zh: '看情况（免疫力低的人）：没有识别到生奶、生蛋、生鱼这类常带李斯特菌、沙门氏菌的；没过期、没开过、照标签存放的才吃，开封就吃完，要熟的做熟透。治疗期间有饮食要求的，以医生说的为准。',
  en: 'It depends (weak defences): no raw milk, raw egg or raw fish was recognised, which often carry listeria or salmonella. Only in date, unopened until then and kept as the label says, eaten once opened, and cooked through where it needs cooking; what your doctors say of food during the treatment comes first.',
}

/** Who is named by the message, else by the one before it. */
const whoIs = ({ who }: Heard, { asked }: AnswerContext) => {
  if (who) return who
  const last = asked.history.filter(({ role }) => role === 'user').at(-1)
  return detectAudience(fold(asked.question).text) ?? (last ? detectAudience(fold(last.content).text) : null)
}

/**
 * Raw milk cheese, smoked fish, raw egg, for somebody on chemotherapy, of 80 years or with child: not so, and only heated through; false where
 * it is none of them, or the rules of pregnancy and babies tell it.
 */
export const tellRawFood = (heard: Heard, context: AnswerContext): boolean => {
  const { subjects, wish } = heard
  const whole = `${fold(context.asked.question).text} ${heard.text}`
  if (context.flat.length === 0 || subjects.some(({ entry }) => entry)) return false
  if (/^(?:nutrition|amount|substitute|compare|adi|limit|list|cancer)$/.test(wish)) return false
  const who = whoIs(heard, context)
  const flags = (context.result?.groups ?? []).filter(
    ({ group, text }) => group === 'pregnant' && ofGerms.test(text.en),
  )
  const kind = kindOf(flags)
  const hits = flags.flatMap(({ ingredients }) => ingredients).slice(0, 2)
  const isWeak = weak.test(whole)
  const isOld = !isWeak && ((who?.zh.includes('老年人') ?? false) || (old.test(whole) && who !== null))
  const isYoungOrWithChild = who?.groups.some(one => one === 'pregnant' || one === 'infant_0_36m') ?? false
  if (
    kind &&
    heats.test(whole.replace(isItCooked, ' ')) &&
    asksFood.test(whole) &&
    (isWeak || isOld || isYoungOrWithChild)
  ) {
    if (!/^Pâté/.test(kind.en) && !/酒/.test(flagsOf(context))) {
      sayHeated(kind, hits, context)
      return true
    }
    return false
  }
  if (!(isWeak || isOld) || !(asksMayThey(whole) || wish === 'suits' || wish === 'safe')) return false
  if (!kind) {
    if (!isWeak || (who && who.allergens.length + who.diets.length > 0)) return false
    context.reply.say(noneRaw, ...wholeLabel(context))
    context.reply.next()
    return who === null
  }
  const isOfEgg = kind.zh.includes('蛋')
  const people = isWeak ? weakWho : oldWho
  context.reply.say(
    {
      zh: `${leads.betterNot.zh}直接吃（${people.zh}）：这是${kind.zh}，可能有李斯特菌或沙门氏菌，免疫力低的人和 65 岁以上的老人容易得重病；${isOfEgg ? '换全熟的' : '要吃就彻底加热到滚烫'}（英国 NHS 的建议）。`,
      en: `${leads.betterNot.en} as it is (${people.en}): it is ${kind.en} and may carry listeria or salmonella, which make people with weak defences and over 65 gravely ill; ${isOfEgg ? 'take one that is cooked' : 'only heated until steaming hot all through'} (advice of the NHS).`,
    },
    ...orWhole(context, onLabel(context, hits)),
  )
  if (who && who.allergens.length + who.diets.length > 0) {
    context.reply.next()
    return false
  }
  return true
}

const flagsOf = ({ result }: AnswerContext): string =>
  (result?.groups ?? [])
    .filter(({ level }) => level === 'avoid')
    .map(({ text }) => text.zh)
    .join(' ')
