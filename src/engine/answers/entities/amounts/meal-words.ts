const mealZh =
  /顶饿|抗饿|扛饿|饱腹|当(?:成|作|做)?(?:我的?)?(?:一?顿)?(?:早|午|晚|中|正|主)(?:餐|饭|食)|当(?:一顿|饭(?:吃|$|[不吗么]))|(?:够|能|可以)(?:当|算|顶|抵|管)一[顿餐]|(?:早|午|晚|中)(?:餐|饭|上|午)[^，。；？?]{0,4}(?:只|就|光)[吃喝]|(?:早|午|晚|中)(?:餐|饭|上|午)[^，。；？?]{0,12}够(?:不够|吗|了吗|营养|饱|$)|(?:代替|替代)(?:一顿)?(?:早|午|晚|中|正)(?:餐|饭)/
const mealEn =
  /\b(?:enough|filling|substantial) (?:for|as) (?:a |an |my |your |the )?(?:\w+ )?(?:breakfast|lunch|dinner|supper|meal)\b|\b(?:as|for) (?:a|my) (?:whole |full |proper |complete )?meal\b|\binstead of (?:my |a )?(?:breakfast|lunch|dinner|meal)\b|\b(?:just|only) (?:this|one|it|that) for (?:breakfast|lunch|dinner)\b|\bfor (?:my )?(?:breakfast|lunch|dinner)\b.{0,30}\b(?:enough|ok|okay|alright|fine|good idea)\b|\b(?:enough|ok|okay|fine|good)\b.{0,20}\b(?:for|as) (?:my )?(?:breakfast|lunch|dinner)\b|\ba (?:good|decent|proper|healthy|real) (?:breakfast|lunch|dinner|meal)\b|\bas (?:a |my )?(?:quick |light )?(?:breakfast|lunch|dinner|supper)\b|\b(?:keeps?|fills?) (?:me|you|him|her|us|them) (?:full|up|going)\b|\breplace (?:my |a )?(?:breakfast|lunch|dinner|meal)\b/

/** Whether a folded question asks of a food as a whole meal: is one enough for breakfast. */
export const asksMeal = (text: string): boolean =>
  (mealZh.test(text) || mealEn.test(text)) && !isHabit.test(text)
const isHabit =
  /天天|成日|日日|每[天日]|长期|一直|[一两三几]个?(?:月|星期|礼拜|周|年)|\bevery ?day\b|\bdaily\b|\bfor (?:a|\d+) (?:week|month|year)/
