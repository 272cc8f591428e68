import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { sourceCitation } from '../../text/reply.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { sharedWord } from '../label/quote.ts'
import { gloss } from './in-english.ts'
import { asksHowKept } from './keeping.ts'
import { sentencesOf } from './printed.ts'

/** A warning that packs print, why it stands there, and which ingredients are the reason. */
interface PackWarning {
  asked: RegExp
  printed: RegExp
  /** Names of the ingredients that it is about. */
  names: RegExp
  why: Bilingual
  source: string
  /** True of the ingredients, whether the pack warns or not. */
  isOfIngredients?: true
  /** It is meant for few people: what is said first to a question that does not name them. */
  ofFew?: Bilingual & { people: RegExp }
}

const polyols =
  /麦芽糖醇|木糖醇|山梨糖醇|赤藓糖醇|异麦芽酮糖醇|甘露糖醇|乳糖醇|maltitol|xylitol|sorbitol|erythritol|isomalt\b|mannitol|lactitol/i

const warnings: readonly PackWarning[] = [
  {
    asked:
      /laxative|轻泻|緩瀉|缓泻|腹泻|拉肚|拉稀|窜稀|肚[屙疴痾泻瀉]|[屙痾]肚|闹肚|通便|跑厕所|\b(?:toilet|bog|loo)\b|\bthe runs\b|diarrh|upset (?:my |your )?(?:stomach|tummy)/,
    printed: /laxative|轻泻|缓泻|腹泻/i,
    names: polyols,
    why: {
      zh: '糖醇在小肠里吸收不完，吃多了把水留在肠里，会腹胀、腹泻；加了 10% 以上糖醇的食品，欧盟和英国要求写上这句提示（条例 (EU) 1169/2011 附件 III）',
      en: 'the small intestine absorbs polyols only in part, so much of them draws water into the gut, with bloating and diarrhoea; in the EU and the UK food with more than 10 % of added polyols has to say so (Regulation (EU) 1169/2011, annex III)',
    },
    source: 'Regulation (EU) 1169/2011',
    isOfIngredients: true,
  },
  {
    asked: /苯丙氨酸|phenylalanine|\bpku\b/,
    printed: /苯丙氨酸|phenylalanine/i,
    names: /阿斯巴甜|aspartame|e ?951|天门冬酰苯丙氨酸/i,
    why: {
      zh: '阿斯巴甜在体内会分解出苯丙氨酸，苯丙酮尿症患者不能代谢它，所以 GB 2760-2024 要求标明“含苯丙氨酸”，是写给他们看的',
      en: 'aspartame sets free phenylalanine in the body, which people with phenylketonuria cannot break down, so the label has to name it (GB 2760-2024); the warning is for them',
    },
    source: 'GB 2760-2024',
    isOfIngredients: true,
    ofFew: {
      people: /pku|苯丙酮尿/,
      zh: '一般不会，只有苯丙酮尿症患者要避开：',
      en: 'Not for most people, only those with phenylketonuria have to avoid it:',
    },
  },
  {
    asked: /activity and attention|注意力|adverse effect|不良影响/,
    printed: /activity and attention|注意力/i,
    names:
      /e ?(?:102|104|110|122|124|129)\b|柠檬黄|日落黄|胭脂红(?!酸)|诱惑红|喹啉黄|偶氮玉红|tartrazine|sunset yellow|allura red|carmoisine|quinoline yellow|ponceau/i,
    why: {
      zh: '含六种“南安普顿色素”之一的食品，欧盟和英国要求写上可能影响儿童的活动和注意力（条例 (EC) 1333/2008 附件 V，依据 2007 年南安普顿大学的研究）',
      en: 'in the EU and the UK food with one of the six "Southampton colours" has to say that it may affect the activity and attention of children (Regulation (EC) 1333/2008, annex V, after a study of 2007)',
    },
    source: 'Regulation (EC) 1333/2008',
  },
  {
    asked: /high caffeine|高咖啡因|not recommended for (?:children|pregnant)|(?:儿童|孕妇).{0,6}不宜/,
    printed: /high caffeine|高咖啡因|not recommended for children/i,
    names: /咖啡因|caffeine|guarana|瓜拉纳/i,
    why: {
      zh: '每升超过 150 mg 咖啡因的饮料（名称写明咖啡或茶的除外），欧盟和英国要求写上咖啡因含量高、不建议儿童、孕妇和哺乳者饮用（条例 (EU) 1169/2011 附件 III）',
      en: 'a drink with more than 150 mg of caffeine per litre, unless its name says coffee or tea, has to say in the EU and the UK that it is high in caffeine and not recommended for children and pregnant or breast-feeding women (Regulation (EU) 1169/2011, annex III)',
    },
    source: 'Regulation (EU) 1169/2011',
  },
  {
    asked: /一口吞|噎|不宜食用|咬碎|嚼碎|看护|监护|\bchok|swallow/,
    printed: /勿一口吞|咬碎|嚼碎|吞嚥|吞咽/,
    names: /果冻|蒟蒻|魔芋|卡拉胶|鹿角菜/,
    why: {
      zh: '凝胶果冻滑而有弹性，整个吞下会堵住气管，GB 19299-2015 要求写上警示',
      en: 'jelly is slippery and springy, and swallowed whole it can block the windpipe, so GB 19299-2015 asks for the warning',
    },
    source: 'GB 19299-2015',
  },
  {
    asked: /肾|kidney|\bckd\b/,
    printed: /肾|kidney/,
    names: /氯化钾|氯化鉀|potassium chloride|e ?508/i,
    why: {
      zh: '氯化钾代替了一部分食盐，带来的是钾；肾功能差的人排不出多余的钾，WHO（2025）建议的低钠盐不包括他们',
      en: 'potassium chloride takes the place of some salt and brings potassium, which weak kidneys cannot get rid of; WHO (2025) leaves them out where it suggests low-sodium salt',
    },
    source: 'WHO 2025, lower-sodium salt substitutes',
  },
]

export const asksWhy =
  /为什么|为何|怎么(?:会|还)?(?:写|标|印|有)|什么意思|怎么回事|\bwhy\b|what does (?:it|that|this|the).{0,30}mean|how come/
const asksWhether = /吗|会不会|会.{0,6}不|真的|是不是|\b(?:will|would|does|do|can|could|is|am)\b/
/** Printed on the pack, by the words of the question. */
const saysPrinted =
  /写|标|印|提示|警[告示]|\bsays?\b|\bsaid\b|\bstates?\b|\bwarn|\blabel|on the (?:back|pack|front|side|bag|box|can|bottle)/

/** The sentence of the pack that prints it, one that forbids before others. */
const printedIn = (context: AnswerContext, pattern: RegExp): string | undefined => {
  const found = sentencesOf(context).filter(({ folded }) => pattern.test(folded))
  return (found.find(({ folded }) => /禁|勿|不可|不得|do not|never/.test(folded)) ?? found[0])?.words
}

const polyolsPer = (context: AnswerContext): Bilingual => {
  const { result } = context
  const eaten = eatenIn(context)
  const isEaten = eaten && eaten.quantity.value !== 100 && !asksWhy.test(context.text)
  const told = isEaten ? figuresOf(['polyols'], context) : undefined
  if (told)
    return {
      zh: `（${told.zh.replace(/（营养成分表）。$/, '')}）`,
      en: ` (${told.en.replace(/ \(nutrition table\)\.$/, '').replace(/^In/, 'in')})`,
    }
  const known = result?.nutrition && knownAmounts(result.nutrition)
  const grams = known?.of.polyols
  if (!known || grams === undefined) return { zh: '', en: '' }
  const text = `${Math.round(grams * 10) / 10} g`
  return { zh: `，每100 ${known.basis}有糖醇 ${text}`, en: `, ${text} of polyols per 100 ${known.basis}` }
}

/** Why a warning stands on the pack, or whether what it warns of may happen; false where that was not asked. */
export const tellWarning = (context: AnswerContext): boolean => {
  const { text, flat } = context
  const warning = warnings.find(one => one.asked.test(text))
  if (!warning || flat.length === 0) return false
  const hits = flat.flatMap((one, index) =>
    one.role === undefined && warning.names.test(`${one.name} ${one.otherName ?? ''}`) ? [index] : [],
  )
  const printed = printedIn(context, warning.printed)
  if (!printed && !warning.isOfIngredients) return false
  if (hits.length === 0 || !(asksWhy.test(text) || asksWhether.test(text))) return false
  const names = namesOf(hits, context)
  const more = warning.names === polyols ? polyolsPer(context) : { zh: '', en: '' }
  const isWhy = asksWhy.test(text)
  const ofFew = warning.ofFew?.people.test(text) ? undefined : warning.ofFew
  const quoted = printed
    ? { zh: `标签写着“${printed}”。`, en: ` The label says "${printed}".` }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${isWhy ? '因为' : (ofFew?.zh ?? '有可能：')}含${names.zh}${more.zh}；${warning.why.zh}。${quoted.zh}`,
      en: `${isWhy ? 'Because' : (ofFew?.en ?? 'Possibly:')} it contains ${names.en}${more.en}; ${warning.why.en}.${quoted.en}`,
    },
    ...onLabel(context, hits),
    sourceCitation(warning.source),
  )
  return true
}

/** Why does it say X on the back, of any other sentence of the pack: the sentence, and that the label gives no reason. */
export const tellPrinted = (context: AnswerContext): boolean => {
  if (!asksWhy.test(context.text) || !saysPrinted.test(context.text) || asksHowKept(context.text))
    return false
  const line = sentencesOf(context).find(({ folded }) => sharedWord(context.text, folded) !== '')?.words
  if (line === undefined) return false
  context.reply.say(
    {
      zh: `标签写着“${line}”；为什么这样写，标签没有说。`,
      en: `The label says "${line}"; it does not say why.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** Things in a pack that nobody eats. */
const notFood: readonly (Bilingual & { words: RegExp })[] = [
  {
    words: /发热包|加热包|自热包|(?:self-)?heating (?:pack|bag|pouch|sachet)|heater/,
    zh: '发热包',
    en: 'The heating pack',
  },
  { words: /干燥剂|硅胶包|desiccant|silica(?: gel)?\b(?! di)/, zh: '干燥剂', en: 'The desiccant' },
  { words: /脱氧剂|吸氧剂|保鲜剂|oxygen absorber/, zh: '脱氧剂', en: 'The oxygen absorber' },
  {
    words:
      /保鲜包|freshness (?:packet|sachet|pouch)|do not eat (?:the |this )?(?:\w+ )?(?:packet|sachet|pouch)/,
    zh: '保鲜包',
    en: 'The freshness packet',
  },
]
const littlePacket =
  /小东西|小纸包|小白包|小包(?![装头])|那包东西|\b(?:little|lil|small|tiny|white|freshness) (?:packet|sachet|bag|pouch)\b/
const asksToEat =
  /吃|喝|当[饭菜]|主食|煮|泡(?![面芙菜腾])|舔|吞|咬|尝|\beat|\bedible|\bchew|\bcook|\bswallow|\blick|\btaste/

/** Whether a folded question speaks of something in the pack that nobody eats. */
export const speaksOfNotFood = (text: string): boolean =>
  littlePacket.test(text) || notFood.some(({ words }) => words.test(text))

const ofHotWater = /热水|开水|沸水|\b(?:hot|boiling) water\b/
/** May hot water go on the heating pack: what the pack says of it; false where that was not asked, or it says nothing. */
const tellHotWater = (context: AnswerContext): boolean => {
  if (!ofHotWater.test(context.text) || /[吃喝]|\beat\b/.test(context.text)) return false
  const words = quotedWhere(
    context,
    folded => ofHotWater.test(folded) && /禁|勿|不[可能得]|\bnot\b|\bnever\b/.test(folded),
  )
  if (!words) return false
  context.reply.say(
    { zh: `不能：标签写着“${words}”。`, en: `No: the label says "${words}"${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** May the heating pack be eaten: never, with the words of the pack where it has some; false where nothing of the kind was asked. */
export const tellNotFood = (context: AnswerContext): boolean => {
  const named = notFood.find(({ words }) => words.test(context.text))
  // That little packet: what the pack itself names of the kind.
  const isPacket = !named && littlePacket.test(context.text)
  const thing = named ?? (isPacket ? notFood.find(({ words }) => printedIn(context, words)) : undefined)
  if (!thing || !asksToEat.test(context.text)) return false
  if (tellHotWater(context)) return true
  const printed = printedIn(context, thing.words)
  const quoted = printed
    ? { zh: `标签写着“${printed}”。`, en: ` The label says "${printed}".` }
    : { zh: '', en: '' }
  const isCooked = /煮|泡|熟|cook|boil/.test(context.text)
  context.reply.say(
    {
      zh: `不能吃${isCooked ? '，煮过也不能' : ''}：${thing.zh}不是食品。${quoted.zh}${thing.zh === '发热包' ? '里面一般是生石灰、铝粉一类，遇水发烫、强碱，会灼伤：嘴里沾到先吐出来、用大量清水漱口冲洗，' : ''}误食了马上就医或打 120，不要自己催吐。`,
      en: `No${isCooked ? ', not even cooked' : ''}: ${thing.en.toLowerCase()} is no food.${quoted.en}${thing.zh === '发热包' ? ' It is mostly quicklime and aluminium powder, which burn with water: spit it out and rinse the mouth with plenty of water.' : ''} If somebody swallowed it, get medical help at once and do not make them vomit.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
