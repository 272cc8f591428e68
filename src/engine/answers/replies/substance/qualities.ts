import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'

/** How a food is, and by which of its ingredients. */
interface Quality extends Bilingual {
  asked: RegExp
  /** Functional classes that give it. */
  functions: readonly string[]
  /** Names of ingredients that give it. */
  names: RegExp
}

const qualities: readonly Quality[] = [
  {
    zh: '有弹性',
    en: 'springy',
    asked: /弹牙|[Qq]弹|这么弹|有弹性|有嚼劲|筋道|劲道|\bspringy|\bbouncy|\bchewy/,
    functions: ['水分保持剂', '增稠剂'],
    names:
      /淀粉|蛋清|蛋白粉|大豆(?:分离)?蛋白|谷朊粉|小麦蛋白|明胶|starch|egg white|gluten|soya? protein|gelatin|三聚磷酸|多聚磷酸|焦磷酸|六偏磷酸|(?<!\d)45[0-2](?!\d)/i,
  },
  {
    zh: '蓬松',
    en: 'fluffy',
    asked: /蓬松|松软|开花|发(?:得|起来)|膨(?:胀|起)|气孔|\bfluffy|\brise\b|\bairy\b|\bpuffy/,
    functions: ['膨松剂'],
    names: /酵母(?!抽|提)|泡打粉|小苏打|碳酸氢|\byeast\b(?! extract)|baking|bicarbonate/i,
  },
  {
    zh: '黏稠顺滑',
    en: 'thick and smooth',
    asked: /(?:这么|那么|怎么|为什么).{0,3}[稠浓滑](?!度|缩)|黏糊|粘稠|\bso (?:thick|creamy|smooth)/,
    functions: ['增稠剂', '乳化剂', '稳定剂', '稳定剂和凝固剂'],
    names: /淀粉|植脂|奶油|果胶|starch|cream|pectin/i,
  },
  {
    zh: '鲜、好吃',
    en: 'savoury',
    asked:
      /(?:这么|那么|怎么|为什么)(?:会)?(?:鲜(?!奶|花)|好吃|上瘾)|停不下来|\bso (?:savoury|savory|umami|moreish|good|tasty|yummy|delicious|addictive)|\b(?:cant|can not|cannot) stop\b/,
    functions: ['增味剂'],
    names: /酵母(?:抽|提)|味精|谷氨酸|酱油|鸡精|鸡粉|鱼露|yeast extract|glutamate|soy sauce|fish sauce/i,
  },
  {
    zh: '酸',
    en: 'sour',
    asked: /(?:这么|那么|怎么|为什么)酸|\bso (?:sour|tangy|tart)/,
    functions: [],
    names:
      /柠檬酸(?!钠|钾|钙)|苹果酸|乳酸(?!菌|钙|钠)|酒石酸|富马酸|醋|酸奶|柠檬汁|(?<!\d)(?:330|296|270|334)(?!\d)|citric|malic|lactic acid|tartaric|vinegar/i,
  },
  {
    zh: '辣',
    en: 'hot',
    asked: /(?:这么|那么|怎么|为什么)辣|\bso (?:hot|spicy)/,
    functions: [],
    names: /辣椒(?!红)|花椒|胡椒|芥末|姜|chilli|chili|pepper|mustard|ginger|capsicum/i,
  },
  {
    zh: '香',
    en: 'fragrant',
    asked: /(?:这么|那么|怎么|为什么)香(?!精|料)|\bsmells? so|\bso fragrant/,
    functions: ['食品用香料'],
    names: /香精|香料|flavouring|flavoring|芝麻油|香兰素|vanill/i,
  },
]
const asksWhy =
  /为什么|怎么|这么|那么|靠什么|加了什么|放了什么|落了什么|哪[里来]|\bwhy\b|\bwhat makes\b|\bhow come\b|\bso \w+/

/** Of a substance of many uses the standard does not tell what it does here. */
const main = (functions: readonly string[]): readonly string[] => (functions.length > 3 ? [] : functions)

/** Why it is so springy, what makes it rise: the ingredients that give it; false where no such quality was asked about. */
export const tellQuality = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  const quality = qualities.find(({ asked }) => asked.test(text))
  if (!quality || context.flat.length === 0 || !asksWhy.test(text)) return false
  if (
    /^(?:suits|claim|nutrition|limit|allowed|adi|cancer)$/.test(wish) ||
    subjects.some(({ entry }) => entry)
  )
    return false
  const hits = context.flat.flatMap(
    ({ name, otherName = '', role, functions, additiveId = '', ins = '' }, index) => {
      if (role !== undefined) return []
      const stated = functions.length > 0 ? functions : context.knowledge.additive(additiveId)?.functions
      const own = main(stated ?? [])
      const isOfClass = own.some(one => quality.functions.includes(one))
      return isOfClass || quality.names.test(`${name} ${otherName} ${ins}`) ? [index] : []
    },
  )
  const names = namesOf(hits.slice(0, 8), context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `按配料看，${quality.zh}主要来自：${names.zh}；各起多大作用标签没有写，做法也有影响。`,
          en: `By the list it is ${quality.en} through ${names.en}; how much each does is not stated, and the way it is made counts too.`,
        }
      : {
          zh: `从配料看不出为什么${quality.zh}：没有识别到带来它的配料，可能是做法的缘故。`,
          en: `The list does not show why it is ${quality.en}: no ingredient for that was recognised, so it may be the way it is made.`,
        },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 8)) : wholeLabel(context)),
  )
  return true
}
