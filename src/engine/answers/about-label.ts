import type { Bilingual } from '../result.ts'
import { declineUnknown, evidenceCitation, type Facts, onLabel } from './facts.ts'
import type { Kind } from './intents.ts'

export const explainScore = (facts: Facts): void => {
  const { result, reply } = facts
  if (!result || facts.flat.length === 0) {
    declineUnknown(facts)
    return
  }
  const first = onLabel(facts, [0])
  if (result.score === null) {
    reply.say(
      {
        zh: `没有给分：看懂的配料太少（把握 ${Math.round(result.confidence * 100)}%），给分会误导你。`,
        en: `There is no score: too little was understood (${Math.round(result.confidence * 100)} % sure), and a score would mislead.`,
      },
      ...first,
    )
    return
  }
  reply.say(
    {
      zh: `得分 ${result.score}：从 100 分开始，按下面的理由加减。`,
      en: `The score is ${result.score}: 100, changed by these reasons.`,
    },
    ...first,
  )
  const weighty = [...result.reasons].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 6)
  for (const { points, text, ingredients, evidence } of weighty) {
    const signed = points > 0 ? `+${points}` : String(points)
    const cited = [
      ...onLabel(facts, ingredients.slice(0, 3)),
      ...evidence.slice(0, 2).map(id => evidenceCitation(facts, id)),
    ]
    reply.item(
      { zh: `${signed}：${text.zh}`, en: `${signed}: ${text.en}` },
      ...(cited.length > 0 ? cited : first),
    )
  }
}

export const suggestBetter = (facts: Facts): void => {
  const { result, reply } = facts
  if (!result || facts.flat.length === 0) {
    declineUnknown(facts)
    return
  }
  if (result.suggestions.length === 0) {
    reply.say(
      {
        zh: '这份配料表没有需要改进的突出问题，同类里已经不错。',
        en: 'Nothing on this label stands out for improvement; it is a good one of its kind.',
      },
      ...onLabel(facts, [0]),
    )
    return
  }
  for (const { text, ingredients, evidence } of result.suggestions) {
    const cited = [
      ...onLabel(facts, ingredients.slice(0, 3)),
      ...evidence.slice(0, 2).map(id => evidenceCitation(facts, id)),
    ]
    reply.item(text, ...(cited.length > 0 ? cited : onLabel(facts, [0])))
  }
}

export const listKind = (kind: Kind, facts: Facts): void => {
  const { result, flat, reply, knowledge } = facts
  if (!result || flat.length === 0) {
    declineUnknown(facts)
    return
  }
  if (kind.allergen !== undefined) {
    listAllergens(facts)
    return
  }
  const hits = flat.flatMap((ingredient, index) => {
    if (ingredient.role !== undefined) return []
    const entry = ingredient.additiveId === undefined ? undefined : knowledge.additive(ingredient.additiveId)
    // The label's own class word decides; without one the entry's main function does.
    const functions = ingredient.functions.length > 0 ? ingredient.functions : (entry?.functions ?? [])
    const isHit =
      kind.functions?.some(
        name => functions[0] === name || (functions.length === 1 && functions.includes(name)),
      ) ||
      kind.kinds?.includes(ingredient.kind) ||
      (kind.names?.test(ingredient.name) && ingredient.kind !== 'additive')
    return isHit ? [index] : []
  })
  const cited = onLabel(facts, hits)
  if (hits.length === 0) {
    reply.say(
      {
        zh: `这份配料表里没有识别到${kind.zh}。复合配料可能含有没有展开的成分。`,
        en: `No ${kind.en} were recognised on this label. Compound ingredients may hold some that are not listed.`,
      },
      ...onLabel(
        facts,
        flat.map((_, index) => index).filter(index => flat[index]?.role === undefined),
      ).slice(0, 3),
    )
    return
  }
  const names = hits.flatMap(index => flat[index]?.name ?? [])
  reply.say(
    {
      zh: `识别到 ${hits.length} 项${kind.zh}：${names.join('、')}。`,
      en: `${hits.length} ${kind.en} recognised: ${names.join(', ')}.`,
    },
    ...cited,
  )
}

const allergenNames: Record<string, Bilingual> = {
  gluten: { zh: '含麸质谷物', en: 'gluten cereals' },
  crustacean: { zh: '甲壳类', en: 'crustaceans' },
  fish: { zh: '鱼类', en: 'fish' },
  egg: { zh: '蛋类', en: 'egg' },
  peanut: { zh: '花生', en: 'peanut' },
  soy: { zh: '大豆', en: 'soy' },
  milk: { zh: '乳', en: 'milk' },
  nuts: { zh: '坚果', en: 'tree nuts' },
  sesame: { zh: '芝麻', en: 'sesame' },
  shellfish: { zh: '贝类', en: 'molluscs' },
  sulphites: { zh: '亚硫酸盐', en: 'sulphites' },
}

const listAllergens = (facts: Facts): void => {
  const { result, reply } = facts
  if (!result) {
    declineUnknown(facts)
    return
  }
  const said = (names: readonly string[], language: 'zh' | 'en') =>
    names.map(name => allergenNames[name]?.[language] ?? name).join(language === 'zh' ? '、' : ', ')
  const cited = onLabel(facts, [
    ...new Set(
      result.groups.flatMap(({ group, ingredients }) =>
        /gluten|milk|nuts|peanut|egg|soy|fish|sulfite/.test(group) ? ingredients : [],
      ),
    ),
  ])
  const basis = cited.length > 0 ? cited : onLabel(facts, [0])
  const { contains, mayContain } = result.allergens
  if (contains.length > 0)
    reply.say({ zh: `含有：${said(contains, 'zh')}。`, en: `Contains: ${said(contains, 'en')}.` }, ...basis)
  if (mayContain.length > 0)
    reply.say(
      { zh: `可能含有：${said(mayContain, 'zh')}。`, en: `May contain: ${said(mayContain, 'en')}.` },
      ...basis,
    )
  if (contains.length + mayContain.length === 0)
    reply.say(
      {
        zh: '没有识别到常见过敏原，请仍以包装为准。',
        en: 'No common allergen was recognised; the pack has the last word.',
      },
      ...basis,
    )
}

/** Is this healthy, can I eat it: the score, who should take care, and what stands out. */
export const overview = (facts: Facts): void => {
  const { result, reply } = facts
  if (!result || facts.flat.length === 0) {
    declineUnknown(facts)
    return
  }
  explainScore(facts)
  for (const flag of result.groups.filter(({ level }) => level === 'avoid').slice(0, 4)) {
    const cited = onLabel(facts, flag.ingredients)
    reply.item(flag.text, ...(cited.length > 0 ? cited : onLabel(facts, [0])))
  }
}
