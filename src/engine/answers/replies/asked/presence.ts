/** Words that ask whether something is in it, or say so. */
const ofPresence =
  /有|含|在不在|在里|^[^怎什]{1,6}吗$|[加放用添掺落](?!班|油门)|[没无冇零带]|(?<![\d.])0(?![\d.])|找[得到]|配料|成分|算|属于|\b(?:any|contains?|containing|ha(?:s|ve|ving)|got|there|in|inside|include[sd]?|use[sd]?|with|without|free|no|list(?:s|ed)?|made|add(?:s|ed)?|fortified|enriched|put|spot|see|find|count|hid(?:e|es|den|ing))\b|n't\b/

/** Whether a folded question asks if something is in it: only then does a yes or a no that it is listed answer it. */
export const asksPresence = (text: string): boolean => ofPresence.test(text)

/** That something is not in it: 是不是, 对不对 and 不就是 deny nothing. */
const ofAbsence =
  /(?:没|沒|冇)(?!错|事|问题|关系)|不(?:另|含|加|添|放|用|带)|无(?!论|所谓)|[零0](?:添加|糖|脂|卡|色素|防腐)|(?<![\d.])0(?![\d.])|\bno\b(?! longer|,|$| wonder)|free\b|\bwithout\b|\b(?:does|do|is|are|has|have)n'?t\b(?=.{0,20}\b(?:contain|have|any|in|got|use)\b)/
const inversions = /(.)[不没]\1|有没有|[对是]不(?:对|是)|不就?是/g

/** Whether what a question says is that something is not in it. */
export const saysAbsent = (text: string): boolean => ofAbsence.test(text.replace(inversions, ' '))

/** Hardly any of it: neither there nor absent. */
export const ofLittle =
  /(?<!有)(?:没|冇)(?:有)?(?:多少|什么|乜|几多|啥)|[很好]少|一?点点|少得可怜|\b(?:hardly|barely|scarcely) any|\bnext to no\b|\bonly a (?:bit|little|tiny)|\b(?:not|n't) (?:really )?(?:much|a lot)\b/
