/** Whether an amount is much, in words that ask nothing else: 高不高, 算多吗, is that a lot, too much. */
export const asksVerdict =
  /(?:好|很|挺|不)(?:少|多)(?:啦|吧|的)? ?(?:是不是|对吧|对不对)|要担心|要紧吗|严重吗|\bhow bad is (?:that|it|this)\b|\b(?:do|should) i (?:need to |have to )?(?:worry|be worried)\b|高不高|多不多|大不大|算不算(?:很|太|偏|挺)?[高多]|算(?:很|太|偏|挺)?[高多](?:吗|不)|(?:是不是|会不会)(?:很|太|好|偏|有点)?[高多]|(?:太|过)多|[高多]吗|超标|超不超|\b(?:is|are|isnt|isn't|would)(?: that| it| this| they| those)?(?: be)? (?:like )?(?:quite |rather |pretty |really )?(?:a lot|loads|much|high|too (?:much|high|many)|over)\b|\btoo much\b|\bn is it (?:a lot|alot)\b|\ba ?lot\b/

/** Whether an amount is enough: 够不够, 够一天的量吗, enough for a day. */
export const asksEnough =
  /(?<![能足不])够(?:不够|吗|了|不$|没$|$)|(?<!不)够[^，。,\s]{0,8}(?:一[天日]|[每全][天日]|健身|早饭|早餐|午饭|晚饭|一[顿餐])|\benough\b(?! to\b)|\b(?:sorted|set|covered|done) for (?:the|a|my) (?:whole )?day\b/

/** Over what is good for one, rather than much: 超标, too much at once. */
export const asksTooMuch =
  /太多|过量|过多|超(?=标|量|过|出|不超|了|没|吗|$)|\btoo much\b|\bover(?:dose|doing)?\b|\bexceed/

/** A meal, of which no reference says what it needs. */
export const ofMeal = /早饭|早餐|午饭|午餐|晚饭|晚餐|一[顿餐]|\b(?:breakfast|lunch|dinner|a meal)\b/

const bareZh =
  /^(?:那|这样?|这个?量|那么多|这么多)?(?:(?:算不算|是不是|算|会不会|是否|会|算是)?(?:很|太|偏|好|挺|有点)?(?:高不高|多不多|大不大|高|多|超标|超|过量)|够(?:不够)?(?:[^，。]{0,6}(?:一[天日]|[每全][天日]|健身|早饭|早餐|一[顿餐])[^，。]{0,4})?|够[^，。]{1,4}(?:吃|用|补))(?:的?量?)?(?:没得|没有|没|不得|不了|不|吗|么|嘛|啊|呀|了)*$/
const bareEn =
  /^(?:(?:so|and|n|but|ok) )*(?:(?:is|are|would) (?:that|it|this|they|those)(?: be)? )?(?:like )?(?:a ?lot|loads|much|high|too (?:much|high)|bad|enough|decent|over(?: the limit)?)(?: (?:for|of) [a-z0-9' ]{1,24}| at once| then| or not| right)*$/
const bareWorry =
  /^(?:(?:so|and|but) )*(?:do i (?:need|have) to (?:worry|be worried)|should i (?:worry|be worried|be concerned)|how bad is (?:that|it|this))(?: then| really)?$|^(?:需?要|用)不?(?:需?要|用)?担心[吗不]?$|^(?:严重|要紧)[吗不]$/
/** A clause that only asks whether the amount before it is much or enough. */
export const isBareVerdict = (clause: string): boolean =>
  bareZh.test(clause) || bareEn.test(clause) || bareWorry.test(clause)
