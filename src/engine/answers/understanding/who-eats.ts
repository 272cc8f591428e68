import { type Audience, detectAudience } from '../entities/people.ts'
import { foodNouns } from '../text/may-they.ts'

/** What the pack calls itself is nobody's diet: it says plant based, so is it free from gluten? */
const ofPack =
  /\b(?:it|this|the (?:label|pack|box|front)) (?:says?|claims?|is called)(?: it'?s)? (?:plant[- ]based|vegan)\b/
/** Is this vegan sausage halal: its name, no second diet. */
const veganName =
  /\b(?:this|these|the|that|those|a) (?:vegan|vegetarian|veggie)(?= [a-z])|(?:这|那)?[个种款份包根]?(?:纯素|全素|素食)(?=[^，,。]{1,6}(?:是不是|算不算|算|是)?.{0,2}清真)/
/** Is there gluten in the vegan sausages: their name. */
const veganFood = new RegExp(
  `\\b(?:this|these|the|that|those|a) (?:vegan|vegetarian|veggie)(?= (?:[a-z]+[- ])?(?:${foodNouns})\\b)`,
)
const isOfCreed = /\bhalal\b|\bkosher\b|清真/
const isOfAllergen = /\b(?:gluten|wheat|celiac|coeliac|allerg\w*|nuts?|peanuts?|soy|soya|egg|sesame)\b/

/** Explain it to my daughter: she hears of it, and eats nothing. */
const listeners =
  /\bexplain\b.{0,16}\bto (?:my |a )?(?:\w+ )?(?:daughter|son|kids?|child(?:ren)?)(?: ?\(\d+\))?|(?:小朋友|孩子|小孩|娃|小学生).{0,4}(?:听|看)得?(?:懂|明白)|(?:讲|说|解释)(?:给)(?:小朋友|孩子|小孩|娃|女儿|儿子|闺女|孙[子女])听?/g

/** Who says it is not who eats it: 孙女说网上讲是棉花做的. */
const tellers =
  /(?:孙[子女]|儿子|女儿|闺女|孩子|学生|爷爷|奶奶|老伴)(?:说|讲|告诉我)|\bmy (?:son|daughter|kids?|grand\w+) (?:says?|said|told me|thinks?)\b/g

/** Who bought it, brought it or gave it: 儿子从美国带的, my son got these from the US. */
const givers =
  /(?<![给帮替为俾跟和])(?:我家?的?)?(?:儿子|女儿|闺女|囡囡|外?孙[子女]?|孩子|侄[子女]|外甥女?|儿媳妇?|媳妇|女婿)(?:昨天|上次|刚|又|去)?(?:给我们?|给(?=[买送寄捎])|帮我|替我|俾我)?(?:(?:买|送|寄|捎)|从[^，,。\s]{1,8}?(?:带|拿|买|寄|捎)|带(?=[给回返来的]))(?:给我们?|给咱们?|我|来|返|回|过|了|一?[盒包瓶罐箱袋条])*[的嘅]?|\b(?:my |our )?(?:sons?|daughters?|kids?|grand\w+|niece|nephew)(?: just| only)? (?:bought|gave|brought|sent|ordered|got|gets|picked up|picks up|buys|brings)(?: (?:me|us|it|this|these|them|some|home|back|one|a (?:box|bag|pack|bottle|jar|can)(?: of (?:it|these|this|them))?|for (?:me|us)))+(?: (?:from|in|at) (?:the )?[a-z]+)?/g
const isForMe = /给我|给咱|送我|帮我|替我|俾我|[给](?=[买送寄捎])|\b(?:me|us)\b/
/** I take thyroxine, and my daughter sent the seaweed: I am who eats it. */
const isMine = /(?<![给帮替为俾跟和])我(?!家|[儿女孙妈爸老妹弟姐哥娃])|\bi(?:'m|'ve)?\b/

/** The text without who only gave it, where it names somebody else or says whom it was given to. */
const withoutGivers = (text: string): string => {
  const rest = text.replace(givers, ' ')
  if (rest === text) return text
  const isGiven = [...text.matchAll(givers)].some(([words]) => isForMe.test(words))
  return isGiven || isMine.test(rest) || detectAudience(rest) !== null ? rest : text
}

const withoutTellers = (asked: string): string => {
  const said = asked.replace(listeners, ' ')
  const own = isOfAllergen.test(said)
    ? said.replace(ofPack, ' ').replace(veganFood, ' ')
    : isOfCreed.test(said)
      ? said.replace(veganName, ' ')
      : said
  return withoutGivers(own.replace(tellers, ' '))
}

const ofUnborn =
  /对(?:肚子里的?)?(?:宝宝|宝贝|孩子|小孩|娃|小囡|bb|胎)|影响(?:到)?(?:宝宝|宝贝|孩子|小孩|娃|bb|胎)|\b(?:hurt|harm|affect|for|to|on) (?:the|my) baby\b/

/** The people who would eat it by a folded question; a baby spoken of after the mother who expects it is not born yet. */
export const audienceOf = (text: string, before: Audience | null): Audience | null => {
  const own = detectAudience(withoutTellers(text.replace(/hot ?dogs?/g, 'sausages')))
  const isExpected = before?.groups.includes('pregnant') && ofUnborn.test(text)
  return own !== null &&
    isExpected &&
    own.groups.every(group => group === 'infant_0_36m' || group === 'children')
    ? before
    : own
}
