import { createReplacing } from '../../../text/may-match.ts'
import { perText } from '../../../text/per-text.ts'

const count =
  '(?:\\d{1,4}(?:\\.\\d+)?|十[一二三四五六七八九]|[半一两二三四五六七八九十]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= |-))'
const person =
  '(?:孩子?|娃|小朋友|小孩|宝宝?|同事|同学|朋友|人|口人?|位|学生|大人|家人|室友|kids?|children|people|adults?|colleagues|mates|friends|of us|boys?|girls?|sons?|daughters?|grandkids|grandchildren)'

/** Numbers of a folded question that count nothing that is eaten: ages, doses of insulin, prices, weights of people, times, weeks, distances, readings. */
const others: readonly RegExp[] = [
  // Four and a half years old, aged 9, she's 9, a 6yo, 9 months.
  new RegExp(
    `(?:宝宝?|娃儿?|孩子?|bb|女儿|儿子|孙子|孙女|囡囡?)(?:才|刚|现在|快|满|已经|只有|有)*${count}个半?月`,
    'g',
  ),
  new RegExp(`${count}(?:周?岁(?:半|零?(?:${count})个?月)?|个月大|个月的(?=孩|娃|宝|婴|女|儿|男))`, 'g'),
  new RegExp(
    `${count}[- ]?(?:years?|yrs?|y/?o|months?|mths?)(?:[- ]olds?)?\\b(?! (?:supply|in a row|straight|every))(?=[- ]old|[,.?!]|$| (?:who|and|kid|child|boy|girl|son|daughter|has|can|have|is)\\b)`,
    'g',
  ),
  /\b\d{1,2} ?(?:y\/?o|yr old)\b/g,
  /\b(?:aged?|(?:s?he|son|daughter|husband|wife|mum|mom|dad|gran|nan|grandad|lad|lass|boy|girl|toddler|kid|child)(?: is|'s|s| only| just| turned)*) \d{1,3}\b(?! ?(?:g|grams?|ml|of|cans|bars?|a day|packs?|bottles?|slices?|pieces?)\b)/g,
  // 15 can I have it.
  /\b\d{1,2}(?=,? (?:can|may|could|should|is it) (?:i|he|she|we|they|you|my|ok|okay|safe)\b)/g,
  // One unit for 10 g, a cube of 5 g: what is counted with, and nothing that is eaten.
  /1?\s?(?:个)?单位\s?(?:管|对|抵|配|打|消化|可以管)?\s?\d{1,3}\s?(?:克|g\b)|\b(?:1|one) unit (?:per|for|to|covers|does|every) \d{1,3} ?g(?:rams?)?\b|(?<=方糖[^，。\d]{0,4})(?:一|每)?[颗块个粒]?\s?\d(?:\.\d)?\s?(?:克|g)(?![\d.])|(?<=\bcubes? (?:of|at|is|are|being) (?:about )?)\d(?:\.\d)? ?g\b/g,
  // Ein Bolus: 4 units, 1 to 10, type 1.
  new RegExp(`${count} ?(?:个单位|单位|\\bunits?\\b|iu\\b)`, 'g'),
  /1 ?[:：比] ?\d{1,2}|\b1 to \d{1,2}\b/g,
  /\btype (?:[12]|one|two)\b|[12一二]型/g,
  // 6 yuan a can, £3.75 a bag.
  /\d+(?:\.\d+)?\s?(?:元|块钱|块(?=[一1每]?[罐瓶盒包袋斤个支条]|\d)|毛钱|蚊|港币|人民币|台币|bucks?\b|quid\b|pounds? (?:a|each)\b|dollars?\b|pence\b|p (?:a|each)\b)|[$£€¥]\s?\d+(?:\.\d+)?/g,
  /买[一二两三四五六七八九十\d]送[一二两三四五六七八九十\d]|打[一二两三四五六七八九\d.]+折/g,
  // 78 kg, 165 lbs: of somebody.
  /(?:体重|重|有|我|才|只有|weigh(?:s|ing)?|i'?m|i am)\s?(?:about |around )?\d{2,3}(?:\.\d)?\s?(?:公斤|斤|千克|kg|kilos?|lbs?|pounds?|stone)\b|\b\d{2,3} ?(?:kilos?|lbs?|stone)\b|\d{2,3}\s?(?:公斤|斤)(?!装)|(?:减|瘦|(?<![吃喝干啃炫饮])掉|降|lose )(?:到|至|掉)?\s?\d{1,3}(?:\.\d)?\s?(?:公斤|斤|kg|kilos?|lbs?)?|\d'\d{1,2}/g,
  // One of my five a day counts portions of fruit.
  /\b(?:5|five)[- ]a[- ]day\b/g,
  // At nine, 8:30, 2019.
  /\b\d{1,2}:\d{2}\b|\b(?:at|by|until|till|before|after) \d{1,2}(?: ?[ap]m| o'?clock)?\b(?! ?(?:g|mg|ml|of|cans?|bars?|slices?|grams?))|\b\d{1,2} ?[ap]m\b|(?:早上|上午|中午|下午|晚上|夜晚|半夜|夜里)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})点(?:半|多|钟|前|后)?(?!了?点)|(?:19|20)\d\d年?/g,
  // 28 weeks pregnant, 5 months gone.
  /(?:怀孕|怀了|有了|孕)(?:期)?\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?(?:个?月|周)|\b\d{1,2} (?:weeks?|months?|wks)(?= (?:pregnant|gone|along|preggers))|孕(?:早|中|晚)期/g,
  // Ten kilometres, a 10k.
  new RegExp(
    `${count} ?(?:公里|千米|米(?![饼线粉饭])|\\bkm\\b|kilomet\\w+|\\bmiles?\\b|\\bk\\b|\\bm\\b(?= (?:run|race|sprint)))`,
    'g',
  ),
  // Readings: 5.4, 血糖180, 肌酐130, BP 150/90.
  /\b\d{2,3}\/\d{2,3}\b|(?:血糖|空腹|餐后|饭后|手指|肌酐|尿酸|血压|高压|低压|胆固醇|bmi|糖化(?:血红蛋白)?|reading|sugars?|glucose|bg|bp|a1c|hba1c|levels?|egfr|creatinine)(?: (?:was|is|of|at|were|are))?(?:是|为|有|到|了|在|：|:)?\s?\d{1,3}(?:\.\d)?(?!\s?(?:g|克|mg|毫克|%))(?:\s?mmol\/?l?)?/g,
  new RegExp(
    `${count}(?:次|回|趟|顿)(?=[，,。 ]|$)|\\b(?:once|twice|${count} times) (?:a|per) (?:week|month)\\b`,
    'g',
  ),
  // Three children, twelve colleagues.
  new RegExp(`${count} ?(?:个|位|名|只|隻)?${person}(?![\\u4e00-\\u9fff]{0,2}份)`, 'g'),
  /\b(?:two|four|six|eight|ten|twelve|\d+)[- ]pack\b|\b(?:i'?m|i am|im|we'?re) (?:only |just |nearly |about )?\d{1,2}\b(?! ?(?:g|grams?|ml|of|cans|bars?|packs?|bottles?|slices?)\b)|\bwhy (?:is there |are there |has it |does it have )?\d+ ?g(?:rams?)?\b/g,
  // What a meal should come to, and what a label may not exceed.
  /(?:每[顿餐天日次]|一[顿餐天日次])的?(?:(?:食?盐|钠|糖|碳水(?:化合物)?|蛋白质?|脂肪|纤维|钙)\s?\d+(?:\.\d+)?\s?(?:克|g|毫克|mg)|\d+(?:\.\d+)?\s?(?:克|g|毫克|mg)(?=以内|[\u4e00-\u9fff]{0,2}[盐钠糖脂蛋碳]))|(?:每[顿餐天日次]|一[顿餐天日次])?(?:碳水(?:化合物)?|热量|盐|钠|糖)?(?:(?:不能?|别|不许|不可以?)(?:超过?|过)|限(?=\s?\d)|只(?:准|许|让|能)(?:[吃喝有])?|控制在|不超过|别超过|不能超过|上限|限量|限制在|目标|达到|凑够|凑到|补够|吃够|补到|有没有|(?<=[质糖钠盐水肪量])有|里有)(?:是|为)?\s?\d+(?:\.\d+)?\s?(?:克|g|mg|毫克)(?:以内)?|\b(?:max(?:imum)?|limit|target|allowance|under|no more than|reach|hit|get|gives? me|aim(?:ing)? for|need|budget)(?: is| of| to)? \d+(?:\.\d+)? ?(?:g|grams?|mg)\b|\d+(?:\.\d+)? ?(?:g|grams?|mg)(?: of)?(?: \w+){0,2} (?:(?:a|per|each|every) (?:day|meal|snack)|daily)\b|\d+(?:\.\d+)? ?(?:g|grams?) (?:of )?sat(?:urated|s)?\b/g,
  /\d+(?:\.\d+)?\s?%|百分之[一二三四五六七八九十\d]+|\be\d{3,4}[a-z]?\b|\b(?:ins|e)[- ]?\d{3}/g,
]

/** A folded question without the numbers that count nothing that is eaten. */
export const withoutOtherNumbers = perText(
  createReplacing(others.map(words => [words, hit => ' '.repeat(Math.min(hit.length, 1))])),
)

const beside =
  '(?:白?米饭|饭|馒头|包子|面条|鸡蛋|雞蛋|水煮蛋|蛋(?![黄白糕卷挞奶])|苹果|香蕉|咖啡(?!因)|美式|拿铁|红牛|奶茶|可乐|雪碧|牛奶|纯奶|鲜奶|白开水|水(?![果饺])|啤酒|白酒|红酒|汉堡|薯条|鸡胸(?:肉)?|牛肉|巧克力|方糖|面包|豆浆|酸奶|茶(?![饼]))'
const besideEn =
  '(?:(?:black |filter |instant |plain |whole |cooked |white |boiled |sugar |real |fresh |normal |regular |diet )?(?:coffee|tea|espresso|latte|americano|coke|cola|pepsi|milk|water|rice|beer|wine|bread|toast|eggs?|apples?|bananas?|chicken(?: breasts?)?|butter|oil|sugar|salt|cubes?|steaks?|red bulls?|monsters?|burgers?|big macs?|mars bars?|chocolate bars?|donuts?|doughnuts?))'
const besideZh = new RegExp(
  `(?<![这那此呢该])(?:半|[一两二三四五六七八九十每几]|\\d{1,2})(?:大|小)?(?:[片条根块颗粒枚个只支袋包杯瓶罐盒碗勺匙两斤听把])(?:的)?${beside}`,
  'g',
)
const besideCount = new RegExp(
  `\\b(?:half an?|an?|one|two|three|four|five|six|\\d{1,2}|per|each) (?:(?:cups?|mugs?|glass(?:es)?|cans?|bottles?|bowls?|slices?|pints?|shots?|pieces?|bars?|spoons?|teaspoons?|tablespoons?) of )?${besideEn}\\b`,
  'g',
)

/** A folded question without the amounts of other foods that it is set beside: a cup of coffee, 一个鸡蛋; what the label is called itself stays. */
export const withoutOtherFoods = (text: string, name: string): string => {
  const isOwn = (hit: string): boolean => {
    const words = hit.replace(/^(?:\d{1,2}|半|[一两二三四五六七八九十每几])(?:大|小)?.(?:的)?/, '')
    const last = hit.split(' ').at(-1) ?? ''
    return /[\u4e00-\u9fff]/.test(hit)
      ? words !== '' && name.includes(words)
      : name.includes(last.replace(/s$/, ''))
  }
  return [besideZh, besideCount].reduce(
    (said, words) => said.replace(words, hit => (isOwn(hit) ? hit : ' ')),
    text,
  )
}
