import { type Kind, saltKind } from '../../entities/kinds.ts'

interface Taste {
  asked: RegExp
  kind: Kind
}

const sweet: Kind = {
  zh: '带甜味的配料',
  en: 'what tastes sweet',
  names:
    /(?<!焦|聚葡萄|低聚[果木]|低聚半乳|低聚异麦芽|低聚)糖(?!醇|精|酸|酶|苷|色)|蜂蜜|果葡|\b(?:sugar|syrup|honey|dextrose|fructose|glucose|sucrose)\b/i,
  functions: ['甜味剂'],
}
const hot: Kind = {
  zh: '辣的或可能辣的配料',
  en: 'what is or may be hot',
  names:
    /辣(?!椒红|根素)|花椒|胡椒|芥末|豆瓣|剁椒|泡椒|咖喱|香辛料|\b(?:chill?i(?:es)?|cayenne|jalape\S*|pepper(?!mint)|curry|spices)\b/i,
}
const sour: Kind = {
  zh: '带酸味的配料',
  en: 'what tastes sour',
  names:
    /醋|酸(?:菜|笋|豆角|萝卜|汤|黄瓜)|泡菜|泡椒|番茄|柠檬|柠檬酸(?!钠|钾|钙)|苹果酸|乳酸(?!钠|钾|钙|菌|链)|酒石酸|冰乙酸|\b(?:vinegar|citric acid|malic acid|lactic acid|tartaric acid|acetic acid|lemon|lime|tomato(?:es)?)\b/i,
  isAny: true,
}
const numbing: Kind = {
  zh: '发麻的配料',
  en: 'what makes the mouth tingle',
  names: /花椒|藤椒|麻椒|\bsichuan pepper|\bszechuan pepper/i,
}
const savoury: Kind = {
  zh: '提鲜的配料',
  en: 'what tastes savoury',
  names: /味精|鸡精|鸡粉|酵母抽提物|酱油|蚝油|鱼露|\b(?:msg|yeast extract|soy sauce|fish sauce)\b/i,
  functions: ['增味剂'],
}
const fats: Kind = {
  zh: '油脂',
  en: 'fat',
  names: /(?<!酱|蚝|老抽|生抽)油(?!菜|麦|条|豆|皮|桃|辣)|脂|\b(?:oils?|fats?|butter|lard|tallow)\b/i,
}

/** What an ingredient tastes of, by which people look for it in the sachets of a pack. */
const tastes: readonly Taste[] = [
  { asked: /咸|盐|钠|salt/, kind: saltKind },
  { asked: /甜|sweet(?!ener)/, kind: sweet },
  { asked: /辣(?!椒红)|spic|\bhot\b|\bheat\b|\bchill?i\b/, kind: hot },
  {
    asked: /发麻|麻味|麻麻|麻的|麻是|(?<!芝|苎|亚|肉)麻(?=$|[，,？?吗不]|在哪)|\btingl|\bnumbing/,
    kind: numbing,
  },
  { asked: /酸味|酸的|酸酸|很酸|(?:^|[，,])酸|\bsour\b|\btang/, kind: sour },
  { asked: /鲜味|提鲜|鲜的|\bumami\b|\bsavou?ry\b/, kind: savoury },
  { asked: /油腻|油脂|最油|肥|腻|fat|grea|\boil\b/, kind: fats },
]

/** The taste that a folded question is about; undefined for none. */
export const tasteIn = (text: string): Kind | undefined => tastes.find(({ asked }) => asked.test(text))?.kind
