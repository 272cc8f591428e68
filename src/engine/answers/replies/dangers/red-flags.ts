import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel, orWhole } from '../answer-context.ts'

const ofPregnancy =
  /见红|出血|流血|流水|破水|宫缩|肚子?(?:一阵阵|很|好|有点|一直|下坠)?(?:疼|痛)|腹痛|小腹|没胎动|胎动(?:少|没)|发烧|发热|\bbleed\w*|\bspotting\b|\bcramps?\b|\bcontractions?\b|\b(?:tummy|stomach|belly) ?(?:pains?|aches?|hurts)\b|\bnot moving\b|\bstopped moving\b|\bfever\b|\btemperature of\b/
const ofGut =
  /拉(?:肚子|稀|水)|肚[屙泻]|屙|腹泻|窜稀|呕|吐(?:了|个|得)|\bdiarrh|\bthe runs\b|\bvomit|\bthrow\w* up\b|\bthrew up\b|\b(?:been|being|is|was) sick\b/
const ofFever =
  /发烧|发热|高烧|烧到|便血|血便|拉血|没精神|蔫|尿少|不肯喝|\bfever|\bburning up\b|\btemperature\b|\b(?:3[89]|40)(?:\.\d)? ?(?:c|degrees)\b|\bblood\b|\bfloppy\b|\bdrowsy\b|\bno wet nappies\b/
/** Somebody has eaten it already. */
const eaten =
  /[吃喝食饮](?:完|了|过|咗)|(?:昨|寻|琴|今|刚|前)[^，。]{0,10}[吃喝食饮]|\b(?:ate|eaten|drank|had)\b/
/** What the rules of pregnancy say that may carry germs. */
const ofGerms = /listeria|salmonella|toxoplasma/i

const nowPregnant: Bilingual = {
  zh: '请马上打产科或急诊电话、去医院：怀孕时出血、肚子痛、发烧或胎动变少都要当天看，不要等，也不要靠猜食物。是不是它引起的，标签看不出来；包装和吃剩的留着给医生看。',
  en: 'Ring your maternity unit or emergency care now: bleeding, pain, fever or less movement in pregnancy has to be seen the same day, do not wait or guess at food. Whether it came from this no label can tell; keep the pack and the rest of it.',
}
const nowWeak: Bilingual = {
  zh: '请今天就看医生：小孩、孕妇、老人和免疫力弱的人又拉又吐、发烧或便血容易脱水，精神差、尿少要马上去急诊；先少量多次喝水或口服补液盐。是不是它引起的，标签证明不了；包装和吃剩的留着，别再吃。',
  en: 'See a doctor today: with diarrhoea or vomiting and fever or blood, small children, pregnant and old people and those with weak defences dry out fast; go to emergency care at once if they are drowsy or hardly pass water. Give small sips of water or rehydration salts. Whether it came from this no label can prove: keep the pack and the rest, and eat no more of it.',
}
const isWeak =
  /[爷奶爸妈]|老[人豆]|[七八九]十|\d岁|[一两二三四五六]岁|宝|娃|孩|bb|化疗|孕|\b(?:baby|toddler|kid|child|son|daughter|nan|gran\w*|chemo|pregnant)\b/

/** Somebody at risk fell ill after eating it: where to get help, and how fast, before all else; false where that is not told. */
export const tellRedFlags = ({ text, who }: Heard, context: AnswerContext): boolean => {
  const whole = `${fold(context.asked.question).text} ${text}`
  const isPregnant = (who ?? detectAudience(whole))?.groups.some(group => group === 'pregnant') ?? false
  const isOfPregnancy = isPregnant && ofPregnancy.test(whole)
  const isOfGut = ofGut.test(whole) && ofFever.test(whole) && (isWeak.test(whole) || who !== null)
  if (!eaten.test(whole) || !(isOfPregnancy || isOfGut)) return false
  context.reply.note(isOfPregnancy ? nowPregnant : nowWeak)
  const flags = (context.result?.groups ?? []).filter(
    ({ group, text: { en } }) => group === 'pregnant' && ofGerms.test(en),
  )
  if (flags.length > 0)
    context.reply.say(
      {
        zh: '告诉医生吃的东西里有没加热的生奶、生蛋、生鱼或腌肉这一类：可能带沙门氏菌、李斯特菌。',
        en: 'Tell them that it is raw, unpasteurised or not cooked: it may carry salmonella or listeria.',
      },
      ...orWhole(context, onLabel(context, flags.flatMap(({ ingredients }) => ingredients).slice(0, 2))),
    )
  return true
}
