import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asked = /酿造|釀造|勾兑|勾兌|配制|\bbrewed\b|\bfermented\b/
const asksWhether =
  /吗|嗎|是不是|还|還|怎么|却|但|矛盾|[?？]|算不?算?|叫|真|骗|合法|能不能|凭什么|为什么|\b(?:is|are|really|still|true|can|does)\b/
const asksWhyAdded =
  /(?:为什么|為什麼|为啥|干嘛|点解|怎么)[^，,。]{0,6}[加放有用]|\bwhy\b.{0,24}\b(?:add|contain|have|in it)/
/** Brewed, and yet there is something in it. */
const additivesAsked =
  /(?:怎么|咋|却|但是?|还|為什麼還|竟然?|点解仲|不是)[^，,。]{0,8}(?:[加放有用]|添加剂|味精|防腐)|矛盾|骗人|\bbut\b|\byet\b|\bstill\b|contradict/
const foods = [
  {
    of: /酱油|生抽|老抽|豉油|soy sauce/,
    standard: 'GB/T 18186',
    zh: '酿造酱油',
    en: 'fermented soy sauce',
    key: /gb\/?t?\s?18186/,
  },
  {
    of: /醋|vinegar/,
    standard: 'GB/T 18187',
    zh: '酿造食醋',
    en: 'fermented vinegar',
    key: /gb\/?t?\s?18187/,
  },
] as const

/** Whether soy sauce or vinegar is brewed, with all its additives: by the standard that the label declares; false where that was not asked. */
export const tellBrewed = (
  { text, who, subjects }: Pick<Heard, 'text' | 'who' | 'subjects'>,
  context: AnswerContext,
): boolean => {
  const label = foldedLabel(context.asked.label?.text ?? '')
  const food = foods.find(({ of }) => of.test(fold(context.asked.label?.product.name ?? '').text))
  // Why is yeast extract added is asked of that.
  // 纯酿造 and yet additives: asked of the contradiction.
  const isOfClash =
    additivesAsked.test(text) && !(subjects.length > 0 && /为什么|为啥|点解|干嘛|\bwhy\b/.test(text))
  if (who || (asksWhyAdded.test(text) && !isOfClash)) return false
  if (/酒精|乙醇|麸质|alcohol|gluten/.test(text)) return false
  if (!food || !asked.test(text) || !asksWhether.test(text)) return false
  const isByStandard = food.key.test(label)
  if (!isByStandard && !/酿造|釀造|brewed|fermented/.test(label)) return false
  const grade = quotedWhere(context, line => /质量等级|質量等級/.test(line))?.match(
    /[质質]量等[级級][^\s　。，；]*/,
  )?.[0]
  const additives = hitsOf({ zh: '食品添加剂', en: 'additives', kinds: ['additive'] }, context)
  const names = namesOf(additives.slice(0, 5), context)
  const declared = isByStandard
    ? {
        zh: `产品标准 ${food.standard}（${food.zh}）${grade ? `，${grade}` : ''}`,
        en: `its standard is ${food.standard} (${food.en})${grade ? `, ${grade}` : ''}`,
      }
    : { zh: '产品名写着“酿造”', en: 'its name says so' }
  const lead =
    isOfClash && additives.length > 0
      ? { zh: '不矛盾，但容易误会：', en: 'No contradiction, though easily misread: ' }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${lead.zh}标签声明是酿造的：${declared.zh}。${additives.length > 0 ? `“酿造”说的是发酵的工艺，加了${names.zh}这些添加剂不等于不是酿造；` : ''}是不是真照这样做的，配料表证明不了。`,
      en: `${lead.en}The label declares it as brewed: ${declared.en}. ${additives.length > 0 ? `"Brewed" names the process of fermentation, and additives such as ${names.en} do not contradict it. ` : ''}Whether it was made so the list cannot prove.`,
    },
    ...orWhole(context, additives.length > 0 ? onLabel(context, additives.slice(0, 5)) : wholeLabel(context)),
    sourceCitation(food.standard),
  )
  return true
}
