const between =
  /[?？!！]+\s*|[，,；;。\n]+\s*|\.\s+|\s+[-–—]+\s+|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])|(?<=[吗呢啊呀])(?=[\u4e00-\u9fff]{4})|\s*(?:另外|还有(?!多)|以及|顺便)\s*|和(?=有多少|有没有|能不能|会不会|可不可以)|\s*\b(?:and|but|also) (?=(?:also |then )?(?:(?:at|for|in) )?(?:what|why|how|which|is|are|can|could|does|do|should|will|would)\b)/g

/** Words that make a clause a question of its own; a clause without them, as in 我有蚕豆病，能吃吗, belongs to one that has them. */
const asking =
  /什么|算不?算?超加工|^(?:please )?(?:rate|score|rank) |打[个几多]?少?分|多[少久大高]|第几|第一位|(?<![好十])几(?![乎十百])|哪|谁|怎|如何|是否|有没有|有无|[吗呢么没不]$|没有$|(.)不\1|真的假的|[吃喝](?:多|完)?了?会|^(?:so |and |then |but |ok |or |also )*(?:(?:at|for|in) )?(?:what|why|how|which|who|where|is|are|can|could|does|do|should|will|would|has|have|was|any|anything)\b/

/** What if I eat five leads up to the question behind it; 还是 and for how long go on with the one before. */
const noQuestion =
  /^(?:this|it|the (?:pack|label|box|bag)) says\b|^(?:what if|if|suppose|how long|for how long)\b|^(?:如果|要是|假如|万一)(?!.*(?:是不是|能不能|行不行|[吗呢]$))|^(?:听说|还是(?!.{0,2}算?超加工)|or\b)|^(?:[\u4e00-\u9fff]{1,2}|(?!why)\w+)$|五辛/

/** 那里面的阿斯巴甜呢，对胎儿有影响吗: it names what the question behind it is about. */
const mention = /^(?:那|里面).{1,10}呢$/

/** What others say, at the end, asks whether it is so: 老师说吃了会得癌. */
const hearsay =
  /(?:老师|同学|医生|网上|人家|别人|有人|我妈|妈妈|朋友|他们|都)说|听说|\b(?:they|people|someone|everyone|my \w+) (?:say|says|said)\b|\bi (?:heard|read)\b/

/** They say that it causes cancer, so why is it still allowed: whether it does is asked as well. */
const ofHarm =
  /致癌|有毒|有害|\bcauses? cancer|\bgives? \w+ cancer|\bcarcinogen|\btoxic\b|\bharmful\b|\bpoison/
const stillUsed =
  /^[，,\s]*(?:那|那么|咁)?(?:为什么|怎么|凭什么).{0,4}(?:还|让|能|可以|允许)|^[，,\s]*(?:so |then |but )*why (?:is|are|do|does) .{0,16}still/

const mostQuestions = 4

/**
 * The single questions of a text that asks several, as in 糖排第几，大概有多少糖, each with the clauses before it that ask
 * nothing; those after the last question belong to it. The whole text where it asks one.
 */
export const questionsIn = (text: string): string[] => {
  const ends: number[] = []
  let start = 0
  for (const { 0: separator, index } of [...text.matchAll(between), { 0: '', index: text.length }]) {
    const clause = text.slice(start, index).trim()
    const isAsked = asking.test(clause) || /[?？]/.test(separator)
    const isLast = index === text.length
    const isLead = noQuestion.test(clause) || (!isLast && mention.test(clause))
    const isRefuted = ofHarm.test(clause) && stillUsed.test(text.slice(index))
    if (isRefuted || (isAsked && !isLead) || (isLast && hearsay.test(clause))) ends.push(index)
    start = index + separator.length
  }
  if (ends.length < 2 || ends.length > mostQuestions) return [text]
  const starts = [0, ...ends.slice(0, -1)]
  return starts.map((from, at) =>
    text
      .slice(from, at === starts.length - 1 ? undefined : ends[at])
      .replace(leading, '')
      .trim(),
  )
}
const leading =
  /^(?:[?？!！，,；;。.\s\n]+|\s[-–—]+\s)*(?:另外|还有(?!多)|以及|顺便|\b(?:and|but|also)\b)?[，,\s]*/
