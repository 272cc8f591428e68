import { numberOf } from '../entities/pieces.ts'

/** Numbers behind which something is counted are no ages. */
const noUnit =
  '(?! ?(?:weeks?|months?|days?|hours?|minutes?|years?|yrs?|y/?o|stone|kgs?|kilos?|lbs?|pounds?|cm|g|mg|ml|kcal|percent|%|cans|bars?|packs?|bottles?|pieces?|servings?|grams?|of|or|to|x|times|per|a day|[/.:\\d-]))'
const asksHere =
  '(?=.*\\b(?:can|could|may|should|ok|okay|alright|allowed|safe|fine|suitable|bad|take|have|drink|eat|use)\\b)'

/** An age that is said without years, in folded English: 14 and want to get bigger, ok to take? */
const spoken: readonly RegExp[] = [
  new RegExp(
    `^([4-9]|[1-9]\\d)(?=(?:,| ?[-–—]| here\\b| and (?:want|need|try|train|play|love|like|in |at |pregnant|i |on )))${asksHere}`,
  ),
  new RegExp(
    `(?<=\\b(?:i am|i'm) (?:only |just |nearly |almost |about |turning )?)([4-9]|[1-9]\\d)\\b${noUnit}`,
  ),
  new RegExp(
    `(?<=\\b(?:s?he is|s?he's|s?hes|just turned|turning) (?:only |just |nearly |almost |about )?)([4-9]|1[0-7])\\b${noUnit}`,
  ),
  /(?<=\b(?:son|daughter|lad|lass|boy|girl|kid|child|nephew|niece|brother|sister|grandson|granddaughter)(?: is|'s)? (?:only |just |nearly |almost |about |just turned |turned |turning |aged )?)([4-9]|1[0-7])(?= (?:and|who|he|she|wants?|plays|loves|likes|can)\b|[,.;?]|$)/,
]

const spelled =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[ -](?:years?|yrs?|months?)[ -]olds?\b)/g

/** A folded question with the years behind the ages that it says without them. */
export const withSpokenAges = (text: string): string =>
  spoken
    .reduce((said, pattern) => said.replace(pattern, '$1 years old'), text)
    .replace(spelled, (_, word: string) => String(numberOf(word)))
    // 我17，能喝不.
    .replace(/(?<=我(?:今年|才|刚|都|已经)?)(\d{1,2})(?=[，,。\s]|[能可])(?![，,]\d)/g, '$1岁')
