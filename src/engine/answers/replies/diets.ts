import type { Bilingual } from '../../result.ts'
import { type AnswerContext, namesOf, onLabel } from './answer-context.ts'

/** Names of ingredients that vegetarians, or vegans, avoid. */
const flesh =
  /(?<!植物|素)肉(?!桂|豆蔻|苁蓉)|猪|牛(?![奶乳磺蒡至]|油果)|羊(?![奶乳栖])|鸡(?!蛋|枞|尾酒|内金)|[鸭鹅鸽](?!蛋)|鱼(?!腥草)|虾|蟹|扇贝|贻贝|蚝|牡蛎|鱿|鲍|火腿|培根|香肠|(?<!决)明胶|胶原|胭脂虫|\b(?:meat|pork|beef|chicken|turkey|duck|lamb|mutton|fish|tuna|salmon|shrimps?|prawns?|crabs?|oysters?|anchov\w+|bacon|ham|gelatine?|collagen|lard|tallow|rennet|carmine)\b/i
const produce =
  /蛋(?!白酶|糕)|(?<![豆椰麦仁桃生木半])[奶乳](?![化木果液]|酸(?!奶)|油果|糖酶)|酪(?!醇|氨酸)|黄油|蜂蜜|蜂蜡|蜂胶|王浆|虫胶|紫胶|\b(?:milk|whey|buttermilk|butter|cream|cheese|yogh?urt|casein(?:ate)?|lactose|eggs?|albumen|honey|beeswax|shellac)\b/i
const plants =
  /人造奶油|植物奶油|植脂|\b(?:cocoa|peanut|almond|shea|nut) butter|\b(?:coconut|almond|oat|soya?|rice) (?:milk|cream)|cream of tartar/i

export type Diet = 'vegetarian' | 'vegan'

/** Says what of the label comes from animals; resolves with whether anything does. */
export const tellAnimal = (diet: Diet, who: Bilingual, context: AnswerContext): boolean => {
  const isOf = (name: string) =>
    !plants.test(name) && (flesh.test(name) || (diet === 'vegan' && produce.test(name)))
  const hits = context.flat.flatMap(({ name, kind, role, additiveId = '' }, index) => {
    if (role !== undefined || kind === 'flavouring' || kind === 'culture') return []
    return isOf(name) || isOf(context.knowledge.additive(additiveId)?.zh ?? '') ? [index] : []
  })
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${who.zh}：建议避免。含动物来源的配料：${names.zh}。`,
      en: `For ${who.en}: better avoided. Contains ingredients from animals: ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}
