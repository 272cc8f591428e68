import type { Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { directIn, keyOf } from './parts.ts'

/** How people speak of a part that is inside or outside of a product, by how the list calls it. */
/** What is asked of a place: what is in it, or what it is made of. */
const ofContents =
  '(?=(?:里面?|里头|中)?(?:都|到底)?(?:有|放|加|含|是|装)(?!第|排|不)|的?(?:配料|成分|原料)|是?(?:用|拿)(?:什么|啥)|里?呢$)'
const places: readonly { spoken: RegExp; printed: RegExp }[] = [
  { spoken: new RegExp(`(?:内|里面的|中间的)?(?:馅料?|夹心)${ofContents}`), printed: /馅$|馅料$|夹心$/ },
  {
    spoken: new RegExp(`外面那层(?:东西)?|(?:巧克力)?(?:涂层|外衣|脆皮)${ofContents}`),
    printed: /涂层$|外衣$|脆皮$|巧克力$/,
  },
  {
    spoken: new RegExp(`(?<![陈虾猪鸡鱼果头薯])(?:外皮|饼皮|面皮|皮)${ofContents}`),
    printed: /皮$/,
  },
  { spoken: new RegExp(`(?:果酱|果泥)${ofContents}`), printed: /果酱$|果泥$/ },
  { spoken: new RegExp(`(?:基酒|酒基)${ofContents}`), printed: /基酒$|酒基$|白酒$|食用酒精$/ },
  {
    spoken: /\b(?:crumbs?|bread ?crumbs?|breading|batter|coating)\b/,
    printed: /crumbs?$|coating$|breading$|batter$/,
  },
  { spoken: /\bfilling\b/, printed: /filling$/ },
  { spoken: /\b(?:icing|frosting|topping|glaze)\b/, printed: /(?:icing|frosting|topping)$/ },
]

/** What follows a word that is asked about as a place: 泡菜里有糖吗, 酸笋加糖了没. */
const behindPlace =
  '(?=里|中(?!的)|内|(?:有没有)?(?:加|放)(?:了|没|有|过)?[糖盐油味色香防甜]|甜不甜|咸不咸|是(?:用|拿)?(?:什么|啥)(?:东西)?做|的(?:配料|成分|原料))'
const placeNamed = new RegExp(`[\\u4e00-\\u9fff]{2,8}?${behindPlace}`, 'g')
const packetNamed = /[\u4e00-\u9fff]{1,4}?包/g
/** Words before the name of a packet that are no part of it: 不放汤包, 那醋包. */
const beforePacket =
  /^.*(?:不放|不加|不要|不用|不吃|只放|除了|这个?|那个?|哪个?|了|把|和|跟|与|放|用|加|扔|丢|个|吃|有|的|在)/

/** What is left out, or alone eaten, is told by the words around it. */
const leavesOut = /扔|丢|去掉|拿掉|别[放加]|除了|只[放加吃用煮]|光[放加吃用煮]|单[吃煮]/
/** Words for any packet, and bread. */
const anyPacket = /^(?:小|大|每|各|全|整|几|配|调|酱|小调)?(?:料|面|小|大|袋)?包$/

const lettersIn = (word: string, key: string): boolean => [...word].every(one => key.includes(one))
const onlyOf = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/** 汤包, of 冷面汤包: the only packet whose name has these characters. */
const withPackets = (text: string, keys: readonly string[]): string =>
  leavesOut.test(text)
    ? text
    : text.replace(packetNamed, (hit, at: number) => {
        const word = hit.replace(beforePacket, '')
        const before = text.slice(0, at + hit.length)
        const key =
          word.length > 1 && !anyPacket.test(word)
            ? onlyOf(keys.filter(one => lettersIn(word, one)))
            : undefined
        if (key === undefined || keys.some(one => before.endsWith(one))) return hit
        return `${hit.slice(0, hit.length - word.length)}${key}`
      })

/** 泡菜里, of 泡菜包: the longest end of what is asked about as a place that the name of one part alone has. */
const withPlaces = (text: string, keys: readonly string[]): string =>
  text.replace(placeNamed, hit => {
    if (keys.some(key => hit.includes(key))) return hit
    for (let from = 0; from + 2 <= hit.length; from += 1) {
      const word = hit.slice(from)
      // Which sachets: any of them.
      if (anyPacket.test(word)) continue
      const key = onlyOf(keys.filter(one => one.includes(word)))
      if (key !== undefined) return `${hit.slice(0, from)}${key}`
    }
    return hit
  })

/**
 * A folded question with the parts and compound ingredients of a label by their whole names: 汤包 is 冷面汤包 where no other packet has
 * these characters, the crumb is the Gluten Free Breadcrumb. What several could be stays as it was written.
 */
export const withPartNames = (
  text: string,
  sections: readonly Ingredient[],
  flat: readonly Ingredient[],
): string => {
  const keys = sections.map(keyOf).filter(key => key.length > 1)
  const said = keys.length > 1 ? withPlaces(withPackets(text, keys), keys) : text
  const compounds = flat
    .filter(one => one.role === undefined && one.additiveId === undefined && directIn(one).length > 1)
    .map(({ name }) => fold(name).text.replace(/\s*[(（[].*$/, ''))
  return places.reduce((told, { spoken, printed }) => {
    const name = onlyOf([...keys, ...compounds].filter(one => printed.test(one)))
    return name === undefined || told.includes(name) ? told : told.replace(spoken, name)
  }, said)
}

/** 泡菜包甜不甜，有糖吗: in the sachet as well that the question before it in the same text names. */
export const withPlaceBefore = (
  question: string,
  before: string | undefined,
  sections: readonly Ingredient[],
): string => {
  const keys = sections.map(keyOf).filter(key => key.length > 1)
  const place = before === undefined ? undefined : onlyOf(keys.filter(key => before.includes(key)))
  const isBare = /^(?:里面?)?(?:有|含|加|放)/.test(question) && keys.every(key => !question.includes(key))
  return place !== undefined && isBare ? `${place}里${question.replace(/^里面?/, '')}` : question
}
