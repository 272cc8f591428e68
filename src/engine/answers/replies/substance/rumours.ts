import { isSubstanceOfClass } from '../../../matching/substance-classes.ts'
import type { Bilingual } from '../../../result.ts'
import { additiveCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  evidenceCitation,
  isStated,
  leavesOf,
  namesOf,
  onLabel,
  quotedWhere,
  recordsOf,
  sayQuoted,
  subjectsAt,
  wholeLabel,
} from '../answer-context.ts'
import { tellCancerOfAdditives } from '../effects/cancer.ts'
import { effectFacts } from '../effects/effect-facts.ts'
import { quoteWarning } from '../people/pack-warnings.ts'

const ofWarning = /警告|警示|提示|\bwarn|\bhyperactiv|\battention\b|多动/
const isItReal =
  /真的|真假|是真|属实|走形式|走过场|吓(?:唬|人)|有依据|\breal\b|\btrue\b|\bformality\b|\bnonsense\b|\bcover(?:ing)?\b|\bserious\b|\bscare|\ba thing\b|\bjust (?:for|legal)/
const ofColours =
  /色素|颜色|着色|柠檬黄|日落黄|诱惑红|胭脂红|多动|注意力|\bcolou?r|\bdyes?\b|\bhyperactiv|\battention\b/

/** Is the warning of the colours real: yes, what the law wants and the trial behind it; false where that was not asked, or none of the six is listed. */
const tellColourWarning = ({ who, text }: Heard, context: AnswerContext): boolean => {
  if (!ofWarning.test(text) || !isItReal.test(text) || !ofColours.test(text)) return false
  const six = subjectsAt(leavesOf(context), context).filter(
    ({ entry, ingredient }, at, all) =>
      entry &&
      all.findIndex(one => one.entry === entry) === at &&
      isSubstanceOfClass(
        { id: entry.id, ins: ingredient?.ins ?? '', functions: entry.functions },
        'southamptonDye',
      ),
  )
  const fact = effectFacts.find(({ classes }) => classes?.includes('southamptonDye'))
  if (six.length === 0 || !fact) return false
  const indices = six.flatMap(({ index }) => index ?? [])
  const names = namesOf(indices, context)
  context.reply.say(
    {
      zh: `不是走形式，有法律和试验依据：${fact.says.zh.replace('{names}', names.zh)}`,
      en: `The warning is real, by law and after a trial. ${fact.says.en.replace('{names}', names.en)}`,
    },
    ...onLabel(context, indices.slice(0, 4)),
    ...fact.evidence.map(id => evidenceCitation(context, id)),
  )
  const printed = quotedWhere(context, line => /activity and attention|注意力/.test(line))
  if (printed) sayQuoted(printed, context)
  if (who) quoteWarning(who, context)
  return true
}

const ofSmoking =
  /香烟|抽烟|吸烟|烟草|烟酒|石棉|\bcigarettes?\b|(?<!liquid )\bsmok(?:e|es|ers?|ing)\b|\btobacco\b|\basbestos\b/
const ofCancer = /癌|一类|同类|[1１一]级|级别|等级|\bcancer|\bcarcinogen|\bclass\b|\bgroup\b|\bcategory\b/
const meatProducts =
  /午餐肉|火腿|腊肠|香肠|热狗|培根|腊肉|肉肠|烤肠|肉松|肉脯|肉干|\b(?:ham|bacon|sausages?|salami|luncheon meat|spam|hot ?dogs?|frankfurters?|jerky|pepperoni|corned beef|processed meat)\b/i

/** Is processed meat in one class with cigarettes: in one group of evidence, and not of risk; false where that was not asked. */
const tellMeatGroup = ({ text }: Heard, context: AnswerContext): boolean => {
  const isOfMeat =
    meatProducts.test(`${text} ${context.asked.label?.product.name ?? ''}`) || /加工肉/.test(text)
  if (!ofSmoking.test(text) || !ofCancer.test(text) || !isOfMeat) return false
  const isCounted = (context.result?.reasons ?? []).some(
    ({ rule, evidence }) => /meat/.test(rule) || evidence.includes('E10'),
  )
  const own: Bilingual = isCounted
    ? { zh: '这份配料表也是加工肉', en: 'by its list this is processed meat' }
    : {
        zh: '指的是经盐腌、熏制、发酵或加防腐剂等处理的肉，这份算不算，标签没有写',
        en: 'by which it means meat that was salted, cured, fermented, smoked or otherwise preserved; whether this one counts the label does not say',
      }
  context.reply.say(
    {
      zh: `同一组，但不是一样危险：IARC（专论第 114 卷，2015 年评估）把加工肉列为 1 类，和烟草烟雾同组，${own.zh}。分组说的是证据有多充分，不是危险有多大；建议少吃。`,
      en: `The same group, but not the same danger: IARC (Monographs 114, evaluated 2015) puts processed meat in group 1, where tobacco smoke is too; ${own.en}. A group grades how good the evidence is, not how large the risk; best eaten seldom.`,
    },
    evidenceCitation(context, 'E10'),
    ...wholeLabel(context),
  )
  tellCancerOfAdditives(context)
  return true
}

const aspartameId = '19.004'
const ofSweeteners = /代糖|甜味剂|阿斯巴甜|\bsweeteners?\b|\baspartame\b/
const ofWho = /世卫|世界卫生|\bwho\b|iarc|癌|\bcancer|\bcarcinogen/

/** WHO says that sweeteners cause cancer, of a label without aspartame: which one that was, and what of those listed is classified. */
const tellSweetenerRumour = ({ text, wish }: Heard, context: AnswerContext): boolean => {
  if (!/^(?:cancer|claim|safe|list|evaluation|has|outside)$/.test(wish)) return false
  if (!ofSweeteners.test(text) || !ofWho.test(text) || context.flat.length === 0) return false
  const aspartame = context.knowledge.additive(aspartameId)
  const isListed = context.flat.some(({ additiveId }) => additiveId === aspartameId)
  const listed = subjectsAt(leavesOf(context), context).filter(
    ({ entry, ingredient }) => (ingredient?.functions[0] ?? entry?.functions[0]) === '甜味剂',
  )
  if (!aspartame || isListed) return false
  const groups = listed.map(({ name, index, entry, form }) => ({
    name,
    index: index ?? 0,
    iarc:
      entry &&
      recordsOf(entry, form?.ins)
        .map(({ iarc }) => iarc)
        .find(isStated),
  }))
  const open = groups.filter(({ iarc }) => !iarc).map(({ index }) => index)
  const names = namesOf(open, context)
  const rest =
    open.length > 0
      ? {
          zh: `这里列的${names.zh}，我的资料里没有 IARC 的分类；没有分类不等于证明无害。`,
          en: ` Of ${names.en}, which this label lists, I have no IARC classification; that is no proof of harmlessness.`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `说的是阿斯巴甜，这份配料表里没有列出它：IARC（世卫下属）2023 年把它列为 2B（可能致癌），JECFA 同年评估后维持每天每千克体重 0–40 mg。${rest.zh}`,
      en: `That was about aspartame, which this label does not list: IARC, an agency of WHO, put it in group 2B (possibly carcinogenic) in 2023, and JECFA kept its 0-40 mg per kg of body weight a day in the same year.${rest.en}`,
    },
    additiveCitation(aspartame),
    evidenceCitation(context, 'E11'),
    ...wholeLabel(context),
  )
  return true
}

/** Answers what is told of colours, of processed meat and of sweeteners; false where nothing of the kind was asked. */
export const tellRumour = (heard: Heard, context: AnswerContext): boolean =>
  context.flat.length > 0 &&
  [tellColourWarning, tellMeatGroup, tellSweetenerRumour].some(tell => tell(heard, context))
