import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'

const asksCounts =
  /算不算(?:是)?糖|算糖|[是算](?:不是)?(?:也)?糖(?:吗|么|嘛|吧|呀|啊|呢|$)|不(?:就)?(?:也)?是糖|也是糖|不算糖|\b(?:is|isn'?t|aren'?t|are|counts?(?: as)?|still|basically)\b[^,.]{0,24}\bsugars?\b/

/** What is sweet beside plain sugar, whether it is sugar, and what a table and the WHO make of it. */
const sorts: readonly { is: RegExp; says: Bilingual }[] = [
  {
    is: /浓缩.{0,8}汁|果汁|juice concentrate|concentrated? .{0,12}juice|juice from concentrate/i,
    says: {
      zh: '算：果汁、浓缩果汁里的糖 WHO 归为游离糖，营养成分表的糖也算它；只是配料表上不叫白砂糖',
      en: 'Yes: the sugars of fruit juice and its concentrate are free sugars by the WHO, and count in the table; they are only not called sugar on the list',
    },
  },
  {
    is: /乳糖(?!酶|醇)|\blactose\b/i,
    says: {
      zh: '算：乳糖是奶里的糖，营养成分表的糖也算它；但它不是蔗糖，和“不添加蔗糖”不矛盾',
      en: 'Yes: lactose is the sugar of milk and counts as sugars in the table; it is not sucrose, so a claim of no sucrose stands',
    },
  },
  {
    is: /糊精|maltodextrin|dextrin/i,
    says: {
      zh: '表上不算糖：糊精算碳水化合物；但它升血糖和糖差不多',
      en: 'No, not in the table: dextrins count as carbohydrate and not as sugars, though maltodextrin raises blood sugar much like sugar',
    },
  },
  {
    is: /(?<!低聚|氢化|聚)(?:麦芽糖|葡萄糖|果糖)(?!醇|酸)|糖浆|糖漿|蜂蜜|枫糖|golden syrup|(?<!maltitol |sorbitol )syrup|honey|dextrose|fructose|molasses|agave|nectar/i,
    says: {
      zh: '算：它就是糖，营养成分表的糖也算它，另外加进去的按 WHO 属于游离糖',
      en: 'Yes: it is sugar, counts as sugars in the table, and where added is free sugar by the WHO',
    },
  },
]

/** Is lactose sugar, is juice concentrate not sugar: yes or no, and what the table makes of it; false where no such ingredient of the label was named. */
export const tellCountsAsSugar = ({ text, subjects, who }: Heard, context: AnswerContext): boolean => {
  if (who || !asksCounts.test(text) || subjects.length > 1) return false
  // Lemon juice concentrate by its name on the label, where it was not heard as one.
  const index =
    subjects.length === 0
      ? context.flat.findIndex(
          ({ name, role }) => role === undefined && name.length > 5 && text.includes(name.toLowerCase()),
        )
      : (subjects[0]?.index ?? -1)
  const one = context.flat[index]
  if (!one) return false
  const { name } = subjects[0] ?? one
  const found = sorts.find(({ is }) => is.test(`${name} ${one.name} ${one.otherName ?? ''}`))
  if (!found || /醇|聚|tol\b|抗性/i.test(name)) return false
  const names = namesOf([index], context)
  context.reply.say(
    { zh: `${found.says.zh}（${names.zh}）。`, en: `${found.says.en} (${names.en}).` },
    ...onLabel(context, [index]),
  )
  return true
}
