import { ALLERGEN_WORDS } from './allergen-words.ts'
import { FOODS_EN } from './foods-en.ts'

// Words of statements and of names, and what hyphens join to them, beside the words of all foods.
const OTHER_EN = `
contain contains contained containing may might traces trace free from without with not does suitable unsuitable people allergy allergies allergic allergen allergens
manufactured made processed produced packed prepared facility factory equipment line lines environment handles handled uses also same shared ingredients ingredient added
based style fat low high non semi half full reduced less type cut grade rich dried roasted fried coated ripened pressed fed grown pre self raising fine coarse
cashew cashews pistachio pistachios hazelnut hazelnuts walnut walnuts doughnut doughnuts peanut peanuts chestnut chestnuts coconut butternut buttermilk buckwheat sesame mustard celery lupin
shellfish crustacean crustaceans molluscs lecithin gluten barley wheat sulphite sulphites sulfite sulfites sulphur dioxide lactose casein albumen lysozyme mayonnaise
worcestershire anchovy anchovies semolina couscous bulgur spelt gelatine gelatin caffeine alcohol phenylalanine aspartame`

/** The English words that a label may break in two at the end of a line. */
let words: ReadonlySet<string> | undefined
export const isEnglishWord = (word: string): boolean => {
  words ??= new Set(`${FOODS_EN}\n${OTHER_EN}`.toLowerCase().match(/[a-z]{3,}/g))
  return words.has(word)
}

/** Two words that a line end parts and that mean something only together. */
export const PHRASES_EN =
  /^(?:may(?: also)? contain|(?:might|can|could) contain|contains? no|traces of|free (?:from|of)|(?:does|do|did) not|not contain|tree nuts|not suitable|(?:suitable|unsuitable) for|made (?:in|on|with)|(?:produced|manufactured|packed|processed) (?:in|on)|facility (?:that|which)|(?:that|which) (?:also )?(?:handles|processes|uses)|also (?:handles|processes|uses|contains?)|same (?:line|equipment|facility|factory)|(?:gluten|dairy|nut|egg|milk|soy|soya|lactose|wheat|peanut) free)$/

/** Chinese words of statements; what follows may not make another word of them. */
const STATEMENTS_ZH =
  '加工含|处理含|(?:生产线|设备|车间)[也还上中内]|不含|未含|不得?添加|未添加|零添加|不使用|未使用|没有|含有|可能(?=[含带有会存])|能含|致敏|过敏|敏原|敏源|敏物|物质|提示(?!卡)|(?<!日)本(?:产品|品)(?![名牌种类])|生产线|产线|设备|车间|同一|共用|微量|及其|(?<![监编])制品(?![名牌种类])|不适[合宜]|不宜|适宜人|人群|孕妇|婴幼|婴儿|幼儿|儿童|哺乳'

/** A word of a statement; behind 含 or 敏 also the name of an allergen. */
export const STATEMENT_ZH = new RegExp(STATEMENTS_ZH, 'g')
export const STATEMENT_OR_ALLERGEN_ZH = new RegExp(
  [STATEMENTS_ZH, ...Object.values(ALLERGEN_WORDS).map(({ chinese }) => chinese)].join('|'),
  'g',
)
