import { foldedLabel } from '../../../entities/per-label.ts'
import { type AnswerContext, quotedWhere, wholeLabel } from '../../answer-context.ts'

/** That a label of brewed soy sauce or vinegar states no alcohol, which fermentation may leave; nothing for other foods. */
export const sayBrewedAlcohol = (context: AnswerContext): void => {
  const label = foldedLabel(context.asked.label?.text ?? '')
  const words = quotedWhere(context, line => /酿造|发酵|brewed|fermented/.test(line) && line.length < 60)
  if (!words || !/酱油|豉油|soy sauce/.test(label)) return
  context.reply.say(
    {
      zh: `标签写着“${words}”：酿造、发酵时有没有留下少量酒精，标签不写；要完全避开，请问厂家或看认证。`,
      en: `The label says "${words}": whether fermentation left a little alcohol it does not state; to avoid all of it ask the maker or look for a certificate.`,
    },
    ...wholeLabel(context),
  )
}
