import type { Bilingual } from '../../../../result.ts'
import type { Subject } from '../../../entities/subjects.ts'
import { standardCitation } from '../../../text/reply.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, classesOf, subjectsAt } from '../../answer-context.ts'
import { purpose } from '../../identify.ts'
import { hitsOf } from '../../lists.ts'
import { foodWith, purposesHere } from '../in-this-food.ts'

const asksNeed =
  /一定要|一定得|必须|非[得要加放]|有必要|有没有必要|必要吗|必需|要不要加|需要加|能不能不|可不可以不|可以不[加放用]|不(?:加|放|用)(?:它|他|这个)?.{0,2}(?:行|可以|成|中|得)(?:不|吗|么|唔)|\bnecessary\b|\bneed(?:ed|s)?\b|\bhave to\b|\bmust\b|\bcould they (?:leave|skip)|\bdoes it really\b/
const asksWithout =
  /(?:不|没|冇|唔)(?:加|放|用|有|落|下)(?:它|佢|这个|了|啦)?.{0,4}(?:会|會|咋|怎|点|點|啥|有什么)|(?:没|冇|少|缺)(?:有|了)?(?:它|佢|这个|这些|了).{0,4}(?:会|會|咋|怎|点|點|啥|就)|去掉|省掉|\bwithout\b|\bw\/o\b|\bleft? (?:it |them )?out\b|\bif (?:it|they) (?:wasn'?t|weren'?t|didn'?t|had no)\b|\bskip/

/** Why it needs it asks what for, and no law. */
const whyNeeded = /\bwhy\b.{0,40}\bneeds?\b/

/** Whether a question asks what would be without it, or whether it has to be in. */
const asksIfWithout = (text: string): boolean => asksNeed.test(text) || asksWithout.test(text)

interface Loss {
  of: RegExp
  food?: RegExp
  text: Bilingual
}

/** What substances leave behind, where that is more than the class says. */
const losses: readonly Loss[] = [
  {
    of: /^亚硝酸/,
    text: {
      zh: '肉是灰褐色、没有腌肉味，肉毒杆菌也少一道防线，要靠更严的冷藏、加热和更短的保存期',
      en: 'the meat is grey-brown without the cured taste, and one guard against the bacteria of botulism is missing: it takes stricter chilling and heating and a shorter life',
    },
  },
  {
    of: /抗坏血酸/,
    food: /肉|肠|火腿|培根|鸡|鸭|腊|\b(?:sausages?|ham|bacon|meat|pork|beef)\b/,
    text: {
      zh: '肉色出得慢、容易褪成灰褐色，残留的亚硝酸盐也会多一些',
      en: 'the colour forms slowly and fades sooner, and where nitrite is used more of it remains',
    },
  },
  {
    of: /^(?!.*(?:淀粉|核苷)).*磷酸(?:盐|.*[钠钾])/,
    food: /干酪|奶酪|芝士|起司|\bcheese\b/,
    text: {
      zh: '干酪融化时出油、结块，油水分离',
      en: 'the cheese oils off and clumps when it melts',
    },
  },
  {
    of: /^柠檬酸(?:一|三)?钠/,
    food: /干酪|奶酪|芝士|起司|\bcheese\b/,
    text: {
      zh: '干酪融化时出油、结块，油水分离',
      en: 'the cheese oils off and clumps when it melts',
    },
  },
  {
    of: /^(?!.*(?:淀粉|核苷)).*磷酸(?:盐|.*[钠钾])/,
    food: /肉|肠|丸|鱼|虾|鸡|鸭|牛|\b(?:sausages?|ham|meat|fish|chicken|pork|beef)\b/,
    text: {
      zh: '冷冻和加热时出水多，口感柴一些、不够弹，切面松',
      en: 'more water is lost in freezing and cooking: drier, less springy and looser',
    },
  },
  {
    of: /^(?!.*(?:淀粉|核苷)).*磷酸(?:盐|.*[钠钾])/,
    food: /饮|茶|汽水|奶|\b(?:drinks?|tea|cola|milk|coffee|creamer|barista|oat)\b/,
    text: { zh: '更容易变色、结絮或沉淀', en: 'it discolours, clots or settles sooner' },
  },
  {
    of: /^碳酸(?:钠|钾)$/,
    food: /面/,
    text: { zh: '面软一些、不筋道，颜色也不黄', en: 'the noodles are softer and paler' },
  },
  {
    of: /^二氧化碳/,
    text: { zh: '没有气泡', en: 'there is no fizz' },
  },
  {
    of: /^(?:焦|低)?亚硫酸|^二氧化硫/,
    text: { zh: '更容易氧化变褐、变质，保质期更短', en: 'it browns and spoils sooner' },
  },
  {
    of: /^(?:山梨酸|苯甲酸|脱氢乙酸|丙酸)/,
    text: {
      zh: '更容易长霉、发酵，要靠杀菌、冷藏，或者保质期更短',
      en: 'it goes mouldy or ferments sooner, unless it is pasteurised, kept cold or given a shorter life',
    },
  },
]

/** What is missing without one of a class. */
const ofClass: Readonly<Record<string, Bilingual>> = {
  防腐剂: {
    zh: '微生物更容易长，要靠杀菌、冷藏，或者保质期更短',
    en: 'microbes grow sooner, unless it is pasteurised, kept cold or given a shorter life',
  },
  抗氧化剂: { zh: '更容易氧化变味、变色，保质期更短', en: 'it goes rancid or discolours sooner' },
  增稠剂: { zh: '质地更稀，更容易分层、析水', en: 'it is thinner, and separates or weeps sooner' },
  稳定剂和凝固剂: { zh: '更容易分层、不成形', en: 'it separates or holds its shape less' },
  乳化剂: { zh: '油和水更容易分开，质地粗一些', en: 'oil and water separate sooner and it is coarser' },
  水分保持剂: { zh: '更容易失水、变干变柴', en: 'it loses water and dries out sooner' },
  膨松剂: { zh: '发不起来，更硬实', en: 'it rises less and is denser' },
  着色剂: { zh: '只是颜色浅一些', en: 'only the colour is paler' },
  增味剂: { zh: '只是鲜味淡一些', en: 'only the savoury taste is weaker' },
  甜味剂: {
    zh: '没那么甜，或者要改用糖（热量更高）',
    en: 'it is less sweet, or needs sugar instead, with more calories',
  },
  酸度调节剂: {
    zh: '酸味和酸碱度会变，靠酸保存的食品也更容易坏',
    en: 'its sourness and acidity change, and food that its acidity keeps spoils sooner',
  },
  抗结剂: { zh: '粉末更容易结块', en: 'the powder cakes' },
  被膜剂: {
    zh: '没有光泽，更容易互相粘连、吸潮',
    en: 'it does not shine, sticks together and takes up moisture',
  },
}

const lossOf = (subject: Subject, context: AnswerContext): Bilingual | undefined => {
  const zh = (subject.form?.zh ?? subject.entry?.zh ?? subject.name).toLowerCase()
  const food = foodWith(subject, context)
  const own = losses.find(one => one.of.test(zh) && (one.food?.test(food) ?? true))
  if (own) return own.text
  const name = purposesHere(subject, context).told[0]?.name ?? ''
  return ofClass[name]
}

/** What would be without an additive, and whether the law asks for it; says nothing where that was not asked. */
export const tellWithout = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  const { text } = context
  if (!asksIfWithout(text)) return false
  const listed = subjects.filter(
    ({ entry, index, ingredient }) => entry && index !== undefined && ingredient?.kind !== 'nutrient',
  )
  const [first] = listed
  if (!first) return false
  if (asksNeed.test(text) && !whyNeeded.test(text))
    context.reply.say(
      {
        zh: '不是法规要求必须加的：GB 2760 只规定可以用在哪里、最多用多少，加不加由厂家按工艺决定。',
        en: 'The law does not require it: GB 2760 says where it may be used and how much; whether it is added the maker decides for the recipe.',
      },
      standardCitation,
    )
  return tellLosses(listed, context)
}

/** What would be missing without these; false where that is not known. */
const tellLosses = (listed: readonly Subject[], context: AnswerContext, isClassTold = true): boolean => {
  // Of many it is told of the first few.
  const told = listed.slice(0, 4).flatMap(subject => {
    const loss = lossOf(subject, context)
    return loss ? [{ subject, loss }] : []
  })
  for (const { loss } of told.filter(
    (one, at, all) => all.findIndex(({ loss }) => loss.zh === one.loss.zh) === at,
  )) {
    const alike = told.filter(one => one.loss.zh === loss.zh).map(({ subject }) => subject)
    const [first] = alike
    const name = isClassTold || !first ? undefined : purposesHere(first, context).told[0]?.name
    const of = name ? classesOf(context, [name]) : undefined
    context.reply.say(
      {
        zh: `不加${alike.map(one => bothNames(one).zh).join('、')}${of ? `（${of.zh}）` : ''}：${loss.zh}。`,
        en: `Without ${alike.map(one => bothNames(one).en).join(', ')}${of ? ` (${of.en})` : ''}: ${loss.en}.`,
      },
      ...alike.flatMap(one => citedAs(context, one)),
    )
  }
  return told.length > 0
}

const asksCould =
  /不[加放用](?!了|的)[^，。?？]{0,12}(?:行不行|行吗|可以吗|可不可以|能不能|能做|做得|也行|成吗|成不成|不行吗)|(?:能不能|可不可以|可以|可唔可以)不[加放用]|(?<!有)没有?[^，。?？]{1,12}(?:能做|做得出|能不能做|可以做)|\b(?:made?|making|do|done|produced?) (?:it |this |these |them )?without\b|\bdoes (?:it|this)(?: really)? need\b|\b(?:is|are) [^?,]{2,40} (?:really )?(?:necessary|needed)\b|\bdo they (?:really )?(?:need|have) to (?:add|use|put)\b/
const ofNeed = /必须|必要|必需|一定|\bneed|\bnecessary\b|\bhave to\b/
const mayAsk = /^(?:what|why|has|outside|claim|substitute|list|more)$/

/** Could it be made without: that the law does not ask for it, and what would be missing; false where that was not asked of an additive here. */
export const tellMadeWithout = (
  { wish, subjects, kinds, text, who }: Heard,
  context: AnswerContext,
): boolean => {
  if (!mayAsk.test(wish) || who !== null || !asksCould.test(text)) return false
  const named =
    subjects.length > 0
      ? subjects
      : subjectsAt(
          kinds.flatMap(kind => (kind.functions ? hitsOf(kind, context) : [])),
          context,
        )
  const listed = named.filter(
    ({ entry, index, ingredient }) => entry && index !== undefined && ingredient?.kind !== 'nutrient',
  )
  if (listed.length === 0 || listed.length < named.length) return false
  const word = ofNeed.test(text)
    ? { zh: '法规不要求', en: 'Not by law' }
    : { zh: '法规上可以', en: 'Yes, by law' }
  context.reply.say(
    {
      zh: `${word.zh}：GB 2760 只规定可以用在哪里、最多用多少，加不加由厂家按工艺决定。`,
      en: `${word.en}: GB 2760 says where it may be used and how much, and not that it has to be; whether it is added the maker decides for the recipe.`,
    },
    standardCitation,
  )
  if (!tellLosses(listed, context, false)) for (const subject of listed.slice(0, 2)) purpose(subject, context)
  return true
}
