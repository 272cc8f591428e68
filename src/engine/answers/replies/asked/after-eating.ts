import type { Bilingual } from '../../../result.ts'
import { topicIn } from '../../entities/topics.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  listedAs,
  namesOf,
  onLabel,
  quotedWhere,
  sayQuoted,
} from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { type Effect, effectsIn } from '../effects/effects.ts'
import { tellEffect } from '../effects/tell-effects.ts'

/** Somebody has eaten it already. */
const eaten =
  /[吃喝食饮](?:完|了|过|后)|一口气|一下子|(?:天天|每天|一直)[吃喝]|\b(?:since|after) (?:i |he |she |we |they |my \w+ )?(?:eat|ate|drank|drink|had|having|finish)|\b(?:ate|drank|took|taken|i'?ve had|have had|had|downed|necked) (?:it|this|one|two|three|four|five|half|\d+|some|these|them|an?|my|the)\b|\bi (?:eat|drink|have) (?:one|two|these|this|it)\b/
interface Felt {
  words: RegExp
  effect?: Effect
  /** What of a list may have to do with it by the tables of effects, beside those of `effect`. */
  listed?: RegExp
  what?: Bilingual
  urgent?: true
}
const felt: readonly Felt[] = [
  {
    words:
      /心(?:脏)?(?:一直|老|怦怦|砰砰|扑通扑通|突突|狂|乱)?(?:跳(?:得)?(?:快|厉害|加速|手抖)|慌|悸)|心(?:脏)?(?:怦怦|砰砰|扑通扑通|突突|狂|乱)(?:地|的)?跳|胸闷|\bhearts?\b.{0,12}\b(?:rac|pound|flutter|skip|thump|hammer|irregular|going (?:mad|crazy|nuts|fast))|\bpalpitat|\bjitter|\bshak(?:y|ing)\b/,
    listed: /咖啡因|咖啡|茶(?!树|籽)|瓜拉纳|caffeine|coffee|\btea\b|guarana/i,
    what: { zh: '先想到的是咖啡因来源', en: 'What comes to mind first is the caffeine' },
    urgent: true,
  },
  {
    words: /胃.{0,4}(?:烧|灼|酸|疼|痛|难受|不舒服)|烧心|反酸|heart ?burn|\bstomach (?:burn|hurt|ache|pain)/,
    listed: /辣|椒|油$|脂$|chill?i|pepper|capsicum|\boil\b/i,
    what: { zh: '配料里辛辣和油多的有', en: 'Hot or oily on the list' },
  },
  {
    words:
      /便便?.{0,4}(?:发|是|变)?(?:绿|红|黑|蓝)|大便|(?:poo|stool|wee|urine)\w*.{0,12}(?:green|blue|red|black)/,
    listed: /蓝|藍|黄|黃|红|紅|blue|yellow|tartrazine|allura|beet|carmine|anthocyanin/i,
    what: { zh: '配料里有颜色的有', en: 'What has a colour on the list' },
  },
  {
    words:
      /拉(?:了|过)?肚子|(?<![上下])拉(?:了|过)?[一两二三四五六七八九几\d]+(?:趟|次|回)|拉稀|[窜蹿]稀|闹肚子|跑厕所|肚子(?:一直|老)?(?:咕噜|咕咕|叫|响)|放屁|排气|腹泻|\bgass?y\b|\bfart|\brumbling|\bthe trots\b|胀气|腹胀|肚子(?:胀|疼|痛)|\bbloat|\bdiarrh|\bthe runs\b|\btummy ?ache|\bcramps?\b|\bibs\b/,
    effect: 'bowels',
  },
  {
    words:
      /\bfe(?:el|lt|eling) (?:so |really |a bit )?(?:sick|ill|queasy|unwell|rough)\b|\bnause|想吐|不舒服|难受/,
  },
  { words: /头(?:一直|很|好)?[疼痛]|偏头痛|\bheadaches?\b|\bmigraines?\b/, effect: 'headache' },
]
/** The pack's own words on whom it does not agree with. */
const ofStopping =
  /(?:discontinue|stop (?:use|using|taking)|see a (?:doctor|physician)|seek medical)|(?:停止|停用)[^，。]{0,12}(?:就医|医生|咨询)|(?:不适|心慌|心悸)[^。]{0,12}(?:停|就医)/
/** Whether it may or would do so is another question than that it did. */
const ifEaten =
  /会(?!儿)|明天|你负责|能不能|可以[吃喝]|\bwill (?:it|this|these)\b|\bwould\b|\bhow many\b|\bcan i\b/

const seeDoctor: Bilingual = {
  zh: '标签证明不了是不是它引起的：先停一停不吃；持续不好、加重，或有便血、发烧，请就医。',
  en: 'A label cannot prove that it was this: leave it for a while, and see a doctor if it goes on, gets worse, or there is blood or fever.',
}
const seeDoctorNow: Bilingual = {
  zh: '先别再喝（吃）；心慌不退，或有胸痛、头晕、喘不过气，请马上就医（120）。标签证明不了原因。',
  en: 'Have no more of it. If it does not settle, or with chest pain, faintness or breathlessness, get medical help at once. A label cannot prove the cause.',
}

/** Whether somebody tells what they felt after eating it. */
export const feltAfterEating = (text: string): boolean =>
  eaten.test(text) && !ifEaten.test(text) && felt.some(({ words }) => words.test(text))

/** My heart has been racing since I drank this, is it the ginseng: where to get help, then what of the list may have to do with it; false where nobody feels anything. */
export const tellAfterEating = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, who } = heard
  const found = felt.find(({ words }) => words.test(text))
  if (!found || !eaten.test(text) || ifEaten.test(text) || context.flat.length === 0) return false
  if (who && who.allergens.length > 0) return false
  // Somebody who is ill now is sent for help, whatever the list has.
  if (!found.urgent && topicIn(text)?.topic === 'symptom') return false
  const { reply } = context
  if (found.urgent) {
    reply.note(seeDoctorNow)
    const words = quotedWhere(context, line => ofStopping.test(line))
    if (words !== undefined) sayQuoted(words, context)
  }
  const whole = { ...heard, subjects: [], kinds: [], who: null }
  const isTold =
    (found.effect !== undefined && tellEffect(found.effect, whole, context)) ||
    effectsIn(text).some(effect => tellEffect(effect, whole, context))
  const hits = found.listed && found.what && !isTold ? listedAs(found.listed, context).slice(0, 4) : []
  if (hits.length > 0) {
    const names = namesOf(hits, context)
    reply.say(
      { zh: `${found.what?.zh}：${names.zh}。`, en: `${found.what?.en}: ${names.en}.` },
      ...onLabel(context, hits),
    )
  }
  if (found.urgent) tellCaffeineAmount(false, false, context)
  const silent = subjects.filter(({ index, entry }) => entry && index !== undefined && !hits.includes(index))
  const [subject] = silent
  if (subject && !isTold) {
    const names = bothNames(subject)
    reply.say(
      {
        zh: `${names.zh}：我的资料里没有写到它有这种影响。`,
        en: `Of ${names.en} I have no such effect on record.`,
      },
      ...citedAs(context, subject),
    )
  }
  if (!found.urgent) reply.note(seeDoctor)
  return true
}
