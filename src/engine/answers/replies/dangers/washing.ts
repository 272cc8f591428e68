import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const washes =
  /(?:泡|洗|冲|焯|浸|煮)[^，。?]{0,8}(?:掉|没了|干净|去除|除去|安全)|\b(?:wash|soak|rins|boil)\w*\b.{0,24}\b(?:out|off|away|remove\w*|gone|safe)\b/
const ofAdditives = /硫|防腐剂|色素|添加剂|漂白|\bsul(?:ph|f)|preservative|\bcolou?rs?\b|\bdyes?\b|additive/

/** Whether washing takes an additive out: nobody can promise how much; false where that was not asked. */
export const tellWashing = (context: AnswerContext): boolean => {
  if (!washes.test(context.text) || !ofAdditives.test(context.text)) return false
  const hasSulphites = context.result?.groups.some(({ group }) => group === 'sulfite_asthma') ?? false
  context.reply.say(
    {
      zh: `不能保证：泡、洗、煮能去掉多少，标签和我的资料里都没有，不要当成全去掉了。${hasSulphites ? '这里有亚硫酸盐（二氧化硫）：有哮喘或对它敏感的人，洗过也不要吃。' : ''}`,
      en: `No promise: how much washing, soaking or boiling takes out neither the label nor my sources say; do not count it as gone.${hasSulphites ? ' It has sulphites: with asthma or sensitivity to them not even washed.' : ''}`,
    },
    ...wholeLabel(context),
  )
  return true
}
