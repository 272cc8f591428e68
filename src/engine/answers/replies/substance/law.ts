import type { AdditiveEntry, Knowledge, UseEntry } from '../../../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../../../result.ts'
import type { Authority } from '../../entities/authorities.ts'
import { type Food, foodOfName, labelFood, partIn } from '../../entities/foods/food-category.ts'
import { isPermitted, type Standing, standingIn } from '../../entities/foods/food-standing.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Citation } from '../../question.ts'
import { additiveCitation, flavouringCitation, standardCitation } from '../../text/reply.ts'
import { amountText, perKilo } from '../amount-text.ts'
import { type AnswerContext, bothNames, citedAs } from '../answer-context.ts'
import { fullMaxOf, maxOf, nameOfUse, notListed, otherRemarksOf, remarksOf, textOfUse } from '../limits.ts'
import { within } from '../parts/parts.ts'
import { isBanAsked, tellElsewhere } from './abroad/abroad.ts'

/** Uses that the standard took back, with the day from which. */
const narrowed: Readonly<Record<string, Bilingual & { from: string }>> = {
  '17.009': {
    from: '2025-02-08',
    zh: 'GB 2760-2024 自 2025-02-08 起不再允许用于面包、糕点、焙烤馅料、淀粉制品等',
    en: 'Since 2025-02-08 GB 2760-2024 no longer permits it in bread, cakes, fillings and starch products',
  },
}

const madeOn = /(?:生产日期|製造日期|制造日期)\s*[:：]?\s*(\d{4})[年./-]\s*(\d{1,2})[月./-]\s*(\d{1,2})/

/** Since when it may not be used any more, held against the day on which the label says that this was made. */
const tellNarrowed = (entry: AdditiveEntry, context: AnswerContext): void => {
  const ended = narrowed[entry.id]
  if (!ended) return
  const [, year, month = '', day = ''] = madeOn.exec(context.asked.label?.text ?? '') ?? []
  const made = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const then = !made
    ? { zh: '此前生产的另当别论，请看生产日期', en: 'look at the production date' }
    : made >= ended.from
      ? { zh: `标签写的生产日期（${made}）在这之后`, en: `this was made after that, on ${made} by its label` }
      : {
          zh: `标签写的生产日期（${made}）在这之前`,
          en: `this was made before that, on ${made} by its label`,
        }
  context.reply.say(
    { zh: `${ended.zh}；${then.zh}。`, en: `${ended.en}; ${then.en}.` },
    additiveCitation(entry),
    standardCitation,
  )
}

/** An additive that the label lists although the standard took this use back: that it is not permitted here. */
export const tellTakenBack = (subject: Subject, context: AnswerContext): void => {
  const { entry, index } = subject
  const place = entry && narrowed[entry.id] ? placeOf(subject, entry, context) : null
  if (!entry || !place || index === undefined) return
  if (isPermitted(standingIn(entry, place, context.uses, context.knowledge))) return
  tellInFood(bothNames(subject), entry, place, { ...context, text: '' })
}

const ofCountry = /国内|我国|咱们?国家|在中国|\bin china\b/
const lead = (isLawful: boolean, text: string): Bilingual => {
  const isBan = isBanAsked(text)
  if (isLawful) return isBan ? { zh: '没有', en: 'No' } : { zh: '允许', en: 'Yes' }
  return isBan ? { zh: '对', en: 'Yes' } : { zh: '不允许', en: 'No' }
}

/** Whether it may be used: in the food asked about or the label's, in China and, where asked, elsewhere. */
export const tellLawOf = (
  subject: Subject,
  food: Food | null,
  places: readonly Authority[],
  context: AnswerContext,
): void => {
  const isElsewhere = places.some(id => id !== 'cn')
  const names = bothNames(subject)
  const { entry, unlisted } = subject
  if (unlisted) {
    const word = lead(!unlisted.banned, context.text)
    context.reply.say(
      {
        zh: `${word.zh}：${names.zh}不在 GB 2760-2024 表 A.1 里，${unlisted.banned ? '在中国不允许用作食品添加剂' : '不作为添加剂列出'}。`,
        en: `${word.en}: ${names.en} is not in Table A.1 of GB 2760-2024${unlisted.banned ? ' and not permitted as a food additive in China' : ''}.`,
      },
      standardCitation,
    )
    notListed(subject, context)
    return
  }
  if (!entry) {
    withoutEntry(subject, context)
    return
  }
  if (isElsewhere && tellElsewhere(subject, entry, context)) return
  const place = food ?? placeOf(subject, entry, context)
  // Is it allowed in this country: that it is, in the foods of the standard, before that this one is none of them.
  if (place && food === null && ofCountry.test(context.text) && !entry.announced) {
    const isHere = isPermitted(standingIn(entry, place, context.uses, context.knowledge))
    if (!isHere && (context.uses.get(entry.id) ?? []).length > 0) {
      tellAll(names, entry, context)
      const said = standingText(
        standingIn(entry, place, context.uses, context.knowledge),
        names,
        place,
        context,
      )
      context.reply.say(
        { zh: `这一类里没有：${said.zh}`, en: `Not in this kind of food: ${said.en}` },
        additiveCitation(entry),
        standardCitation,
      )
      return
    }
  }
  if (entry.announced || !place || /哪些|什么食品|范围|which foods|what foods|where can/.test(context.text))
    tellAll(names, entry, context)
  else tellInFood(names, entry, place, context)
}

const withoutEntry = (subject: Subject, { reply }: AnswerContext): void => {
  const names = bothNames(subject)
  if (subject.flavouring)
    reply.say(
      {
        zh: `允许：${names.zh}在中国可用作食品用香料；表 B.1 所列食品除外。`,
        en: `Yes: ${names.en} is permitted as a flavouring in China, except in the foods of Table B.1.`,
      },
      flavouringCitation(subject.flavouring),
      standardCitation,
    )
  else if (subject.ingredient?.kind === 'flavouring' || /香精|香料|\bflavou?ring/i.test(subject.name))
    reply.say(
      {
        zh: `没有限量数字：GB 2760-2024 允许${names.zh}按生产需要使用，表 B.1 所列食品（如纯牛奶、婴幼儿食品）除外。`,
        en: `No figure: GB 2760-2024 permits ${names.en} as production needs, except in the foods of Table B.1 (such as plain milk and food for infants).`,
      },
      standardCitation,
    )
  else
    reply.say(
      {
        zh: `${names.zh}是食品原料，不是 GB 2760 管的食品添加剂，没有使用限量。`,
        en: `${names.en} is a food ingredient, no additive, so GB 2760 sets no limit for it.`,
      },
      standardCitation,
    )
}

/** Sachets and parts that are a food of their own. */
const sachets: readonly { name: RegExp; no: string; zh: string }[] = [
  { name: /榨菜|酸菜|酸笋|泡菜|腌菜|咸菜|萝卜|豇豆/, no: '04.02.02.03', zh: '腌渍的蔬菜' },
  { name: /粉饼|粉丝|粉条|红薯粉/, no: '06.05.02.01', zh: '粉丝、粉条' },
  {
    name: /[酱料粉醋油汤汁]包|调料|调味|\b(?:sauce|seasoning|soup|flavou?r)\b/i,
    no: '12.10',
    zh: '复合调味料',
  },
]

/** The food of the label; of an additive that it may not have, but a part of it may, that part. */
const placeOf = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): Food | null => {
  const { asked, knowledge, uses } = context
  const own = labelFood(asked, knowledge)
  if (!own || isPermitted(standingIn(entry, own, uses, knowledge))) return own
  const holders = around(subject, context)
  const parts = holders.flatMap(one => partFood(one, knowledge) ?? [])
  const part = parts.find(one => isPermitted(standingIn(entry, one, uses, knowledge)))
  return part ?? (holders.length > 0 ? { ...own, isBroughtIn: true } : own)
}

/** What the ingredient stands in, the nearest first: the tallow that has the antioxidant, the sachet that has the tallow. */
const around = ({ ingredient }: Subject, { flat }: AnswerContext): Ingredient[] =>
  flat
    .filter(one => one.role !== 'class' && ingredient !== undefined && within(one).includes(ingredient))
    .reverse()

/** What a part of the product is by the standard: a compound ingredient by its own name, a sachet by what sachets are. */
const partFood = ({ name, role }: Ingredient, knowledge: Knowledge): Food | null => {
  const plain = name.replace(/[:：]\s*$/, '')
  const part = role === 'section' ? sachets.find(one => one.name.test(name)) : undefined
  const category = knowledge.category(part?.no ?? '')
  if (part && category) return { word: `${plain}（${part.zh}）`, no: category.no, en: category.en }
  const food = role === 'section' ? null : foodOfName(plain, knowledge)
  return food && { ...food, word: plain }
}

/** The categories an additive is permitted in. */
const tellAll = (names: Bilingual, entry: AdditiveEntry, context: AnswerContext): void => {
  const rows = context.uses.get(entry.id) ?? []
  const word = lead(true, context.text)
  const cited = [additiveCitation(entry), standardCitation]
  if (entry.announced || rows.length === 0) {
    context.reply.say(
      {
        zh: `${word.zh}：${names.zh}在中国${entry.announced ? '经公告批准使用' : '列在 GB 2760-2024 里'}。`,
        en: `${word.en}: ${names.en} is permitted in China${entry.announced ? ' by announcement' : ' by GB 2760-2024'}.`,
      },
      ...cited,
    )
    return
  }
  const shown = rows
    .slice(0, 10)
    .map(({ no }) =>
      no === ''
        ? { zh: '各类食品', en: 'all foods' }
        : (context.knowledge.category(no) ?? { zh: no, en: no }),
    )
  const more = rows.length - shown.length
  context.reply.say(
    {
      zh: `${word.zh}：${names.zh}在中国按范围和限量允许使用，GB 2760-2024 列了 ${rows.length} 项：${shown.map(({ zh }) => zh).join('、')}${more > 0 ? `等` : ''}。`,
      en: `${word.en}: ${names.en} is permitted in China within ranges and limits; GB 2760-2024 lists ${rows.length} uses: ${shown.map(({ en }) => en).join('; ')}${more > 0 ? ' and more' : ''}.`,
    },
    ...cited,
  )
  tellNarrowed(entry, context)
}

const tellInFood = (names: Bilingual, entry: AdditiveEntry, food: Food, context: AnswerContext): void => {
  const standing = standingIn(entry, food, context.uses, context.knowledge)
  const word =
    standing.type === 'children'
      ? { zh: '部分允许', en: 'In part' }
      : standing.type === 'none' && food.isBroughtIn
        ? { zh: '看随什么带入', en: 'It depends on what brings it' }
        : lead(isPermitted(standing), context.text)
  const said = standingText(standing, names, food, context)
  const cited = [additiveCitation(entry), standardCitation]
  context.reply.say({ zh: `${word.zh}：${said.zh}`, en: `${word.en}: ${said.en}` }, ...cited)
  if (isPermitted(standing)) sayRemarks(standing.rows[0], cited, context)
  else tellNarrowed(entry, context)
}

/** What restricts a row: 以油脂中的含量计 makes another figure of it. */
const sayRemarks = (
  row: UseEntry | undefined,
  cited: readonly Citation[],
  context: AnswerContext,
  isFull = false,
): void => {
  const rest = row && (isFull ? otherRemarksOf(row, context) : remarksOf(row, context))
  if (!rest?.zh) return
  context.reply.say({ zh: `附注：${rest.zh}。`, en: `Remarks of the standard: ${rest.en}.` }, ...cited)
}

/** Kinds of a food that are named; the others are counted. */
const mostChildren = 4

/** How the use tables stand to one food, in words. */
const standingText = (
  { type, rows }: Standing,
  names: Bilingual,
  food: Food,
  context: AnswerContext,
): Bilingual => {
  const first = rows[0]
  const max = first ? maxOf(first) : { zh: '', en: '' }
  const where = first ? nameOfUse(first, context) : { zh: '', en: '' }
  const part = (row: UseEntry): Bilingual => {
    const rest = row.only === undefined ? { zh: '', en: '' } : remarksOf(row, context)
    return { zh: rest.zh && `（${rest.zh}）`, en: rest.en && ` (${rest.en})` }
  }
  switch (type) {
    case 'listed':
      return {
        zh: `${names.zh}可用于“${food.word}”（${where.zh}），${max.zh}。`,
        en: `${names.en} may be used in this food (${where.en}), ${max.en}.`,
      }
    case 'parent':
      return {
        zh: `“${food.word}”属于“${where.zh}”，其中可用${names.zh}，${max.zh}。`,
        en: `this food (${food.en}) belongs to ${where.en}, in which ${names.en} may be used, ${max.en}.`,
      }
    case 'general':
      if (context.knowledge.exceptions.some(({ no }) => food.no === no || food.no.startsWith(`${no}.`)))
        return {
          zh: `表 A.2 列了“${food.word}”，但${names.zh}仍可用在里面，${max.zh}。`,
          en: `Table A.2 names this food (${food.en}), but ${names.en} may be used in it all the same, ${max.en}.`,
        }
      return {
        zh: `${names.zh}可用于表 A.2 以外的各类食品，包括“${food.word}”，${max.zh}。`,
        en: `${names.en} may be used in all foods but those of Table A.2, this one (${food.en}) included, ${max.en}.`,
      }
    case 'children':
      return {
        zh: `“${food.word}”里只有 ${rows.length} 类可用${names.zh}${rows.length > mostChildren ? '，例如' : '：'}${rows
          .slice(0, mostChildren)
          .map(row => `${nameOfUse(row, context).zh}${part(row).zh}，${fullMaxOf(row).zh}`)
          .join('；')}。`,
        en: `of this food (${food.en}) only some kinds (${rows.length}) may contain ${names.en}${rows.length > mostChildren ? ', such as ' : ': '}${rows
          .slice(0, mostChildren)
          .map(row => `${nameOfUse(row, context).en}${part(row).en}, ${fullMaxOf(row).en}`)
          .join('; ')}.`,
      }
    case 'excepted':
      return {
        zh: `GB 2760-2024 的“${where.zh}”可用${names.zh}，但把“${food.word}”排除在外。`,
        en: `GB 2760-2024 permits ${names.en} in ${where.en}, but excepts this food (${food.en}).`,
      }
    case 'excluded':
      return {
        zh: `${names.zh}可用于各类食品，但表 A.2 把“${food.word}”排除在外，使用表也没有单独列入。`,
        en: `${names.en} may be used in all foods, but Table A.2 takes this food (${food.en}) out, and no use table lists it.`,
      }
    case 'none':
      return {
        zh: `GB 2760-2024 的使用表没有把${names.zh}列入“${food.word}”；随其他配料带入的按带入原则判断。`,
        en: `the use tables of GB 2760-2024 do not list ${names.en} for this food (${food.en}); what comes in with another ingredient falls under the carry-over principle.`,
      }
  }
}

/** How much the standard allows in a food, the number first; without a food all its uses, as far as they fit. */
export const tellLimitOf = (
  subject: Subject,
  food: Food | null,
  context: AnswerContext,
  others: readonly Food[] = [],
): void => {
  const { entry } = subject
  const rows = entry ? (context.uses.get(entry.id) ?? []) : []
  if (!entry || rows.length === 0) {
    tellLawOf(subject, food, [], context)
    return
  }
  const names = bothNames(subject)
  const own = placeOf(subject, entry, context)
  const part = partIn(context.text, context.knowledge)
  const place = part ?? food ?? own
  const cited = [additiveCitation(entry), standardCitation]
  if (place) {
    const standing = tellMost(names, entry, place, context)
    for (const other of others.filter(({ no }) => no !== place.no)) tellMost(names, entry, other, context)
    sayDoseUnknown(subject, context)
    // What holds for other foods was not asked where one is named.
    if (food || others.length > 1 || isPermitted(standing) || standing.type === 'children') return
  }
  const shown = rows.slice(0, 6)
  const isPart = rows.length > shown.length
  context.reply.say(
    {
      zh: `GB 2760-2024 对${names.zh}有 ${rows.length} 条规定${isPart ? `，其中 ${shown.length} 条` : ''}：`,
      en: `GB 2760-2024 has ${rows.length} entries for ${names.en}${isPart ? `, ${shown.length} of them` : ''}:`,
    },
    ...cited,
  )
  for (const row of shown) context.reply.item(textOfUse(row, context), additiveCitation(entry))
}

/** The most that may be used in one food, the figure first; else that it may not be used there. */
const tellMost = (names: Bilingual, entry: AdditiveEntry, place: Food, context: AnswerContext): Standing => {
  const cited = [additiveCitation(entry), standardCitation]
  const standing = standingIn(entry, place, context.uses, context.knowledge)
  const [first] = standing.rows
  if (first && isPermitted(standing)) {
    const max = fullMaxOf(first)
    const said = standingText(standing, names, place, context)
    // The figure is said once, in front.
    const where = {
      zh: said.zh.replace(/，[^，（]*。$/, '。'),
      en: said.en.replace(/, (?:at most|as production)[^,]*(?:, residue at most [^,]*)?\.$/, '.'),
    }
    context.reply.say({ zh: `${max.zh}：${where.zh}`, en: `${capital(max.en)}: ${where.en}` }, ...cited)
    sayRemarks(first, cited, context, true)
  } else tellInFood(names, entry, place, context)
  return standing
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sayDoseUnknown = (subject: Subject, context: AnswerContext): void => {
  if (subject.index === undefined) return
  const declared = subject.ingredient?.amount
  if (declared) {
    const [text, kilo] = [amountText(declared), perKilo(declared)]
    context.reply.say(
      { zh: `标签写明 ${text.zh}${kilo.zh}。`, en: `The label declares it at ${text.en}${kilo.en}.` },
      ...citedAs(context, subject),
    )
    return
  }
  context.reply.say(
    {
      zh: '标签不写用量，所以看不出这份产品离限量有多远。',
      en: 'The label states no dose, so how far this product is from the limit cannot be seen.',
    },
    ...citedAs(context, subject),
  )
}
