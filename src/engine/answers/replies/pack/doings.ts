import type { Bilingual } from '../../../result.ts'

/** Something that people do with a food, and how packs speak of it. */
export interface Doing {
  topic: string
  asked: RegExp
  printed: RegExp
  /** In these words a pack forbids it. */
  bans?: RegExp
  /** In these words it allows it. */
  allows?: RegExp
  /** What a ban begins with, by the folded question and the words of the pack; with a no where nothing is written. */
  banned?: (question: string, words: string) => Bilingual
  /** Whoever speaks of it plans it: a ban is a no, whether that was asked or not. */
  isOfPlan?: true
  /** What leave begins with. */
  allowed?: Bilingual
  /** The pack's way of doing it is the same for every person. */
  isForAnybody?: true
  /** Where the pack says nothing of it, its kind of food tells whether it is ready to eat. */
  isByKind?: true
  /** What is said where the pack says nothing of it, and which questions are surely of that. */
  unstated?: Bilingual
  unstatedIf?: RegExp
  /** Packs print it beside their weight. */
  isOfNet?: true
  /** It is of the state of the food or pack at hand, which comes before all that is guessed. */
  isOfState?: true
  /** The topic that is not told beside this one. */
  instead?: string
}

const onceOpened =
  /[開开][启啟封盖蓋罐袋瓶盒包]之?[后後]|\bonce (?:it is |it's )?open|\bafter opening|当[日天次]|當[日天次]|一次(?:性)?[吃喝用饮飲]完|\b(?:use|eat|consume|drink) within\b/

const asksNeed =
  /(?:要|用|需)(?:不[要用])?[^，。不]{0,4}(?:加?热|煮|蒸)(?!.{0,6}直接)|\b(?:need|have|got)(?:s)? (?:to (?:be )?)?(?:heat|cook|warm)/
const asksWhetherRaw = /[生熟]的|[生熟]制|\bcooked\b|\bis (?:it|this) raw\b/
/** Of what has to be cooked: it has to be, to who asks whether; raw, to who asks that; else no. */
const leadOfUncooked = (question: string, words: string): Bilingual => {
  if (asksNeed.test(question)) return { zh: '要', en: 'Yes' }
  if (!asksWhetherRaw.test(question))
    return /(?<!花)生制品|未经熟制|\buncooked\b/.test(words)
      ? { zh: '不行，卖的时候里面是生的', en: 'No, it is raw inside as sold' }
      : { zh: '不行', en: 'No' }
  return /(?<!花)生制品|非即食|生食|\braw\b|not ready/.test(words)
    ? { zh: '是生的，要做熟', en: 'Raw: it has to be cooked' }
    : { zh: '要热透再吃', en: 'It has to be heated through' }
}

/** It forbids the microwave to the food in its pack, and not to the food. */
const microwavedInPack =
  /[连連带帶整][^，。]{0,6}微波|[连連][^，。]{0,6}包[装裝]|微波.{0,8}(?:包[装裝]|容器)|microwav\w*.{0,12}\b(?:pouch|can|tin|jar|cup|pack|bottle|lid)/

const mayBeWarmed =
  /(?:能|可以|可不可以|能不能|可唔可以|得唔得)(?:不能)?[^，。]{0,3}(?:加热|热一?[下热]|热了?[喝吃饮]|温着[喝吃])|\b(?:can|could|may|should) (?:i|we|you|it|they|this|these) (?:be )?(?:heat(?:ed)?|warm(?:ed)?)\b|\b(?:drink|have|eat) (?:it|this|them) (?:hot|warm)\b/

export const doings: readonly Doing[] = [
  {
    topic: 'refreeze',
    instead: 'freeze',
    unstated: {
      zh: '最好不要再冻：标签没有写可以；化开后在室温放过 2 小时的扔掉，一直在冰箱冷藏里化的尽快做熟吃完（USDA）。',
      en: 'Better not: the label does not allow it. Throw away what was thawed and lay warm for 2 hours; what thawed in the fridge should be cooked and eaten soon (USDA).',
    },
    unstatedIf: /化|解冻|融|\bthaw|\bdefrost|\bmelt|\brefreez|\bfreez\w+ (?:it |them )?again/,
    isForAnybody: true,
    asked:
      /再(?:次)?(?:冷)?冻|又(?:给)?冻(?:上|回|起)|复冻|重新(?:冷)?冻|冻回去|放回冷冻|(?:解冻|化了|化开|融化|解咗冻)[^?]{0,20}(?:放|塞|摆)(?:返|回)|放(?:返|回)[入进到]?(?:去)?(?:冰格|冷冻|冰柜)|refr(?:eez|oze)|re-fr(?:eez|oze)|freeze (?:it |them )?again|\bback in(?:to)? (?:the )?freezer/,
    printed: /再(?:次)?(?:冷)?冻|复冻|復凍|再(?:次)?冷藏|refreez|re-freez|once (?:thawed|defrosted)/,
    bans: /勿|不可|不要|不宜|do not|don't|never|not be/,
  },
  {
    topic: 'freeze',
    unstated: {
      zh: '标签没有写能不能冷冻，请照它写的存放。',
      en: 'The label does not say whether it may be frozen; keep it as it says.',
    },
    unstatedIf:
      /(?:能不?能|可不?可以|可唔可以|能|可以|得唔得).{0,4}冻|冻(?:起来|一下|住).{0,4}(?:行|可以|吗)|\b(?:can|could|may|should) (?:i|we|you|it|they|these|this) (?:be )?(?:freeze|frozen|go (?:in(?:to)?|straight into) the freezer)\b/,
    asked: /冷冻|能冻|可以冻|冻(?:起来|一下|住)|\bfreez(?:e|er|ing)\b|(?<!\bfrom )\bfrozen\b/,
    printed: /冷冻|(?<!果|肉|鱼|奶|吸吸|布丁)冻(?!干)|-18|freez|frozen/,
    bans: /(?:勿|不可|不要|不宜|禁止|避免)[^，,]{0,12}冻|(?:do not|don't|never) freez/,
  },
  {
    topic: 'sun',
    asked: /阳光|太阳(?=[底下光直暴曝晒里])|(?<!日)[晒曬](?![干乾成制製出])|\bsunlight\b|\bin the sun\b/,
    printed: /阳光|日[晒光]|避光|sunlight|light/,
    bans: /避|勿|不|away|avoid|out of|protect|do not/,
  },
  {
    topic: 'microwave',
    isOfPlan: true,
    asked:
      /微波|(?:可以|能|可不可以|能不能|得唔得|先|用|再|我)叮|叮(?:一下|热|几|多久|吗|[一二两三四五六七八九十\d]|[了个好])|microwav|\bnuk(?:e|ed|es|ing)\b|\bzap(?:s|ped|ping)?\b|\bin the micro\b/,
    printed: /微波|microwave/,
    bans: /(?:勿|不可|不要|不宜|禁止)[^，,]{0,12}微波|(?:do not|don't|never|not suitable)[^,.]{0,12} microwav/,
    banned: (_, words) =>
      microwavedInPack.test(words)
        ? { zh: '不要连包装一起热', en: 'Not in its pack' }
        : { zh: '不行', en: 'No' },
  },
  {
    topic: 'warm',
    unstated: {
      zh: '能不能加热标签没有写，请照它写的吃法和存放。',
      en: 'Whether it may be heated the label does not say; keep and use it as it says.',
    },
    unstatedIf: mayBeWarmed,
    asked: mayBeWarmed,
    printed: /加热|热饮|温热|隔水|微波|\bheat|\bwarm|\bserve (?:hot|chilled|cold)|冷饮|冰镇|冷藏后|microwave/,
    bans: /(?:勿|不可|不要|不宜|禁止|避免)[^，,]{0,12}加?热|(?:do not|don't|never) (?:heat|warm)/,
  },
  {
    topic: 'raw',
    isByKind: true,
    asked:
      /生吃|直接[吃食]|[生熟]的[^，。]{0,4}(?:还是|定)?[生熟]的|(?:要不要|用不用|需不需要|使不使|使唔使|洗不洗)煮|[煮热]不[煮热]|冻吃|即食|不(?:蒸|煮|加热|热)(?:就|直接|能|也)|要(?:不要|唔要)?(?:先)?热(?:一[下热]|热)?(?=[吗么嘛呢不]|$)|要不要(?:加热|煮|蒸|热)|用不用(?:加热|煮)|需要?(?:加热|煮)|(?<!不)要(?:先)?(?:加热|煮|蒸)(?=[吗么嘛呢不]|之?后?再?吃)|(?:开袋|打开|拆开|拿出来|买回来|开盖|开罐)就?(?:能|可以|直接)?(?:这么|这样)?就?[吃喝食]|拿出来就|是(?:不是)?[熟生](?:的|制)|[生熟]的[吗么？?]|生的还是熟|熟的还是生|[凉冷](?:着|的)?(?:能|可以)?吃|\braw\b(?! (?:material|milk|egg|sugar|cane))|\bneed(?:s)? (?:heating|cooking|warming)|need (?:to be )?(?:cooked|heated)|\b(?:have|need|got) to (?:heat|cook|warm)|\bready[- ]to[- ]eat|\bstraight (?:from|out of) the (?:bag|pack|packet|box|tin|can|pouch|fridge|tub|jar)\b|\bout of the (?:bag|pack|packet|box|tin|pouch)\b|\beat (?:it |them |this |these )?(?:as (?:is|it is|they are)|cold)\b|\b(?:already|pre-?) ?cooked\b|\b(?:is|are) (?:it|this|they|these) (?:raw|cooked)\b|\bwithout (?:heating|cooking)\b/,
    printed:
      /(?<!勿|避免|冷冻[或、和及]|不要|不可)加热|煮熟|熟透|彻底煮|(?<!立)即食|(?<!花)生[制食]|熟制|熟(?:肉|食)|食用方法|\bcook(?!ie|ware|ing with)|\bheat|\bpiping|\braw\b|ready to eat|pasteuri/,
    bans: /^(?!.*(?:更佳|更好|风味|口感|(?<!非)即食|(?<!not )ready to eat|直接[食饮]用)).*(?:非即食|[不勿][可能宜要]?(?:直接)?生食|(?<!花)生制品|加热后|熟透|煮熟|煮沸|彻底|[须需].{0,10}(?:煮|蒸|加热|熟)|\bcook(?:ed)? (?:thoroughly|through|before|well|fully)|\bheat thoroughly|\bpiping hot|must be (?:fully |thoroughly )?cooked|do not eat raw|not ready to eat)/,
    banned: leadOfUncooked,
    allowed: { zh: '可以直接吃', en: 'It may be eaten as it is' },
    allows:
      /(?<!非|不可)(?:开[袋罐盖瓶封包盒]|打开|直接|解冻后?|自然解冻后?)即[食饮]|直接(?:食|饮)用|\bready to eat\b/,
    unstated: {
      zh: '要不要加热标签没有写，请照它写的吃法和存放。',
      en: 'Whether it has to be heated the label does not say; keep and use it as it says.',
    },
    unstatedIf:
      /(?:要|用|需|使)[^，。]{0,4}(?:加?热|煮|蒸)|[煮热]不[煮热]|[生熟]的|生吃|冻吃|[凉冷](?:着|的)?(?:能|可以)?吃|\bneed(?:s|ed)? (?:to (?:be )?)?(?:cook|heat)|\b(?:eat|have) (?:it |them |this |these )?(?:cold|raw)\b|\b(?:already|pre-?) ?cooked\b|\bis (?:it|this) cooked\b/,
  },
  {
    topic: 'wash',
    isForAnybody: true,
    asked:
      /(?:要不要|用不用|需不需要|使唔使|要|需要?|用)(?:先)?(?:冲|清)?洗(?![厕碗手头脸衣澡车])|洗(?:不洗|过|一下)|\b(?:need|have) (?:to (?:be )?)?(?:wash|rinse)|\bwash (?:it|them|this)\b|\brins(?:e|ing)\b/,
    printed: /洗净|清洗|免洗|冲洗|\bwash|\brins/,
    unstated: {
      zh: '标签没有写要不要洗。',
      en: 'Whether it has to be washed the label does not say.',
    },
    unstatedIf:
      /(?:要|用|需)[^，。]{0,4}洗(?![厕碗手头脸衣澡车])|\b(?:need|have) (?:to (?:be )?)?(?:wash|rinse)/,
  },
  {
    topic: 'cook',
    asked:
      /\bknow (?:when |if )?(?:(?:it|they)(?:'?s| is|'?re| are)|its?) (?:done|cooked|ready)\b|\bair ?fryer\b.{0,16}\b(?:how|time|temp\w*|minutes|ok|okay|settings?)\b|\b(?:how|can|ok|time)\b.{0,30}\bair ?fry(?:er|ing)?\b|(?<!没有?)空气炸锅?[^，。]{0,6}(?:多[久少长]|几|怎么|可以|能|行)|(?:怎么|怎样)(?:算|才算|知道|看).{0,4}熟|\bhow (?:does|do|should|to|long|am|would)\b[^?]{0,40}\b(?:cook|fry|bake|boil|heat|grill|roast|toast|steam)|\bhow long\b[^?]{0,24}\b(?:oven|grill|microwave|air ?fryer|pan|hob)\b|(?:怎么|怎样|如何|点样?)(?:煮|做|烹|蒸|煎|炸|烤|加热)|(?:煮|蒸|煎|烤|炸)(?:多久|几分钟|幾分鐘)/,
    isByKind: true,
    unstated: {
      zh: '标签没有写这样做，也没有写要多久；要做热就做到中间冒热气、没有生的地方（中心 70 ℃ 保持 2 分钟，UK FSA）。',
      en: 'The label gives no such way and no time; where it is cooked, cook it until it steams in the middle and no part is raw (70 °C for 2 minutes, UK FSA).',
    },
    unstatedIf: /\bair ?fry(?:er|ing)?\b|空气炸|熟|\b(?:done|cooked)\b/,
    printed:
      /(?:煮|蒸|煎|炸|烤|焗|加热|加熱)[^，,。]{0,20}(?:分|熟|沸|浮|即)|\b(?:cook|fry|bake|boil|oven|microwave|grill|simmer)\b/,
    isForAnybody: true,
  },
  {
    topic: 'suck',
    asked: /直接(?:从袋子?)?吸|对嘴|对着(?:袋|瓶)|\bsuck\b|straight from the (?:pouch|bottle|pack)/,
    printed: /吸食|吸吮|勺|盖子|\bspoon\b|\bsuck\b|\bcaps?\b/,
  },
  {
    topic: 'cut',
    asked:
      /\bcut(?:ting)? (?:(?:it|them|these|those) )?(?:up|lengthwise|small|in)|\b(?:need|have to|should i) (?:be )?cut|要不要切|用不用切|切(?:小|碎|开|成|块|段)/,
    printed: /\bcut\b|切(?:成|碎|小|开)/,
  },
  {
    topic: 'water',
    isForAnybody: true,
    asked:
      /[加放倒兑]多少水|多少(?:毫升)?水|水加多少|水.{0,2}[加放倒]多少|how much (?:boiling |hot |cold )?water|how many ml of water/,
    printed:
      /\d+ ?(?:ml|毫升|升|克|g|l|cups?|份|parts?).{0,24}(?:水|water)|水.{0,8}\d+ ?(?:ml|毫升|升|克|份)|\bextra (?:water|dilution)|\bdilute\b.{0,60}water|\bparts? (?:of )?water/,
  },
  {
    topic: 'neat',
    instead: 'dilute',
    isForAnybody: true,
    asked:
      /\b(?:neat|undiluted|without (?:any )?water)\b|\b(?:drink|have) it straight\b|不(?:加|兑|掺|沖|冲)水|原液|直接喝/,
    printed: /\bdilut|\bparts? .{0,24}water|稀释|稀釋|兑水|倍(?:的)?水/,
    bans: /\bdilut|\bparts? |稀释|稀釋|兑水|倍/,
  },
  {
    topic: 'dilute',
    isForAnybody: true,
    asked: /\bdilut|\bhow (?:weak|strong)\b|\bwater(?:ed)? (?:it )?down\b|稀释|稀釋|兑多少|沖淡|冲淡/,
    printed: /\bdilut|\bparts? .{0,24}water|\bextra water|稀释|稀釋|兑水|倍(?:的)?水/,
  },
  {
    topic: 'dry',
    isForAnybody: true,
    asked:
      /(?<![\u4e00-\u9fff])干[吃嚼吞食]|(?:可以|能|直接|这么|想|要)干[吃嚼吞食]|直接[吃食](?:这个?|呢个?)?粉|空口[吃食]|不(?:加|兑|冲)水|(?:直接|干)(?:含|放(?:在)?(?:嘴|舌)|嚼|吞)|\b(?:on|under) (?:my|the|your) tongue\b|\b(?:suck|swallow|chew) (?:it|the tablet|one)\b|\bdry[- ]?scoop|\b(?:eat|have|take|swallow)\b.{0,24}\bdry\b|\bwithout (?:any )?water\b/,
    printed:
      /(?<!\bcool(?:,| and)? )\bdry\b(?! place)|[勿不].{0,4}(?:干吃|直接吞)|\b(?:mix|dissolve|drop)\b.{0,40}\bwater|(?:加入?|兑|冲)[^，。]{0,24}水/,
    bans: /(?:do not|don't|never)\b.{0,30}\bdry\b|[勿不].{0,4}(?:干吃|直接吞)/,
  },
  {
    topic: 'first time',
    isForAnybody: true,
    asked: /第一[次回]|头一[次回]|初次|首次|刚(?:开始)?添加|\bfirst time\b/,
    printed: /初次|首次|第一次|\bfirst time\b|\bstart with\b/,
  },
  {
    topic: 'how hot',
    isForAnybody: true,
    asked:
      /水(?:要|得|该|用)?(?:多|几)(?:热|烫|少度|度)|水温|(?:多少|几)度的?[温开热]?水|\bhow (?:hot|warm)\b.{0,24}\bwater\b|\bwater temp/,
    printed:
      /\d{2}\s?(?:℃|°|度).{0,10}水|水.{0,14}\d{2}\s?(?:℃|°|度)|[温沸]开?水|开水|\b(?:boiled|hot|warm|cold|boiling)\b.{0,10}\bwater/,
  },
  {
    topic: 'how much of the powder',
    isForAnybody: true,
    asked: /[冲泡](?:多少|几)(?:克|平?[勺匙]|袋|条|包)?(?!水|度|分钟|秒|次)/,
    printed: /\d+\s?(?:克|g|平?[勺匙]|袋|条|包).{0,24}水|初次/,
  },
  {
    topic: 'with boiling water',
    isForAnybody: true,
    asked: /(?<![温凉])(?:开|滚|沸)水(?:来|直接)?[冲泡]|[冲泡].{0,3}(?<![温凉])(?:开|滚|沸)水/,
    printed: /水.{0,14}\d{2}\s?(?:℃|度)|\d{2}\s?(?:℃|度).{0,10}水|[温沸滚凉]开?水|开水/,
    bans: /^(?!.*(?:[沸滚]水|(?<![温凉])开水)).*(?:℃|度|温|凉).{0,10}水/,
  },
  {
    topic: 'boiling water',
    asked:
      /[3-8]\d\s?(?:度|℃|°\s?c?).{0,8}水|水.{0,6}[3-8]\d\s?(?:度|℃)|(?:温|凉|冷|溫|涼|冻)水.{0,4}[泡冲沖煮]|[泡冲沖].{0,4}(?:温|凉|冷|溫|涼)水|水(?:没|不够|唔够)[开開滚滾]|\b(?:warm|hot tap|lukewarm|cold|tap) water\b|\bwater (?:is |that is )?not boiling\b/,
    printed: /沸水|(?<!温|溫)[开開]水|滚水|滾水|boiling|\d{2}\s?(?:℃|度).{0,6}水|温[开開]?水|溫[开開]?水/,
    bans: /沸水|(?<!温|溫)[开開]水|滚水|滾水|boiling/,
  },
  {
    topic: 'opened yesterday',
    unstated: {
      zh: '标签没有写开封后能放多久；没有冷藏过的、变味、发黏或发霉的不要吃，不确定也不要吃。',
      en: 'How long it keeps once opened the label does not say; do not eat it where it was not chilled, smells wrong, is slimy or mouldy, or where you are not sure.',
    },
    instead: 'opened',
    isForAnybody: true,
    asked:
      /(?:昨[天晚日]|头天|頭天|前[天晚]|隔夜|琴日|尋日).{0,8}[开開拆剩]|[开開拆剩].{0,10}(?:昨[天晚日]|头天|頭天|前[天晚]|隔夜|琴日|尋日)|\bopened (?:it )?(?:yesterday|last night|the day before)|\byesterday'?s\b/,
    printed: onceOpened,
    bans: /当[日天次]|當[日天次]|same day|一次(?:性)?[吃喝用饮飲]完/,
  },
  {
    topic: 'opened',
    unstated: {
      zh: '标签没有写开封后能放多久；变味、发黏、发霉、胀气或没照标签存放过的不要吃，拿不准也不要吃。',
      en: 'How long it keeps once opened the label does not say; do not eat it if it smells wrong, is slimy or mouldy or was not kept as the label says, nor where you are not sure.',
    },
    unstatedIf:
      /[还仲].{0,3}能|能不能|[吃喝用][吗么]|坏|扔|\b(?:ok|okay|safe|still|fine|bin|bad|eat|drink)\b/,
    isForAnybody: true,
    asked:
      /(?:没|沒|冇|未)(?:有)?[吃喝用食饮飲](?:得)?(?:完|晒)|[吃喝用食]不完|[吃喝食用]剩|剩.{0,6}(?:放|存|冰箱|雪柜|明天|听日|还能|仲|怎么办|咋办)|\bopen(?:ed)?\b.{0,16}\b(?:yesterday|last night|days? ago)\b|[開开](?:咗|了).{0,10}(?:聽日|听日|明天|後日|后天)|\b(?:once|after|when) (?:the|my|a) \w+ (?:is|are) open|(?:[打拆][开開]|[开開](?:了|咗|封))[^吃喝]{0,6}(?:天|日|周|星期|礼拜|月)|\b(?:been|sat|left|is|was|had it) open\b|\bopen (?:for|since)\b|\bopened (?:\w+ ){0,3}(?:days?|weeks?|months?|yesterday)\b|\b(?:keep|save|eat|have|finish) the rest\b|\bleft ?overs?\b|\bleft over\b|\b(?:couldn't|didn't|don't|can't|won't) finish|\bthe rest (?:tomorrow|(?:for )?later|for tomorrow)/,
    printed: onceOpened,
  },
  {
    topic: 'bones',
    unstated: {
      zh: '标签没有写有没有骨头或刺；鱼和带骨的肉不能当作没有，给孩子和老人吃要小心。',
      en: 'The label does not say whether there are bones; of fish or meat do not take it that there are none, least of all for children and old people.',
    },
    isForAnybody: true,
    asked:
      /有(?:没有|冇|無|无)?.{0,4}(?:骨头|碎骨|细骨|骨刺|鱼刺|魚刺|刺|(?<![猪豬牛羊鸡雞筒大排])骨)(?=[吗嗎呢的啊呀㗎，,\s]|$)|卡(?:到|住)?(?:喉咙|骨|刺)|(?:鱼|魚)刺|(?<!\b(?:my|her|his|their|your|strong|for|the) )\bbones?\b(?! (?:broth|char|health))|\b(?:any|remove|removed|all|take out|pick out) (?:the )?bones?\b/,
    printed: /(?:小|碎|细|細)骨|骨[头頭刺]|(?:鱼|魚|小|碎|细|細)刺|\bbones?\b/,
  },
  {
    topic: 'thaw',
    isByKind: true,
    unstated: {
      zh: '标签没有写能不能不解冻就下锅；照它写的做法，做到中间热透。',
      en: 'Whether it may be cooked from frozen the label does not say; follow its directions and cook it through.',
    },
    asked:
      /(?:冻着|冷冻的?|不(?:用|先)?解冻|没解冻)[^，。]{0,6}(?:下锅|煮|蒸|炸|烤|煎|做)|\bstraight from (?:the )?(?:freezer|frozen)\b|(?:要|需|用)(?:不要|唔要)?(?:先)?(?:[解化][冻凍]|退冰)|\b(?:need|have) to (?:be )?(?:defrost|thaw)|\b(?:defrost|thaw) (?:it|them|first)\b|\bcook(?:ed)? (?:it |them )?(?:straight )?from frozen/,
    printed: /解[冻凍]|退冰|defrost|thaw|from frozen/,
  },
  {
    topic: 'oil',
    isForAnybody: true,
    asked:
      /(?:要不要|用不用|需不需要|要|需要|得)(?:先)?(?:倒|放|加|搁|刷|抹|下)点?油(?:[不吗么嘛呢]|$)|(?:倒|放|加)不(?:倒|放|加)油|\bneed (?:any |some |to add )?oil\b|\b(?:add|use) (?:any )?oil\b/,
    printed: /(?:放|加|倒|刷|抹|下)[^，。]{0,4}油|\boil(?:ed|ing)?\b(?! (?:\(|,))/,
    unstated: {
      zh: '标签没有写要不要放油。',
      en: 'The label does not say whether to add oil.',
    },
    unstatedIf: /油|\boil\b/,
  },
  {
    topic: 'reheat',
    isForAnybody: true,
    asked: /\breheat|重新加[热熱]|再(?:次)?(?:加[热熱]|翻[热熱])|翻[热熱]/,
    printed: /reheat|再(?:次)?加[热熱]|翻[热熱]/,
    bans: /do not|don't|never|勿|不/,
  },
]
