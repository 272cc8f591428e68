import type { Bilingual } from '../../result.ts'
import type { Citation } from '../question.ts'
import { type AnswerContext, evidenceCitation } from '../replies/answer-context.ts'
import { additiveCitation, sourceCitation, standardCitation } from '../text/reply.ts'

interface Term {
  pattern: RegExp
  /** Explained however it is asked about, and whatever is named beside it. */
  isTold?: true
  text: Bilingual
  cited: (context: AnswerContext) => Citation[]
}

const ofStandard = () => [standardCitation]

/** An additive of the label that has an acceptable daily intake, else one that everybody knows. */
const withIntake = ({ flat, knowledge }: AnswerContext): Citation[] => {
  const entries = [...flat.flatMap(({ additiveId }) => additiveId ?? []), '19.004'].flatMap(
    id => knowledge.additive(id) ?? [],
  )
  const entry = entries.find(({ safety }) => safety?.some(({ jecfaAdi }) => /\d/.test(jecfaAdi)))
  return entry ? [additiveCitation(entry)] : []
}

const citing = (name: string) => (): Citation[] => [sourceCitation(name)]

const terms: readonly Term[] = [
  {
    pattern:
      /zuckerfrei|sans sucres?(?! ajout)|sin az[uú]car(?:es)?(?! a[nñ]ad)|senza zuccher[oi](?! aggiunt)|suikervrij|シュガーレス|무설탕/,
    text: {
      zh: '这是外文的“无糖”：每100 g（ml）糖不超过 0.5 g（欧盟 1924/2006，GB 28050 也是这个数）；可以有甜味剂和糖醇，碳水不一定是零。',
      en: 'It means sugar-free: no more than 0.5 g of sugars in 100 g or ml (EU 1924/2006); sweeteners and polyols may be in it, and carbohydrate need not be nil.',
    },
    cited: citing('Regulation (EC) 1924/2006'),
  },
  {
    pattern:
      /ohne zuckerzusatz|zonder toegevoegde suikers|sans sucres? ajout[eé]s?|sin az[uú]cares a[nñ]adidos|senza zuccheri aggiunti|砂糖不使用/,
    text: {
      zh: '这是外文的“没有另加糖”：没加糖和有甜味的糖类配料，水果、奶本身的糖还在（欧盟 1924/2006）。',
      en: 'It means no added sugars: none were added, but those of fruit or milk itself are still there (EU 1924/2006).',
    },
    cited: citing('Regulation (EC) 1924/2006'),
  },
  {
    pattern: /glutenfrei|glutenvrij|sans gluten|sin gluten|senza glutine/,
    text: {
      zh: '这是外文的“无麸质”：麸质不超过 20 mg/kg（欧盟 828/2014）。',
      en: 'It means gluten-free: no more than 20 mg of gluten in 1 kg (EU 828/2014).',
    },
    cited: citing('Regulation (EU) 828/2014'),
  },
  {
    pattern:
      /mindestens haltbar bis|\bmhd\b|[aà] consommer de pr[eé]f[eé]rence|consumir preferentemente|da consumarsi preferibilmente|賞味期限/,
    text: {
      zh: '这是外文的“此日期前食用最佳”：说的是品质，不是一过就不能吃；要冷藏的照包装存放。',
      en: 'It means best before: it is about quality, and no day after which it is unsafe, where it was kept as the pack says.',
    },
    cited: citing('Regulation (EU) 1169/2011'),
  },
  {
    pattern: /凝乳酶|\brennet\b/,
    isTold: true,
    text: {
      zh: '看不出来：凝乳酶让奶凝固成奶酪，可以取自小牛的胃，也可以来自微生物；它是加工助剂，标签一般不写，也不写来源，素食和清真请问厂家或看认证。',
      en: 'A label does not tell: rennet curdles milk into cheese and comes from the stomach of calves or from microbes; as a processing aid it is mostly not declared, nor is its source. For vegetarian or halal diets ask the maker or look for a certificate.',
    },
    cited: ofStandard,
  },
  {
    pattern:
      /风味发酵乳.{0,6}(?:酸[奶乳]|发酵乳)|酸[奶乳].{0,6}风味发酵乳|(?:什么是|啥是)风味发酵乳|风味发酵乳(?:是什么|什么意思|算)/,
    isTold: true,
    text: {
      zh: '酸奶（酸乳）只用奶和菌发酵；风味发酵乳用 80% 以上的生牛（羊）乳或乳粉，另外加了糖、果料、香精或添加剂等（GB 19302）。',
      en: 'Yogurt is milk and cultures alone; flavoured fermented milk (风味发酵乳) is at least 80 % milk, with sugar, fruit, flavourings or additives added (GB 19302).',
    },
    cited: citing('GB 19302-2025'),
  },
  {
    pattern:
      /再制干酪.{0,6}(?:奶酪|干酪|芝士|是什么|什么意思|算)|(?:什么是|啥是)再制干酪|(?:processed cheese).{0,20}(?:real|cheese)/,
    isTold: true,
    text: {
      zh: '再制干酪是以干酪（比例大于 50%）为主要原料，加乳化盐等融化后再做成的，不是直接由奶凝成的干酪（GB 25192）。',
      en: 'Processed cheese (再制干酪) is made by melting cheese, more than 50 % of it, with emulsifying salts; it is not cheese made from milk directly (GB 25192).',
    },
    cited: citing('GB 25192-2022'),
  },
  {
    pattern: /[蛋奶]{1,2}素|[蛋奶]素|\b(?:lacto|ovo)[- ]/,
    text: {
      zh: '蛋奶素不吃肉和水产，吃蛋和奶；奶素吃奶不吃蛋；全素（纯素）凡是来自动物的都不吃，佛教的净素还不吃葱、蒜等五辛。',
      en: 'Lacto-ovo vegetarian food has no meat, fish or seafood, but eggs and milk; lacto vegetarian food has milk and no eggs; vegan food has nothing from animals, and strict Buddhist food no garlic, onion and the like either.',
    },
    cited: ofStandard,
  },
  {
    pattern: /gb ?2760/,
    text: {
      zh: 'GB 2760-2024 是中国的食品添加剂使用标准：哪些添加剂可以用、用在哪些食品里、最多用多少。',
      en: 'GB 2760-2024 is the Chinese standard on the use of food additives: which may be used, in which foods, and how much at most.',
    },
    cited: ofStandard,
  },
  {
    pattern: /\badi\b|每日允许摄入量|acceptable daily intake/,
    text: {
      zh: 'ADI（每日允许摄入量）是终身每天摄入也没有明显健康风险的量，按每千克体重计（mg/kg）；由 JECFA、EFSA 等评定，各添加剂的条目里写有数值。',
      en: 'The ADI, acceptable daily intake, is what one can take in every day of a lifetime without appreciable risk, in mg per kg of body weight; JECFA and EFSA set it, and the entries of additives give it.',
    },
    cited: withIntake,
  },
  {
    pattern: /\bins\b|\bcns\b|e编号|e ?号码|\be[ -]?numbers?\b(?! (?:of|for))/,
    text: {
      zh: 'CNS 是 GB 2760 给每种添加剂的中国编号，INS 是国际编号；欧洲的 E 编号大多与 INS 数字相同。编号只用来指认，不说明好坏。',
      en: 'CNS is the Chinese number that GB 2760 gives an additive, INS the international one; European E numbers mostly share its digits. A number identifies, it does not judge.',
    },
    cited: ofStandard,
  },
  {
    pattern: /带入原则|carry[- ]?over/,
    text: {
      zh: '带入原则（GB 2760-2024）：配料里按标准允许使用的添加剂，可以随配料带进最终食品，含量不得超过由配料带入的水平，并且应明显低于直接添加时通常需要的量。',
      en: 'The carry-over principle of GB 2760-2024: an additive that is permitted in an ingredient may come into the food with it, no more than the ingredient brings, and clearly less than would be needed if it were added directly.',
    },
    cited: ofStandard,
  },
  {
    pattern: /\bnfc\b|非浓缩还原/,
    text: {
      zh: 'NFC 是非浓缩还原：果汁压榨后直接杀菌灌装，没有先浓缩再加水还原；它不等于现榨，也不说明含糖少。能不能这样标看产品标准（GB/T 31121）。',
      en: 'NFC means not from concentrate: the juice is pressed, pasteurised and filled without being concentrated and diluted again; that is not freshly squeezed, and says nothing of its sugar (GB/T 31121).',
    },
    cited: citing('GB/T 31121-2014'),
  },
  {
    pattern: /\bnova\b/,
    text: {
      zh: 'NOVA 按加工程度把食品分为四组，第 4 组是超加工食品：用提取物、改性配料和添加剂制成，少有完整食材。',
      en: 'NOVA sorts foods into four groups by how far they are processed; group 4, ultra-processed, is made of extracts, modified ingredients and additives, with little whole food.',
    },
    cited: context => [evidenceCitation(context, 'E2')],
  },
]

const asked =
  /是什么|什么是|什么意思|指什么|代表什么|解释|介绍|\bwhat(?: is| are| does)\b|\bmeans?\b|stand for|就是.{1,8}[吧吗]|是不是/

/** The word of the trade that a folded question wants explained: ADI 是什么意思, what is GB 2760. */
export const termIn = (text: string): Term | null =>
  terms.find(({ pattern, isTold }) => (isTold === true || asked.test(text)) && pattern.test(text)) ?? null

export const explainTerm = ({ text, cited }: Term, context: AnswerContext): void =>
  context.reply.say(text, ...cited(context))
