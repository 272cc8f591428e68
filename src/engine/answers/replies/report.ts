import type { Bilingual } from '../../result.ts'
import { scoringLimitTexts } from '../../scoring/rule-docs.ts'
import { bandOfScore } from '../../scoring/score-bands.ts'
import { type Kind, sweetenerKind } from '../entities/kinds.ts'
import { standardCitation } from '../text/reply.ts'
import { basisOf, explainScore, suggestBetter } from './about-label.ts'
import { amountText } from './amount-text.ts'
import {
  type AnswerContext,
  declineUnknown,
  evidenceCitation,
  isParted,
  leavesOf,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  tenths,
  wholeLabel,
} from './answer-context.ts'
import { namesWithin } from './identify.ts'
import { hitsOf } from './lists.ts'
import { listAllergens } from './people/allergens.ts'
import { additives } from './report-additives.ts'

const mainShown = 6

/**
 * The limits that concern every label, with the law before the doctor. Those of single studies and assessments
 * (`oneCohort`, `assessmentsDiffer`) are left to the method page.
 */
const reportedLimits: readonly { text: Bilingual; citesStandard?: boolean }[] = [
  { text: scoringLimitTexts.noAmounts },
  { text: scoringLimitTexts.sameKindOnly },
  { text: scoringLimitTexts.additivesAreLawful, citesStandard: true },
  { text: scoringLimitTexts.notMedicalAdvice },
]

/** The whole label in one structured answer: what it is, group by group, for whom, why the score, what to look for. */
export const reportOn = (context: AnswerContext): void => {
  const { result, reply, asked } = context
  if (!result || leavesOf(context).length === 0) {
    declineUnknown(context)
    return
  }
  const name = asked.label?.product.name ?? ''
  reply.heading({
    zh: `深度分析：${name || '这份配料表'}`,
    en: `In-depth analysis: ${name || 'this label'}`,
  })
  verdict(context)
  whatItIs(context)
  sugarsFatsSalt(context)
  additives(context)
  others(context)
  reply.heading({ zh: '过敏原', en: 'Allergens' })
  listAllergens(context)
  people(context)
  if (result.score !== null) {
    reply.heading({ zh: '为什么是这个分', en: 'Why this score' })
    explainScore(context)
  }
  if (result.score !== null) {
    reply.heading({ zh: '怎么选', en: 'What to look for' })
    suggestBetter(context)
  }
  reply.heading({ zh: '标签看不出什么', en: 'What a label cannot tell' })
  for (const { text, citesStandard } of reportedLimits)
    reply.item(text, citesStandard ? standardCitation : evidenceCitation(context, 'E1'))
}

const verdict = (context: AnswerContext): void => {
  const { result, reply, flat } = context
  if (!result) return
  const { score, confidence } = result
  const percent = Math.round(confidence * 100)
  const unknown = leavesOf(context).filter(index => flat[index]?.kind === 'unknown')
  if (score === null) explainScore(context)
  else {
    const { word } = bandOfScore(score)
    reply.say(
      {
        zh: `得分 ${score}（满分 100），${word.zh}；识别的把握是 ${percent}%。`,
        en: `The score is ${score} of 100 (${word.en}); the words were recognised with ${percent} % confidence.`,
      },
      ...wholeLabel(context),
    )
  }
  if (unknown.length > 0) {
    const names = namesOf(unknown.slice(0, 8), context)
    reply.say(
      {
        zh: `没有识别出 ${unknown.length} 个词：${names.zh}。它们不计入下面的分析。`,
        en: `${unknown.length} words were not recognised: ${names.en}. The analysis below leaves them out.`,
      },
      ...onLabel(context, unknown.slice(0, 8)),
    )
  }
  for (const index of leavesOf(context)) {
    const { name, suspected } = flat[index] ?? {}
    if (name === undefined || !suspected) continue
    reply.say(
      {
        zh: `“${name}”可能是“${suspected.name}”的误读，请对照包装。`,
        en: `"${name}" may be a misreading of "${suspected.name}"; check it against the pack.`,
      },
      ...onLabel(context, [index]),
    )
  }
}

const whatItIs = (context: AnswerContext): void => {
  const { result, reply, flat, asked, knowledge } = context
  const leaves = leavesOf(context)
  reply.heading({ zh: '这是什么', en: 'What it is' })
  const standard = knowledge.standard(asked.label?.product.standard ?? '')
  if (standard)
    reply.say(
      {
        zh: `产品标准：${standard.standard} ${standard.title}。`,
        en: `Product standard: ${standard.standard} ${standard.en}.`,
      },
      { kind: 'standard', ref: standard.standard, title: standard.title },
    )
  const top = (result?.ingredients ?? []).flatMap(one => (one.role === 'section' ? one.children : [one]))
  const foods = top.filter(({ role, kind }) => role === undefined && kind === 'food')
  const main = foods.filter(({ name }, at) => foods.findIndex(one => one.name === name) === at)
  const indices = main.slice(0, mainShown).map(one => flat.indexOf(one))
  const names = namesOf(indices, context)
  reply.say(
    {
      zh: `共 ${leaves.length} 项配料，${isParted(context) ? '分几部分列出，各部分内' : ''}按加入量从多到少排列。主要原料依次是：${names.zh || '没有识别到食品原料'}。`,
      en: `${leaves.length} ingredients in falling order of weight${isParted(context) ? ' within each part' : ''}. The main ones in turn: ${names.en || 'no food was recognised'}.`,
    },
    ...orWhole(context, onLabel(context, indices)),
  )
  const declared = leaves.filter(index => flat[index]?.amount !== undefined).slice(0, 4)
  if (declared.length > 0) {
    const amounts = declared.flatMap(index => {
      const { name, amount } = flat[index] ?? {}
      return amount
        ? [{ zh: `${name} ${amountText(amount).zh}`, en: `${name} ${amountText(amount).en}` }]
        : []
    })
    reply.say(
      {
        zh: `标签写明用量的有：${amounts.map(({ zh }) => zh).join('、')}。`,
        en: `Declared amounts: ${amounts.map(({ en }) => en).join(', ')}.`,
      },
      ...onLabel(context, declared),
    )
  }
  for (const [index, ingredient] of flat.entries()) {
    const inner = namesWithin(ingredient)
    if (ingredient.role === 'class' || inner.length === 0) continue
    reply.item(
      {
        zh: `${ingredient.name}里有：${inner.join('、')}。`,
        en: `${ingredient.name} contains: ${inner.join(', ')}.`,
      },
      ...onLabel(context, [index]),
    )
  }
}

const groups: readonly { lead: Bilingual; rules: RegExp; kind: Kind; none: Bilingual }[] = [
  {
    lead: { zh: '糖', en: 'Sugars' },
    rules: /^sugar$/,
    kind: {
      zh: '糖',
      en: 'sugars',
      names:
        /糖(?!醇|精)|蜂蜜|果葡|浓缩.{0,3}汁|sugar|syrup|honey|dextrose|fructose|glucose|sucrose|maltose|juice concentrate/i,
    },
    none: { zh: '没有识别到添加糖', en: 'no added sugar recognised' },
  },
  {
    lead: { zh: '油脂', en: 'Fats' },
    rules: /^(?:saturated_fat|oil|hydrogenated_oil)$/,
    kind: {
      zh: '油脂',
      en: 'fats',
      names:
        /(?<!酱|蚝)油(?!树)|(?<!脱|低|全)脂(?!酸|肪酸)|奶油|植脂|\boils?\b|butter|shortening|\bfat\b|\blard\b|margarine|cream\b/i,
    },
    none: { zh: '没有识别到油脂', en: 'no fat or oil recognised' },
  },
  {
    lead: { zh: '盐', en: 'Salt' },
    rules: /^salt$/,
    kind: { zh: '盐', en: 'salt', names: /盐(?!酸)|酱油(?!味)|\bsalt\b|soy sauce/i },
    none: { zh: '没有识别到盐', en: 'no salt recognised' },
  },
]

const sugarsFatsSalt = (context: AnswerContext): void => {
  const { result, reply, flat } = context
  reply.heading({ zh: '糖、甜味剂、油脂和盐', en: 'Sugars, sweeteners, fats and salt' })
  const leaves = leavesOf(context)
  for (const { lead, rules, kind, none } of groups) {
    const reasons = (result?.reasons ?? []).filter(({ rule }) => rules.test(rule))
    const hits = [
      ...new Set([...reasons.flatMap(({ ingredients }) => ingredients), ...hitsOf(kind, context)]),
    ]
      .filter(index => flat[index]?.kind === 'food' && flat[index]?.role === undefined)
      .sort((a, b) => a - b)
    if (hits.length === 0) {
      reply.point(lead, { zh: `${none.zh}。`, en: `${none.en}.` }, ...wholeLabel(context))
      continue
    }
    const placed = hits.map(index => ({ name: flat[index]?.name ?? '', at: leaves.indexOf(index) + 1 }))
    const points = tenths(reasons.reduce((sum, reason) => sum + reason.points, 0))
    const cost: Bilingual =
      points < 0 ? { zh: `；得分里 ${points} 分`, en: `; ${points} points of the score` } : { zh: '', en: '' }
    reply.point(
      lead,
      {
        zh: `${placed.map(({ name, at }) => `${name}（第 ${at} 项）`).join('、')}${cost.zh}。`,
        en: `${placed.map(({ name, at }) => `${name} (number ${at})`).join(', ')}${cost.en}.`,
      },
      ...onLabel(context, hits),
      ...[...new Set(reasons.flatMap(({ evidence }) => evidence))]
        .slice(0, 2)
        .map(id => evidenceCitation(context, id)),
    )
  }
  const sweeteners = hitsOf(sweetenerKind, context)
  const names = namesOf(sweeteners, context)
  reply.point(
    { zh: '甜味剂', en: 'Sweeteners' },
    sweeteners.length === 0
      ? { zh: '没有识别到甜味剂。', en: 'no sweetener recognised.' }
      : { zh: `${names.zh}。`, en: `${names.en}.` },
    ...orWhole(context, onLabel(context, sweeteners)),
    ...(hitsOf({ zh: '', en: '', classes: ['sweetener'] }, context).length > 0
      ? [evidenceCitation(context, 'E9')]
      : []),
  )
}

const otherKinds: readonly (Kind & { lead: Bilingual })[] = [
  { zh: '', en: '', kinds: ['flavouring'], lead: { zh: '香精香料', en: 'Flavourings' } },
  { zh: '', en: '', kinds: ['enzyme'], lead: { zh: '酶制剂', en: 'Enzymes' } },
  { zh: '', en: '', kinds: ['nutrient'], lead: { zh: '营养强化剂', en: 'Added nutrients' } },
  { zh: '', en: '', kinds: ['culture'], lead: { zh: '发酵菌种', en: 'Cultures' } },
]

const others = (context: AnswerContext): void => {
  const held = otherKinds
    .map(kind => ({ kind, hits: hitsOf(kind, context) }))
    .filter(({ hits }) => hits.length > 0)
  if (held.length === 0) return
  context.reply.heading({
    zh: '香精、酶、营养强化剂和菌种',
    en: 'Flavourings, enzymes, nutrients and cultures',
  })
  for (const { kind, hits } of held) {
    const names = namesOf(hits, context)
    context.reply.point(kind.lead, { zh: `${names.zh}。`, en: `${names.en}.` }, ...onLabel(context, hits))
  }
}

const levels: Record<'avoid' | 'caution' | 'info', Bilingual> = {
  avoid: { zh: '建议避免', en: 'Better avoided' },
  caution: { zh: '需要注意', en: 'Take care' },
  info: { zh: '供参考', en: 'Good to know' },
}

const ofChoking = /一口吞|噎|呛|choking|监护下|監護下|swallow whole/i

const people = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result) return
  reply.heading({ zh: '谁要注意', en: 'Who should take care' })
  const rank = ['avoid', 'caution', 'info']
  const flags = [...result.groups].sort((a, b) => rank.indexOf(a.level) - rank.indexOf(b.level))
  for (const flag of flags)
    reply.point(
      levels[flag.level],
      flag.text,
      ...basisOf({ ingredients: flag.ingredients, evidence: [] }, context),
    )
  const warning = quotedWhere(context, line => ofChoking.test(line))
  if (warning !== undefined)
    reply.point(
      levels.avoid,
      { zh: `标签自己写着“${warning}”。`, en: `The label itself says "${warning}".` },
      ...wholeLabel(context),
    )
  if (flags.length === 0 && warning === undefined)
    reply.say(
      {
        zh: '没有识别到需要特别注意的人群；过敏者请以包装为准。',
        en: 'No group of people was found that should take particular care; with an allergy always check the package.',
      },
      ...wholeLabel(context),
    )
}
