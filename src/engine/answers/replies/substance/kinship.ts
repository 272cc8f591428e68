import type { Kind } from '../../entities/kinds.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation, standardCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  namesOf,
  notesOf,
  onLabel,
  orWhole,
} from '../answer-context.ts'
import { hitsOf, isFreeAsked } from '../lists.ts'
import { allergenHits, allergenLeads, tellAllergen } from '../people/allergens.ts'
import { tellOneName } from './natures/one-name.ts'

const yesNo =
  /是不是|算不算|(?:^|[^不])是.{1,16}[吗吧不]|算.{0,8}[吗吧]|属于.{1,10}吗|^(?:is|are|does|so)\b|就是|一样吗|一个东西/

/** Whether a question asks for yes or no of what something is. */
export const asksWhether = (text: string): boolean => yesNo.test(text)

const ofRedYeast = /红曲/
const asMedicine = /降(?:血)?脂|血脂|胆固醇|他汀|保健|药用|治/

/** Is this the red yeast that lowers blood lipids: here it is a colour; false where that was not asked. */
export const tellRedYeast = ({ text }: Heard, context: AnswerContext): boolean => {
  const index = context.flat.findIndex(({ name }) => ofRedYeast.test(name))
  const one = context.flat[index]
  if (!one || !ofRedYeast.test(text) || !asMedicine.test(text)) return false
  context.reply.say(
    {
      zh: `不是一回事：${one.name}在这里是着色剂，加它为了颜色；GB 2760-2024 里红曲米（CNS 08.119）和红曲红（CNS 08.120）是两个编号，都只作着色剂。降血脂的作用我的资料里没有，食品不能当药吃。`,
      en: `Not the same: ${one.name} is a colour here; GB 2760-2024 lists red kojic rice (CNS 08.119) and monascus red (CNS 08.120) under two numbers, both as colours. Of an effect on blood lipids I have nothing, and food is no medicine.`,
    },
    ...onLabel(context, [index]),
    standardCitation,
  )
  return true
}

/** What neither yes nor no answers: an enzyme and the additives, hydrogenated oil and trans fat; false for anything else. */
const tellApart = (first: Subject, kind: Kind, text: string, context: AnswerContext): boolean => {
  const names = bothNames(first)
  // Preparations of enzymes are processing aids, which the standard counts among additives.
  if (kind.kinds?.includes('additive') && first.ingredient?.kind === 'enzyme') {
    context.reply.say(
      {
        zh: `算：${names.zh}是酶制剂，作食品工业用加工助剂使用（GB 2760 附录 C），而加工助剂也属于食品添加剂。`,
        en: `Yes: ${names.en} is an enzyme preparation, used as a processing aid (GB 2760, annex C), and the standard counts processing aids among food additives.`,
      },
      ...citedAs(context, first),
      standardCitation,
    )
    return true
  }
  // Is hydrogenated oil trans fat: not the same, and the label does not say how far it was hydrogenated.
  if (kind.zh === '氢化油' && /反式|\btrans\b/.test(text)) {
    context.reply.say(
      {
        zh: `不等于：部分氢化会产生反式脂肪，完全氢化的很少；${names.zh}是哪一种标签没有写，看营养成分表的反式脂肪一行。`,
        en: `Not the same: partial hydrogenation makes trans fat, full hydrogenation hardly any; which of them ${names.en} is the label does not state: see the row of trans fat in the nutrition table.`,
      },
      ...orWhole(context, citedAs(context, first)),
    )
    return true
  }
  return false
}

/** Is potassium carbonate lye water: what that is made of; false where it is not asked. */
const tellLyeWater = (subjects: readonly Subject[], text: string, context: AnswerContext): boolean => {
  const alkalis = subjects.filter(({ entry }) => /^碳酸(?:钠|钾)$/.test(entry?.zh ?? ''))
  const [first] = alkalis
  if (!first || !/碱水|枧水|梘水|\blye water\b|\bkansui\b/.test(text)) return false
  const zh = alkalis.map(one => bothNames(one).zh).join('、')
  const en = alkalis.map(one => bothNames(one).en).join(' and ')
  context.reply.say(
    {
      zh: `是：碱水（枧水）就是${zh}这类碱的水溶液。`,
      en: `Yes: lye water (kansui) is a solution of such alkalis as ${en}.`,
    },
    ...alkalis.flatMap(one => citedAs(context, one)),
  )
  return true
}

const sayTwoThings = (first: Subject, second: Subject, context: AnswerContext): void => {
  const [names, others] = [bothNames(first), bothNames(second)]
  context.reply.say(
    {
      zh: `不是：${names.zh}和${others.zh}是两种东西。`,
      en: `No: ${names.en} and ${others.en} are two different things.`,
    },
    ...orWhole(context, [...citedAs(context, first), ...citedAs(context, second)]),
  )
}

/** Is 300 vitamin C: that it is, and what it is for as an additive; false where that was not asked. */
const tellVitamin = (first: Subject, text: string, context: AnswerContext): boolean => {
  const names = bothNames(first)
  // 300 is vitamin C, whatever it is for here.
  const vitamin = /维(?:生素|他命|c) ?([a-k]\d{0,2})?|vitamin ([a-k]\d{0,2})\b/.exec(text)
  const letter = vitamin?.[1] ?? vitamin?.[2] ?? (vitamin ? 'c' : undefined)
  const isVitamin =
    letter !== undefined &&
    first.entry !== undefined &&
    notesOf(first.entry, first.form?.ins).some(note => note.toLowerCase() === `vitamin ${letter}`)
  if (isVitamin && first.entry) {
    const classes = classesOf(context, first.entry.functions)
    context.reply.say(
      {
        zh: `是：${names.zh}就是维生素 ${letter.toUpperCase()}，作为添加剂时功能类别是${classes.zh}。`,
        en: `Yes: ${names.en} is vitamin ${letter.toUpperCase()}; as an additive its functional class is ${classes.en}.`,
      },
      additiveCitation(first.entry),
    )
    return true
  }
  return false
}

const ofSame = /一样|同一|一回事|\bsame\b/
/** 山梨酸钾是防腐剂吗, is honey a sugar, is A the same as B: yes or no first. Says nothing where that was not asked. */
export const tellWhetherOneOf = ({ subjects, kinds, text }: Heard, context: AnswerContext): boolean => {
  const [first, second] = subjects
  if (!first || !asksWhether(text)) return false
  const names = bothNames(first)
  if (tellLyeWater(subjects, text, context)) return true
  if (subjects.length === 1 && (kinds.length === 0 || ofSame.test(text)) && tellOneName(first, text, context))
    return true
  if (second?.entry && first.entry && !(kinds.length > 0 && subjects.length > 2)) {
    // Phosphates share a row of the standard, each with a number of its own.
    const isOneRow = first.entry.id === second.entry.id
    const isSame = isOneRow && first.form?.ins === second.form?.ins
    const others = bothNames(second)
    context.reply.say(
      isSame
        ? {
            zh: `是：${names.zh}和${others.zh}是同一种添加剂。`,
            en: `Yes: ${names.en} and ${others.en} are the same additive.`,
          }
        : {
            zh: `不是：${names.zh}和${others.zh}是两种添加剂。`,
            en: `No: ${names.en} and ${others.en} are two different additives.`,
          },
      additiveCitation(first.entry),
      additiveCitation(second.entry),
    )
    return true
  }
  // Natural flavouring and MSG: one of them is no additive of the table.
  const isPair = second !== undefined && (first.entry !== undefined) !== (second.entry !== undefined)
  if (isPair && ofSame.test(text) && subjects.length === 2) {
    sayTwoThings(first, second, context)
    return false
  }
  if (tellVitamin(first, text, context)) return true
  const kind = kinds.find(
    ({ allergen, group, special }) => allergen === undefined && group === undefined && special === undefined,
  )
  if (!kind) return false
  const isListed = first.index !== undefined && hitsOf(kind, context).includes(first.index)
  const isNamed =
    first.ingredient?.kind !== 'nutrient' && kind.names?.test(first.name) === true && !first.entry
  const isClassed = first.entry?.functions.some(name => kind.functions?.includes(name)) ?? false
  const isAdditive = kind.kinds?.includes('additive') === true && first.entry !== undefined
  if (tellApart(first, kind, text, context)) return false
  const isOne = isListed || isNamed || isClassed || isAdditive
  // 植脂末 is no hydrogenated oil, and contains some.
  const own = first.ingredient?.children ?? []
  const within = isOne
    ? []
    : hitsOf(kind, context).filter(index => own.some(one => one === context.flat[index]))
  if (within.length > 0) {
    const inside = namesOf(within, context)
    context.reply.say(
      {
        zh: `不等于，但里面有：这份${names.zh}里列出了${inside.zh}（${kind.zh}）。`,
        en: `Not the same, and yet it has some: the ${names.en} here lists ${inside.en} (${kind.en}).`,
      },
      ...onLabel(context, within),
    )
    return false
  }
  context.reply.say(
    isOne
      ? { zh: `是：${names.zh}属于${kind.zh}。`, en: `Yes: ${names.en} counts among ${kind.en}.` }
      : { zh: `不是：${names.zh}不算${kind.zh}。`, en: `No: ${names.en} does not count among ${kind.en}.` },
    ...orWhole(context, citedAs(context, first)),
  )
  return false
}

/** Is cocoa butter dairy: whether an ingredient of the label is a source of the allergen asked about; false where none was. */
export const tellWhetherAllergen = ({ subjects, kinds }: Heard, context: AnswerContext): boolean => {
  const [subject] = subjects
  const kind = kinds.find(({ allergen }) => allergen !== undefined && allergen !== 'any')
  if (!subject || subject.index === undefined || !kind || isFreeAsked(context.text)) return false
  // Is there egg in it, or milk: of both of them.
  if (kinds.filter(({ allergen }) => allergen !== undefined).length > 1) return false
  const names = bothNames(subject)
  const isSource = allergenHits(kind, context).includes(subject.index)
  context.reply.say(
    isSource
      ? { zh: `是：${names.zh}含${kind.zh}。`, en: `Yes: ${names.en} contains ${kind.en}.` }
      : {
          zh: `没有识别到${names.zh}里有${kind.zh.replace(/^含/, '')}；过敏者请以包装为准。`,
          en: `No: ${names.en} was not recognised as a source of ${kind.en}; with an allergy always check the package.`,
        },
    ...citedAs(context, subject),
  )
  if (!isSource) tellRestOfLabel(kind, context)
  return true
}

/** The one named is no source of it, and another of the label is, or the pack warns of it: nobody may take the one for the whole. */
const tellRestOfLabel = ({ allergen }: Kind, context: AnswerContext): void => {
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  if (allergen && allergen !== 'any' && [...contains, ...mayContain].includes(allergen))
    tellAllergen(allergen, allergenLeads.ofRest, context)
}
