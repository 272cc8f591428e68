/** One word, one sentence, yes or no, in five characters: no more than the answer itself is wanted. */
const brief =
  /(?:用|以|只|就|限)(?:一|两|三|四|五|几|十|\d+)个?字|(?:一|两|三|四|五|几|十|\d+)个?字(?:以?内|形容|回答|概括|总结|说)|一句话|一个词|(?:请|就|只|光|直接)(?:说|讲|答|回答|告诉我)(?:一[个句]|结论|是不?是|能不能|行不行|哪[个种样])|[说讲](?:一|1)[个样种](?:就|得|行|好|够|出?来)[喇啦了]?|只(?:要|挑|选|说|讲)一[个种样]|别(?:绕弯子|废话|啰嗦|罗嗦|长篇大论)|简短|简单(?:点|说|讲|回答)|长话短说|\b(?:in )?(?:one|1|a single|two|three|five|a few)[- ](?:word|sentence)s?\b|\byes or no\b|\byes\/no\b|\bin short\b|\bbriefly\b|\bshort answer\b|\bkeep it (?:short|brief)\b|\bno waffle\b|\btl;?dr\b|\bjust (?:tell me |say |give me )?(?:one|yes|no|the (?:name|number|answer|worst))\b/
export const asksBrief = (text: string): boolean => brief.test(text)

/** Words on the form of an answer are no names: 说一个. */
export const withoutForm = (text: string): string =>
  text
    .replace(new RegExp(brief, 'g'), ' ')
    .replace(
      /^[\s,，.。;；:：-]+|[\s,，.。;；:：-]*(?:就?[得好行够]|please|pls)?[\s,，.。喇啦了啊呀嘅的-]*$/g,
      '',
    )

const ten =
  /满分\s?(?:是)?\s?(?:10|十)(?!\d|[几百])分?|(?:10|十)分(?:制|满分|里|的话)|(?:1|一)(?:到|至|-|~)(?:10|十)分?|\bout of (?:10|ten)\b|\/ ?10\b|\bon a scale (?:of|from) (?:1|one) (?:to|-) (?:10|ten)\b|\b(?:1|one) to (?:10|ten)\b/
/** A mark out of ten is asked for. */
export const asksOfTen = (text: string): boolean => ten.test(text)

const odd =
  /不认识的|没听(?:说)?过的(?:配料|东西|成分)|\bcan'?t (?:even )?pronounce\b|最.{0,3}(?:怪|奇葩|奇怪|离谱|意想不到|想不到|特别|少见|陌生|有意思|搞笑)|\b(?:oddest|weirdest|strangest|most (?:unusual|surprising|random|exotic|bizarre)|funniest)\b/
/** What is strangest in it is asked for. */
export const asksOddest = (text: string): boolean => odd.test(text)
