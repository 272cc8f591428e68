import type { Allergen, Bilingual, Group } from '../result.ts'
import {
  bothNames,
  citedAs,
  concern,
  declineUnknown,
  evidenceCitation,
  type Facts,
  leavesOf,
  onLabel,
  orWhole,
  tenths,
  wholeLabel,
} from './facts.ts'
import { place } from './identify.ts'
import type { Kind } from './kinds.ts'
import { allergenWords } from './people.ts'
import { purposes } from './purposes.ts'
import { additiveCitation } from './reply.ts'
import type { Subject } from './subjects.ts'

/** Indices of the ingredients of a kind. */
export const hitsOf = (kind: Kind, { flat, knowledge }: Facts): number[] =>
  flat.flatMap((ingredient, index) => {
    if (ingredient.role !== undefined) return []
    const entry = ingredient.additiveId === undefined ? undefined : knowledge.additive(ingredient.additiveId)
    // The label's own class word decides; without one the entry's main function does.
    const functions = ingredient.functions.length > 0 ? ingredient.functions : (entry?.functions ?? [])
    const isHit =
      kind.functions?.some(
        name => functions[0] === name || (functions.length === 1 && functions.includes(name)),
      ) ||
      kind.kinds?.includes(ingredient.kind) ||
      (kind.names?.test(ingredient.name) && (ingredient.kind !== 'additive' || kind.functions !== undefined))
    return isHit ? [index] : []
  })

/** Which ingredients of a kind the label holds; with `isWhy` also what the kind is for. */
export const listKind = (kind: Kind, isWhy: boolean, facts: Facts): void => {
  const { flat, reply } = facts
  if (!facts.result || flat.length === 0) {
    declineUnknown(facts)
    return
  }
  if (kind.allergen === 'any') {
    listAllergens(facts)
    return
  }
  if (kind.allergen !== undefined) {
    oneAllergen(kind.allergen, facts)
    return
  }
  const hits = kind.group === undefined ? hitsOf(kind, facts) : groupHits(kind.group, facts)
  if (hits.length === 0) {
    reply.say(
      {
        zh: `这份配料表里没有识别到${kind.zh}。复合配料可能含有没有展开的成分。`,
        en: `No ${kind.en} were recognised on this label. Compound ingredients may hold some that are not listed.`,
      },
      ...wholeLabel(facts),
    )
    return
  }
  const names = hits.flatMap(index => flat[index]?.name ?? [])
  const cited = onLabel(facts, hits)
  reply.say(
    {
      zh: `识别到 ${hits.length} 项${kind.zh}：${names.join('、')}。`,
      en: `${hits.length} ${kind.en} recognised: ${names.join(', ')}.`,
    },
    ...cited,
  )
  const use = isWhy ? purposes[kind.functions?.[0] ?? ''] : undefined
  if (use) reply.say({ zh: `作用：${use.zh}。`, en: `Their purpose: ${use.en}.` }, ...cited)
}

const groupHits = (group: Group, { result }: Facts): number[] =>
  (result?.groups ?? []).flatMap(flag => (flag.group === group ? flag.ingredients : []))

const wordsFor = (name: Allergen): Bilingual =>
  allergenWords.find(({ allergen }) => allergen === name) ?? { zh: name, en: name }

const allergenGroups = /gluten|milk|nuts|peanut|egg|soy|fish|sulfite/

export const listAllergens = (facts: Facts): void => {
  const { result, reply } = facts
  if (!result || facts.flat.length === 0) {
    declineUnknown(facts)
    return
  }
  const said = (names: readonly Allergen[]): Bilingual => ({
    zh: names.map(name => wordsFor(name).zh).join('、'),
    en: names.map(name => wordsFor(name).en).join(', '),
  })
  const touched = result.groups.flatMap(({ group, ingredients }) =>
    allergenGroups.test(group) ? ingredients : [],
  )
  const basis = orWhole(facts, onLabel(facts, [...new Set(touched)]))
  const [contains, mayContain] = [said(result.allergens.contains), said(result.allergens.mayContain)]
  if (contains.zh) reply.say({ zh: `含有：${contains.zh}。`, en: `Contains: ${contains.en}.` }, ...basis)
  if (mayContain.zh)
    reply.say({ zh: `可能含有：${mayContain.zh}。`, en: `May contain: ${mayContain.en}.` }, ...basis)
  if (!contains.zh && !mayContain.zh)
    reply.say(
      {
        zh: '没有识别到常见过敏原，请仍以包装为准。',
        en: 'No common allergen was recognised; the pack has the last word.',
      },
      ...basis,
    )
}

const oneAllergen = (name: Allergen, facts: Facts): void => {
  const { contains, mayContain } = facts.result?.allergens ?? { contains: [], mayContain: [] }
  const row = allergenWords.find(({ allergen }) => allergen === name)
  const words = row?.short ?? wordsFor(name)
  const groups = row?.groups ?? []
  const indices = (facts.result?.groups ?? []).flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  const names = indices.flatMap(index => facts.flat[index]?.name ?? [])
  const basis = orWhole(facts, onLabel(facts, indices))
  if (contains.includes(name))
    facts.reply.say(
      {
        zh: `含${words.zh}${names.length > 0 ? `：${names.join('、')}` : '（标签声明）'}。`,
        en: `Contains ${words.en}${names.length > 0 ? `: ${names.join(', ')}` : ' (the label declares it)'}.`,
      },
      ...basis,
    )
  else if (mayContain.includes(name))
    facts.reply.say(
      {
        zh: `可能含有${words.zh}：标签有提示，配料里没有识别到。`,
        en: `May contain ${words.en}: the label warns of it, none was recognised in the list.`,
      },
      ...basis,
    )
  else
    facts.reply.say(
      {
        zh: `这份配料表里没有识别到${words.zh}，标签也没有提示；过敏者请仍以包装为准。`,
        en: `No ${words.en} recognised on this label, and it warns of none; with an allergy the pack has the last word.`,
      },
      ...wholeLabel(facts),
    )
}

/** Whether the label holds what is named. */
export const hasIt = (subjects: readonly Subject[], facts: Facts): void => {
  if (!facts.result || facts.flat.length === 0 || subjects.length === 0) {
    declineUnknown(facts)
    return
  }
  for (const subject of subjects) {
    const { index } = subject
    const names = bothNames(subject)
    if (index === undefined) {
      facts.reply.say(
        {
          zh: `这份配料表里没有识别到${names.zh}。复合配料可能含有没有展开的成分。`,
          en: `No ${names.en} recognised on this label. Compound ingredients may hold some that are not listed.`,
        },
        ...wholeLabel(facts),
      )
      continue
    }
    facts.reply.say(
      { zh: `有，标签上写着${names.zh}。`, en: `Yes, the label lists ${names.en}.` },
      ...citedAs(facts, subject),
    )
    place(subject, facts)
  }
}

/** The amounts that the label declares of what is named. */
export const amountOf = (indices: readonly number[], facts: Facts): void => {
  if (!facts.result || indices.length === 0) {
    declineUnknown(facts)
    return
  }
  for (const index of indices.slice(0, 6)) {
    const ingredient = facts.flat[index]
    if (!ingredient) continue
    const { name, amount } = ingredient
    facts.reply.say(
      amount
        ? {
            zh: `标签写明${name}的量：${amount.value}${amount.unit}。`,
            en: `The label declares ${name} at ${amount.value}${amount.unit}.`,
          }
        : {
            zh: `标签没有写${name}的用量，我不推测；配料按加入量从多到少排列。`,
            en: `The label states no amount or dose of ${name}, and I do not guess; ingredients stand in falling order of weight.`,
          },
      ...onLabel(facts, [index]),
    )
  }
}

const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  first: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}

/** What stands where on the list: the first ones, the n-th, or how many there are. */
export const orderOf = (indices: readonly number[], facts: Facts): void => {
  const { reply, text, flat } = facts
  const leaves = leavesOf(facts)
  if (!facts.result || leaves.length === 0) {
    declineUnknown(facts)
    return
  }
  if (indices.length > 0 && /第几|排在?(?:哪|前|第)|where/.test(text)) {
    for (const index of indices.slice(0, 6)) {
      const ingredient = flat[index]
      if (ingredient) placeNamed(index, ingredient.name, leaves, facts)
    }
    return
  }
  if (/多少(?:种|项|个|样)|几(?:种|项|个|样)|how many/.test(text)) {
    reply.say(
      {
        zh: `识别到 ${leaves.length} 项配料，复合配料展开计算。`,
        en: `${leaves.length} ingredients recognised, the parts of compound ones counted.`,
      },
      ...wholeLabel(facts),
    )
    return
  }
  const nth = /第([一二三四五1-5])位/.exec(text)?.[1]
  const count = /前([一二两三四五1-5])|first (two|three|four|five|\d)\b/.exec(text)
  const top = facts.result.ingredients.flatMap(ingredient =>
    ingredient.role === undefined
      ? [ingredient]
      : ingredient.children.filter(({ role }) => role === undefined),
  )
  const at = nth === undefined ? null : (digits[nth] ?? Number(nth))
  const most = /first ingredient/.test(text)
    ? 1
    : (digits[count?.[1] ?? count?.[2] ?? ''] ?? (Number(count?.[1] ?? count?.[2]) || 3))
  const shown = at === null ? top.slice(0, most) : top.slice(at - 1, at)
  const names = shown.map(({ name }) => name)
  reply.say(
    at === null
      ? {
          zh: `排在最前面的是：${names.join('、')}。配料按加入量从多到少排列。`,
          en: `At the top of the list: ${names.join(', ')}. Ingredients stand in falling order of weight.`,
        }
      : {
          zh: `第 ${at} 位是：${names.join('') || '没有这一项'}。`,
          en: `Number ${at}: ${names.join('') || 'nothing'}.`,
        },
    ...orWhole(
      facts,
      onLabel(
        facts,
        shown.map(one => flat.indexOf(one)),
      ),
    ),
  )
}

const placeNamed = (index: number, name: string, leaves: readonly number[], facts: Facts): void =>
  facts.reply.say(
    {
      zh: `${name}：${leaves.length} 项中的第 ${leaves.indexOf(index) + 1} 项。`,
      en: `${name}: number ${leaves.indexOf(index) + 1} of ${leaves.length}.`,
    },
    ...onLabel(facts, [index]),
  )

const shownWorst = 4

/** The additives of the highest concern, and the reason that weighs most in the score. */
export const worstOf = (facts: Facts): void => {
  const { result, flat, reply, knowledge } = facts
  if (!result || flat.length === 0) {
    declineUnknown(facts)
    return
  }
  const seen = new Set<string>()
  const doubtful = flat
    .flatMap(({ tier, additiveId, name }, index) => {
      const entry = additiveId === undefined ? undefined : knowledge.additive(additiveId)
      if (!entry || tier === undefined || tier < 2 || seen.has(entry.id)) return []
      seen.add(entry.id)
      return [{ tier, entry, name, index }]
    })
    .sort((a, b) => b.tier - a.tier)
    .slice(0, shownWorst)
  for (const { tier, entry, name, index } of doubtful) {
    const words = concern[tier] ?? { zh: '', en: '' }
    reply.point(
      { zh: name, en: name },
      {
        zh: `${words.zh}；GB 2760 限量内允许使用，标签不写用量。`,
        en: `${words.en}; permitted within GB 2760 limits, the label states no dose.`,
      },
      additiveCitation(entry),
      ...onLabel(facts, [index]),
    )
  }
  if (doubtful.length === 0)
    reply.say(
      {
        zh: '没有识别到中等及以上关注的添加剂。',
        en: 'No additive of moderate or higher concern was recognised.',
      },
      ...wholeLabel(facts),
    )
  const heaviest = [...result.reasons].sort((a, b) => a.points - b.points)[0]
  if (heaviest && heaviest.points < 0)
    reply.say(
      {
        zh: `得分里扣得最多的一项是 ${tenths(heaviest.points)}：${heaviest.text.zh}`,
        en: `What costs the score most is ${tenths(heaviest.points)}: ${heaviest.text.en}`,
      },
      ...orWhole(facts, [
        ...onLabel(facts, heaviest.ingredients.slice(0, 3)),
        ...heaviest.evidence.slice(0, 2).map(id => evidenceCitation(facts, id)),
      ]),
    )
}
