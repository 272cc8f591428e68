import type { AnswerContext } from '../answer-context.ts'
import { sentencesOf } from '../pack/printed.ts'

/** How much packs allow for a day. */
export const mostOnPack =
  /不(?:可|得|宜|应|要)?(?:超过|超|多于)(?!保质)|最多|至多|上限|限(?:食|用|饮|喝|量)|\bmax(?:imum)?\b|\b(?:no|not) more than\b|\bnot (?:\w+ )?exceed\b|\bdon't exceed\b|\blimit(?:ed)? (?:to|\d)|\blimit (?:intake|consumption)/
/** What their directions give for a day. */
export const dailyOnPack =
  /(?:每|一)[日天](?:[^，。;%]{0,12})?[\d一二两三四]|[\d一二两三四]\s?[^\s，。;%]{0,4}\/[日天]|[日天][\d一二两三四]次|\b(?:one|two|three|four|1|2|3|4|once|twice|\d+(?:-\d+)?)\b[^.;%]{0,60}\b(?:(?:per|a|each|every) day|daily)\b|\b(?:daily|(?:per|a|each|every) day)\b[^.;%]{0,40}\b(?:one|two|three|once|twice|\d+)\b/
/** What they say of much of it. */
export const excessOnPack =
  /过量|大量(?:食|饮|摄|服)|(?:多食|多吃|多饮)|不宜多|适量(?:食|饮|即|为)|酌量(?!添?加|放)|\bexcess(?:ive)?\b|\bin moderation\b|\bmoderately\b|\btoo (?:much|many)\b|\blaxative/
/** Sentences with such words that are of something else. */
export const noAmount =
  /%|\bvol\b|参考值|nrv|\bdaily (?:value|intake|reference)|\breference intake|\badult\b.{0,12}\bkcal|\b(?:5|five)[ -]a[ -]day|\bexcess(?:ive)? heat|℃|°|\bhumidity|湿度|每日坚果|工作日|\bday of\b|保质|贮|储|存|\bopen|开[封启盖袋罐瓶]|净含量|\btraining\b.{0,20}\bdays?\b|相对|含量不/

/** Whether the pack itself says how much of it a day. */
export const statesAmount = (context: AnswerContext): boolean =>
  sentencesOf(context).some(({ folded }) => dailyOnPack.test(folded) && !noAmount.test(folded))
