import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { alcoholKind, lactoseKind, polyolKind, spicyKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  evidenceCitation,
  flagIn,
  leavesOf,
  namesOf,
  onLabel,
  wholeLabel,
} from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'

/** What of a list matters with a condition, and what it is called there. */
interface Source extends Bilingual {
  find: (context: AnswerContext) => readonly number[]
}

/** A condition for which no rule of the label warns: what the label shows of it, and who has the last word. */
type Condition = ConditionAsked & (Found | { sources?: undefined })

interface ConditionAsked {
  asked: RegExp
  notAsked?: RegExp
  who: Bilingual
  /** Rows of the table that matter. */
  rows: readonly NutrientName[]
  /** The whole sentence where the list has nothing that matters. */
  none: Bilingual
  evidence?: string
  /** Somebody with a rule of their own hears that instead. */
  isOfNobody?: true
}

/** What of the list matters with a condition, the first words where it has that, and behind it what is known. */
interface Found {
  sources: readonly Source[]
  lead: Bilingual
  known: Bilingual
}

const named =
  (is: RegExp, except = /(?!)/) =>
  (context: AnswerContext): number[] =>
    leavesOf(context).filter(index => {
      const { name = '', otherName = '' } = context.flat[index] ?? {}
      const words = fold(`${name} ${otherName}`).text
      return is.test(words) && !except.test(words)
    })

const fodmaps: readonly Source[] = [
  {
    zh: '果聚糖（小麦、葱蒜、菊粉）',
    en: 'fructans of wheat, onion, garlic and inulin',
    find: named(
      /小麦|面粉|洋葱|(?<!芝)葱|蒜|菊粉|菊苣|低聚果糖|\bwheat\b|\bonions?\b|\bgarlic\b|\binulin\b|\bchicory\b|oligofructose|fructo-?oligosaccharides?/,
      /淀粉|谷朊|面筋|麸质|gluten|starch|oil|油/,
    ),
  },
  {
    zh: '果糖',
    en: 'fructose',
    find: named(
      /蜂蜜|果葡|果糖(?!醇)|高果糖|果汁|\bhoney\b|\bfructose\b|\bfruit juice\b|\b(?:apple|pear|mango) juice/,
      /低聚果糖|oligofructose|柠檬|lemon|lime/,
    ),
  },
  {
    zh: '豆类里的半乳聚糖',
    en: 'galactans of beans',
    find: named(
      /[红绿黄黑芸扁鹰豌]豆|大豆(?!油|磷脂)|羽扇豆|腐竹|\b(?:beans?|lentils?|chickpeas?|lupins?)\b|\bsoya?(?:beans?)?\b/,
      /油|磷脂|酱油|蛋白|lecithin|oil|sauce|protein|cocoa|vanilla|coffee|locust|guar/,
    ),
  },
  { zh: '乳糖', en: 'lactose', find: context => hitsOf(lactoseKind, context) },
  { zh: '糖醇', en: 'polyols', find: context => hitsOf(polyolKind, context) },
]

const conditions: readonly Condition[] = [
  {
    asked: /fodmap|肠易激|激躁|\bibs\b|\birritable bowel/,
    who: { zh: '肠易激、低 FODMAP 饮食', en: 'irritable bowel, low FODMAP' },
    sources: fodmaps,
    rows: [],
    lead: leads.betterNot,
    known: {
      zh: '都在 MedlinePlus（美国国家医学图书馆）列的 FODMAP 来源里，可能引起胀气、腹痛、腹泻；能耐受多少因人而异，问医生或营养师',
      en: 'MedlinePlus (US National Library of Medicine) names these as sources of FODMAPs, which may cause wind, pain and diarrhoea; how much is tolerated differs, so ask your dietitian',
    },
    none: {
      zh: '看自己的反应（肠易激、低 FODMAP 饮食）：没有识别到 MedlinePlus 列的 FODMAP 来源（小麦、葱蒜、豆类、乳糖、果糖、糖醇）；香辛料和调味料里可能有葱蒜而不写明，耐受因人而异，问医生或营养师。',
      en: 'It depends on you (irritable bowel, low FODMAP): none of the FODMAP sources that MedlinePlus names (wheat, onion, garlic, beans, lactose, fructose, polyols) was recognised; spices and seasonings may have onion or garlic unnamed. What is tolerated differs, so ask your dietitian.',
    },
    evidence: 'E42',
  },
  {
    asked: /反流|返流|反酸|泛酸水|烧心|燒心|胃酸|\bgerd\b|\breflux\b|\bheartburn\b/,
    who: { zh: '胃食管反流', en: 'reflux' },
    sources: [
      { zh: '辛辣', en: 'spicy', find: context => hitsOf(spicyKind, context) },
      { zh: '咖啡', en: 'coffee', find: named(/咖啡(?!因)|\bcoffee\b/) },
      { zh: '巧克力', en: 'chocolate', find: named(/巧克力|可可(?!脂)|\bchocolate\b|\bcocoa\b(?! butter)/) },
      { zh: '番茄', en: 'tomato', find: named(/番茄(?!红)|西红柿|\btomato/) },
      {
        zh: '酒',
        en: 'alcohol',
        find: named(/[白黄料米葡萄啤]酒(?!石)|\bwine\b(?! vinegar)|\bbeer\b|\brum\b/),
      },
    ],
    rows: ['fat'],
    lead: leads.little,
    known: {
      zh: 'NHS（英国）说咖啡、番茄、酒、巧克力和油腻、辛辣的食物可能引起或加重烧心；反应因人而异，医生让清淡的以医生说的为准',
      en: 'the NHS says that coffee, tomatoes, alcohol, chocolate and fatty or spicy foods may cause or worsen heartburn; people differ, and what your doctor told you goes first',
    },
    none: {
      zh: '看吃多少、看自己的反应：配料里没有识别到 NHS（英国）提到的辛辣、咖啡、巧克力、番茄或酒；油腻的也可能引起烧心。',
      en: 'It depends on how much and on you: nothing spicy, no coffee, chocolate, tomato or alcohol, which the NHS names, was recognised in the list; fatty food may cause heartburn too.',
    },
    evidence: 'E43',
  },
  {
    asked: /肾结石|腎結石|尿路结石|(?<![胆膽胰])结石(?!.*胆)|\bkidney stones?\b/,
    who: { zh: '肾结石', en: 'kidney stones' },
    sources: [
      {
        zh: '草酸多的',
        en: 'high in oxalate',
        find: named(
          /菠菜|甜菜|可可(?!脂)|巧克力|杏仁|花生|腰果|麦麸|茶(?!树|油)|\b(?:spinach|beets?|rhubarb|almonds?|peanuts?|cashews?|cocoa|chocolate|bran|tea)\b/,
        ),
      },
    ],
    rows: ['salt', 'protein', 'sugars'],
    lead: { zh: '看结石的成分，先问医生', en: 'It depends on the kind of stone, ask your doctor' },
    known: {
      zh: 'NIDDK（美国）说草酸钙结石要少吃草酸多的、少盐、动物蛋白适量，各种结石都要多喝水',
      en: 'the NIDDK (US) advises less oxalate, less salt and moderate animal protein with stones of calcium oxalate, and plenty of fluid with all',
    },
    none: {
      zh: '看结石的成分，先问医生（肾结石）：没有识别到草酸多的配料（菠菜、坚果、可可、茶）；NIDDK（美国）说要少盐、动物蛋白适量、多喝水，盐和蛋白质看下面。',
      en: 'It depends on the kind of stone, ask your doctor (kidney stones): nothing high in oxalate (spinach, nuts, cocoa, tea) was recognised; the NIDDK (US) advises less salt, moderate animal protein and plenty of fluid.',
    },
    evidence: 'E70',
  },
  {
    asked: /偏头痛|偏頭痛|\bmigraines?\b/,
    who: { zh: '偏头痛', en: 'migraine' },
    sources: [
      { zh: '酒', en: 'alcohol', find: context => hitsOf(alcoholKind, context) },
      {
        zh: '咖啡因',
        en: 'caffeine',
        find: context => [...(flagIn(context, 'caffeine')?.ingredients ?? [])],
      },
      { zh: '巧克力', en: 'chocolate', find: named(/巧克力|可可(?!脂)|\bchocolate\b|\bcocoa\b(?! butter)/) },
      {
        zh: '柑橘',
        en: 'citrus',
        find: named(/[橙橘柠檬柚]汁|橙子|柠檬(?!酸|黄)|\b(?:orange|lemon|grapefruit|lime) juice\b/),
      },
      {
        zh: '可能带酪胺',
        en: 'may carry tyramine',
        find: named(
          /奶酪|干酪|腊肉|腊肠|香肠|腐乳|豆豉|酱油|酵母(?:抽提|提取)|cheese|salami|soy sauce|yeast extract|cured/,
        ),
      },
    ],
    rows: [],
    lead: leads.depends,
    known: {
      zh: '都在 NHS（英国）提到的可能诱因里，是不是你的诱因因人而异，记饮食日记看得出来',
      en: 'the NHS names these among possible triggers; whether they are yours differs, and a diary shows it',
    },
    none: {
      zh: '没有识别到 NHS（英国）提到的偏头痛诱因（酒、咖啡因、巧克力、柑橘、陈奶酪和腌制品）；诱因因人而异，别的也可能。',
      en: 'None of the triggers of migraine that the NHS names (alcohol, caffeine, chocolate, citrus, aged cheese and cured food) was recognised; triggers differ, and others are possible.',
    },
    evidence: 'E71',
  },
  {
    asked:
      /拔(?:完|了|过)?(?:智齿|牙)|种(?:完|了)?牙|补(?:完|了)牙|口腔溃疡|嘴(?:里)?(?:破了|烂了|起泡)|嗓子[^，。]{0,2}(?:疼|痛|哑|发炎)|喉咙[^，。]{0,2}(?:疼|痛|发炎)|扁桃体|\btooth (?:out|pulled|removed|extract)|\bwisdom teeth\b|\bmouth ulcers?\b|\bsore throat\b|\btonsil/,
    who: { zh: '拔牙、口腔溃疡、嗓子疼', en: 'a pulled tooth, mouth ulcers or a sore throat' },
    sources: [
      { zh: '辣', en: 'hot', find: context => hitsOf(spicyKind, context) },
      { zh: '酒', en: 'alcohol', find: context => hitsOf(alcoholKind, context) },
    ],
    rows: [],
    lead: leads.betterNot,
    known: {
      zh: '会刺激伤口；拔牙后头一两天吃软的、不烫的，不喝酒（NHS），听牙医的',
      en: 'it irritates a wound; after a tooth was taken out have soft food, nothing hot and no alcohol at first (NHS), and do as your dentist says',
    },
    none: {
      zh: '看软硬和冷热（拔牙、口腔溃疡、嗓子疼）：没有识别到辣的和酒，软硬标签看不出；拔牙后头一两天吃软的、不烫的（NHS），听牙医的。',
      en: 'It depends on how soft and how hot it is (a pulled tooth, mouth ulcers, a sore throat): nothing hot in taste and no alcohol was recognised, and how firm it is no label tells; after a tooth was taken out have soft food, nothing hot (NHS), and do as your dentist says.',
    },
    evidence: 'E72',
    isOfNobody: true,
  },
  {
    asked:
      /姨妈|(?<!月)经期|月经|例假|生理期|痛经|\bon my period\b|\bperiod (?:pains?|cramps?)\b|\bmenstruat/,
    who: { zh: '月经期', en: 'a period' },
    rows: [],
    none: {
      zh: '没有查到月经期要专门忌口的依据，和平时一样适量：盐、糖、咖啡因和酒该少的还是少；疼得厉害或量很大看医生。',
      en: 'I know of no rule for food during a period: as much as at other times, with salt, sugar, caffeine and alcohol kept as low as ever; see a doctor with bad pain or heavy bleeding.',
    },
    isOfNobody: true,
  },
  {
    asked:
      /疫苗|打(?:了|完)?预防针|纹身|刺青|打(?:完|了)?耳洞|拔(?:完|了)?罐|\bvaccin\w*|\bflu jab\b|\b(?:new|fresh|got a) (?:tattoo|piercing)\b/,
    who: { zh: '打疫苗、纹身、打耳洞前后', en: 'a vaccination, tattoo or piercing' },
    rows: [],
    none: {
      zh: '没有查到打疫苗、纹身、打耳洞前后要专门忌口的依据，和平时一样吃；接种点或师傅另有交代的按他们说的，发烧、起疹、伤口红肿流脓看医生。',
      en: 'I know of no rule for food around a vaccination, tattoo or piercing: eat as at other times, unless those who gave it said otherwise; with fever, a rash or a wound that swells or weeps see a doctor.',
    },
    isOfNobody: true,
  },
  {
    asked: /牙套|箍牙|正畸|矫正(?:牙|期)|保持器|\bbraces\b|\bretainers?\b|\baligners?\b|\binvisalign\b/,
    who: { zh: '戴牙套', en: 'braces' },
    sources: [
      {
        zh: '常做得粘或硬',
        en: 'mostly sticky or hard',
        find: named(
          /胶基|太妃|牛轧|麦芽糖(?!醇|糊)|饴糖|明胶|坚果|花生|杏仁|榛|腰果|核桃|玉米花|gum base|toffee|nougat|gelatin|\bnuts?\b|peanut|almond|hazelnut|cashew|walnut|popcorn|caramel/,
          /色|colou?r|e150|may contain/,
        ),
      },
    ],
    rows: ['sugars'],
    lead: leads.betterNot,
    known: {
      zh: '粘的、硬的、要用力咬的会弄松托槽；甜的吃完要刷牙，听正畸医生的',
      en: 'what is sticky, hard or has to be bitten off can loosen a bracket; brush after sweet things, and do as your orthodontist says',
    },
    none: {
      zh: '看软硬和粘不粘（戴牙套），这个标签看不出：粘的、硬的、要用力咬的别吃，甜的吃完要刷牙，听正畸医生的。',
      en: 'It depends on how hard and sticky it is (braces), which no label tells: nothing sticky, hard or that has to be bitten off; brush after sweet things, and do as your orthodontist says.',
    },
    isOfNobody: true,
  },
  {
    asked:
      /(?:会不会|会|明天|明早|第二天)[^，。]{0,8}(?:口渴|嘴渴|口干|[脸眼腿脚][^，。]{0,3}肿)|(?:口渴|嘴渴|口干)|浮肿|水肿|存水|(?:变|成)了?猪头|\bwake up (?:puffy|bloated|swollen)\b|\bpuffy (?:face|eyes|tomorrow)\b|\bwater retention\b|\b(?:hold|retain)(?:ing)? water\b|\bthirsty\b|\bdehydrat\w*/,
    notAsked:
      /[钠盐](?:呢|多少|高|超)|\b(?:salt|sodium)\b|解渴|止渴|跑步|运动|拉肚|腹泻|孕|怀|怎么了|\bpregnan|\bquench|\brun\b|\bexercise|\bworkout|\bkidney/,
    who: { zh: '口渴、水肿', en: 'thirst and swelling' },
    rows: ['salt'],
    none: {
      zh: '看盐多少：盐吃多了会口渴，身体会暂时多留水，脸和手脚可能发胀（钠调节体液量，EFSA 2019）；常这样或越来越肿要看医生。',
      en: 'It depends on the salt: much of it makes thirsty, and for a while the body keeps more water, which may show in face and hands (sodium regulates body fluid, EFSA 2019); if it is often so or gets worse, see a doctor.',
    },
    isOfNobody: true,
  },
  {
    asked: /组胺|組織?胺|histamine/,
    who: { zh: '组胺不耐', en: 'histamine intolerance' },
    rows: [],
    none: {
      zh: '看不出（组胺不耐）：标签不写组胺有多少，哪些配料会引发，我的资料里没有规则。把配料表拿给医生或营养师看。',
      en: 'That cannot be told (histamine intolerance): no label states histamine, and I have no rule on which ingredients set it off. Show the list to your doctor or dietitian.',
    },
  },
  {
    asked: /碘(?!伏|酒)|甲状腺|甲狀腺|甲亢|甲减|甲減|桥本|橋本|\biodine\b|\bthyroid\b|\bhashimoto/,
    notAsked: /优甲乐|左甲|甲状腺素|levothyroxine|thyroxine/,
    who: { zh: '碘、甲状腺', en: 'iodine and the thyroid' },
    sources: [
      {
        zh: '海藻或写明加碘的',
        en: 'seaweed, or named as iodised',
        find: named(
          /海带|海帶|紫菜|昆布|裙带|海苔|海藻(?!酸|糖)|碘|\bseaweed\b|\bkelp\b|\bnori\b|\bkombu\b|\bwakame\b|\biod/,
        ),
      },
    ],
    rows: ['salt'],
    lead: { zh: '先问医生', en: 'Ask your doctor first' },
    known: {
      zh: '碘有多少标签没有写；要限碘或低碘饮食的，没问清楚之前先不吃',
      en: 'how much iodine there is the label does not say; on a low-iodine diet leave it until you have asked',
    },
    none: {
      zh: '先问医生（碘、甲状腺）：标签没有写碘有多少，也没有写用的盐加不加碘；低碘饮食期间，没问清楚之前先不吃。',
      en: 'Ask your doctor first (iodine, thyroid): the label states no iodine, nor whether its salt is iodised; on a low-iodine diet leave it until you have asked.',
    },
  },
  {
    asked:
      /胆囊|膽囊|胆结石|膽石|胰腺炎|(?:手术|手術|[开開][完了过]?刀|[做动動][完了过]手[术術]|切除|术后|術後)(?!室)|\bgall ?(?:bladder|stones?)\b|\bpancreatitis\b|\b(?:after|had|since) (?:\w+ ){0,3}(?:surgery|operation)\b|\bsurgery\b/,
    notAsked: /碘|甲状腺|甲狀腺|癌|\bcancer\b|\bthyroid\b/,
    who: { zh: '手术或胆、胰的病', en: 'an operation, or of gall bladder and pancreas' },
    rows: ['fat', 'saturatedFat', 'protein', 'salt'],
    none: {
      zh: '先问管手术、管这个病的医生：这时能吃什么我的资料里没有规则；油大不大，看得到的是下面的脂肪。',
      en: 'Ask the doctor who treats it first: for what may be eaten now I have no rule; how fatty it is shows in the table.',
    },
  },
]

/** False where the list has none of the sources. */
const sayFound = (
  { who, sources, lead, known, evidence }: ConditionAsked & Found,
  context: AnswerContext,
): boolean => {
  const told = sources
    .map(source => ({ source, hits: source.find(context) }))
    .filter(({ hits }) => hits.length > 0)
  if (told.length === 0) return false
  const parts = told.map(({ source, hits }) => {
    const names = namesOf(hits.slice(0, 4), context)
    return { zh: `${names.zh}（${source.zh}）`, en: `${names.en} (${source.en})` }
  })
  context.reply.say(
    {
      zh: `${lead.zh}（${who.zh}）：配料里有${parts.map(({ zh }) => zh).join('、')}；${known.zh}。`,
      en: `${lead.en} (${who.en}): the list has ${parts.map(({ en }) => en).join(', ')}; ${known.en}.`,
    },
    ...onLabel(context, told.flatMap(({ hits }) => hits).slice(0, 6)),
    ...(evidence ? [evidenceCitation(context, evidence)] : []),
  )
  return true
}

const asksAmount = /多少|几克|几大|\bhow (?:much|many)\b/

/** With a condition that no rule knows: what the label shows of it, and who is to be asked; false where none was named. */
export const tellByLabel = ({ who, text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (context.flat.length === 0 || (who && who.allergens.length + who.diets.length > 0)) return false
  const isOfAmount =
    /^(?:amount|limit|allowed|adi)$/.test(wish) || (wish === 'nutrition' && asksAmount.test(text))
  if (subjects.some(({ entry }) => entry) || isOfAmount) return false
  // Food for special medical purposes has a rule of its own.
  if (context.result?.noScore) return false
  const hasRule = (who?.groups.length ?? 0) > 0
  const condition = conditions.find(
    one => one.asked.test(text) && !one.notAsked?.test(text) && !(one.isOfNobody && hasRule),
  )
  if (!condition) return false
  const figures = condition.rows.length > 0 ? figuresOf(condition.rows, context) : undefined
  if (!condition.sources || !sayFound(condition, context))
    context.reply.say(
      condition.none,
      ...wholeLabel(context),
      ...(condition.evidence ? [evidenceCitation(context, condition.evidence)] : []),
    )
  if (figures) context.reply.say(figures, tableCitation)
  return true
}
