import type { Bilingual } from '../../../../result.ts'
import type { Subject } from '../../../entities/subjects.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, evidenceCitation, subjectsAt } from '../../answer-context.ts'

/** One thing, and the plainer one that could stand in its place. */
interface Instead {
  of: RegExp
  plain: RegExp
  text: Bilingual
  evidence: string
}

const rows: readonly Instead[] = [
  {
    of: /^(?:乙酰化二淀粉磷酸酯|乙酰化双淀粉己二酸酯|羟丙基二淀粉磷酸酯|磷酸酯双淀粉|磷酸化二淀粉磷酸酯|醋酸酯淀粉|羟丙基淀粉|淀粉磷酸酯)/,
    plain:
      /(?:普通|一般|天然|原|玉米|土豆|马铃薯|木薯|小麦|红薯)的?(?:淀粉|粉)|太白粉|生粉|粟粉|(?:plain|normal|regular|ordinary|native|corn|potato) ?(?:starch|flour)|cornflour/,
    evidence: 'E63',
    text: {
      zh: '普通淀粉也能增稠，但久煮、遇酸、搅打会变稀，冷藏或冻融后会老化（回生）、析水；改性（交联、酯化或醚化）以后更耐热、耐酸、耐搅拌，冷冻解冻也稳定',
      en: 'plain starch thickens too, but thins with long heat, acid and stirring, and after chilling or freezing it retrogrades (goes firm) and weeps; modified, it stands heat, acid, stirring, freezing and thawing',
    },
  },
  {
    of: /^焦磷酸铁|ferric pyrophosphate/i,
    plain: /硫酸亚铁|ferrous sul(?:ph|f)ate/,
    evidence: 'E67',
    text: {
      zh: '焦磷酸铁几乎不溶于水，不带铁腥味、不让食品变色、变哈；硫酸亚铁吸收好，但容易让食品变色、有铁味。代价是焦磷酸铁吸收率低一些',
      en: 'ferric pyrophosphate hardly dissolves in water, so it does not taste of iron, discolour the food or turn its fat rancid; ferrous sulphate is absorbed better but does those; the price is that less of ferric pyrophosphate is absorbed',
    },
  },
]

/** Why this and not the plainer thing that the question names; false where that was not asked or is not known. */
export const tellInstead = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  for (const row of rows) {
    const subject = subjects.find(
      ({ entry, form, ingredient, name }) =>
        row.of.test(form?.zh ?? entry?.zh ?? name) || row.of.test(ingredient?.name ?? name),
    )
    if (!subject || !row.plain.test(context.text)) continue
    const names = bothNames(subject)
    context.reply.say(
      { zh: `${names.zh}：${row.text.zh}。`, en: `${names.en}: ${row.text.en}.` },
      ...citedAs(context, subject),
      evidenceCitation(context, row.evidence),
    )
    return true
  }
  return false
}

const asksInstead =
  /换成|换[^，。]{0,6}(?:行|可以)|直接用|不(?:用|直接|放|加)|代替|替代|不行[吗么]|\binstead\b|\brather than\b|\bwhy not\b|\bcan'?t they\b|\b(?:just|simply) use\b/

/** Would potato starch not do, of a label with a modified one: why not; false where that was not asked. */
export const tellWhyNotPlain = ({ who, nutrients }: Heard, context: AnswerContext): boolean => {
  if (who !== null || nutrients.length > 0 || !asksInstead.test(context.text)) return false
  const isPlainAsked = rows.some(({ plain }) => plain.test(context.text))
  const all = context.flat.map((_, index) => index)
  return isPlainAsked && tellInstead(subjectsAt(all, context), context)
}
