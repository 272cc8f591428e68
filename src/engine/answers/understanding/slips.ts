/** Words that questions turn on; a slip in one of them loses the question. */
const chinese =
  '防腐剂 乳化剂 增稠剂 甜味剂 着色剂 膨松剂 添加剂 稳定剂 抗氧化剂 保质期 生产日期 过敏原 咖啡因 糖尿病 高血压 亚硝酸钠 亚硝酸 蛋白质 碳水 营养成分 反式脂肪 饱和脂肪 钠含量 钠高 热量 净含量 孕妇 素食 色素 香精 配料表 致癌 代糖 三氯蔗糖 麸质 小麦 花生 芝麻 鸡蛋 坚果 苯甲酸 蔗糖 酱包 粉包 菜包'.split(
    ' ',
  )

/** Characters that input methods and speech recognition put in the place of another, by that other. */
const soundAlikes: Readonly<Record<string, string>> = {
  防: '房妨放',
  蔗: '庶遮',
  酱: '匠将',
  苯: '本笨',
  麸: '夫敷肤服孵扶',
  麦: '卖迈脉',
  芝: '之支枝',
  坚: '间尖',
  腐: '府付附福副辅',
  剂: '济记计机技挤',
  乳: '如汝孺',
  稠: '绸愁',
  味: '位未',
  添: '天甜田填',
  加: '家佳架价嘉',
  氧: '养痒',
  氯: '率绿滤律录',
  保: '宝饱报',
  质: '制志值致治指',
  期: '七其齐奇',
  日: '曰',
  过: '国果',
  敏: '民明名',
  原: '源员圆园',
  咖: '卡喀',
  啡: '非飞菲',
  因: '引音应英',
  糖: '唐塘堂',
  尿: '料',
  量: '亮凉良梁粮',
  压: '鸭雅呀',
  硝: '消肖哨削销',
  酸: '算',
  钠: '纳那娜',
  脂: '之知指汁支',
  肪: '防房方',
  蛋: '但旦',
  碳: '炭叹探',
  养: '氧样',
  热: '惹',
  孕: '运晕韵',
  妇: '夫父负附',
  素: '速诉树',
  香: '相乡',
  精: '金晶睛',
  癌: '爱碍',
}

/** Each slip of one character with the word that is meant; a slip that is itself one of the words is none. */
const slips = new Map<string, string>(
  chinese.flatMap(word =>
    [...word].flatMap((char, at) =>
      [...(soundAlikes[char] ?? '')].map((other): [string, string] => [
        `${word.slice(0, at)}${other}${word.slice(at + 1)}`,
        word,
      ]),
    ),
  ),
)
for (const word of chinese) slips.delete(word)
const slip = new RegExp([...slips.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

const english = new Set(
  'gluten halal vegan sugar sodium protein allergy allergen allergens caffeine calories preservative preservatives ingredient ingredients diabetic diabetes pregnant pregnancy additive additives sweetener sweeteners emulsifier artificial vegetarian carbohydrates nitrite gelatin gelatine toddler children healthy muslim kosher coeliac celiac lactose natural contain cholesterol saturated banned cancer collagen'.split(
    ' ',
  ),
)

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
const isOneOff = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  return (
    rest(a, at + 1) === rest(b, at + 1) ||
    rest(a, at + 1) === rest(b, at) ||
    rest(a, at) === rest(b, at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2))
  )
}

/** Inflections are no slips: sugary, vegans, contains. */
const isForm = (word: string, other: string): boolean =>
  word.startsWith(other) || other.startsWith(word) || /(?:ed|ing|ly|y|s)$/.test(word)

const meant = (word: string): string => {
  if (word.length < 5 || english.has(word)) return word
  for (const other of english) if (!isForm(word, other) && isOneOff(word, other)) return other
  return word
}

/** A folded question with slips of typing and of speech recognition put right, in the words that questions turn on alone. */
export const withoutSlips = (text: string): string =>
  text.replace(slip, found => slips.get(found) ?? found).replace(/[a-z]+/g, meant)
