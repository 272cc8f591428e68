import type { Allergen, Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { allergenLeads, allergenName, tellAllergen } from '../people/allergens.ts'

/** Something that people hope takes an allergen away or makes it matter less, and that it does not. */
interface Hope {
  is: RegExp
  says: (what: Bilingual) => Bilingual
}

const hopes: readonly Hope[] = [
  {
    is: /(?:煮|炸|烤|蒸|炒|烧|炖|加热)(?:得)?(?:熟透?|透|久一?点?|烂|彻底|够)|高温|加热(?:以?后|过|了)|微波(?:一下|过|了)|\b(?:if|when|once|after|does|will|would) (?:\w+ ){0,3}(?:cook(?:ed|s|ing)?|boil(?:ed|s|ing)?|bak(?:ed?|ing)|fr(?:y|ied|ying)|roast(?:ed|ing)?|heat(?:ed|s|ing)?|microwav\w+)\b|\bcook(?:ed|ing)? (?:it |them |this )?(?:really |very )*(?:well|through|thoroughly|longer|long enough)\b/,
    says: ({ zh, en }) => ({
      zh: `煮熟、加热不能可靠地去掉过敏原，${zh}过敏的人不要靠它；熟的能不能吃由医生确认。`,
      en: `Cooking or heating does not reliably take an allergen away, so with an allergy to ${en} do not count on it; whether it is tolerated cooked is for a doctor to confirm.`,
    }),
  },
  {
    is: /[吃喝](?:了)?(?:几|多少)[^，。,?？]{0,5}?(?:会|才|就|能)?(?:发作|过敏|出事|有反应|起反应|中招)|(?:几|多少)[^，。,]{0,3}(?:会|才会?|就会?)(?:发作|过敏|有反应)|(?:一点点|一丁点|一小口|[一两]口|一丢丢)(?:应该|总|也|还)?(?:能|可以|行|没事|没关系|不要紧|无所谓)|\bhow (?:much|many)\b.{0,30}\b(?:before|until|to (?:set|trigger|cause)|react\w*|reaction)\b|\b(?:a )?(?:tiny|little|small) (?:bit|bite|amount|nibble|piece|taste)\b.{0,24}\b(?:ok|okay|fine|hurt|safe|matter|alright)\b/,
    says: ({ zh, en }) => ({
      zh: `吃多少会有反应说不出来：因人而异，没有公认的安全量，${zh}过敏的人一点也不要试。`,
      en: `How much sets off a reaction nobody can say: it differs from person to person and no amount is known to be safe, so with an allergy to ${en} do not try any.`,
    }),
  },
  {
    is: /[上前]一批|机器.{0,6}(?:洗|清)|洗(?:没洗|得?)干?净|(?:生产)?线.{0,4}(?:清洗|洗)|\bbefore this (?:batch|one)\b|\b(?:line|machines?|machinery|equipment)\b.{0,30}\b(?:clean|wash)|\b(?:clean|wash)\w*\b.{0,30}\b(?:line|machines?|machinery|equipment|it|between)\b/,
    says: () => ({
      zh: '同一条线上前面做过什么、机器怎么清洗，标签不写，看不出；要问厂家。',
      en: 'What was made on the line before, and how it is cleaned, no label states; ask the maker.',
    }),
  },
]

const avoids = /^(?:suits|often|claim|outside|what|has|safe|amount|nutrition|fact|healthy|more|list)$/

/** Cooked through, only a bite, or after the line was washed: whether somebody with an allergy may have it then; false where none of it was asked. */
export const tellWhatRemains = ({ who, wish, text }: Heard, context: AnswerContext): boolean => {
  const hope = hopes.find(({ is }) => is.test(text))
  if (!hope || !avoids.test(wish) || context.flat.length === 0) return false
  const asked = who ?? detectAudience(fold(context.asked.question).text)
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const allergens = asked?.allergens ?? []
  const isThere = (one: Allergen) => contains.includes(one) || mayContain.includes(one)
  const told = allergens.some(isThere) ? allergens.filter(isThere) : allergens
  const [first] = told
  if (first === undefined) return false
  const before = context.reply.text()
  for (const one of told)
    if (!before.includes(allergenName(one).zh) && !before.includes(allergenName(one).en))
      tellAllergen(one, allergenLeads.eat, context)
  const names = told.map(allergenName)
  const said = hope.says({
    zh: names.map(({ zh }) => zh).join('、'),
    en: names.map(({ en }) => en).join(' or '),
  })
  if (!before.includes(said.zh) && !before.includes(said.en)) context.reply.say(said, ...wholeLabel(context))
  return true
}
