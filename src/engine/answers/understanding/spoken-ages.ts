import { createReplacing } from '../../text/may-match.ts'
import { numberOf } from '../entities/pieces.ts'

/** Numbers behind which something is counted are no ages. */
const noUnit =
  '(?! ?(?:weeks?|months?|days?|hours?|minutes?|years?|yrs?|y/?o|stone|kgs?|kilos?|lbs?|pounds?|cm|g|mg|ml|kcal|percent|%|cans|bars?|packs?|bottles?|pieces?|servings?|grams?|of|or|to|x|times|per|a day|[/.:\\d-]))'
const asksHere =
  '(?=.*\\b(?:can|could|may|should|ok|okay|alright|allowed|safe|fine|suitable|bad|take|have|drink|eat|use|gonna|will)\\b)'

/** An age that is said without years, in folded English: 14 and want to get bigger, ok to take? */
const spoken: readonly RegExp[] = [
  new RegExp(
    `^([4-9]|[1-9]\\d)(?=(?:,| ?[-–—]| here\\b| and (?:want|need|try|train|play|love|like|in |at |pregnant|i |on )| got (?:an?|my) | (?:can|could|may|should) i ))${asksHere}`,
  ),
  new RegExp(
    `(?<=\\b(?:i am|i'm) (?:only |just |nearly |almost |about |turning )?)([4-9]|[1-9]\\d)\\b${noUnit}`,
  ),
  new RegExp(
    `(?<=\\b(?:s?he is|s?he's|s?hes|just turned|turning) (?:only |just |nearly |almost |about )?)([4-9]|1[0-7])\\b${noUnit}`,
  ),
  /(?<=\b(?:son|daughter|lad|lass|boy|girl|kid|child|nephew|niece|brother|sister|grandson|granddaughter)(?: is|'s)? (?:only |just |nearly |almost |about |just turned |turned |turning |aged )?)([4-9]|1[0-7])(?= (?:and|who|he|she|wants?|plays|loves|likes|can)\b|[,.;?]|$)/,
]

const count = '\\d{1,2}(?:\\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const half = '(?: and a half| ?1/2| ?½)?'
const unit = '(?:months?|mths?|weeks?|wks?|years?|yrs?)'
const young =
  "\\b(?:s?he|they|(?:lo|un|one|baby|bub|bubs|son|daughter|boy|girl|lad|lass|bairn|toddler|kid|child|nephew|niece|twins?|grand(?:son|daughter|child|kid)))(?: is|'s|s| are)?,? (?:(?:only|just|about|now|almost|nearly|not quite|turning|barely|turned|around|coming up to|aged|at) )*"
const ofKeeping =
  /\bopen|\bdate\b|\bfridge\b|\bfreez|\bexpired?\b|\bkeeps?\b|\bstore|\bpregnan|\bmonths? (?:gone|along)\b|\bpast\b|\blasts?\b(?! (?:week|month|night|time|year))/
const isOld = '[- ]?olds?\\b'

/** Five and a half months, 20 weeks old, two and a half: ages of small children, which are told in months as well as in years. */
const ofSmall: readonly RegExp[] = [
  new RegExp(`(?<![\\d.])\\b(${count})(${half})[- ](${unit})${isOld}`, 'g'),
  new RegExp(`(?<=${young})(${count})(${half})[- ](${unit})\\b(?! (?:ago|after|along|pregnant))`, 'g'),
  new RegExp(
    `^(?:at )?(${count})(${half})[- ](months?)\\b(?= (?:ok|okay|alright|fine|too|can|is that)\\b|[,?]|$)`,
    'g',
  ),
  new RegExp(
    `(?<=${young})([1-3]|one|two|three)(${half})(?=[,?]|$| (?:and|can|now|still|so|who|next)\\b)`,
    'g',
  ),
  new RegExp(`(?<=\\bturn(?:ed|ing|s) )([1-3]|one|two|three)(${half})\\b(?! (?:on|off|into|of))`, 'g'),
]

const weeksInMonth = 4.345
const months = (weeks: number): number => Math.floor((weeks / weeksInMonth) * 2) / 2

const inFigures = (word: string, more: string, of = 'years'): string => {
  const value = numberOf(word) + (more ? 0.5 : 0)
  if (/^w/.test(of)) return `${months(value)} months old`
  return `${value} ${/^m/.test(of) ? 'months' : 'years'} old`
}

const withAgesOfSmall = (text: string): string =>
  ofKeeping.test(text)
    ? text
    : ofSmall.reduce(
        (said, pattern) =>
          said.replace(pattern, (_, word: string, more: string, of?: string | number) =>
            inFigures(word, more, typeof of === 'string' ? of : undefined),
          ),
        text,
      )

const withYears = createReplacing(spoken.map(pattern => [pattern, '$1 years old']))

/** A folded question with the years behind the ages that it says without them. */
export const withSpokenAges = (text: string): string =>
  withYears(withAgesOfSmall(text))
    // 我17，能喝不.
    .replace(/(?<=我(?:今年|才|刚|都|已经)?)(\d{1,2})了?(?=[，,。\s]|[能可])(?![，,]\d)/g, '$1岁')
    // 仔仔岁半: a year and a half.
    .replace(/(?<![一二两三四五六七八九十\d几多])岁半/g, '一岁半')
    .replace(
      /(?<=(?:bb|宝宝|娃|孩子|[仔女子他她它佢])(?:才|刚|都|已经|现在|有)?[一二两三四五六七八九十\d]{1,2}个)[几多](?=月)/g,
      '',
    )
