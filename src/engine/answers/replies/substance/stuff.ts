import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, isStated, recordsOf } from '../answer-context.ts'
import { foodOf, tellFood } from '../foods/tell-food.ts'
import { hasKnownOrigin, isOriginTold, origin } from '../identify.ts'
import { intake } from '../intake.ts'
import { safetyOf } from '../safety.ts'
import { statedSource } from '../source-in-brackets.ts'
import { purposesHere } from './in-this-food.ts'
import { madeFrom } from './made-from.ts'

/** What an additive is said to be by rumour: something that nobody eats. */
interface Rumoured extends Bilingual {
  asked: RegExp
  /** Nothing that is taken from plants, microbes or animals is that. */
  isNever?: true
}

const rumoured: readonly Rumoured[] = [
  { asked: /塑料|塑膠|塑胶|\bplastics?\b/, zh: '塑料', en: 'plastic', isNever: true },
  {
    asked: /石油|原油|汽油|煤焦油|\bpetrol(?:eum|ium)?\b|\bcrude oil\b|\bcoal tar\b/,
    zh: '石油',
    en: 'petroleum',
    isNever: true,
  },
  { asked: /墙纸|壁纸|胶水|浆糊|\bglue\b|\bwallpaper\b|\bpaste\b/, zh: '胶水', en: 'glue' },
  { asked: /防冻液|\bantifreeze\b/, zh: '防冻液', en: 'antifreeze' },
  {
    asked: /福尔马林|防腐尸|尸体|木乃伊|\bembalming\b|\bformaldehyde\b/,
    zh: '尸体防腐剂',
    en: 'embalming fluid',
  },
  {
    asked: /沙子|沙粒|石头|石粉|\bsand\b|\brocks?\b|\bstones?\b|\bchalk\b/,
    zh: '沙子或石头',
    en: 'sand or stone',
  },
  { asked: /融雪剂|除冰|化雪|\broad salt\b|\bde-?ic(?:er|ing)\b/, zh: '融雪剂', en: 'road salt' },
  { asked: /洗衣粉|洗洁精|洗涤剂|\bdetergents?\b|\bwashing powder\b/, zh: '洗涤剂', en: 'detergent' },
  { asked: /橡胶|橡皮|瑜伽垫|\brubber\b|\byoga mats?\b/, zh: '橡胶或瑜伽垫', en: 'rubber or a yoga mat' },
]

const isAsked =
  /是|吗|么|真的|做的|说|像|会不会|\b(?:is|are|isnt|isn't|same|like|literally|really|actually|basically|made|chemical|kind of|sort of)\b/

/** Not plastic: what it is made of, as far as that is known, what it does here, and what its evaluations say. */
const tellRumoured = (subject: Subject, { zh, en, isNever }: Rumoured, context: AnswerContext): void => {
  const { entry } = subject
  const names = bothNames(subject)
  const source = entry && madeFrom[entry.zh]
  const does = purposesHere(subject, context).told.map(({ text }) => text)
  const use = {
    zh: does.length > 0 ? `在这里的作用是${does.map(one => one.zh).join('；')}` : '是食品添加剂',
    en: does.length > 0 ? `here it ${does.map(one => one.en).join('; ')}` : 'it is a food additive',
  }
  const from = source
    ? {
        zh: `${source.from.zh.replace('由微生物发酵制得', '由微生物制得')}，${source.how.zh}；`,
        en: ` is ${source.from.en.replace(/^./, first => first.toLowerCase())} (${source.how.en}), and`,
      }
    : {
        zh: '的来源标签没有写；它',
        en: ': of what it is made the label does not state;',
      }
  context.reply.say(
    source && isNever
      ? {
          zh: `不是${zh}：${names.zh}${from.zh}${use.zh}。`,
          en: `No, not ${en}: ${names.en}${from.en} ${use.en}.`,
        }
      : {
          zh: `不能这么说：${names.zh}${from.zh}${use.zh}。同一种物质在别处可能另有用途，那不说明食品里有害，要看的是评价和用量。`,
          en: `Not as such. ${names.en}${from.en} ${use.en}. That a substance may have other uses elsewhere proves no harm in food; what counts is its evaluation and the dose.`,
        },
    ...citedAs(context, subject),
  )
  const isEvaluated =
    entry &&
    recordsOf(entry, subject.form?.ins).some(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  if (asksHarm.test(context.text)) safetyOf(subject, context)
  else if (isEvaluated) intake(subject, context)
}

/** It sounds like plastic, is it harmful: that as well. */
const asksHarm = /有害|\bharmful\b/

const asksMade =
  /(?:从|由|用|拿)(?:什么|啥|哪).{0,6}(?:做|制|提|炼|来)|(?:做|制|提炼|提取|熬)(?:成|出来)?的|(?:邊|边)度(?:整|嚟|来)|整出(?:嚟|来)|\bcomes? from\b|\bmade (?:of|from|out of|with)\b|\bfrom (?:human )?hair\b|\bsource of\b|\bderived from\b/
const ofOther = /^(?:nutrition|amount|limit|adi|compare|order|score|report)$/

/** Is it plastic, is it petroleum; where does it come from, whatever the sentence was taken for; false where that was not asked. */
export const tellStuff = ({ text, subjects, wish, who }: Heard, context: AnswerContext): boolean => {
  if (ofOther.test(wish) || (who && who.allergens.length + who.diets.length > 0)) return false
  const rumour = isAsked.test(text) ? rumoured.find(({ asked }) => asked.test(text)) : undefined
  const [additive] = subjects.filter(({ entry }) => entry)
  if (rumour && additive) {
    const isSynthetic =
      rumour.en === 'petroleum' && additive.index !== undefined && !madeFrom[additive.entry?.zh ?? '']
    if (isSynthetic && hasKnownOrigin(additive)) origin(additive, context)
    else tellRumoured(additive, rumour, context)
    return true
  }
  const [food] = subjects.filter(one => !one.entry && one.index !== undefined && foodOf(one))
  if (rumour && food && !additive) {
    const names = bothNames(food)
    context.reply.say(
      {
        zh: `不是${rumour.zh}：${names.zh}是食品原料。`,
        en: `No, not ${rumour.en}: ${names.en} is a food ingredient.`,
      },
      ...citedAs(context, food),
    )
    tellFood(food, context)
    return true
  }
  const known = subjects.filter(
    one =>
      one.index !== undefined &&
      (statedSource(one.ingredient, context) !== undefined || (one.entry && isOriginTold(one))),
  )
  // From wheat or not is answered for those who avoid gluten.
  if (/小麦|麸|\bwheat\b|\bgluten\b|\bbarley\b/.test(text)) return false
  if (!/^(?:outside|claim|origin)$/.test(wish) || !asksMade.test(text) || known.length === 0) return false
  for (const one of known.slice(0, 3)) origin(one, context)
  return true
}

const ofMedicine = /抗生素|\bantibiotics?\b/

/** Is natamycin an antibiotic: a preservative here; what is evaluated of it. That it is asked of an additive makes it no question of medicine. */
export const tellAntimicrobial = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  const [one] = subjects.filter(
    ({ entry, index }) => index !== undefined && entry?.functions.includes('防腐剂'),
  )
  if (!one?.entry || !ofMedicine.test(text)) return false
  const names = bothNames(one)
  const source = madeFrom[one.entry.zh]
  context.reply.say(
    {
      zh: `在食品里是防腐剂，不是给人治病的药：${names.zh}${source ? `${source.how.zh}，` : ''}用来抑制微生物。${/耐药|抗药/.test(text) ? '会不会产生耐药，我的资料里没有更多，担心就问医生。' : ''}`,
      en: `In food it is a preservative, not a medicine for people: ${names.en}${source ? `, ${source.how.en},` : ''} stops microbes.${/resistan/.test(text) ? ' Whether it breeds resistance my sources do not say further; ask a doctor if you worry.' : ''}`,
    },
    ...citedAs(context, one),
  )
  intake(one, context)
  return true
}
