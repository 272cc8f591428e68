// Writes src/engine/answers/understanding/slips/sounds.json: the common characters that sound like one of the words that questions
// turn on, and which words that sound like one of them are words of their own (大都 sounds like 大豆). Run it when sound-words.ts changes.
import '../setup/node-version.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pinyin } from 'pinyin-pro'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'

const source = await openSource()
const { soundWords, soundsReal } = await source.load('/src/engine/answers/understanding/slips/sound-words.ts')
const { factWords } = await source.load('/src/engine/answers/entities/fact-words.ts')
const { kindPatterns } = await source.load('/src/engine/answers/entities/kinds.ts')
const { NUTRIENT_WORDS } = await source.load('/src/engine/nutrition/nutrient-words.ts')
const { concepts } = await source.load('/src/engine/answers/understanding/classifier/concepts.ts')
const { slipsOfSound } = await source.load('/src/engine/answers/understanding/slips/sounds.ts')
await source.close()

/** Of three characters and more few words sound alike. */
const leastFromCues = 3
/** What questions turn on by the tables of cues, as literal runs of their patterns. */
const cues = [
  ...factWords.map(({ pattern }) => pattern),
  ...kindPatterns,
  ...NUTRIENT_WORDS.map(({ words }) => words),
  ...Object.values(concepts).flat(),
].flatMap(
  ({ source: pattern }) =>
    pattern
      .replace(/\(\?<?[=!:][^()]*\)|\[[^\]]*\]|.[?*+{]|\\u[\da-f]{4}/g, ' ')
      .match(/[\u4e00-\u9fff]+/g)
      ?.filter(({ length }) => length >= leastFromCues) ?? [],
)
const known = new Set(soundWords)
/** Characters of the sentence around a word, of which pairs sound like anything. */
const ofSentence = /[什么怎哪多少几是有没能要不会个更好说吃喝做用看我你他她它这那谁的了为指自出过听加放]/
const ofCues = [...new Set(cues)].filter(word => !known.has(word) && !ofSentence.test(word)).sort()
const words = [...soundWords, ...ofCues]

/** People who speak Mandarin as a second language, and input methods, mix these up. @param {string} sound */
const plain = sound =>
  sound
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/([ei])ng$/, '$1n')

/** The characters of GB 2312 that everybody knows. */
const common = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, row) =>
  Array.from({ length: 94 }, (__, cell) => Uint8Array.of(0xb0 + row, 0xa1 + cell)),
)
  .flat()
  .map(bytes => new TextDecoder('gb2312').decode(bytes))
  .filter(character => /^\p{Script=Han}$/u.test(character))

/** @type {Map<string, string>} */
const soundOf = new Map()
/** Rarer ones that are written for those of the words. */
const rarer = ['麋', '靡', '縻', '呔']
for (const character of [...common, ...rarer])
  soundOf.set(character, plain(pinyin(character, { toneType: 'none' })))
for (const word of words)
  for (const [at, sound] of pinyin(word, { toneType: 'none', type: 'array' }).entries())
    soundOf.set(word.charAt(at), plain(sound))
/** Names are compared by sound as well, in near.ts and label-slips.ts. */
const names =
  '苯甲酸钠山梨酸钾阿斯巴甜安赛蜜甜蜜素糖精钠赤藓糖醇麦芽糖醇麦芽糊精谷氨酸钠味精焦糖色卡拉胶瓜尔胶黄原胶明胶柠檬酸柠檬黄日落黄胭脂虫红脱氢乙酸钠焦亚硫酸钠二氧化硫特丁基对苯二酚植脂末三聚磷酸钠羟丙基二淀粉磷酸酯单双甘油脂肪酸酯大豆磷脂'
const wanted = new Set([...words.join(''), ...names].map(character => soundOf.get(character)))
/** @type {Map<string, string>} */
const groups = new Map()
for (const [character, sound] of soundOf)
  if (wanted.has(sound)) groups.set(sound, (groups.get(sound) ?? '') + character)
const sounds = [...groups.values()].filter(({ length }) => length > 1).join(' ')

const questions = readdirSync(`${root}test/questions`).filter(
  name => name.endsWith('.jsonl') && !/^(?:round-5-)?kept/.test(name),
)
const texts = [
  readFileSync(`${root}test/questions/labels.json`, 'utf8'),
  readFileSync(`${root}docs/sentences.md`, 'utf8'),
]
const find = slipsOfSound(sounds, new Set(), words)
const real = new Set(texts.flatMap(text => find(text).map(({ typed }) => typed)))
writeFileSync(
  `${root}src/engine/answers/understanding/slips/sounds.json`,
  `${JSON.stringify({ sounds, words: ofCues.join(' '), real: [...real].sort().join(' ') })}\n`,
)
/** What the questions of the rounds would be corrected to: to be read. */
const asked = questions.flatMap(name => readFileSync(`${root}test/questions/${name}`, 'utf8').split('\n'))
const kept = slipsOfSound(sounds, new Set([...real, ...soundsReal]), words)
for (const line of asked) {
  if (line === '') continue
  const { question, history = [] } = JSON.parse(line)
  for (const text of [...history, question])
    for (const { typed, word } of kept(text)) console.log(`${typed} -> ${word}: ${text}`)
}
