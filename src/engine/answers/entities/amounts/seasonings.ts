import { fold } from '../../../text/normalize.ts'
import type { PackSizes } from './amount-asked.ts'

/** The last word of a product's name: 甜面酱, not 酱香鸭 and no 酱油 flavour. */
const names =
  /(?:酱|醬|[蚝蠔耗]油|豉油|生抽|老抽|腐乳|沙拉汁|烧烤汁|蜂蜜|果占)(?![\u4e00-\u9fff])|\b(?:sauces?|paste|dressing|ketchup|mayo(?:nnaise)?|jam|honey|marmalade|chutney|pesto|relish|mustard)\b(?! ?(?:[a-z]|&))/
const nameLines = 3
const longestName = 40

/** The last word of the name of another food: 热干面, above its 芝麻酱. */
const others =
  /[面饭饼肉肠鱼虾果奶粉包糕](?![\u4e00-\u9fff])|\b(?:noodles?|rice|chips|crisps|bars?|biscuits?|cookies|drink|sausages?|bread|soup)\b/

/** Whether a pack is a sauce, a paste or honey by the first line that names a food: eaten by the spoon, and about as heavy as water. */
export const isByTheSpoon = ({ name, text }: Pick<PackSizes, 'name' | 'text'>): boolean => {
  const named = [name, ...text.split('\n', nameLines).map(line => fold(line).text)].find(
    line => line.length <= longestName && !/[:：、]/.test(line) && (names.test(line) || others.test(line)),
  )
  return named !== undefined && names.test(named)
}

const isUsed = /用|煮|[放落加抹涂蘸炒拌]|[能得]|可以|\b(?:use|using|cook|put|can|may|ok|okay|have)\b/
const isWhole = /整|全|[喝吃用][完光]|\b(?:whole|entire|all of it)\b/
/** 用这支蚝油: a bottle of sauce that is only pointed at is no amount that anybody eats. */
export const withoutBottle = <Serving>(
  named: Serving,
  question: string,
  sizes: PackSizes,
): Serving | 'portion' =>
  named === 'pack' && isUsed.test(question) && !isWhole.test(question) && isByTheSpoon(sizes)
    ? 'portion'
    : named
