import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { AnswerContext } from '../answer-context.ts'
import { sectionsOf, within } from '../parts/parts.ts'
import { ownPurposes, purposes } from '../purposes.ts'
import { isKnownFood, roleIn } from './here-for.ts'
import { ownWork } from './work/own-work.ts'

const risen =
  /面包|吐司|糕|饼|馒头|包子|花卷|油条|蛋挞|蛋卷|曲奇|酥|威化|泡芙|天妇罗|辅食|米粉|\b(?:bread|loaf|cakes?|muffins?|biscuits?|cookies?|crackers?|pancakes?|waffles?|buns?|rolls?|pastr\w+|scones?|batter\w*|nuggets?|tempura|pizza|cereals?)\b/
const drink = /饮料|饮品|茶|汽水|可乐|咖啡|果汁|\b(?:drinks?|beverages?|tea|juice|cola|energy|squash|soda)\b/
const flesh =
  /肉|肠|火腿|鱼|虾|蟹|丸|饺|鸡|鸭|腊|\b(?:sausages?|ham|fish|meat|dumplings?|chicken|pork|beef|turkey|shrimps?|prawns?)\b/
const cheese = /干酪|奶酪|芝士|起司|\bcheese\b/
const noodles =
  /面条|方便面|即食面|拉面|乌冬|挂面|面饼|泡面|(?<![\u4e00-\u9fff])面(?!包|粉|筋)|\b(?:noodles?|ramen|udon|mee)\b/
const powder =
  /粉|盐|鸡精|调料|冲饮|^(?:白砂|绵白|冰|红)糖|\b(?:powder|mix|salt|seasoning|bouillon|stock|whitener|creamer)\b/

/** In which foods an additive of several classes is used as one of them. */
const isUsedAs: Readonly<Record<string, (food: string) => boolean>> = {
  膨松剂: food => risen.test(food) && !flesh.test(food) && !noodles.test(food),
  水分保持剂: food => !drink.test(food) && !cheese.test(food),
  抗结剂: food => powder.test(food),
  酸度调节剂: food => !flesh.test(food),
  稳定剂和凝固剂: food => !flesh.test(food) && !risen.test(food),
}

/** What is in the pack, by its name; of dumplings and noodles not what they are filled or flavoured with. */
const foodOfLabel = ({ asked }: AnswerContext): string => {
  const { product, text = '' } = asked.label ?? {}
  const lines = text.split('\n')
  const list = lines.findIndex(line => /^\s*(?:配料|成[分份]|原料|ingredients)/i.test(line))
  // The line below the brand says what it is: 8 Cumberland Style Pork Sausages.
  const above = lines.slice(0, Math.min(3, Math.max(list, 0))).filter(line => line.length < 60)
  return fold([product?.name ?? '', ...above].join(' ')).text
}

/** What an additive is in: its packet where the name of that says a food, else the product; nothing where the label does not list it. */
export const foodWith = ({ index }: Subject, context: AnswerContext): string => {
  if (index === undefined) return ''
  const section = sectionsOf(context).find(one => within(one).some(inner => inner === context.flat[index]))
  const packet = section ? fold(section.name).text : ''
  return isKnownFood(packet) ? packet : foodOfLabel(context)
}

/** What an additive of this name is for as one of a class. */
const purposeAs = (name: string, zh: string, food: string): Bilingual[] => {
  const text = purposes[name]
  if (!text || name === '其他') return []
  // A drink does not set.
  if (name === '稳定剂和凝固剂' && drink.test(food))
    return [{ zh: '使各成分稳定、不分层', en: 'keeps the mixture from separating' }]
  return name === '酸度调节剂' && /酸(?:$|[,，(（])/.test(zh)
    ? [{ zh: `带酸味、${text.zh}`, en: `tastes sour and ${text.en}` }]
    : [text]
}

export interface Purposes {
  /** The classes that are told of, and what each is for. */
  told: readonly { name: string; text: Bilingual }[]
  /** The other classes of the standard. */
  others: readonly string[]
  /** The classes were chosen by the food; the label states none. */
  isOfFood: boolean
}

/** What an additive is for in this food: the class that the label states goes before those of GB 2760 that fit the food. */
export const purposesHere = (subject: Subject, context: AnswerContext): Purposes => {
  const { entry, form, ingredient } = subject
  const functions = entry?.functions ?? []
  const zh = form?.zh ?? entry?.zh ?? subject.name
  const stated = ingredient?.functions.length === 1 ? ingredient.functions[0] : undefined
  const food = foodWith(subject, context)
  const fits = functions.filter(name => isUsedAs[name]?.(food) ?? true)
  const isOfFood =
    stated === undefined &&
    food !== '' &&
    functions.length > 1 &&
    functions.includes('膨松剂') &&
    fits.length > 0
  const names = (stated ? [stated] : isOfFood ? fits : functions).slice(0, 3)
  const own = entry && ownPurposes[entry.zh]
  const role = own
    ? undefined
    : (roleIn(zh, food, context.asked.label?.text ?? '') ?? ownWork(zh, food, stated))
  if (role) {
    const name = stated ?? (functions.includes(role.as) ? role.as : '')
    const besides = 'and' in role && role.and && !stated ? [{ name: role.and.as, text: role.and.text }] : []
    return {
      told: [{ name, text: role.text }, ...besides],
      others: name === '' ? functions : [],
      isOfFood: false,
    }
  }
  const [first = ''] = names
  const told = own
    ? [{ name: first, text: own }]
    : names.flatMap(name => purposeAs(name, zh, food).map(text => ({ name, text })))
  return { told, others: functions.filter(name => !names.includes(name)), isOfFood }
}
