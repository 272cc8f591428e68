import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked =
  /随便(?:地)?[吃喝食饮]|敞开(?:了)?[吃喝食饮]|放开(?:了)?[吃喝食饮]|[吃喝食饮]多少都(?:行|可以|没事|没关系)|想[吃喝]多少[就吃喝]|无限(?:量)?[吃喝]|任[吃食饮]|\bas (?:many|much)(?: of (?:it|them|these|this))? as (?:i|we|you|he|she|they) (?:want|like)s?\b|\bunlimited\b|\bguilt[- ]?free\b|\bwithout (?:a )?limits?\b/

/** As many as one likes: no, and what a portion has all the same; false where that was not asked, or somebody is named for whom there is more to say. */
export const tellWithoutLimit = ({ text, who, kinds, subjects }: Heard, context: AnswerContext): boolean => {
  if (!asked.test(text) || subjects.some(({ entry }) => entry) || context.flat.length === 0) return false
  const isOfNeed = (who?.allergens.length ?? 0) + (who?.diets.length ?? 0) > 0
  if (isOfNeed || kinds.some(({ allergen }) => allergen) || /麸质|过敏|gluten|allerg/.test(text)) return false
  const figures = figuresOf(['energy', 'carbohydrate', 'sugars', 'fat', 'salt'], context)
  context.reply.say(
    {
      zh: '不能：少一样（比如糖）不等于别的也少，吃得多，热量、碳水、脂肪和盐都照加。',
      en: 'No: little of one thing, such as sugar, does not mean little of the rest; energy, carbohydrate, fat and salt add up with every portion.',
    },
    ...wholeLabel(context),
  )
  if (figures) context.reply.say(figures, tableCitation)
  return who === null
}
