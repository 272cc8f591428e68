import type { AnswerContext } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import { countAdditivesByClass, tellEachAdditive } from '../replies/report-additives.ts'
import type { Heard } from '../understanding/heard.ts'

const asksEach =
  /(?:每|各|分别|都是?|全部|所有|这些|那些).{0,8}(?:什么|干|作用|功能|用)|类别|为(?:什么|啥)要?[加放用][^，。]{0,4}(?:这么多|那么多|这些|一堆)|\bwhy\b.{0,20}\b(?:so many|all (?:these|those|the))\b|\b(?:each|every|all)\b.{0,40}\b(?:do|does|for|class(?:es)?|functions?)\b|\bwith (?:their |its )?(?:class|function)|\b(?:with|and|their|its) (?:the )?(?:functional )?class(?:es)?\b/

const asksByClass =
  /按(?:照)?(?:功能|作用|用途|类别|种类)|分(?:功能|类|门别类)|\bby (?:their |its )?(?:function|class|type|purpose|job|what)|\bgroup(?:ed)?\b/

/** What each additive of the label is for, or of which class; how many of each, where they are to be counted so; false where that was not asked. */
export const tellEach = ({ kinds, text }: Heard, context: AnswerContext): boolean =>
  kinds.length === 1 &&
  kinds[0]?.kinds?.includes('additive') === true &&
  (asksByClass.test(text)
    ? countAdditivesByClass(hitsOf(kinds[0], context), context)
    : asksEach.test(text) && tellEachAdditive(context))
