import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { standardCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { allergenLeads, tellAllergen } from '../people/allergens.ts'
import { type Food, foodNamed } from './foods.ts'
import { foodOf, isOfAnimal, isPlain, tellFood, tellFoodOrigin } from './tell-food.ts'

/** Is X wheat, does X have gluten, X 是小麦做的吗, X 里有奶吗: a food, and what it may be. */
const shapes: readonly RegExp[] = [
  /^(?:and |so |but )?(?:is|are|is not) (?:the |an? )?(.{2,40}?) (?:really |actually |just |a |an |made (?:of|from|with) |from |basically |a kind of |a type of |considered |classed as |counted as )*([a-z]+(?: ingredient| product| derivative)?)(?: or not| then)?$/,
  /^(?:and |so |but )?(?:does|do|has|have) (?:the )?(.{2,40}?) (?:have|has|contain|got) (?:any )?([a-z]+)(?: in it| inside)?$/,
  /^(?:那|那么|这个?|里面?的|配料表?里的)*(.{2,10}?)(?:到底|究竟|其实)?(?:是不是|算不算|算是|属于|是|算)(?:用|拿|由)?(.{1,5}?)(?:做的?|制的?|磨的?|提的?|类|的一种|的)*(?:[吗吧么不]|来的吗)?$/,
  /^(?:那|那么|这个?|里面?的|配料表?里的)*(.{2,10}?)(?:里面?|中)?(?:有没有|含不含|会不会有|有|含)(.{1,4}?)[吗么不]?$/,
]

/** What a food may be asked to be, by the word for it; `of` is found in what the food is of. */
const kinds: readonly (Bilingual & {
  word: RegExp
  is: 'gluten' | 'allergen' | 'sugar' | 'additive'
  of?: RegExp
  allergen?: 'milk' | 'egg' | 'soy'
})[] = [
  { word: /^(?:小麦粉?|麦子|麸质|面筋|麦|wheat|gluten)$/, is: 'gluten', zh: '小麦', en: 'wheat' },
  {
    word: /^(?:奶|牛奶|乳|乳制品|奶制品|奶类|dairy|milk)(?: (?:ingredient|product))?$/,
    is: 'allergen',
    of: /milk|cheese|whey|butter/,
    allergen: 'milk',
    zh: '奶',
    en: 'dairy',
  },
  {
    word: /^(?:蛋|鸡蛋|蛋类|eggs?)$/,
    is: 'allergen',
    of: /\beggs?\b/,
    allergen: 'egg',
    zh: '蛋',
    en: 'egg',
  },
  {
    word: /^(?:大豆|黄豆|豆|豆类|大豆制品|soya?|soybeans?)$/,
    is: 'allergen',
    of: /\bsoya?/,
    allergen: 'soy',
    zh: '大豆',
    en: 'soy',
  },
  { word: /^(?:糖|添加糖|糖类|蔗糖|sugars?)$/, is: 'sugar', zh: '糖', en: 'sugar' },
  {
    word: /^(?:食品)?添加剂$|^(?:food )?additive$/,
    is: 'additive',
    zh: '食品添加剂',
    en: 'a food additive',
  },
]

interface Asked {
  name: string
  food: Food
  kind: (typeof kinds)[number]
}

const askedIn = (text: string): Asked | null => {
  for (const shape of shapes) {
    const [, name = '', word = ''] = shape.exec(text) ?? []
    const kind = kinds.find(one => one.word.test(word.trim()))
    const food = kind && foodNamed(name.trim())
    if (kind && food) return { name: name.trim(), food, kind }
  }
  return null
}

const lead = (is: boolean): Bilingual => (is ? { zh: '是', en: 'Yes' } : { zh: '不是', en: 'No' })

/** Whether it counts among the kind, yes or no first; what may be made of it is neither. */
const verdictOf = ({ name, food, kind }: Asked): Bilingual => {
  const [zh = '', en = ''] = food.of
  const isNamed = kind.of?.test(en) === true
  if (kind.is === 'allergen' && !isPlain(food) && isNamed)
    return { zh: `不一定：${name}（${zh}）`, en: `Not always: ${name} (${en})` }
  const isOne =
    kind.is === 'additive'
      ? false
      : kind.is === 'sugar'
        ? sugarKind.names?.test(name) === true
        : isNamed && (kind.allergen === 'soy' || isOfAnimal(food))
  const word = lead(isOne)
  if (kind.is === 'additive')
    return {
      zh: `${word.zh}：${name}是食品原料，不是 GB 2760 管的食品添加剂`,
      en: `${word.en}: ${name} is a food ingredient, and no additive by GB 2760`,
    }
  return {
    zh: `${word.zh}：${name}${isOne ? '属于' : '不算'}${kind.zh}，来自${zh}`,
    en: `${word.en}: ${name} ${isOne ? 'counts as' : 'is no'} ${kind.en}; it comes from ${en}`,
  }
}

/**
 * Is gram flour wheat, 大豆分离蛋白里有奶吗, is tapioca an additive: yes or no of a food that is named, listed or not, and of an allergen
 * whether the label has it all the same; false where that was not asked.
 */
export const tellFoodOfKind = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  if (who || subjects.length > 1 || subjects.some(({ entry, unlisted }) => entry ?? unlisted)) return false
  const asked = askedIn(text)
  if (!asked) return false
  const { name, kind, food } = asked
  // Is there wheat in the tuna, of a pack of tuna: of the pack.
  const product = fold(context.asked.label?.product.name ?? '').text
  if (`${food.zh}|${food.en}`.split('|').some(one => product.includes(one))) return false
  const [own] = subjects
  // Have oats gluten, of a label that lists them: what the label contains says more.
  if (kind.is === 'gluten' && food.gluten === 'is' && own?.index !== undefined) return false
  const subject = own && foodOf(own) === food ? own : { name }
  if (kind.is === 'gluten') {
    // Of what comes from animals no cereal is told.
    if (isOfAnimal(food)) {
      const no = {
        zh: `不是小麦做的：${name}来自${food.of[0]}。`,
        en: `No wheat: ${name} comes from ${food.of[1]}.`,
      }
      context.reply.say(no, ...orWhole(context, wholeLabel(context)))
    } else tellFoodOrigin(subject, { ...context, text: 'wheat' })
    if (food.gluten !== 'is') tellRest('gluten', context)
    return true
  }
  const said = verdictOf(asked)
  context.reply.say({ zh: `${said.zh}。`, en: `${said.en}.` }, standardCitation)
  tellFood(subject, context)
  if (kind.allergen) tellRest(kind.allergen, context)
  return true
}

/** Nobody may take the one food for the whole product. */
const tellRest = (allergen: 'milk' | 'egg' | 'soy' | 'gluten', context: AnswerContext): void => {
  if (context.flat.length > 0) tellAllergen(allergen, allergenLeads.ofRest, context)
}
