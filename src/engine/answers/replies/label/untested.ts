import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'

const ofMetals = /重金属|汞|水银|[含有]铅|镉|砷|\bheavy metals?\b|\bmercury\b|\barsenic\b|\bcadmium\b/
const residues =
  /瘦肉精|微塑料|农药|草甘膦|(?:抗生素|激素|荷尔蒙|药物).{0,2}(?:残留|超标)|(?:有没有|含不含|打了?|喂了?|^有|里[面头]?有|含).{0,3}(?:抗生素|激素|荷尔蒙)|\b(?:added|any|growth) hormones\b|\bantibiotics? residues?\b|\bpesticides?\b|\bglyphosate\b|\bmicroplastics?\b/
const asksFinding =
  /超标|超过|多少|担心|怕|[验测检](?:过|测|出|没|了)|有没有|有无|多不多|[吗么呢啊没]$|\bhow (?:much|many)\b|\bppm\b|\bworr|\b(?:test(?:ed)?|found|detected|any|over the limit|free of|free from|contain|in it|in this|full of|too much|levels?)\b/
/** Fish that the NHS and the FDA name for their mercury. */
const ofMercury = /鲨|鯊|旗鱼|旗魚|马林鱼|马林魚|方头鱼|\bsharks?\b|\bswordfish\b|\bmarlin\b/i

const ofTuna = /金枪鱼|金槍魚|吞拿|鲔|鮪|tuna/i

/** By the name that was asked for: mercury is one of the heavy metals. */
const untested = (isOfMercury: boolean): Bilingual => ({
  zh: `看不出来，也没有检测过：我只读标签，重金属${isOfMercury ? '（包括汞）' : ''}、激素、药物和农药残留标签都不写；检测结果请问厂家，或查国家市场监督管理总局公布的抽检。`,
  en: `I cannot tell and tested nothing: I only read labels, and no label states heavy metals${isOfMercury ? ' such as mercury' : ''}, hormones or residues of drugs and pesticides. Ask the maker for test results, or look at what your food authority publishes.`,
})

/** What happened to a food before it was packed, and which few labels print. */
interface Unprinted {
  asked: RegExp
  printed: RegExp
  says: Bilingual
}

const unprinted: readonly Unprinted[] = [
  {
    asked:
      /(?:怎么|如何|怎样|谁|咋)(?:个)?(?:宰|屠|杀)(?!菌|青)|屠宰|宰杀|\bslaughter|\b(?:was|were|is|are|get|got) .{0,30}\b(?:killed|stunned)\b|\bhow (?:did|do|does) (?:it|they|the \w+) die\b/,
    printed: /清真|屠宰|宰杀|\bhalal\b|\bkosher\b|slaughter/,
    says: {
      zh: '没有写：标签没说是怎么屠宰的；要清真的，没有清真认证就不能当作清真，请问厂家。',
      en: 'Not stated: the label does not say how the animal was slaughtered. Without a certificate it cannot be taken for halal or kosher; ask the maker.',
    },
  },
  {
    asked:
      /(?:哪|边)[里儿]?[个片]?[里儿]?(?:海|洋|湖|河|水域|渔场|农场|牧场)|(?:哪[里儿]|什么地方|哪个(?:地方|国家|省)).{0,3}(?:捕|捞|抓|钓|养)|野生(?:的)?(?:还是|定)|养殖(?:的)?(?:还是|定)|(?:住|生活|长大|养)在哪|[肉鱼虾蛋奶](?:都)?是(?:哪国|哪个(?:国家|地方|省|农场))(?!做)|是(?:不是)?(?:野生|养殖)的|\bwhich (?:sea|ocean|waters?|farm)\b|\bwhere (?:was|were|is|are|did) .{0,30}\b(?:caught|fished|farmed|raised|reared|landed|live)\b|\bwild[- ]caught\b|\bfarm(?:ed)? or wild\b|\bwild or farm|\bfree[- ]range\b|散养的吗/,
    printed:
      /捕[捞撈]|养殖|養殖|海域|太平洋|大西洋|散养|放养|\bcaught\b|\bfarmed\b|\bfao ?\d|\batlantic\b|\bpacific\b|free[- ]range|\bprod(?:uct|uce) of\b|原[产產](?:地|[国國])/,
    says: {
      zh: '没有写：标签没说在哪里捕捞、养殖或出栏，要问厂家。',
      en: 'Not stated: the label does not say where it was caught, farmed or raised; ask the maker.',
    },
  },
  {
    asked: /骨炭|骨头?[灰碳]|\bbone ?char/,
    printed: /骨炭|bone ?char/,
    says: {
      zh: '没有写：标签没说糖是怎么精制、脱色的，有没有用骨炭要问厂家。',
      en: 'Not stated: the label does not say how the sugar was refined; whether bone char was used is for the maker to say.',
    },
  },
]

/** How it was slaughtered, caught or refined: as the pack says, else that it does not; false where that was not asked. */
const tellUnprinted = ({ text, who, wish }: Heard, context: AnswerContext): boolean => {
  const found = unprinted.find(({ asked }) => asked.test(text))
  // Is it halal, it does not say how it was slaughtered: who asks is answered by the list.
  if (!found || (who && who.diets.length > 0 && wish === 'suits')) return false
  const quoted = sentencesOf(context).filter(({ folded }) => found.printed.test(folded))
  for (const { words } of quoted.slice(0, 2))
    context.reply.say(
      { zh: `标签写着：${words}。`, en: `The label states: ${words}${gloss(words)}.` },
      ...orWhole(context, wholeLabel(context)),
    )
  if (quoted.length === 0) context.reply.decline(found.says)
  return true
}

/** Proposition 65 of California. */
const warnsOfMetals =
  /(?:\bwarning\b|\bexpose|警告|可能|\bknown to\b).*(?:\blead\b|\bcadmium\b|\barsenic\b|\bmercury\b|铅|镉|砷|汞)/

/** Heavy metals, residues, slaughter: what no list states and nobody here tested; false where that was not asked. */
export const tellUntested = (heard: Heard, context: AnswerContext): boolean => {
  const { text } = heard
  if (context.flat.length === 0) return false
  if (tellUnprinted(heard, context)) return true
  if (!(residues.test(text) || ofMetals.test(text)) || !asksFinding.test(text)) return false
  // Of tuna in pregnancy there is advice.
  if (heard.who?.groups.includes('pregnant') && context.flat.some(({ name }) => ofTuna.test(name)))
    return false
  const warned = quotedWhere(context, folded => warnsOfMetals.test(folded))
  if (warned && ofMetals.test(text)) {
    context.reply.say(
      {
        zh: `标签自己警告：“${warned}”；含多少没有写，要问厂家。`,
        en: `The label itself warns: "${warned}". How much there is it does not state; ask the maker.`,
      },
      ...wholeLabel(context),
    )
    return true
  }
  context.reply.decline(untested(/汞|水银|\bmercury\b/.test(text)))
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ofMercury.test(name) ? [index] : [],
  )
  const names = namesOf(hits, context)
  if (ofMetals.test(text) && hits.length > 0)
    context.reply.say(
      {
        zh: `配料里有${names.zh}：这类大型鱼汞含量高，孕妇和儿童不要吃（英国 NHS 或美国 FDA 的建议）。`,
        en: `The list has ${names.en}: such large fish are high in mercury, not for children or in pregnancy (advice of the NHS or the FDA).`,
      },
      ...onLabel(context, hits),
    )
  return true
}
