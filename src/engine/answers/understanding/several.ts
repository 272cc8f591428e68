import { nutrientsIn } from '../../nutrition/nutrient-words.ts'
import { factAlone } from '../entities/fact-words.ts'
import { asksItsShare } from '../replies/asked/places-of-list.ts'
import { asksMayThey } from '../text/may-they.ts'
import { isBareVerdict } from '../text/much-or-enough.ts'

const between =
  /[?？!！]+\s*|[，,；;。\n]+\s*|\.\s+|\s+[-–—]+\s+|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff]|(?!jecfa|efsa)[a-z]+\d*[\u4e00-\u9fff])|(?<=[吗呢么嘛])\s+(?=\d{3})|(?<=[吗呢啊呀])(?=[\u4e00-\u9fff]{4})|\s*(?:另外(?![一二两三四五六七八九十半\d]+[个成样种包袋半])|(?<!怎么|为什么|[是会能]不[是会能]|里[面头]?|除了.{0,10}|[外中底])还有(?!多|[\d.]|[吗么没呢吧]?(?:$|[\s，,。?？]))|以及|顺便(?:[再也]?(?:问|说|请教)(?:一?[下问声句])?)?|再(?:问|请教)一?[下个声句])\s*|和(?=有多少|有没有|能不能|会不会|可不可以)|\s*\b(?:oh and|and|but|also|plus) (?=(?:also |then )?(?:(?:at|for|in|from|of|to|on|by|with|apart from) )?(?:what|why|how|which|where(?! (?:is|are|does|do|did) (?:it|they|that|this)\b)|who|is|are|can|could|does|do|did|was|were|should|will|would|if(?! not\b)|anything)\b|(?<!\bbut )(?:halal|kosher|vegan|vegetarian)(?:$|\?)|(?:(?:i|he|she|we|my \w+) .{2,30} |too \w+ for|it says |says |(?:max|net carbs|(?<!\b(?:jecfa|efsa) (?:and|or) )(?:jecfa|efsa) adi|(?<!\b(?:carbs?|protein|sugars?|fibre|fiber|salt|sodium|fat|calories) and )(?:carbs?|protein|sugars?|fibre|fiber|salt|sodium|fat|calories) (?:per|in))\b))/g

/** Words that make a clause a question of its own; a clause without them, as in 我有蚕豆病，能吃吗, belongs to one that has them. */
const asking =
  /什么|[是算].{1,8}还是|算不?算?超加工|^(?:please )?(?:rate|score|rank) |^give (?:this|it|these|the) .{0,14}(?:score|rating|mark|grade)|打[个几多]?少?分|多[少久大高]|第几|第一位|(?<![好十])几(?![乎十百])|哪(?!里?有.{1,8}嘛$)|谁|怎|如何|是否|有没有|有无|[吗呢么没不嘛][呀啊啦哈]?$|(?<!(?:应该|总该|肯定|没事|没问题|总可以|当然)[^，。]{0,6})吧$|没有$|(?:限量|上限|作用|用途|标准号|编号|来源)是?$|评价(?:结论)?$|(.{1,2})[不没]\1|真的(?:假的|是|有|能|会|可以)|[吃喝](?:多|完)?了?会|^(?:so |and |then |but |ok |or |also |if not,? )*(?:(?:at|for|in|from|of|to|on|by|with) )?(?:what|why|how|which|who|where|is|are|can|could|does|do|did|should|will|would|has|have|was|were|any|anything|may(?! contain))\b|\b(?:true|real|legit|fact|natural|good) or \w+$|^(?!so ).*(?<!\b(?:lie|true|real|right) )\bor (?:not|no|nah)$|\bso (?:it'?s|it is|they'?re|that means) .{2,30} (?:yeah|right|innit)$|^also [^,]{3,40}? (?:is|are) there\b|^(?:also |please |just )*(?:list|tell me|give me|show me|name|explain|summari[sz]e) (?!(?:it|that|this|them|please|pls)\b)|^(?:safe|true) (?:for|or|to) |^[^:]{1,14}: (?:what|why|how|which|where|is|are|can|does|do)\b|\b(?:can|could|may|should) (?:i|we|he|she|they|my \w+)\b|\b(?:will|would|does|do) (?:i|it|he|she|we|they|my|the|this|that|these)\b|\b(?:is|are) (?:(?:it|this|that|these|they)\b|there\b(?=.))|(?<!\b(?:know|sure|see|says?|wonder(?:ing)?|understand|read|matter|of|by|for) )\b(?:how (?:much|many|often)|how long (?:do|does|can|will)|what (?:is|does)|why (?:is|are|does|do)|where is)\b/

/** What if I eat five leads up to the question behind it; 还是 and for how long go on with the one before. */
const noQuestion =
  /^(?:this|it|the (?:pack|label|box|bag)) says\b|^(?:what if|suppose|(?:for )?how long(?! (?:do|does|can|will|should|would|once|after)\b))\b|^if\b(?! not,? (?:what|which|how|why|can|could|is|are)\b)(?!.{4,}\b(?:do|does|will|would|can|could|is|am|are|should) (?:i|it|he|she|we|they|this|that|these|my)\b.{3})|^who (?:(?:is|are) (?:allergic|intolerant|pregnant|diabetic|vegan|vegetarian|coeliac|celiac|muslim|\d)|(?:has|have|had|can'?t|cannot|doesn'?t|keeps|eats)\b)|^(?:如果|要是|假如|万一)(?!.*(?:是不是|能不能|行不行|怎么办|[吗呢]$))|^(?:听说|还是(?!.{0,2}算?超加工)|or\b)|^(?:(?![虾鱼蛋奶蟹麦豆油糖盐]呢$|清真$|纯素$|全素$)[\u4e00-\u9fff]{1,2}|(?!why\b|halal\b|haram\b|kosher\b|vegan\b|vegetarian\b)\w+)$|五辛|哪里?有.{1,8}嘛$/

/** Is it written there, which standard says so: goes on with the question before. */
const tail =
  /^(?:那|是|都|写|加|藏|放)*在哪(?:一)?(?:样|种|项|味|块)(?:东西)?(?:里面|里头|里|中)?[啊呢呀]?$|^(?:in )?(?:which|what) (?:bit|part|ingredient|one)s?(?: (?:is|are) (?:it|they|that))?(?: in)?$|^in (?:what|which)$|^怎么还有$|^(?:这|那)?(?:不就是|是不是|是)?(?:在)?(?:哄鬼|忽悠谁|骗谁|骗鬼|糊弄(?:谁|人|鬼)|逗我|搞笑|扯淡|吹牛)[呢呀啊吧哈了]*$|^(?:这|那|你)?(?:是|系)?(?:不是|唔系)?(?:骗|忽悠|呃|坑|蒙)(?:人|我|鬼)?(?:的)?(?:吧|吗|么|嘛|呢|㗎|啊|呀)?$|^(?:是)?真的假的$|^(?:so )?(?:is (?:it|that|this) )?(?:just )?(?:a )?(?:lie|lies|scam|cap|bs)(?: or (?:nah|not|what))?$|^(?:只[放加用])?一[个种样]就?(?:不够|不行|不成|够)(?:了)?[吗么不嘛]?$|^e(?:编)?号(?:码)?(?:是)?(?:多少|几|啥|什么)$|^(?:and )?(?:what'?s |what is )?(?:the |its |their )?e[- ]?(?:no|number)s?$|^(?:jecfa|efsa)?(?:和|跟)?(?:jecfa|efsa)?一样吗$|^(?:and )?(?:do they differ|are they the same)$|^is (?:that|it|this|\d[\d.]* ?(?:%|m?g)) (?:a lot|much|high|low)$|^够(?:不够)?(?:得上)?标准吗?$|^达(?:不达)?标吗?$|(?:^|\bso )which (?:one )?is it$|^(?:会不会|有没有|是不是)?超(?:标|量|过|了)*(?:没有?|吗|不)?$|^(?:is (?:that|it|this) )?(?:too much|over(?: the)? limit)$|^(?:从)?(?:上面|标签上?|包装上?|配料表上?)?看得出来?(?:吗|么|不)?$|^(?:上面|标签上?|包装上?|瓶子?上|袋子?上)?(?:有没有|有|是否)?(?:写|标)(?:了|明|出来)?(?:吗|没有?|不)?$|^(?:上面|包装上|标签上?)(?:是)?怎么(?:说|写)的?$|^(?:依据|根据|按照?)(?:的是)?(?:哪|什么)[个一条]?(?:国家)?(?:标准|国标|规定)$|^(?:does it say(?: so)?|is it (?:stated|printed|written)(?: on (?:it|the (?:pack|label)))?|what does (?:it|the (?:pack|label)) say)$/

/** 那里面的阿斯巴甜呢，对胎儿有影响吗: it names what the question behind it is about. */
const mention =
  /^(?:那|里面).{1,10}呢$|^[\u4e00-\u9fff]{1,8}呢$|^(?:and |so |ok )?(?:what|how) about (?!you\b|it\b)[a-z][a-z -]{1,30}$/

/** What others say, at the end, asks whether it is so: 老师说吃了会得癌. */
const hearsay =
  /(?:老师|同学|医生|网上|人家|别人|有人|我妈|妈妈|朋友|他们|都)说|听说|\b(?:they|people|someone|everyone|my \w+) (?:say|says|said)\b|\bi (?:heard|read)\b/

/** 15克 钠多少, 高不高: of the sodium. */
const isOfAmount = (clause: string, before: string): boolean =>
  isBareVerdict(clause) &&
  (nutrientsIn(before).length > 0 || /咖啡因|caffeine|酒精|料酒|\balcohol\b/.test(before))

/** They say that it causes cancer, so why is it still allowed: whether it does is asked as well. */
const ofHarm =
  /致癌|有毒|有害|\bcauses? cancer|\bgives? \w+ cancer|\bcarcinogen|\btoxic\b|\bharmful\b|\bpoison/
const stillUsed =
  /^[，,\s]*(?:那|那么|咁)?(?:为什么|怎么|凭什么).{0,4}(?:还|让|能|可以|允许)|^[，,\s]*(?:so |then |but )*why (?:is|are|do|does) .{0,16}still/

const mostQuestions = 6

/** Protein per bar. Also vegan: a question without a word that asks, where what joins it to another is a word or a mark of questions. */
const nounAlone =
  /限量|限值|上限|最大(?:使用量|用量)|残留|编号|标准号|执行标准|许可证|保质期|净含量|净重|产地|厂家|含量|热量|卡路里|大卡|碳水|蛋白|脂肪|膳食纤维|排第|^清真$|^[全纯]素$|jecfa|efsa|iarc|\b(?:adi|cns|ins|limits?|max(?:imum)?|content|calories|kcal|carbs?|carbohydrates?|protein|sugars?|sodium|salt|fat|fibre|fiber|caffeine|shelf life|best before|storage|percent|purpose|function|total)\b|^(?:vegan|vegetarian|halal|kosher|gluten free)$/
/** What joins one question to another, and no two names. */
const joinsQuestions = /[?？]|另外|顺便|再问|以及|[，,；;。.\s]\s*(?:还有|also)|also/
/** A question in so few words that it is known as one only beside what stands before it: 行不, right. */
const shortQuestion =
  /^(?:行|成|中|能|可|好|得|对|多|够|甜|咸|要|会)[不吗么]$|^(?:right|yeah|safe|yes or no|true|legit|correct|ok|okay|or not)$/
/** A limit in biscuits, fibre in two slices: asked whatever joins it to another. */
const figureAlone =
  /^.{0,24}(?:号|编号)[和跟与及、]?(?:功能|作用|用途)$|^.{0,24}(?:限量|限值|最大(?:使用|残留|用)?量|残留量|\bins号?|\bcns号?|编号|标准号|每日允许摄入量|\badi)(?:是|呢)?$|^(?:[^:]{1,14}: )?(?:the )?(?:net |total )?(?:carbs?|carbohydrates?|protein|sugars?|sodium|salt|fat|fibre|fiber|calories|kcal|caffeine|energy)(?: content)? (?:per|in|for|of|if)\b|^net carbs\b|^(?:max|function of) .|\b(?:jecfa|efsa) adis?\b|\badis? (?:for|of) |^(?:ins|e) ?(?:no|numbers?) (?:for|of) /
/** Vegan, and what are tocopherols: a diet alone, no person of a sentence of its own. */
const dietAlone = /^(?:halal|haram|kosher|vegan)(?:$| (?:too|or not|or nah?|for real|or just)\b)/
const hoped = /吧$/
/** It should be fine: hoped for somebody, or of eating it. */
const ofEaters = /[吃喝给碰]|孕|岁|敏|病|孩|宝|娃/
const shortestBeside = 6
/** I am diabetic. Also, is it sweet: who asks, and no question. */
const premiseOfOne =
  /^[，,；;。.\s]*(?:我|他|她|咱|俺|孩子|宝宝|娃|老[人公婆伴爸妈]|爸|妈|爷|奶奶|i|im|my|we|he|she)[^，。,.]{0,16}$/
const beginsAnother = /^(?:(?:also|plus)\b|另外|顺便|再(?:问|请教)|还有(?!多))/

/** It says low sugar but there are 17 g of carbs, where from: what the pack says is no question. */
const premise =
  /(?:\b(?:it|they|the (?:pack|label|front)) )?\bsays? (?:it'?s )?[a-z- ]{3,30}? but (?![^?]*\b(?:which (?:one|is it|to)|believe|who is right|how can)\b)(?=[^?]{0,40}\b(?:what|where|how|why|which|will|is|are|does|do|can)\b)/

/** Can my son, who is allergic to milk, have this: one question. */
const relative = /, (who (?:is|are|has|have|can'?t|cannot|doesn'?t|keeps|eats)\b[^,.;?!]{1,40}), /g

const joining =
  /([?？!！，,；;。\n]+\s*|\s+(?:and|but|also|plus)(?: also)?\s+|\s*(?:和|跟|以及|(?<!怎么|为什么|(?<!哪)里面?)还有(?!多)|另外|顺便)\s*)/
/** Is the best before the same as the use by: one question of both. */
const comparing = /\b(?:between|same|difference|versus|vs)\b|区别|差别|一样|不同|相同/
/** Once opened, in the fridge: how it was kept, and no question. */
const condition =
  /^(?:没|未)?[开拆打]|^(?:once|after|when|if|(?:i )?(?:just )?opened)\b|^(?:冷藏|冷冻|常温|冰箱|放?在?(?:冰箱|外面))里?$|^(?:refrigerated|in the fridge)$/

/** Facts of the pack that are asked for at the beginning and at the end, each alone, and what stands between them. */
const factsApart = (text: string): { before: string[]; rest: string; isAsked: boolean; after: string[] } => {
  const none = { before: [], rest: text, isAsked: true, after: [] }
  if (comparing.test(text)) return none
  const parts = text.split(joining)
  const isFact = (at: number, isAfterOther: boolean): boolean => {
    const part = parts[at]?.trim() ?? ''
    return !condition.test(part) && factAlone(part, isAfterOther) !== null
  }
  let [first, last] = [0, parts.length - 1]
  while (first <= last && isFact(first, false)) first += 2
  while (last >= first && isFact(last, !isFact(last - 2, false))) last -= 2
  if (first === 0 && last === parts.length - 1) return none
  const clauses = (from: number, to: number): string[] =>
    parts.slice(from, to).filter((part, at) => at % 2 === 0 && part.trim() !== '')
  return {
    before: clauses(0, first),
    rest: parts
      .slice(first, last + 1)
      .join('')
      .trim(),
    isAsked: /[?？]/.test(parts[last + 1] ?? ''),
    after: clauses(last + 2, parts.length),
  }
}

/** The single questions of a text, facts of the pack that are asked for beside others among them. */
export const questionsIn = (said: string): string[] => {
  const { before, rest, isAsked, after } = factsApart(said)
  // 细字睇唔到，边度出产: what says no more than why it is asked stays with it.
  if (rest !== '' && !isAsked && !asking.test(rest) && !asksMayThey(rest)) return clausesAsking(said)
  const all = [...before, ...(rest === '' ? [] : clausesAsking(rest)), ...after]
  return withShares(all.length > 1 && all.length <= mostQuestions ? all : clausesAsking(said))
}

const ofPlace =
  /(?=.*(?:什么|啥|哪|叫|\bwhat|\bwhich)).*(?:第[一二三四五\d]|排(?:在)?最?前|最多的?|\b(?:first|second|third|top|main) (?:thing|ingredient|one|item)|\bmost of\b)/
/** What comes first, and how much of it is there: one question. */
const withShares = (all: readonly string[]): string[] => {
  const joined: string[] = []
  for (const one of all) {
    const before = joined.at(-1)
    if (before !== undefined && asksItsShare.test(one) && ofPlace.test(before))
      joined.splice(-1, 1, `${before} ${one}`)
    else joined.push(one)
  }
  return joined
}

/**
 * The single questions of a text that asks several, as in 糖排第几，大概有多少糖, each with the clauses before it that ask
 * nothing; those after the last question belong to it. The whole text where it asks one.
 */
const clausesAsking = (said: string): string[] => {
  const text = said.replace(premise, '').replace(relative, ' $1 ')
  const ends: number[] = []
  let start = 0
  let from = 0
  let isJoined = false
  for (const { 0: separator, index } of [...text.matchAll(between), { 0: '', index: text.length }]) {
    const clause = text.slice(start, index).trim()
    const isEnded = /[?？]/.test(separator)
    const isStrong =
      joinsQuestions.test(text.slice(Math.max(start, index - 1), index + separator.length)) ||
      beginsAnother.test(text.slice(index + separator.length))
    const isNoun =
      ((isStrong || isJoined) && nounAlone.test(clause)) ||
      figureAlone.test(clause) ||
      (dietAlone.test(clause) && !separator.startsWith('.'))
    // Also, what is taurine for: what stands before it is a question as well.
    const isBesideAnother =
      isStrong && !isEnded && clause.length >= shortestBeside && !premiseOfOne.test(text.slice(from, index))
    // Also, I am pregnant, a sip should be fine: as much a question as the one before it.
    const isHoped = hoped.test(clause) && (isJoined || ofEaters.test(text.slice(from, index)))
    const isLast = index === text.length
    // Any allergens? and gluten in the vinegar.
    const isGoingOn =
      isLast && ends.at(-1) === from && goesOn.test(clause) && /[?？]/.test(text.slice(from, start))
    const isAsked =
      asking.test(clause) ||
      (isLast && tag.test(clause)) ||
      (isEnded && clause !== '') ||
      isNoun ||
      isHoped ||
      isBesideAnother ||
      isGoingOn
    const isTail =
      ends.length > 0 && (tail.test(clause) || isOfAmount(clause, text.slice(ends.at(-2) ?? 0, ends.at(-1))))
    const isShort = shortQuestion.test(clause)
    const isPending = /[a-z\d\u4e00-\u9fff]/.test(text.slice(from, start))
    const isLead =
      isTail ||
      (isShort ? !isPending : noQuestion.test(clause)) ||
      (!isLast && !isEnded && !isStrong && mention.test(clause) && (start === 0 || !/^[a-z]/.test(clause)))
    const isRefuted = ofHarm.test(clause) && stillUsed.test(text.slice(index))
    if (isRefuted || ((isAsked || isShort) && !isLead) || (isLast && hearsay.test(clause))) {
      ends.push(index)
      from = index
    } else if (
      ends.length > 0 &&
      !isLast &&
      clause !== '' &&
      (isShort || isTail || (isStrong && !asking.test(clause)))
    ) {
      // A的呢，行不，还有: what stands before the word that begins another belongs to the question before it.
      ends[ends.length - 1] = index
      from = index
    }
    isJoined = isStrong || (isJoined && from !== index)
    start = index + separator.length
  }
  if (ends.length < 2 || ends.length > mostQuestions) return [text]
  const starts = [0, ...ends.slice(0, -1)]
  return starts.map((from, at) =>
    text
      .slice(from, at === starts.length - 1 ? undefined : ends[at])
      .replace(leading, '')
      .replace(trailing, '')
      .replace(tag, ''),
  )
}
const goesOn = /^(?:and|also|plus) (?!(?:i|my|he|she|we|for|with)\b)\S.{7,}/
const leading =
  /^(?:[?？!！，,；;。.\s\n]+|\s[-–—]+\s)*(?:另外|还有(?!多)|以及|顺便(?:[再也]?(?:问|说|请教)(?:一?[下问声句])?)?|再(?:问|请教)一?[下个声句]|\b(?:oh and|and|but|also|plus)\b)?[，,\s]*/
const trailing = /[，,；;。.\s]+$/
/** Still full of sugar, isn't it: what is said before asks. */
const tag = /,? \b(?:is|are) not (?:it|they)$/
