import { additiveCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, subjectsAt, wholeLabel } from '../answer-context.ts'
import { tellCancerOf } from '../effects/cancer.ts'

const ofBenzene = /(?<![甲乙丙羟氨氧基对])苯(?![甲乙丙丁二酮酚胺磺环并氧])|\bbenzene\b/
const benzoates = '17.001'
const ofVitaminC = /抗坏血酸|维生素 ?c|维c|ascorb|vitamin c\b/i
const ofJuice = /果汁|浓缩.{0,4}汁|檸檬|柠檬(?!酸|黄)|\bjuice\b|橙|\blemon\b/i

/** Benzoate and benzene: it takes vitamin C as well, so whether the list has both. */
const tellBenzene = (context: AnswerContext): boolean => {
  const { flat, knowledge, reply } = context
  const entry = knowledge.additive(benzoates)
  if (!ofBenzene.test(context.text) || flat.length === 0 || !entry) return false
  const at = (test: (name: string, id: string | undefined) => boolean) =>
    flat.flatMap((one, index) =>
      one.role === undefined && test(`${one.name} ${one.otherName ?? ''}`, one.additiveId) ? [index] : [],
    )
  const salts = at((_, id) => id === benzoates)
  const vitamins = at(
    (name, id) => ofVitaminC.test(name) || ofVitaminC.test(knowledge.additive(id ?? '')?.zh ?? ''),
  )
  const juices = at(name => ofJuice.test(name))
  const [salt, vitamin, juice] = [salts, vitamins, juices].map(hits => namesOf(hits, context))
  if (!salt || !vitamin || !juice) return false
  if (salts.length === 0) {
    reply.say(
      {
        zh: '没有识别到苯甲酸和苯甲酸盐；要有它和维生素 C 同在，才可能生成微量苯。',
        en: 'No benzoic acid or benzoate was recognised; traces of benzene may form where it stands together with vitamin C.',
      },
      ...wholeLabel(context),
      additiveCitation(entry),
    )
    return true
  }
  const fromJuice =
    juices.length > 0
      ? {
          zh: `；${juice.zh}可能自带维生素 C，标签看不出`,
          en: `; ${juice.en} may bring some of its own, which the label does not tell`,
        }
      : { zh: '', en: '' }
  reply.say(
    vitamins.length > 0
      ? {
          zh: `有可能：${salt.zh}和维生素 C（${vitamin.zh}）同在，可能生成微量苯；有没有、有多少，标签看不出。`,
          en: `Possibly: ${salt.en} together with vitamin C (${vitamin.en}) may form traces of benzene; whether it did, and how much, a label does not tell.`,
        }
      : {
          zh: `从配料看可能性小：${salt.zh}要和维生素 C 同在才可能生成微量苯，配料里没有识别到维生素 C（抗坏血酸）${fromJuice.zh}；标签不能排除。`,
          en: `Less likely by the list: it is together with vitamin C that ${salt.en} may form traces of benzene, and no vitamin C (ascorbic acid) was recognised${fromJuice.en}; a label cannot rule it out.`,
        },
    ...onLabel(context, [...salts, ...vitamins]),
    additiveCitation(entry),
  )
  return true
}

const ofImidazole = /甲基咪唑|\b4-? ?mei\b|methylimidazole/
/** 4-methylimidazole, of a label with caramel colour. */
const tellImidazole = (context: AnswerContext): boolean => {
  if (!ofImidazole.test(context.text)) return false
  const at = context.flat.findIndex(
    ({ name, additiveId }) => additiveId !== undefined && /焦糖色|caramel|(?<!\d)150 ?[a-d]/i.test(name),
  )
  const [caramel] = at < 0 ? [] : subjectsAt([at], context)
  if (!caramel) return false
  tellCancerOf(caramel, context)
  return true
}

/** What may form of an additive: benzene of benzoate, 4-methylimidazole in caramel; false where neither was asked about. */
export const tellByProducts = ({ wish }: Heard, context: AnswerContext): boolean =>
  wish !== 'limit' && wish !== 'allowed' && (tellBenzene(context) || tellImidazole(context))
