/** I will, going to, let me, she wants to: somebody tells what is to be done, and asks no more than whether it is well. */
const plans =
  /\b(?:i'?ll|(?:i'?m |im )?(?:gonna|going to)|imma|thinking of|planning (?:to|on)|let me|wants? to|i (?:drink|eat|have|like|take)|just|popping|chucking|sticking|throwing|tossing|putting|taking|having|eating|drinking|scooping|today|tonight)\b|就[吃喝行好]|照[吃喝]|直接|打算|准备|想|拿来|一起[吃嚼咬吞]|[吃喝放煮泡]了?(?:吧|咯|啦)$/
/** Questions for a reason, a way or an amount. */
const asksMore =
  /为什么|为啥|为何|怎么(?!样|都)|点样|如何|多久|多长|几分钟|几天|几度|多少|什么意思|是什么|哪|\b(?:why|when|where|which)\b|\bwhat (?:does|is|are)\b|\bhow (?:do|does|to|long|much|many|should|can|hot|often)\b|\bmeans?\b/

const isPast = /\b(?:ate|eaten|drank|drunk|swallowed|already|dead)\b|[吃喝吞][了过咗](?!吧|咯|再)|已经|死/

/** Whether a folded question is for a reason, a way or an amount, which no yes or no answers. */
export const asksReasonOrWay = (text: string): boolean => asksMore.test(text)

/** Whether a folded question tells a plan. */
export const tellsPlan = (text: string): boolean =>
  plans.test(text) && !asksMore.test(text) && !isPast.test(text)
