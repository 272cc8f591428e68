import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, quotedWhere, sayQuoted, wholeLabel } from '../answer-context.ts'

/** Marks that send to a footnote, and how people call them; the double one before the single one. */
const marks: readonly { asked: RegExp; mark: string }[] = [
  { asked: /‡|双(?:十字|匕首|剑)|\bdouble (?:dagger|cross)\b/, mark: '‡' },
  { asked: /†|十字|匕首|剑号|\bdagger\b|\b(?:little|small) cross\b/, mark: '†' },
  { asked: /星[号號]|小星星?|星星|[*＊]|\bstars?\b(?! anise)|\basterisk/, mark: '*＊' },
]

/** What the star behind a name means: the footnote of the pack, and where the star stands; false where that was not asked. */
export const tellStar = (context: AnswerContext): boolean => {
  const text = context.asked.label?.text ?? ''
  const { mark } =
    marks.find(
      ({ asked, mark: own }) => asked.test(context.text) && [...own].some(one => text.includes(one)),
    ) ?? {}
  if (mark === undefined) return false
  const lines = text.split('\n').map(line => line.trim())
  const ofNote = new RegExp(`(?:^|[.。;；]\\s*)[${mark}]+\\s*([^*＊†‡]{4,}?)[.。]?$`)
  const note = lines.flatMap(line => ofNote.exec(line)?.[1] ?? [])[0]
  const ofName = new RegExp(
    `([^,，、()（）:：;；|·•\\n*＊†‡]{2,40}?)\\s?[${mark}](?=\\s*(?:[,，、)）.。;；]|$| [A-Z]))`,
    'gm',
  )
  const starred = [...text.matchAll(ofName)]
    .map(([, name = '']) => name.trim())
    .filter((name, at, all) => all.indexOf(name) === at)
  if (!note) return false
  const isStar = mark.includes('*')
  const at: Bilingual =
    starred.length > 0
      ? {
          zh: `；${isStar ? '打星号的' : '带这个符号的'}是${starred.join('、')}`,
          en: ` It stands behind ${starred.join(', ')}.`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${isStar ? '星号' : '这个符号'}的意思，标签自己写着：“${note}”${at.zh}。`,
      en: `The ${isStar ? 'star' : 'mark'} means, in the label's own words: "${note}".${at.en}`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

const asksAlone =
  /(?:只|光|单|净)(?:靠|吃|喝|食|饮)(?:这|它|呢)|当(?:成|作)?(?:正餐|主食)|\blive (?:on|off)\b|\b(?:only|nothing but) (?:eat|have|drink|food|this|these)\b|\b(?:eat|have|drink) (?:only|nothing but)\b|\bmy only food\b|\bsole source\b/
const asksInstead =
  /代替(?:正|一日|三|晚|早|午)?(?:餐|饭)|\breplace (?:all )?(?:of )?(?:my |a |every )?(?:meals?|dinner|lunch|breakfast)\b|\bmeal replacement/
const saysNotAlone =
  /sole source|not (?:a|as a) (?:substitute|replacement)|(?:varied|balanced).{0,20}diet|不(?:能|可|宜)(?:代替|替代|作为)[^。\n]{0,10}(?:餐|膳食|饮食|母乳|食物|来源)|均衡(?:饮食|膳食)/

/** That the pack calls itself no meal, in its own words, where it does. */
export const quoteNotAlone = (context: AnswerContext): void => {
  const words = quotedWhere(context, line => saysNotAlone.test(line))
  if (words) sayQuoted(words, context)
}

/** May this be all that somebody eats: what the pack says of it, else that it does not say so; false where that was not asked. */
const tellAlone = (context: AnswerContext): boolean => {
  const isInstead = asksInstead.test(context.text)
  if (!(isInstead || asksAlone.test(context.text)) || context.flat.length === 0) return false
  if (/特殊医学|婴儿配方|medical purposes|infant formula/i.test(context.asked.label?.text ?? '')) return false
  const words = quotedWhere(context, line => saysNotAlone.test(line))
  if (!words && !isInstead) return false
  context.reply.say(
    words
      ? { zh: `不行：标签写着“${words}”。`, en: `No: the label says "${words}".` }
      : {
          zh: '不建议：标签没有写它能代替正餐，一种食品给不齐身体要的营养。',
          en: 'Better not: the label does not say that it can replace meals, and one food alone does not provide all that a body needs.',
        },
    ...wholeLabel(context),
  )
  return true
}

/** Whether it may be all that somebody eats; false where that was not asked. */
export const tellFootnotes = ({ text, who }: Heard, context: AnswerContext): boolean =>
  who === null && fold(text).text !== '' && tellAlone(context)
