import type { Bilingual } from '../../../../result.ts'
import { sourceCitation } from '../../../text/reply.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, quoted, statementsOf, wholeLabel } from '../../answer-context.ts'

/** A mark of packs that says little to whoever does not know it: how people ask for it, how it is printed, what it is. */
interface Mark {
  asked: RegExp
  printed: RegExp
  means: Bilingual
  source: string
}

const marks: readonly Mark[] = [
  {
    asked: /(?<![打海])星(?!号|巴|期|冰|球|河|空|星|洲|马|座)|\bstars?\b(?! anise)|\bratings?\b/,
    printed: /health star rating|健康星级/i,
    means: {
      zh: '健康星级是澳大利亚和新西兰的自愿标示，半星到五星，星越多在同类食品里整体营养越好；算的是能量、饱和脂肪、糖、钠，以及蔬果、蛋白质和纤维，不看添加剂',
      en: 'the Health Star Rating is a voluntary label of Australia and New Zealand, from half a star to five; more stars are better among foods of the same kind. It counts energy, saturated fat, sugars and sodium against fruit, vegetables, protein and fibre, and no additives',
    },
    source: 'Health Star Rating System (Australia and New Zealand)',
  },
  {
    asked:
      /\b(?:crv|deposit|\d{1,2} ?(?:c|cents?)\b|[a-z]{2}-[a-z]{2}\b)|[¢￠]|\d{1,2} ?(?:c|美?分)(?![a-z])|押金/,
    printed: /\bCRV\b|¢|\brefund\b/,
    means: {
      zh: '这是美国一些州的饮料瓶罐押金：CRV 是加州的回收价值，两个字母是州名，金额是退瓶时拿回的钱，和配料无关',
      en: 'it is the deposit on drink containers in some states of the US: CRV is the California Redemption Value, two letters stand for a state, and the amount is what is paid back for the empty; it says nothing of the contents',
    },
    source: 'California Beverage Container Recycling and Litter Reduction Act',
  },
  {
    asked: /\bbioengineered\b|生物工程/,
    printed: /bioengineered/i,
    means: {
      zh: '这是美国对含转基因原料的食品要求写的话',
      en: 'it is what the US asks for on food with genetically modified ingredients',
    },
    source: '7 CFR part 66, National Bioengineered Food Disclosure Standard',
  },
  {
    asked: /\bmuis\b/,
    printed: /\bMUIS\b/,
    means: {
      zh: 'MUIS 是新加坡伊斯兰教理事会，新加坡的清真认证由它发',
      en: 'MUIS is the Islamic Religious Council of Singapore, which certifies halal food there',
    },
    source: 'MUIS, Halal certification',
  },
  {
    asked: /\bjakim\b/,
    printed: /\bJAKIM\b/,
    means: {
      zh: 'JAKIM 是马来西亚伊斯兰发展局，马来西亚的清真认证由它发',
      en: 'JAKIM is the Department of Islamic Development Malaysia, which certifies halal food there',
    },
    source: 'JAKIM, Malaysia halal certification',
  },
  {
    asked: /\bcrossed grain\b|麦穗|\bgrain (?:symbol|logo|mark)\b/,
    printed: /crossed grain/i,
    means: {
      zh: '划掉的麦穗是乳糜泻患者协会的标志：每千克麸质不超过 20 mg，并经审核',
      en: 'the crossed grain is the mark of the coeliac societies: at most 20 mg of gluten in a kilogram, and audited',
    },
    source: 'AOECS Standard for Gluten-Free Foods',
  },
  {
    asked: /\best\.? ?(?:no\.?|number|\d)/,
    printed: /\bEST\. ?\d{4,}|\bP-?\d{4,}/,
    means: {
      zh: 'EST. 后面是美国农业部检验的肉类加工厂的编号',
      en: 'the number behind EST. is that of the plant that the US Department of Agriculture inspects',
    },
    source: '9 CFR part 317',
  },
  {
    asked:
      /\b(?:5|five)[- ]a[- ]day\b|\bof (?:my|your) (?:5|five)\b|几份(?:蔬|果|菜)|算.{0,4}份(?:蔬菜|蔬果|水果)/,
    printed: /(?:5|five)[- ]a[- ]day/i,
    means: {
      zh: '英国建议一天吃五份蔬果，一份约 80 g；这里算其中的份数',
      en: 'the UK advises five portions of fruit and vegetables a day, of 80 g each; this tells how many of them it counts for',
    },
    source: 'NHS, 5 A Day',
  },
]

const asksMeaning =
  /意思|什么|是啥|代表|怎么回事|指|几份|算|\b(?:what|mean(?:s|ing)?|stands?|why|how many|which|explain|count)\b/

/** Three stars?: nothing but the mark asks for it as well. */
const longestBare = 16

/** What a mark of the pack means, and that it is printed; false where none was asked for, or the pack has it not. */
export const tellMark = ({ text, wish, who }: Heard, context: AnswerContext): boolean => {
  if (who !== null || /^(?:processing|report|claim)$/.test(wish)) return false
  for (const { asked, printed, means, source } of marks) {
    const line = asked.test(text) ? statementsOf(context).find(({ words }) => printed.test(words)) : undefined
    if (!line) continue
    const words = quoted(line.words.split(/\s{3,}/).find(one => printed.test(one)) ?? line.words)
    // Three stars, and what do they mean: once.
    if (context.reply.text().includes(words)) return true
    if (!asksMeaning.test(text) && text.trim().length > longestBare) return false
    context.reply.say(
      {
        zh: `标签写着“${words}”：${means.zh}。`,
        en: `The label says "${words}": ${means.en}.`,
      },
      ...wholeLabel(context),
      sourceCitation(source),
    )
    return true
  }
  return false
}
