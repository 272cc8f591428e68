import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel, quotedWhere, wholeLabel } from '../answer-context.ts'
import { animalHits, judgeDiet, namesWithSource, saySourceUnclear } from '../people/diets.ts'
import { leads } from '../people/leads.ts'

const ofKosher = /犹太|猶太|\bkosher\b|\bjew(?:s|ish)?\b/
const ofHalal = /清真|\bhalal\b/
const ofJains = /耆那|\bjains?\b/
const ofHindus = /印度教|\bhindus?\b/

const pork = /猪(?!苓)|豬|豚|\bpork\b|\bporcine\b|\bham\b|\bbacon\b|\blard\b/
const seafood =
  /虾|蝦|蟹|贝|貝|蚝|牡蛎|蛤|鱿|章鱼|墨鱼|鲍|螺|\b(?:shrimps?|prawns?|crabs?|lobsters?|oysters?|mussels?|clams?|scallops?|squid|octopus|shellfish)\b/
const insects = /胭脂虫|虫胶|紫胶|\bcarmine\b|\bcochineal\b|\bshellac\b|\be?(?:120|904)\b/
const flesh =
  /肉(?!桂|豆蔻)|牛(?![奶乳磺至蒡]|油果)|鸡(?!蛋)|鸭|羊(?!奶)|\b(?:beef|chicken|turkey|duck|lamb|mutton|meat)\b/
const dairy =
  /(?<![豆椰植])[奶乳](?!化|酸(?!菌饮)|木)|酪(?!醇)|黄油|\b(?:milk|whey|cream|butter|cheese|casein(?:ate)?|lactose|yogh?urt)\b/
const plantDairy =
  /可可脂|乳糖酶|lactase|cocoa butter|(?:peanut|shea|coconut|oat|soya?|almond) (?:butter|milk|cream)|植脂/
const eggs = /蛋(?!白(?:粉?$|酶)|糕)|\beggs?\b|\balbumen\b/
const honey = /蜂蜜|王浆|\bhoney\b/
const roots =
  /洋葱|葱|蔥|蒜|马铃薯|土豆|马鈴薯|红薯|木薯|胡萝卜|萝卜|甜菜|姜(?!黄素)|姜黄(?!素)|魔芋|\b(?:onions?|garlic|leeks?|shallots?|potato(?:es)?|carrots?|beetroot|radish|turnips?|ginger|turmeric|cassava|tapioca|yams?|konjac)\b/
const yeast = /酵母|\byeast\b/
const beef = /牛(?![奶乳磺至蒡]|油果|肉?味)|\b(?:beef|bovine|tallow|veal)\b/
const namedAnimal = /[牛鱼鸡]|\b(?:bovine|beef|fish|chicken)\b/
const gelling = /明胶|明膠|胶原|膠原|\bgelatine?\b|\bcollagen\b/

/** Where a word stands on the list, in its name, in its other name, or in brackets right behind it. */
const hitsOf = (is: RegExp, context: AnswerContext, except = /(?!)/): number[] =>
  leavesOf(context).filter(index => {
    const one = context.flat[index]
    const text = context.asked.label?.text ?? ''
    const behind = one ? (/^\s?[(（][^)）]{1,20}[)）]/.exec(text.slice(one.span.end))?.[0] ?? '') : ''
    const words = fold(
      `${one?.name ?? ''} ${one?.otherName ?? ''} ${one?.kind === 'food' ? '' : behind}`,
    ).text
    return is.test(words) && !except.test(words)
  })

const say = (text: Bilingual, hits: readonly number[], context: AnswerContext): void =>
  context.reply.say(text, ...(hits.length > 0 ? onLabel(context, hits.slice(0, 6)) : wholeLabel(context)))

/** Kosher: pork, shellfish and insects are not; neither is meat with milk; of the rest the certificate tells. */
const tellKosher = (context: AnswerContext): void => {
  const printed = quotedWhere(context, line => /kosher|犹太洁食|\bparve\b|\bpareve\b/.test(line))
  const banned = [...new Set([pork, seafood, insects].flatMap(one => hitsOf(one, context)))].sort(
    (a, b) => a - b,
  )
  const meat = hitsOf(flesh, context).filter(index => !banned.includes(index))
  const milk = hitsOf(dairy, context, plantDairy)
  const names = namesWithSource(banned, context)
  if (banned.length > 0)
    say(
      {
        zh: `${leads.no.zh}（犹太洁食）：含${names.zh}；猪、虾蟹贝类和昆虫都不合洁食。`,
        en: `${leads.no.en}, not kosher: it contains ${names.en}; pork, shellfish and insects are not allowed.`,
      },
      banned,
      context,
    )
  else if (meat.length > 0 && milk.length > 0)
    say(
      {
        zh: `${leads.no.zh}（犹太洁食）：肉（${namesOf(meat, context).zh}）和乳（${namesOf(milk, context).zh}）在一起不合洁食。`,
        en: `${leads.no.en}, not kosher: meat (${namesOf(meat, context).en}) together with milk (${namesOf(milk, context).en}) is not allowed.`,
      },
      [...meat, ...milk],
      context,
    )
  else if (milk.length > 0)
    say(
      {
        zh: `${leads.depends.zh}（犹太洁食）：没有识别到猪、虾蟹贝类或昆虫；但含乳（${namesOf(milk, context).zh}），洁食里不能和肉一起吃。`,
        en: `${leads.depends.en} (kosher): no pork, shellfish or insects were recognised, but it contains milk (${namesOf(milk, context).en}), which is not eaten with meat.`,
      },
      milk,
      context,
    )
  else
    say(
      {
        zh: `${leads.depends.zh}（犹太洁食）：没有识别到猪、虾蟹贝类或昆虫${meat.length > 0 ? `；肉（${namesOf(meat, context).zh}）要按洁食方式屠宰，标签没有写` : ''}。`,
        en: `${leads.depends.en} (kosher): no pork, shellfish or insects were recognised${meat.length > 0 ? `; meat (${namesOf(meat, context).en}) has to be slaughtered by rite, which the label does not state` : ''}.`,
      },
      meat,
      context,
    )
  const ofAnimals = hitsOf(gelling, context).filter(
    index => !banned.includes(index) && namedAnimal.test(fold(context.flat[index]?.name ?? '').text),
  )
  if (banned.length === 0 && ofAnimals.length > 0)
    say(
      {
        zh: `${namesOf(ofAnimals, context).zh}写明了动物，是否按洁食方式屠宰标签没有写。`,
        en: `Of ${namesOf(ofAnimals, context).en} the animal is named, but not whether it was slaughtered by rite.`,
      },
      ofAnimals,
      context,
    )
  if (banned.length === 0) saySourceUnclear({ zh: '犹太洁食', en: 'a kosher diet' }, context)
  say(
    printed
      ? { zh: `标签写着“${printed}”。`, en: `The label says "${printed}".` }
      : {
          zh: '标签上没有读到洁食认证；没有认证就不能当作洁食。',
          en: 'No kosher certificate was read on the label; without one it cannot be called kosher.',
        },
    [],
    context,
  )
}

/** Jains eat no animals, eggs or honey; the strict ones nothing that grows underground, and many no yeast. */
const tellJains = (context: AnswerContext): void => {
  const animals = [
    ...new Set([...animalHits('vegetarian', context), ...hitsOf(eggs, context), ...hitsOf(honey, context)]),
  ].sort((a, b) => a - b)
  const buried = hitsOf(roots, context, /素|淀粉|澱粉|starch|carot/)
  const fungi = hitsOf(yeast, context)
  const told = [
    ...(animals.length > 0
      ? [
          {
            zh: `${namesOf(animals, context).zh}（来自动物，乳一般可以，蛋和蜂蜜不行）`,
            en: `${namesOf(animals, context).en} (of animals: milk is mostly eaten, eggs and honey are not)`,
          },
        ]
      : []),
    ...(buried.length > 0
      ? [
          {
            zh: `${namesOf(buried, context).zh}（长在地下，严格的耆那教徒不吃）`,
            en: `${namesOf(buried, context).en} (grown underground, which strict Jains avoid)`,
          },
        ]
      : []),
    ...(fungi.length > 0
      ? [
          {
            zh: `${namesOf(fungi, context).zh}（酵母，很多人不吃）`,
            en: `${namesOf(fungi, context).en} (yeast, which many avoid)`,
          },
        ]
      : []),
  ]
  const all = [...animals, ...buried, ...fungi]
  const lead = animals.length > 0 ? leads.no : leads.depends
  say(
    told.length > 0
      ? {
          zh: `${lead.zh}（耆那教饮食）：含${told.map(({ zh }) => zh).join('、')}。`,
          en: `${lead.en} (Jain diet): it contains ${told.map(({ en }) => en).join('; ')}.`,
        }
      : {
          zh: `${lead.zh}（耆那教饮食）：没有识别到肉、鱼、蛋、蜂蜜、根茎类或酵母；香精和香辛料里有什么标签不写。`,
          en: `${lead.en} (Jain diet): no meat, fish, egg, honey, root vegetable or yeast was recognised; what is in flavourings and spices a label does not state.`,
        },
    all,
    context,
  )
  saySourceUnclear({ zh: '耆那教饮食', en: 'a Jain diet' }, context)
}

/** Hindus who eat meat mostly leave beef: whether the list names it, and gelatine of which the animal is not stated. */
const tellHindus = (context: AnswerContext): void => {
  const cattle = hitsOf(beef, context)
  const open = hitsOf(gelling, context).filter(
    index => !cattle.includes(index) && !hitsOf(pork, context).includes(index),
  )
  const meat = animalHits('vegetarian', context).filter(
    index => !cattle.includes(index) && !open.includes(index),
  )
  const names = namesOf(meat, context)
  const others =
    meat.length > 0
      ? {
          zh: `吃素的话也不行：还有${names.zh}。`,
          en: ` For vegetarians it is not suitable either: there is ${names.en}.`,
        }
      : { zh: '', en: '' }
  if (cattle.length > 0)
    say(
      {
        zh: `${leads.no.zh}（印度教，不吃牛）：含${namesOf(cattle, context).zh}。${others.zh}`,
        en: `${leads.no.en}, not for Hindus who eat no beef: it contains ${namesOf(cattle, context).en}.${others.en}`,
      },
      cattle,
      context,
    )
  else
    say(
      {
        zh: `${leads.depends.zh}（印度教，不吃牛）：没有识别到牛来源的配料${open.length > 0 ? `；但${namesOf(open, context).zh}是哪种动物做的标签没有写，要问厂家` : ''}。${others.zh}`,
        en: `${leads.depends.en} (Hindu, no beef): nothing of cattle was recognised${open.length > 0 ? `, but of which animal the ${namesOf(open, context).en} is the label does not state; ask the maker` : ''}.${others.en}`,
      },
      [...open, ...meat],
      context,
    )
}

/** Kosher, Jain or Hindu: each by its own rules, which are neither those of halal nor of five pungent vegetables; false where none was asked. */
export const tellCreed = ({ text, wish, who }: Heard, context: AnswerContext): boolean => {
  if (context.flat.length === 0 || /^(?:nutrition|amount|limit|allowed|adi|order)$/.test(wish)) return false
  const isVegetarian = who?.diets.some(diet => diet !== 'halal') === true
  if (ofJains.test(text)) tellJains(context)
  else if (ofKosher.test(text)) {
    tellKosher(context)
    if (ofHalal.test(text)) judgeDiet('halal', { zh: '清真饮食', en: 'halal diets' }, context)
  } else if (ofHindus.test(text) && !isVegetarian) tellHindus(context)
  else return false
  return true
}
