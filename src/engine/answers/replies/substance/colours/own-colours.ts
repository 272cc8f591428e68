import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import type { Kind } from '../../../entities/kinds.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel } from '../../answer-context.ts'
import { hitsOf } from '../../lists.ts'
import { type Hue, hueAsked, hueOfColour } from './hues.ts'

/** Foods that have a colour of their own and give it to what they are in. */
const coloured: readonly (readonly [Hue, RegExp])[] = [
  [
    'red',
    /山楂|番茄|西红柿|草莓|树莓|覆盆子|蔓越莓|樱桃|红曲米|甜菜|(?<!青)辣椒|枸杞|红枣|杨梅|红米|西瓜|\b(?:tomato\w*|strawberr\w+|raspberr\w+|cranberr\w+|cherr\w+|beet(?:root)?|chill?i(?:es)?|paprika|red peppers?)\b/,
  ],
  [
    'orange',
    /胡萝卜(?!素)|南瓜|木瓜|橙汁|橘|红薯|咸蛋黄|\b(?:carrots?|pumpkin|sweet potato\w*|paprika|orange juice|apricots?|cheddar)\b/,
  ],
  [
    'yellow',
    /玉米(?!淀粉|糖浆)|甜玉米|蛋黄|鸡蛋|芒果|黄桃|菠萝|凤梨|南瓜|咖喱|姜黄|小米|黄油|\b(?:egg yolks?|eggs?|mango\w*|pineapple|turmeric|curry|mustard|butter|maize|corn)\b(?! (?:starch|syrup))/,
  ],
  [
    'green',
    /抹茶|绿茶|菠菜|青(?:辣)?椒|韭菜|葱|罗勒|薄荷叶|海苔|紫菜|豌豆|青豆|小麦苗|\b(?:matcha|green tea|spinach|peas?|seaweed)\b(?! protein)/,
  ],
  [
    'brown',
    /可可|巧克力|咖啡|红茶|黑糖|红糖|酱油|老抽|麦芽(?!糖|糊精)|\b(?:cocoa|chocolate|coffee|tea|soy sauce|soya sauce|molasses|treacle|malt|brown sugar)\b/,
  ],
  ['black', /黑芝麻|墨鱼汁|黑米|黑豆|\b(?:black sesame|squid ink|black rice)\b/],
  [
    'purple',
    /紫薯|蓝莓|葡萄(?!糖|籽)|黑加仑|桑葚|桑椹|火龙果|\b(?:blueberr\w+|grape juice|blackcurrants?|blackberr\w+|purple sweet potato)\b/,
  ],
]
const asksColour =
  /颜色|[红黄绿紫黑橙棕蓝粉]色?[^，。]{0,5}(?:哪来|哪里来|怎么来|从哪|什么[弄染做整]|来自)|这么[红黄绿紫黑]|那么[红黄绿紫黑]|(?:怎么|为什么|凭什么|哪来)[^，。]{0,6}[红黄绿紫黑橙棕]|\bcolou?r(?:ed)?\b|\bwhy (?:is|are)\b|\bso (?:red|yellow|orange|green|brown|purple|pink|dark)\b|\b(?:what|where) .{0,12}\b(?:red|yellow|orange|green|brown|purple|pink)\b.{0,8}\bfrom\b|\bits? (?:red|yellow|orange|green|brown|purple|pink)\b/
const hueWords: Partial<Record<Hue, Bilingual>> = {
  red: { zh: '红色', en: 'red' },
  orange: { zh: '橙色', en: 'orange' },
  yellow: { zh: '黄色', en: 'yellow' },
  green: { zh: '绿色', en: 'green' },
  brown: { zh: '棕色', en: 'brown' },
  black: { zh: '黑色', en: 'black' },
  purple: { zh: '紫色', en: 'purple' },
}
const asNear: Partial<Record<Hue, readonly Hue[]>> = {
  yellow: ['yellow', 'orange'],
  orange: ['orange', 'yellow', 'red'],
  purple: ['purple', 'red'],
  black: ['black', 'brown'],
}
const mostTold = 3
const anyHue: Bilingual = { zh: '颜色', en: 'colour' }
/** Where does the colour come from, of no hue. */
const ofAnyHue = /颜色[^，。]{0,6}(?:哪|怎么来|从何|来自|来的)|\b(?:where|what) .{0,16}\bcolou?r\b/

const ofPack = /\b(?:wrapper|pack(?:et|aging)?|box|bag|bottle|lid|label)\b|包装|盒子|袋子|瓶子|瓶身|盖子/

const colourKind = { zh: '着色剂', en: 'colours', functions: ['着色剂'] } as const
const listsColour = (wanted: readonly Hue[], context: AnswerContext): boolean =>
  hitsOf(colourKind, context).some(index => {
    const { additiveId = '', name = '' } = context.flat[index] ?? {}
    const hue = hueOfColour(context.knowledge.additive(additiveId)?.zh ?? name)
    return hue !== undefined && wanted.includes(hue)
  })

/** No colour is listed, and why is it so red: the foods of the list that are of that colour; false where it was not asked, or none is. */
export const sayOwnColour = (context: AnswerContext, isAsked = false): boolean => {
  const hue = hueAsked(context.text)
  if (ofPack.test(context.text)) return false
  if (!(isAsked || asksColour.test(context.text)) || (hue === undefined && !ofAnyHue.test(context.text)))
    return false
  const word = hue === undefined ? anyHue : hueWords[hue]
  const wanted = hue === undefined ? coloured.map(([of]) => of) : (asNear[hue] ?? [hue])
  // A colour of that hue is listed: not by the foods alone.
  if (listsColour(wanted, context)) return false
  const hits = leavesOf(context).filter(index => {
    const { name = '', otherName = '', additiveId } = context.flat[index] ?? {}
    const names = fold(`${name} ${otherName}`).text
    return (
      additiveId === undefined && coloured.some(([of, foods]) => wanted.includes(of) && foods.test(names))
    )
  })
  if (hits.length === 0 || !word) return false
  const names = namesOf(hits.slice(0, mostTold), context)
  const isFirst = !context.reply.hasBegun()
  const isUncoloured = isFirst && hitsOf(colourKind, context).length === 0
  context.reply.say(
    {
      zh: `${isUncoloured ? '没有列着色剂，' : ''}${word.zh}看配料应来自${names.zh}本身的颜色。`,
      en: `${isUncoloured ? 'No colouring is listed; by' : 'By'} the list the ${word.en} comes from the ingredients' own colour: ${names.en}.`,
    },
    ...onLabel(context, hits.slice(0, mostTold)),
  )
  return true
}

/** Foods of the list that a question takes for the dye, and that colour a little as well: chilli powder beside a red colour. */
export const colouredFoodsNamed = (text: string, context: AnswerContext): number[] => {
  const hue = hueAsked(text)
  return leavesOf(context).filter(index => {
    const { name = '', otherName = '', additiveId } = context.flat[index] ?? {}
    const names = fold(`${name} ${otherName}`).text
    return (
      additiveId === undefined &&
      coloured.some(([of, foods]) => {
        const [said] = foods.exec(text) ?? []
        return of === hue && said !== undefined && names.includes(said)
      })
    )
  })
}

/** Colours were asked for and the list has none: what gives the food its colour. */
export const sayColourWithout = (kind: Kind, context: AnswerContext): void => {
  if (kind.functions?.includes('着色剂') && hitsOf(kind, context).length === 0) sayOwnColour(context)
}
