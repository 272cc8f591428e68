import type { Heard } from '../../src/engine/answers/index.ts'
import type { Asked } from './judge.ts'

/** What of a question a fragment replaces. */
export type Slot = 'thing' | 'kind' | 'nutrient' | 'people' | 'food' | 'authority' | 'serving' | 'fact'

interface Part {
  words: string
  /** Whether the question names it. */
  isIn: (heard: Heard) => boolean
}

interface First {
  wish: string
  slot: Slot
  part: Part
  question: string
}

interface Spoken {
  language: Asked['language']
  label: 'noodles' | 'bar'
  firsts: readonly First[]
  fragments: Readonly<Record<Slot, readonly Part[]>>
  /** Ways of saying only the part that is new. */
  forms: readonly ((words: string) => string)[]
}

export const fragmentLabels = {
  noodles: `川小面
红烧牛肉面（油炸方便面）
配料
面饼：小麦粉、棕榈油（含特丁基对苯二酚）、淀粉、食用盐、食品添加剂（醋酸酯淀粉、碳酸钾、碳酸钠、瓜尔胶、三聚磷酸钠、维生素E）
酱包：棕榈油、食用猪油、牛油、豆瓣酱（含小麦粉）、酱油（含大豆、小麦）、牛肉、白砂糖、食用盐、大蒜、生姜、花椒、食品添加剂（焦糖色）
粉包：食用盐、味精、白砂糖、牛肉粉调味料、香辛料、食品添加剂（5'-呈味核苷酸二钠、二氧化硅）、食用香精
菜包：脱水胡萝卜、大豆蛋白粒（大豆分离蛋白、焦糖色）、脱水香葱、脱水卷心菜
致敏原信息：含小麦、大豆。本生产线亦加工含虾、蛋、花生、芝麻、乳的产品
净含量：面饼+配料 108克　面饼85克
营养成分表　每份（108克）
能量 2086kJ 25% / 蛋白质 9.4g 16% / 脂肪 24.0g 40% / 碳水化合物 61.0g 20% / 钠 2210mg 111%
保质期：6个月　生产日期见桶盖
产地：四川省成都市
执行标准：GB/T 40772
四川川小面食品股份有限公司 出品`,
  bar: `GRITLINE
PEANUT BUTTER CRUNCH PROTEIN BAR
NET WT 2.12 OZ (60g)
INGREDIENTS: PROTEIN BLEND (WHEY PROTEIN ISOLATE, MILK PROTEIN ISOLATE), SOLUBLE CORN FIBER, PEANUTS, MALTITOL SYRUP, COATING (PALM KERNEL OIL, NONFAT DRY MILK, SOY LECITHIN, TITANIUM DIOXIDE (COLOR)), BOVINE COLLAGEN HYDROLYSATE, PEANUT FLOUR, VEGETABLE GLYCERIN, CONTAINS LESS THAN 2% OF: SALT, NATURAL FLAVOR, SUCRALOSE.
CONTAINS: MILK, PEANUTS, SOY.
MAY CONTAIN TREE NUTS, EGG, WHEAT.
Nutrition Facts
1 serving per container    Serving size 1 bar (60g)
Calories 210
Total Fat 9g 12% / Saturated Fat 3.5g 18% / Trans Fat 0g
Sodium 220mg 10%
Total Carbohydrate 22g 8% / Dietary Fiber 10g / Total Sugars 2g
Protein 20g 40%
STORE IN A COOL DRY PLACE
MADE IN USA`,
} as const

const thing = (words: string, name: string): Part => ({
  words,
  isIn: ({ subjects, kinds }) =>
    subjects.some(one =>
      `${one.name} ${one.entry?.zh ?? ''} ${one.entry?.en ?? ''}`.toLowerCase().includes(name),
    ) || kinds.some(({ zh, en }) => `${zh} ${en}`.includes(name)),
})
const kind = (words: string, name: string): Part => ({
  words,
  isIn: ({ kinds, subjects }) =>
    kinds.some(({ zh, en }) => `${zh} ${en}`.includes(name)) || subjects.some(one => one.name.includes(name)),
})
const nutrient = (words: string, name: string): Part => ({
  words,
  isIn: ({ nutrients }) => nutrients.some(one => one === name),
})
const people = (words: string, name: string): Part => ({
  words,
  isIn: ({ who }) => who !== null && (who.zh.includes(name) || who.groups.some(one => one === name)),
})
const food = (words: string, name: string): Part => ({
  words,
  isIn: ({ food: of }) => (of ? `${of.word} ${of.no}`.includes(name) : false),
})
const authority = (words: string, name: string): Part => ({
  words,
  isIn: ({ authorities }) => authorities.some(one => one === name),
})
const serving = (words: string, is: (heard: Heard) => boolean): Part => ({ words, isIn: is })
const fact = (words: string, name: string): Part => ({ words, isIn: ({ fact: of }) => of === name })

const first = (wish: string, slot: Slot, part: Part, question: (words: string) => string): First => ({
  ...{ wish, slot, part },
  question: question(part.words),
})

const grams = (least: number) => (heard: Heard) =>
  typeof heard.serving === 'object' &&
  heard.serving !== null &&
  'value' in heard.serving &&
  heard.serving.value >= least

const chinese = (is: 'zh-Hans' | 'zh-Hant'): Spoken => {
  const isHant = is === 'zh-Hant'
  const t = (hans: string, hant: string) => (isHant ? hant : hans)
  return {
    language: is,
    label: 'noodles',
    firsts: [
      first('has', 'thing', thing(t('猪油', '豬油'), '猪油'), one => t(`有${one}吗`, `有冇${one}㗎`)),
      first('has', 'kind', kind(t('防腐剂', '防腐劑'), '防腐剂'), one =>
        t(`里面有没有${one}`, `入面有冇${one}`),
      ),
      first('has', 'kind', kind('花生', '花生'), one => t(`含${one}吗`, `呢個有冇${one}`)),
      first('has', 'nutrient', nutrient('糖', 'sugars'), one => t(`有没有${one}`, `呢包麵有冇${one}㗎`)),
      first('nutrition', 'nutrient', nutrient(t('钠', '鈉'), 'salt'), one =>
        t(`一份有多少${one}`, `一份有幾多${one}`),
      ),
      first('nutrition', 'nutrient', nutrient(t('脂肪', '脂肪'), 'fat'), one =>
        t(`${one}高不高`, `${one}高唔高`),
      ),
      first('what', 'thing', thing('焦糖色', '焦糖'), one => t(`${one}是什么`, `${one}係咩嚟㗎`)),
      first('why', 'thing', thing(t('瓜尔胶', '瓜爾膠'), '瓜尔胶'), one =>
        t(`为什么要加${one}`, `點解要加${one}`),
      ),
      first('safe', 'thing', thing(t('二氧化硅', '二氧化硅'), '二氧化硅'), one =>
        t(`${one}安全吗`, `${one}安唔安全`),
      ),
      first('cancer', 'thing', thing('焦糖色', '焦糖'), one => t(`${one}会致癌吗`, `${one}會唔會致癌`)),
      first('suits', 'people', people(t('孕妇', '孕婦'), 'pregnant'), one =>
        t(`${one}能吃吗`, `${one}食唔食得`),
      ),
      first('suits', 'people', people(t('糖尿病人', '糖尿病人'), 'diabetes'), one =>
        t(`${one}可以吃吗`, `${one}可唔可以食`),
      ),
      first('limit', 'thing', thing('焦糖色', '焦糖'), one =>
        t(`${one}最多能加多少`, `${one}最多可以加幾多`),
      ),
      first('allowed', 'thing', thing(t('二氧化硅', '二氧化硅'), '二氧化硅'), one =>
        t(`${one}允许用吗`, `${one}准唔准用`),
      ),
      first('origin', 'thing', thing(t('棕榈油', '棕櫚油'), '棕榈油'), one =>
        t(`${one}是从哪来的`, `${one}係邊度嚟㗎`),
      ),
      first('fact', 'fact', fact(t('保质期', '保質期'), 'shelf_life'), one => t(`${one}多久`, `${one}幾耐`)),
      first('order', 'thing', thing('牛肉', '牛肉'), one => t(`${one}排第几`, `${one}排第幾`)),
    ],
    fragments: {
      thing: [
        thing('味精', '味精'),
        thing(t('三聚磷酸钠', '三聚磷酸鈉'), '三聚磷酸'),
        thing(t('酱油', '醬油'), '酱油'),
        thing(t('维生素E', '維他命E'), '维生素e'),
      ],
      kind: [kind(t('甜味剂', '甜味劑'), '甜味剂'), kind(t('色素', '色素'), '色'), kind('芝麻', '芝麻')],
      nutrient: [nutrient(t('蛋白质', '蛋白質'), 'protein'), nutrient(t('热量', '熱量'), 'energy')],
      people: [
        people(t('老人家', '老人家'), '老年人'),
        people(t('小孩', '細路'), 'children'),
        people(t('高血压', '高血壓'), 'hypertension'),
      ],
      food: [food(t('饼干', '餅乾'), '07.03'), food(t('面包', '麵包'), '07.01')],
      authority: [authority(t('欧盟', '歐盟'), 'eu'), authority(t('美国', '美國'), 'us')],
      serving: [
        serving(t('一整包', '成包'), heard => heard.serving === 'pack' || grams(100)(heard)),
        serving(t('两包', '兩包'), grams(200)),
        serving('100克', heard => heard.serving === 'hundred'),
      ],
      fact: [fact(t('产地', '產地'), 'origin'), fact(t('净含量', '淨含量'), 'net')],
    },
    forms: isHant
      ? [one => `咁${one}呢`, one => `噉${one}呢？`, one => `${one}咧`, one => `咁如果係${one}呢`]
      : [
          one => `那${one}呢`,
          one => `${one}呢？`,
          one => `那么${one}呢`,
          one => `${one}咧`,
          one => `还有${one}呢`,
        ],
  }
}

const english: Spoken = {
  language: 'en',
  label: 'bar',
  firsts: [
    first('has', 'thing', thing('gelatine', 'gelatin'), one => `is there any ${one} in it`),
    first('has', 'kind', kind('preservatives', 'preservatives'), one => `are there any ${one} in this`),
    first('has', 'kind', kind('egg', 'egg'), one => `does it contain ${one}`),
    first('nutrition', 'nutrient', nutrient('sugar', 'sugars'), one => `how much ${one} is in it`),
    first('nutrition', 'nutrient', nutrient('saturated fat', 'saturates'), one => `is it high in ${one}`),
    first('what', 'thing', thing('titanium dioxide', 'titanium'), one => `what is ${one}`),
    first('why', 'thing', thing('soy lecithin', 'lecithin'), one => `why is there ${one} in it`),
    first('safe', 'thing', thing('sucralose', 'sucralose'), one => `is ${one} safe`),
    first('cancer', 'thing', thing('titanium dioxide', 'titanium'), one => `does ${one} cause cancer`),
    first('suits', 'people', people('my toddler', 'infant_0_36m'), one => `can ${one} have this`),
    first('suits', 'people', people('diabetics', 'diabetes'), one => `is it ok for ${one}`),
    first('limit', 'thing', thing('sucralose', 'sucralose'), one => `what is the maximum level of ${one}`),
    first('allowed', 'thing', thing('titanium dioxide', 'titanium'), one => `is ${one} permitted`),
    first('origin', 'thing', thing('glycerin', 'glycer'), one => `where does the ${one} come from`),
    first('order', 'thing', thing('palm kernel oil', 'palm'), one => `how far down the list is the ${one}`),
  ],
  fragments: {
    thing: [
      thing('the maltitol', 'maltitol'),
      thing('sucralose', 'sucralose'),
      thing('the collagen', 'collagen'),
      thing('salt', 'salt'),
    ],
    kind: [kind('sweeteners', 'sweeteners'), kind('colours', 'colours'), kind('sesame', 'sesame')],
    nutrient: [nutrient('protein', 'protein'), nutrient('fibre', 'fibre')],
    people: [
      people('my gran', '老年人'),
      people('kids', 'children'),
      people('someone with high blood pressure', 'hypertension'),
    ],
    food: [food('biscuits', '07.03'), food('bread', '07.01')],
    authority: [authority('the EU', 'eu'), authority('the US', 'us')],
    serving: [
      serving('the whole pack', heard => heard.serving === 'pack' || grams(60)(heard)),
      serving('two bars', grams(120)),
      serving('100 g', heard => heard.serving === 'hundred'),
    ],
    fact: [fact('the net weight', 'net'), fact('the shelf life', 'shelf_life')],
  },
  forms: [
    one => `and ${one}?`,
    one => `what about ${one}`,
    one => `how about ${one}?`,
    one => `${one} then?`,
    one => `and what about ${one} then`,
  ],
}
/** English joins some parts with a word of their own. */
const joined: Partial<Record<Slot, (words: string) => string>> = {
  people: words => `for ${words}`,
  food: words => `in ${words}`,
  authority: words => `in ${words}`,
  serving: words => `in ${words}`,
}

export interface FragmentCase extends Pick<Asked, 'language' | 'question'> {
  /** The question before. */
  first: string
  label: Spoken['label']
  slot: Slot
  /** What was wanted before. */
  wish: string
  /** What may be wanted now. */
  wanted: readonly string[]
  isNew: (heard: Heard) => boolean
  /** What was named before in the same place and may not be asked for again. */
  isOld: (heard: Heard) => boolean
}

const ofThings: ReadonlySet<Slot> = new Set(['thing', 'kind', 'nutrient'])

/** What is wanted of a new part after a question of each wish; null where people do not go on so. */
const wantedOf = (wish: string, from: Slot, slot: Slot): readonly string[] | null => {
  if (slot === 'people')
    return wish === 'fact' || wish === 'order' || wish === 'limit' || wish === 'origin' ? null : ['suits']
  if (slot === 'food') return wish === 'limit' || wish === 'allowed' ? ['limit', 'allowed'] : null
  if (slot === 'authority')
    return /^(?:safe|cancer|limit|allowed)$/.test(wish) ? ['evaluation', 'allowed', 'limit', 'cancer'] : null
  if (slot === 'serving') return from === 'nutrient' && wish === 'nutrition' ? ['nutrition'] : null
  if (slot === 'fact') return wish === 'fact' || wish === 'has' ? ['fact'] : null
  if (wish === 'fact') return null
  if (slot === 'nutrient')
    return /^(?:has|nutrition)$/.test(wish)
      ? ['nutrition', 'amount', ...(wish === 'has' ? ['has'] : [])]
      : null
  if (wish === 'nutrition') return ['has', 'amount', 'nutrition', 'list']
  if (wish === 'suits') return slot === 'thing' ? ['suits'] : null
  if (slot === 'kind' && wish !== 'has' && wish !== 'safe') return null
  // Salt is a row of the table as well.
  if (wish === 'limit') return ['limit', 'nutrition']
  return wish === 'has' ? ['has', 'list'] : [wish]
}

/** Questions of each wish, each followed by a fragment that names only what is new. */
export const fragmentCases = (): FragmentCase[] =>
  [chinese('zh-Hans'), chinese('zh-Hant'), english].flatMap(({ language, label, firsts, fragments, forms }) =>
    firsts.flatMap(({ wish, slot: from, part, question }) =>
      (['thing', 'kind', 'nutrient', 'people', 'food', 'authority', 'serving', 'fact'] as const).flatMap(
        slot => {
          const wanted = wantedOf(wish, from, slot)
          if (!wanted) return []
          const isOther = ofThings.has(from) ? ofThings.has(slot) : from === slot
          return fragments[slot]
            .filter(({ words }) => !question.endsWith(words) && !question.includes(`${words} `))
            .flatMap(({ words, isIn }) =>
              forms.flatMap((form, at) => {
                const join = language === 'en' && at < 4 ? joined[slot] : undefined
                const said = [...new Set([form(words), ...(join ? [form(join(words))] : [])])]
                return said.map(
                  (fragment): FragmentCase => ({
                    ...{ language, label, slot, wish, wanted },
                    first: question,
                    question: fragment,
                    isNew: isIn,
                    isOld: heard => isOther && part.isIn(heard),
                  }),
                )
              }),
            )
        },
      ),
    ),
  )

/** What is wrong with how a fragment was understood; null when it is right. */
export const faultOfFragment = (
  { wanted, isNew, isOld }: FragmentCase,
  [heard]: readonly Heard[],
): string | null => {
  if (!heard) return 'nothing heard'
  if (!isNew(heard)) return 'new is lost'
  if (isOld(heard)) return 'old is kept'
  return wanted.includes(heard.wish) ? null : `wish ${heard.wish}`
}
