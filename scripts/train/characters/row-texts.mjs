// Texts of label rows that the new characters stand in: names of our tables in Traditional characters, and characters at random.

/** Variants that labels do not print, or write otherwise: they would be taken for what they resemble (醱 for 酸). */
const RARE =
  '麪氂榦閤剋衚囌覈鼕縴葯醱餬麫円県嚢巖鍼闆佈慄菸鏇噹崙侖汎氾韆鞦幷併皁綵纈卽搧縷蒔袷曏嚮姍梘溼琱彫瑤瓊礎墰罎罈壜彿嬌崑彎攪潑紐蓀鎭鵰薫鄰裏鬍須壺狹眾窩紙較錢霧齒黨駱駝槍頸鬧緊欄'

/** @typedef {{ added: readonly string[], known: readonly string[], names: readonly string[], simplified: readonly string[] }} Vocabulary */

const MARKS = ['、', '、', '、', '，', '(', ')', '：', '。', '%', '-']
const SEPARATORS = ['、', '、', '，', '(', ')']

/**
 * The characters to add and what they stand beside. `pairs` are Traditional characters with their Simplified forms; those are added
 * that the network lacks and whose form stands in at least two names.
 * @param {{ pairs: readonly (readonly [string, string])[], names: readonly string[], keys: ReadonlySet<string>, further: string }} source
 * @returns {Vocabulary}
 */
export function vocabularyOf({ pairs, names, keys, further }) {
  const text = names.join('')
  const count = (/** @type {string} */ form) => text.split(form).length - 1
  const lacked = [...new Map(pairs).entries()].filter(([char]) => !keys.has(char) && !RARE.includes(char))
  const added = lacked
    .filter(([char, form]) => count(form) >= 2 || further.includes(char))
    .map(([char]) => char)
  /** @type {Map<string, string>} */
  const traditional = new Map()
  for (const [char, form] of pairs) if (!traditional.has(form)) traditional.set(form, char)
  const inTraditional = (/** @type {string} */ name) =>
    [...name].map(char => traditional.get(char) ?? char).join('')
  const converted = names.map(inTraditional)
  const known = [...new Set([...converted.join(''), ...pairs.map(([char]) => char)])].filter(
    char => keys.has(char) && /\p{Script=Han}/u.test(char),
  )
  return { added, known, names: converted, simplified: names }
}

/**
 * A text for one row.
 * @param {Vocabulary} vocabulary
 * @param {() => number} random
 */
export function rowText({ added, known, names, simplified }, random) {
  /** @type {<T>(values: readonly T[]) => T | undefined} */
  const pick = values => values[Math.floor(random() * values.length)]
  const length = 6 + Math.floor(random() * 10)
  const kind = random()
  let text = ''
  while ([...text].length < length) {
    if (kind < 0.6)
      text +=
        random() < 0.75
          ? pick(added)
          : random() < 0.85
            ? pick(known)
            : random() < 0.6
              ? pick(MARKS)
              : Math.floor(random() * 10)
    else text += `${pick(kind < 0.92 ? names : simplified)}${random() < 0.9 ? pick(SEPARATORS) : ''}`
  }
  return [...text].slice(0, 18).join('')
}
