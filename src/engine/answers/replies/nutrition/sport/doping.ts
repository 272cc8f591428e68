import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import { topicIn } from '../../../entities/topics.ts'
import type { Citation } from '../../../question.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, wholeLabel } from '../../answer-context.ts'
import { tellCaffeineAmount } from '../../effects/caffeine.ts'

type Standing = 'prohibited' | 'monitored' | 'free'

/** A substance of sports drinks and supplements by WADA's Prohibited List and Monitoring Program of 2025. */
interface Substance extends Bilingual {
  is: Standing
  words: RegExp
}

const substances: readonly Substance[] = [
  {
    is: 'prohibited',
    zh: '去甲乌药碱（higenamine，南天竹等植物里有，任何时候都禁）',
    en: 'higenamine (also in Nandina; at all times)',
    words: /higenamine|nandina|去甲乌药碱|南天竹/,
  },
  {
    is: 'prohibited',
    zh: 'DMAA（甲基己胺）一类兴奋剂',
    en: 'DMAA (methylhexanamine) and its kin',
    words: /\bdmaa\b|\bdmha\b|\bdmba\b|methylhex[a-z]*amine|dimethylamylamine|octodrine|甲基己胺/,
  },
  {
    is: 'prohibited',
    zh: '麻黄碱（麻黄）',
    en: 'ephedrine (ephedra)',
    words: /ephedr|ma huang|麻黄/,
  },
  {
    is: 'prohibited',
    zh: '章鱼胺、oxilofrine',
    en: 'octopamine or oxilofrine',
    words: /octopamine|oxilofrine|methylsynephrine|章鱼胺/,
  },
  {
    is: 'prohibited',
    zh: '苯乙胺类',
    en: 'phenethylamine',
    words: /phenylethylamine|phenethylamine|\bpea hcl\b|苯乙胺/,
  },
  { is: 'prohibited', zh: '西布曲明', en: 'sibutramine', words: /sibutramine|西布曲明/ },
  { is: 'prohibited', zh: 'DHEA', en: 'DHEA', words: /\bdhea\b|prasterone|脱氢表雄酮/ },
  { is: 'monitored', zh: '咖啡因', en: 'caffeine', words: /caffeine|guarana|咖啡因|瓜拉纳/ },
  { is: 'monitored', zh: '辛弗林', en: 'synephrine', words: /(?<!methyl)synephrine|辛弗林/ },
  { is: 'free', zh: '牛磺酸', en: 'taurine', words: /taurine|牛磺酸/ },
  { is: 'free', zh: '人参', en: 'ginseng', words: /ginseng|人参|人蔘/ },
  { is: 'free', zh: '肌酸', en: 'creatine', words: /creatine|肌酸/ },
  { is: 'free', zh: 'β-丙氨酸', en: 'beta-alanine', words: /beta[- ]?alanine|β-?丙氨酸/ },
  { is: 'free', zh: '瓜氨酸', en: 'citrulline', words: /citrulline|瓜氨酸/ },
  { is: 'free', zh: '左旋肉碱', en: 'carnitine', words: /carnitine|肉碱/ },
  { is: 'free', zh: '肌醇', en: 'inositol', words: /inositol|肌醇/ },
  { is: 'free', zh: '支链氨基酸', en: 'BCAA', words: /\bbcaas?\b|支链氨基酸/ },
]

const ofList: Citation = { kind: 'standard', ref: 'WADA 2025', title: 'WADA, Prohibited List 2025' }
const joined = (found: readonly Substance[]): Bilingual => ({
  zh: found.map(({ zh }) => zh).join('、'),
  en: found.map(({ en }) => en).join(', '),
})

/** Asks of the batch or of a seal, which no list of ingredients tells. */
const asksTested = /批次|检测|认证|\btested\b|\bbatch\b|\binformed[- ]sport\b/

/** Is it doping, will a test find it: what of the label or the question is on WADA's list, what is only monitored and what is neither; false where that was not asked. */
export const tellDoping = ({ text }: Heard, context: AnswerContext): boolean => {
  if (topicIn(text)?.topic !== 'doping' || context.flat.length === 0) return false
  const label = fold(context.asked.label?.text ?? '').text
  const message = fold(context.asked.question).text
  const listed = substances.filter(({ words }) => words.test(label))
  const named = substances.filter(({ words }) => words.test(message))
  const prohibited = listed.filter(one => one.is === 'prohibited')
  // Whether a test will find something nobody here can promise; only what is prohibited, or was named, is told.
  if (prohibited.length === 0 && named.every(({ zh }) => zh === '咖啡因')) return false
  // Of what is harmless only what was asked about.
  const absent = joined(named.filter(one => one.is === 'prohibited' && !prohibited.includes(one)))
  const others = [...new Set([...named, ...listed.filter(one => one.is !== 'free')])]
  const of = (standing: Standing) => others.filter(one => one.is === standing && !prohibited.includes(one))
  const [monitored, free] = [joined(of('monitored')), joined(of('free'))]
  if (prohibited.length > 0) {
    const names = joined(prohibited)
    context.reply.say(
      {
        zh: `不能：标签上有 ${names.zh}，在 WADA 的禁用清单上，参加检查的比赛别碰；已经用了就告诉队医。`,
        en: `No: the label lists ${names.en}, which is on WADA's Prohibited List. Do not take it if you may be tested; if you have, tell your team doctor.`,
      },
      ...wholeLabel(context),
      ofList,
    )
  } else
    context.reply.say(
      {
        zh: `${asksTested.test(message) ? '' : '不在禁用之列：'}按配料表没有识别到 WADA 禁用清单上的${monitored.zh === '' ? '' : `；${monitored.zh}不在禁用清单上，只是赛内监测`}${free.zh === '' ? '' : `；${free.zh}也不在`}（2025 年版）。`,
        en: `${asksTested.test(message) ? 'Nothing' : 'No: nothing'} on WADA's Prohibited List was recognised in the ingredients.${monitored.en === '' ? '' : ` ${capital(monitored.en)} is not on WADA's Prohibited List; it is only monitored in competition.`}${free.en === '' ? '' : ` Not on it either: ${free.en} (2025).`}`,
      },
      ...wholeLabel(context),
      ofList,
      ...(monitored.zh === '' ? [] : [evidenceCitation(context, 'E52')]),
    )
  if (absent.zh !== '')
    context.reply.say(
      {
        zh: `${absent.zh}在禁用清单上，但这份配料表里没有识别到。`,
        en: `${capital(absent.en)} is on the list, but was not recognised among the ingredients here.`,
      },
      ofList,
    )
  context.reply.note(
    asksTested.test(message)
      ? {
          zh: '有没有逐批检测、有没有混进没写的东西，标签看不出来；查认证网站上的批号，并让队医核对当年的清单。',
          en: 'Whether this batch was tested, or has something in it that is not listed, no label tells: look the batch up with the certifier, and have your team doctor check the WADA list of this year.',
        }
      : {
          zh: '混进没写的东西标签看不出来，清单每年更新：赛前入口的东西让队医或反兴奋剂机构（中国是 CHINADA）核对。',
          en: 'What is not listed no label tells, and the list changes every year: have your team doctor or anti-doping agency check it.',
        },
  )
  if (/咖啡因|caff/.test(message)) tellCaffeineAmount(false, false, context)
  return true
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
