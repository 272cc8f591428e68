import type { AdditiveEntry } from '../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../result.ts'
import {
  adiOf,
  bothNames,
  citedAs,
  classEn,
  concern,
  declineUnknown,
  type Facts,
  flagsOf,
  onLabel,
} from './facts.ts'
import { askedFood, coveringUses } from './food-category.ts'
import type { Intent } from './intents.ts'
import { purposes } from './purposes.ts'
import { additiveCitation, flavouringCitation, ingredientCitation, standardCitation } from './reply.ts'
import type { Subject } from './subjects.ts'

const adultKg = 60

const shownUses = 6

const place = (subject: Subject, facts: Facts): void => {
  const { index, ingredient } = subject
  if (index === undefined || !ingredient) return
  const leaves = facts.flat.filter(({ role }) => role === undefined)
  const at = leaves.indexOf(ingredient) + 1
  const amount = ingredient.amount ? ` ${ingredient.amount.value}${ingredient.amount.unit}` : ''
  facts.reply.say(
    {
      zh: `在这份配料表里它是 ${leaves.length} 项中的第 ${at} 项${amount && `，标示量${amount}`}。`,
      en: `On this label it is number ${at} of ${leaves.length}${amount && `, declared at${amount}`}.`,
    },
    ingredientCitation(ingredient, index),
  )
}

export const identify = (subject: Subject, facts: Facts): void => {
  const { entry, flavouring, ingredient } = subject
  const names = bothNames(subject)
  const { reply } = facts
  if (entry) {
    const numbers = [...entry.ins.map(ins => `INS ${ins}`), ...entry.cns.map(cns => `CNS ${cns}`)]
      .slice(0, 4)
      .join(', ')
    reply.say(
      {
        zh: `${names.zh}是食品添加剂${numbers && `（${numbers}）`}，功能类别：${entry.functions.join('、')}。`,
        en: `${names.en} is a food additive${numbers && ` (${numbers})`}; functional class: ${entry.functions.map(zh => classEn(facts, zh)).join(', ')}.`,
      },
      additiveCitation(entry),
    )
    purposeSentence(entry, facts)
    permitted(entry, facts)
  } else if (flavouring) {
    const table = flavouring.id.startsWith('N') ? 'B.2' : 'B.3'
    reply.say(
      {
        zh: `${names.zh}是 GB 2760-2024 表 ${table} 允许使用的食品用香料（编号 ${flavouring.id}）。`,
        en: `${names.en} is a food flavouring permitted by GB 2760-2024 Table ${table} (code ${flavouring.id}).`,
      },
      flavouringCitation(flavouring),
    )
  } else if (ingredient) {
    const kindNames: Record<Ingredient['kind'], Bilingual> = {
      food: { zh: '食品原料', en: 'a food ingredient' },
      additive: { zh: '食品添加剂', en: 'a food additive' },
      flavouring: { zh: '食品用香精香料', en: 'a flavouring' },
      enzyme: { zh: '酶制剂', en: 'an enzyme preparation' },
      nutrient: { zh: '营养强化剂（GB 14880）', en: 'an added nutrient (GB 14880)' },
      culture: { zh: '发酵菌种', en: 'a fermentation culture' },
      unknown: { zh: '没有识别出的词', en: 'a word that was not recognised' },
    }
    const kind = kindNames[ingredient.kind]
    reply.say(
      {
        zh: `${names.zh}在这份标签上识别为${kind.zh}。`,
        en: `On this label ${names.en} is recognised as ${kind.en}.`,
      },
      ...citedAs(facts, subject),
    )
    if (ingredient.kind === 'unknown')
      reply.decline({ zh: '我的资料里没有它的进一步说明。', en: 'My knowledge holds nothing more about it.' })
  }
  place(subject, facts)
}

const purposeSentence = (entry: AdditiveEntry, facts: Facts): void => {
  const known = entry.functions
    .flatMap(name => (purposes[name] ? [{ name, text: purposes[name] }] : []))
    .slice(0, 3)
  if (known.length === 0) return
  facts.reply.say(
    {
      zh: `作用：${known.map(({ name, text }) => `${name}——${text.zh}`).join('；')}。`,
      en: `Its purpose: ${known.map(({ name, text }) => `${classEn(facts, name)} - ${text.en}`).join('; ')}.`,
    },
    additiveCitation(entry),
  )
}

const permitted = (entry: AdditiveEntry, facts: Facts): void =>
  facts.reply.say(
    {
      zh: '它在 GB 2760-2024 的限量内允许使用；标签上看不出用量。',
      en: 'It is permitted within the limits of GB 2760-2024; a label does not tell the dose.',
    },
    additiveCitation(entry),
    standardCitation,
  )

export const purpose = (subject: Subject, facts: Facts): void => {
  const { entry, ingredient } = subject
  const names = bothNames(subject)
  if (entry) {
    const stated = ingredient?.functions[0]
    facts.reply.say(
      {
        zh: `${names.zh}的功能类别是${entry.functions.join('、')}${stated && entry.functions.length > 1 ? `；这份标签把它列为${stated}` : ''}。`,
        en: `${names.en} serves as ${entry.functions.map(zh => classEn(facts, zh)).join(', ')}.`,
      },
      ...citedAs(facts, subject),
    )
    purposeSentence(entry, facts)
    place(subject, facts)
    return
  }
  identify(subject, facts)
}

export const intake = (subject: Subject, facts: Facts): void => {
  const { entry } = subject
  const names = bothNames(subject)
  if (!entry) {
    facts.reply.decline({
      zh: `${names.zh}不是有每日允许摄入量（ADI）的食品添加剂，我的资料里没有它的限值。`,
      en: `${names.en} is not an additive with an acceptable daily intake; my knowledge holds no limit for it.`,
    })
    return
  }
  const rows = adiOf(entry)
  if (rows.length === 0) {
    facts.reply.decline({
      zh: `我的资料里没有${names.zh}的 JECFA 或 EFSA 每日允许摄入量。`,
      en: `My knowledge holds no JECFA or EFSA value for ${names.en}.`,
    })
    return
  }
  const wanted = rows.filter(row => row.ins === subject.form?.ins)
  const seen = new Set<string>()
  for (const { ins, jecfaAdi, efsa } of wanted.length > 0 ? wanted : rows) {
    const key = `${jecfaAdi} ${efsa}`
    if (seen.has(key)) continue
    seen.add(key)
    const none: Bilingual = { zh: '没有资料', en: 'nothing on file' }
    facts.reply.say(
      {
        zh: `${names.zh}${rows.length > 1 ? `（INS ${ins}）` : ''}的每日允许摄入量（ADI，mg/kg 体重）：JECFA ${jecfaAdi || none.zh}；EFSA ${efsa || none.zh}。`,
        en: `Acceptable daily intake of ${names.en}${rows.length > 1 ? ` (INS ${ins})` : ''} in mg per kg body weight: JECFA ${jecfaAdi || none.en}; EFSA ${efsa || none.en}.`,
      },
      additiveCitation(entry),
    )
    const upper = /^0-(\d+(?:\.\d+)?)/.exec(jecfaAdi)?.[1]
    if (upper !== undefined)
      facts.reply.say(
        {
          zh: `按 JECFA 的上限，${adultKg} kg 的成年人相当于每天 ${Number(upper) * adultKg} mg；孩子体重轻，相应更少。`,
          en: `At JECFA's upper end that is ${Number(upper) * adultKg} mg a day for an adult of ${adultKg} kg; less for a child.`,
        },
        additiveCitation(entry),
      )
  }
}

export const limit = (subject: Subject, facts: Facts): void => {
  const { entry, flavouring } = subject
  const { reply, knowledge } = facts
  const names = bothNames(subject)
  if (flavouring && !entry) {
    reply.say(
      {
        zh: `${names.zh}作为食品用香料没有统一的最大使用量，按生产需要适量使用；表 B.1 所列食品不得添加。`,
        en: `${names.en} as a flavouring has no general maximum: as production needs, and not in the foods of Table B.1.`,
      },
      flavouringCitation(flavouring),
      standardCitation,
    )
    return
  }
  const rows = entry ? (facts.uses.get(entry.id) ?? []) : []
  if (!entry || rows.length === 0) {
    reply.decline({
      zh: `GB 2760-2024 的使用表里没有${names.zh}的最大使用量。`,
      en: `The use tables of GB 2760-2024 hold no maximum for ${names.en}.`,
    })
    return
  }
  const food = askedFood(facts.asked, knowledge)
  const fitting = food ? coveringUses(rows, food.no, knowledge) : []
  const cited = [additiveCitation(entry), standardCitation]
  if (food && fitting.length === 0)
    reply.say(
      {
        zh: `GB 2760-2024 的使用表没有把${names.zh}列入“${food.word}”；随其他配料带入的按带入原则判断。`,
        en: `The use tables of GB 2760-2024 do not list ${names.en} for this food (${food.word}); what comes in with another ingredient falls under the carry-over principle.`,
      },
      ...cited,
    )
  const shown = (fitting.length > 0 ? fitting : rows).slice(0, shownUses)
  const some: Bilingual =
    rows.length > shown.length
      ? { zh: `，其中 ${shown.length} 条`, en: `, ${shown.length} of them` }
      : { zh: '', en: '' }
  reply.say(
    food && fitting.length > 0
      ? {
          zh: `${names.zh}用于“${food.word}”的规定：`,
          en: `What GB 2760-2024 says of ${names.en} in this food (${food.word}):`,
        }
      : {
          zh: `GB 2760-2024 对${names.zh}有 ${rows.length} 条规定${some.zh}：`,
          en: `GB 2760-2024 has ${rows.length} entries for ${names.en}${some.en}:`,
        },
    ...cited,
  )
  for (const row of shown) {
    const category =
      row.no === ''
        ? { zh: '各类食品（表 A.2 除外）', en: 'all foods but those of Table A.2' }
        : {
            zh: `${row.no} ${knowledge.category(row.no)?.zh ?? ''}`,
            en: `${row.no} ${knowledge.category(row.no)?.zh ?? ''}`,
          }
    const max: Bilingual =
      row.max === 'GMP'
        ? { zh: '按生产需要适量使用', en: 'as production needs (GMP)' }
        : { zh: `最大 ${row.max} ${row.unit ?? 'g/kg'}`, en: `at most ${row.max} ${row.unit ?? 'g/kg'}` }
    const rest = [row.only, row.except, row.note].filter(Boolean).join('；')
    const residue: Bilingual =
      row.residue === undefined
        ? { zh: '', en: '' }
        : { zh: `，残留量 ≤ ${row.residue} mg/kg`, en: `, residue at most ${row.residue} mg/kg` }
    reply.item(
      {
        zh: `${category.zh}：${max.zh}${residue.zh}${rest && `（${rest}）`}`,
        en: `${category.en}: ${max.en}${residue.en}${rest && ` (${rest})`}`,
      },
      additiveCitation(entry),
    )
  }
}

export const isSafe = (subject: Subject, facts: Facts, withFlags = true): void => {
  const { entry } = subject
  const index = withFlags ? subject.index : undefined
  const names = bothNames(subject)
  if (!entry) {
    identify(subject, facts)
    const flags = flagsOf(facts, index)
    for (const flag of flags) facts.reply.say(flag.text, ...onLabel(facts, flag.ingredients))
    if (flags.length === 0 && subject.ingredient?.kind !== 'unknown')
      facts.reply.say(
        {
          zh: '我的资料里没有针对它的安全提示；标签上看不出用量，过敏者请看包装。',
          en: 'My knowledge holds no caution about it; a label tells no dose, and with allergies the pack decides.',
        },
        ...citedAs(facts, subject),
      )
    return
  }
  const tier = concern[entry.tier]
  if (tier)
    facts.reply.say(
      {
        zh: `${names.zh}在公开的安全评价中属于“${tier.zh}”。`,
        en: `Public evaluations put ${names.en} at "${tier.en}".`,
      },
      additiveCitation(entry),
    )
  if (adiOf(entry).length > 0) intake(subject, facts)
  for (const record of entry.safety ?? [])
    if (record.iarc !== '' && record.iarc !== '-')
      facts.reply.say({ zh: `IARC：${record.iarc}。`, en: `IARC: ${record.iarc}.` }, additiveCitation(entry))
  permitted(entry, facts)
  for (const flag of flagsOf(facts, index)) facts.reply.say(flag.text, ...onLabel(facts, flag.ingredients))
}

export const safeForGroup = (
  { groups, who }: Extract<Intent, { type: 'safe' }>,
  subjects: readonly Subject[],
  facts: Facts,
): void => {
  const { result, reply } = facts
  const people = who ?? { zh: '这些人', en: 'them' }
  const flags = (result?.groups ?? []).filter(({ group }) => groups.includes(group))
  const asked = new Set(subjects.flatMap(({ index }) => index ?? []))
  const fitting =
    asked.size === 0 ? flags : flags.filter(({ ingredients }) => ingredients.some(index => asked.has(index)))
  for (const flag of fitting) {
    const advice: Record<typeof flag.level, Bilingual> = {
      avoid: { zh: `${people.zh}：建议避免。`, en: `For ${people.en}: better avoided.` },
      caution: { zh: `${people.zh}：需要注意。`, en: `For ${people.en}: take care.` },
      info: { zh: `${people.zh}：供参考。`, en: `For ${people.en}: good to know.` },
    }
    const cited = onLabel(facts, flag.ingredients)
    // A warning sentence of the label has no ingredient of its own; then the list as a whole is what it rests on.
    reply.say(
      { zh: `${advice[flag.level].zh}${flag.text.zh}`, en: `${advice[flag.level].en} ${flag.text.en}` },
      ...(cited.length > 0 ? cited : onLabel(facts, [0])),
    )
  }
  if (fitting.length > 0) {
    for (const subject of subjects) if (subject.entry) isSafe(subject, facts, false)
    return
  }
  if (subjects.length > 0) {
    for (const subject of subjects) isSafe(subject, facts, false)
    reply.say(
      {
        zh: `我的资料里没有它专门针对${people.zh}的提示；这不等于没有风险，也不是医疗建议。`,
        en: `My knowledge holds no caution about it for ${people.en}; that does not prove that there is no risk, and is not medical advice.`,
      },
      ...subjects.flatMap(subject => citedAs(facts, subject)).slice(0, 1),
    )
    return
  }
  if (!result || facts.flat.length === 0) {
    declineUnknown(facts)
    return
  }
  reply.say(
    {
      zh: `这份配料表里没有识别到针对${people.zh}的提示项。看不到用量和营养成分，这不是医疗建议。`,
      en: `Nothing on this label calls for care for ${people.en}. Doses and nutrition are not visible; this is not medical advice.`,
    },
    ...onLabel(
      facts,
      facts.flat.map((_, index) => index).filter(index => facts.flat[index]?.role === undefined),
    ).slice(0, 3),
  )
}

export const compare = (a: Subject, b: Subject, facts: Facts): void => {
  for (const subject of [a, b]) {
    const names = bothNames(subject)
    const { entry } = subject
    if (!entry) {
      identify(subject, facts)
      continue
    }
    const tier = concern[entry.tier] ?? { zh: '', en: '' }
    const adi = adiOf(entry)[0]?.jecfaAdi
    facts.reply.item(
      {
        zh: `**${names.zh}**：${entry.functions.join('、')}；${tier.zh}${adi ? `；JECFA ADI ${adi}` : ''}`,
        en: `**${names.en}**: ${entry.functions.map(zh => classEn(facts, zh)).join(', ')}; ${tier.en}${adi ? `; JECFA ADI ${adi}` : ''}`,
      },
      ...citedAs(facts, subject),
    )
  }
  if (!a.entry || !b.entry) return
  const shared = a.entry.functions.filter(name => b.entry?.functions.includes(name))
  const cited = [additiveCitation(a.entry), additiveCitation(b.entry)]
  facts.reply.say(
    shared.length > 0
      ? {
          zh: `两者都可用作${shared.join('、')}。`,
          en: `Both serve as ${shared.map(zh => classEn(facts, zh)).join(', ')}.`,
        }
      : {
          zh: '两者用途不同，不能互相替代。',
          en: 'They serve different purposes and do not replace each other.',
        },
    ...cited,
  )
  const lower = a.entry.tier < b.entry.tier ? a : b.entry.tier < a.entry.tier ? b : null
  facts.reply.say(
    lower
      ? {
          zh: `公开评价对${bothNames(lower).zh}的关注较低；用量未知，差别不等于危险。`,
          en: `Public evaluations show less concern about ${bothNames(lower).en}; doses are unknown, so a difference is not a danger.`,
        }
      : {
          zh: '公开评价对两者的关注程度相同。',
          en: 'Public evaluations show the same degree of concern about both.',
        },
    ...cited,
  )
}
