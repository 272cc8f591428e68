import { fold } from '../../../text/normalize.ts'

const amount = '(\\d+(?:\\.\\d+)?)'
const span = '(\\d+(?:\\s?[~～至到-]\\s?\\d+)?)'
/** Not to be eaten; not alone, not much and not in one go is no word against it. */
const FORBIDS =
  '[^，。；;,]{0,14}?(?:不宜|请?勿|不适|不建议|禁)(?!.{0,6}(?:单独|独自|过量|多|大量|一口|整|玩|触|靠近))'
/** What Chinese packs warn of and allow, and whom. */
const warningPhrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\d)(\\d{1,2})周?岁(?:以下|以内)${FORBIDS}`), 'not for children under $1'],
  [new RegExp(`三周?岁(?:以下|以内)${FORBIDS}`), 'not for children under 3'],
  [new RegExp(`一周?岁(?:以下|以内)${FORBIDS}`), 'not for children under 1'],
  [
    new RegExp(`(?<!岁(?:以下|以内)的?(?:少年)?)儿童${FORBIDS}|不适宜人群[^。]{0,20}儿童`),
    'not for children',
  ],
  [new RegExp(`未成年人${FORBIDS}`), 'not for anybody under age'],
  [/(?<!\d)(\d{1,2})周?岁(?:及)?以上/, 'from $1 years on'],
  [/(?<!\d)(\d{1,2})个?月龄?以上/, 'from $1 months on'],
  [/监护|看护|陪[同护]/, 'with somebody watching'],
  [new RegExp(`孕妇${FORBIDS}|不适宜人群[^。]{0,20}孕妇`), 'not in pregnancy'],
  [/孕妇[^。]{0,14}(?:酌量|少量|限量)/, 'in pregnancy only a little'],
  [/(?:咨询|询问)医[生师]|遵(?:医嘱|循医|从医)|先问医/, 'ask a doctor first'],
  [
    /每[日天][^，。\d]{0,8}(?:不超过|不宜超过|最多|勿超过)\s?(\d+)(?=\s?小?[个片条包袋罐瓶颗粒块支勺份根杯])/,
    'no more than $1 a day',
  ],
  [
    /每[日天](?:食用|饮用|建议食用)?\s?(\d+\s?(?:[~～至到-]\s?\d+)?)\s?(?!次)[个片条包袋罐瓶颗粒块支勺份根杯]/,
    '$1 a day',
  ],
  [/过量[^。；;]{0,14}(?:腹泻|轻泻|缓泻)/, 'large amounts may have a laxative effect'],
  [/过量[^。；;]{0,14}(?:肠胃|胃肠)不适/, 'large amounts may upset the stomach'],
  [/过量饮酒[^。]{0,4}有[害碍]|饮酒过量/, 'too much alcohol harms health'],
  [/酒后[^，。]{0,4}驾|酒驾|饮酒后[^，。]{0,4}驾/, 'do not drive after drinking'],
  [/(?:苯丙?酮尿症)[^，。；;]{0,20}(?:不宜|勿|慎|禁)/, 'not with phenylketonuria'],
  [/(?<![不无未])含(?:有)?苯丙氨酸/, 'contains phenylalanine'],
  [
    /咖啡因(?:过敏|敏感)[^，。；;]{0,8}(?:不宜|请?勿|不适)|不适宜人群[^。]{0,40}咖啡因敏感/,
    'not for people sensitive to caffeine',
  ],
  [/噎|哽|呛/, 'beware of choking'],
  [/果核|枣核|有核|内含核/, 'beware of the stones'],
  [/(?:小心|注意|留意|碎|内有|内含|含有)[^，。]{0,6}骨|骨头?(?:较|很)?[尖硬]/, 'beware of bones'],
  [/[胀漏][^，。；;]{0,10}(?:勿|不要|不可)(?:食|饮)/, 'do not have it where the pack is swollen or leaks'],
  [/勿[^，。]{0,6}奶[瓶樽]/, 'not in a feeding bottle'],
  [/(?:不[可能宜]|请?勿)(?:直接)?生食/, 'do not eat it raw'],
  [/(?:勿|不[可能宜])[^，。]{0,8}微波/, 'not in the microwave'],
]

/** What Chinese packs say of keeping and of making it ready, piece by piece; `$1` is what was found. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:开水|沸水|热水)约?${amount}\\s?(?:ml|毫升)`), '$1 ml of boiling water'],
  [new RegExp(`${amount}\\s?(?:ml|毫升)(?:左右)?(?:的)?(?:开水|沸水|热水)`), '$1 ml of hot water'],
  [
    new RegExp(`${amount}\\s?(?:ml|毫升)(?:${amount}℃)?(?:左右)?(?:的)?(?:温开水|温水|凉开水|水)`),
    '$1 ml of water',
  ],
  [new RegExp(`取${amount}\\s?(?:g|克)`), 'take $1 g'],
  [/加盖|盖上/, 'with the lid on'],
  [new RegExp(`经?${amount}\\s?(?:℃|°c)[^，。]{0,4}杀菌`), 'heat-treated at $1 °C'],
  [/巴氏杀菌/, 'pasteurised'],
  [/超高温[^，。]{0,4}灭菌/, 'UHT'],
  [/(?<!超高温[^，。]{0,4})灭菌/, 'sterilised'],
  [new RegExp(`(?:焖|泡|浸泡|静置|等)(?:约)?${span}分钟`), 'leave it for $1 minutes'],
  [new RegExp(`煮(?:沸)?(?:约)?${span}分钟`), 'boil it for $1 minutes'],
  [new RegExp(`蒸(?:约)?${span}分钟`), 'steam it for $1 minutes'],
  [new RegExp(`煎(?:约)?${span}分钟`), 'fry it for $1 minutes'],
  [new RegExp(`微波炉?[^，。]{0,6}?${span}分钟`), 'or $1 minutes in the microwave'],
  [/熟透|煮熟|充分加热/, 'cook it through'],
  [/加热后(?:食用|即食)|加热食用/, 'heat it before eating'],
  [/(?:无需|毋须|无须|不必|不用)解冻/, 'no need to thaw it'],
  [/非即食/, 'not ready to eat'],
  [/(?<!非)(?:开袋|开盖|直接)即食|直接食用/, 'ready to eat'],
  [/(\d+)\s?(?:℃|°c)?\s?[~～至到-]\s?(\d+)\s?(?:℃|°c)/, 'at $1 to $2 °C'],
  [/- ?18 ?(?:℃|°c)(?:及)?(?:以下)?/, 'frozen at -18 °C or below'],
  [/(?:无需|毋须|无须|不必|不用)冷藏/, 'no need to chill it'],
  [/(?<!切?勿再?次?|无需|毋须|无须|不必|不用|开[封盖罐袋瓶启]后[^，。]{0,4})冷藏/, 'in the fridge'],
  [/常温/, 'at room temperature'],
  [/阴凉/, 'cool'],
  [/干燥|干爽/, 'dry'],
  [/通风/, 'aired'],
  [/避免?阳光|避光|阳光直[射晒]/, 'out of direct sunlight'],
  [/高温/, 'away from heat'],
  [/勿再(?:次)?冷?冻/, 'do not freeze it again'],
  [/勿再(?:次)?冷藏/, 'do not chill it again'],
  [/(?<!再次?)勿冷冻|禁止[^，。]{0,6}冷冻|不[可宜要]冷冻/, 'do not freeze it'],
  [/开[封盖罐袋瓶启盒]之?后[^，。]{0,4}冷藏/, 'once opened in the fridge'],
  [/开[封盖罐袋瓶启盒]之?后[^，。]{0,4}密封/, 'once opened tightly closed'],
  [/尽快(?:食|饮)用|尽快[吃喝]完/, 'eat it soon'],
  [/一次(?:性)?(?:食|饮)用完/, 'finish it at once'],
  [/当[日天]/, 'the same day'],
  [new RegExp(`${amount}\\s?小时内`), 'within $1 hours'],
  [new RegExp(`${amount}\\s?(?:天|日)(?:内)?`), '$1 days'],
  [new RegExp(`${amount}\\s?个月(?:内)?`), '$1 months'],
  [/请?勿一口吞|勿一口/, 'do not swallow it whole'],
  ...warningPhrases,
]

const sources: readonly (readonly [RegExp, string])[] = [
  [/猪/, 'from pigs, pork'],
  [/牛(?!奶|乳)/, 'from cattle'],
  [/鱼/, 'from fish'],
  [/羊/, 'from sheep'],
  [/鸡(?!蛋)/, 'from chicken'],
]
/** For readers of English which animal a Chinese label names as a source; empty where it names none. */
export const glossOfSource = (words: string): string => {
  const found = sources.filter(([pattern]) => chinese.test(words) && pattern.test(fold(words).text))
  return found.length > 0 ? `: ${found.map(([, english]) => english).join(', ')}` : ''
}

const chinese = /[\u4e00-\u9fff]/

/** For readers of English what the words of a Chinese pack come to, behind the quotation; empty where nothing of it is known. */
export const gloss = (words: string): string => {
  if (!chinese.test(words)) return ''
  const { text } = fold(words)
  const found = phrases.flatMap(([pattern, english]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const says = english.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    return [{ at: match.index, says: says.replace(/[~～至到]/g, '-') }]
  })
  const told = [...new Set(found.sort((a, b) => a.at - b.at).map(({ says }) => says))]
  return told.length === 0 ? '' : ` (in English: ${told.join(', ')})`
}
