import { detectAudience } from './people.ts'

/** What a medicine is mostly taken for or against. */
export type MedicineClass = 'pressure' | 'heart' | 'lipids' | 'sugar' | 'gout' | 'thinner' | 'other'

/** A class of medicines by its names in folded questions, and the condition it is mostly taken for. */
interface Medicine {
  is: MedicineClass
  names: string
  condition?: { zh: string; en: string }
}

const enForms = '(?:tablets?|pills?|meds?|medications?|medicines?|drugs?)'

const medicines: readonly Medicine[] = [
  {
    is: 'pressure',
    names: `(?:降|治)?高?血压的?(?:药|丸|片)|降压(?:药|片|丸)|[\\u4e00-\\u9fff]{1,3}(?:沙坦|地平|普利|洛尔)|(?:high |raised )?(?:blood pressure|bp) ${enForms}|\\b\\w{2,}(?:sartan|dipine|olol)s?\\b|\\b\\w{3,}pril\\b|\\bbeta[- ]?blockers?\\b|\\bwater (?:tablets?|pills?)|利尿[药剂片]|[去利]水[丸药]|\\bdiuretics?\\b`,
    condition: { zh: '高血压', en: 'high blood pressure' },
  },
  {
    is: 'heart',
    names: `心脏(?:病)?的?(?:药|丸)|\\bheart ${enForms}`,
    condition: { zh: '心脏病', en: 'heart disease' },
  },
  {
    is: 'lipids',
    names: `[\\u4e00-\\u9fff]{0,3}他汀类?药?|(?:降|治)(?:血)?(?:脂|胆固醇)的?(?:药|丸|片)|(?:血脂|胆固醇)(?:药|丸)|立普妥|舒降之|\\b(?:lipitor|zocor|crestor)\\b|\\b\\w*statins?\\b|(?:high )?cholesterol ${enForms}`,
    condition: { zh: '血脂高', en: 'high cholesterol' },
  },
  {
    is: 'sugar',
    names: `(?:降|治)(?:血)?糖的?(?:药|丸|片)|糖尿病?的?(?:药|丸)|血糖药|二甲双胍|[\\u4e00-\\u9fff]{1,2}(?:列汀|列净)|(?:打|用|注射)(?:着|了|的|紧)?胰岛素|\\b(?:on|takes?|taking|uses?|using|injects?|injecting) (?:\\w+ )?insulin\\b|\\bmetformin\\b|\\b\\w+(?:gliptin|gliflozin)\\b|(?:diabet\\w+|blood sugar) ${enForms}`,
    condition: { zh: '糖尿病', en: 'diabetes' },
  },
  {
    is: 'gout',
    names: `非布司他|别嘌醇|秋水仙碱|(?:痛风|降?尿酸)的?(?:药|丸)|\\ballopurinol\\b|\\bfebuxostat\\b|\\bcolchicine\\b|gout ${enForms}`,
    condition: { zh: '痛风', en: 'gout' },
  },
  {
    is: 'thinner',
    names:
      '薄血(?:药|丸)|抗凝(?:血)?药|华法林|利伐沙班|阿哌沙班|达比加群|氯吡格雷|波立维|\\bwarfarin\\b|\\b\\w+xaban\\b|\\bclopidogrel\\b|\\banticoagulants?\\b|\\bblood thinn(?:ers?|ing tablets?)\\b',
  },
  {
    is: 'other',
    names: '优甲乐|左甲状腺素钠?|甲状腺(?:药|素片)|\\blevothyroxine\\b|\\bthyroxine\\b',
    condition: { zh: '甲减', en: 'an underactive thyroid' },
  },
  {
    is: 'other',
    names: `头孢(?:类|[克拉呋氨唑他地丙辛松啉霉素]{1,4})?|阿莫西林|抗生素|消炎药|甲硝唑|\\bmetronidazole\\b|抗抑郁药|安眠药|感冒药|止痛药|\\bantibiotics?\\b|\\bantidepressants?\\b|\\bssris?\\b|\\bmaois?\\b|\\bamoxicillin\\b|\\bpenicillin\\b|苯乙肼|反苯环丙胺|吗氯贝胺|单胺氧化酶抑制剂|利奈唑胺|异维a酸|多西环素|四环素|米诺环素|[左氧环莫诺]{1,2}沙星|地高辛|胺碘酮|环孢素|他克莫司|避孕药|舍曲林|氟西汀|\\b(?:phenelzine|nardil|tranylcypromine|parnate|isocarboxazid|moclobemide|linezolid|isotretinoin|accutane|roaccutane|doxycycline|tetracycline|minocycline|ciprofloxacin|levofloxacin|digoxin|amiodarone|ciclosporin|cyclosporine|tacrolimus|sertraline|fluoxetine|citalopram|furosemide)\\b`,
  },
]

/** Names of medicines in folded questions, in one pattern. */
export const medicineNames = medicines.map(({ names }) => names).join('|')
const anyMedicine = new RegExp(medicineNames)

const taking =
  '(?:(?:正在|一直|长期|现在|每天|天天|日日|每日|也|都|又|有|在|要|需要){0,3}(?:吃|食|服用?|用|打)(?:着|紧|开|了|的)?)?'
const isTaking =
  "(?:\\b(?:(?:i a?m|i'm|is|are|he's|she's|who's|'s|s)? ?(?:currently |already |now |still )?(?:on|taking|takes|take|has|have) (?:my |his |her |their |some |daily )?))?"
const phrases = medicines.map(medicine => ({
  ...medicine,
  phrase: new RegExp(`${taking}${isTaking}(?:${medicine.names})(?: ${enForms})?(?:的(?!人))?`, 'g'),
}))

/** The classes of the medicines that a folded question names. */
export const medicinesIn = (text: string): MedicineClass[] =>
  phrases.flatMap(({ is, phrase }) => (text.search(phrase) >= 0 ? [is] : []))

/** What of a medicine is never answered: how much of it, whether to leave it, and whether it goes with the food. */
const asksOfMedicine =
  /单位|剂量|几[片粒颗]药|[加减]量|减半|半片|[多少][吃打服用](?:半|一|两|几)[片粒颗针]|[停断]药|停了?吗|不(?:想|用|要|必|需要)?再?[吃打用服][^，。]{0,6}(?:药|胰岛素)|药[^，。]{0,6}不(?:想|愿|肯|用)|换药|[打加减调](?:多少|几)|撞药|打架|犯不?犯?冲|相[冲克]|冲突|药效|药性|同[服吃]|(?:和|跟|与|同|配)[^，,。]{0,8}一(?:起|齐|块)|(?:[吃服食打](?:完|了)|[前后])[^，,。]{0,6}(?:药|胰岛素)|药(?:之|以)?[前后]|隔多久|替代?|代替|不如|\bunits?\b|\bdos(?:e|es|age)\b|\bstop|\bskip|\bdrop\b|\binstead of\b|\breplace|\bextra\b|\bmore insulin\b|\bmix(?:es|ing)?\b|\binteract|\bclash|\breact|\bgo(?:es)? with\b|\bhow (?:much|many) (?:insulin|\w+ (?:tablets?|pills?))/
/** Taken with the food, or before it. */
const asksTogether = new RegExp(
  `\\b(?:with|before|after|alongside|between) (?:my |his |her |the |their |these |those )?(?:${medicineNames}|tablets?|pills?|meds?|medications?|medicines?|insulin|them|it|those)`,
)
/** What is asked of the food. */
const asksOfFood =
  /[吃喝饮食喂沾]|可以|碍事|有没有|行不|行吗|合适|[中得]不|几|[多高咸]|健康|要紧|好不|影响|\b(?:can|could|may|should|ok|okay|alright|all right|fine|safe|eat|have|drink|suit\w*|good|bad|healthy|how (?:much|many|often)|allowed|much|too|a lot|high|mind)\b/

/** A question for the food beside which a medicine was named. */
export interface BesideMedicine {
  /** The question with the condition in the place of the medicine. */
  text: string
  medicines: readonly MedicineClass[]
}

/**
 * Takes a medicine out of a folded question for food: on blood pressure tablets, may he have two slices, is asked for high blood
 * pressure. Null where none is named, or where it is the medicine that is asked about.
 */
export const besideMedicine = (text: string): BesideMedicine | null => {
  const named = anyMedicine.test(text) ? phrases.filter(({ phrase }) => text.search(phrase) >= 0) : []
  if (named.length === 0 || asksOfMedicine.test(text) || asksTogether.test(text)) return null
  const rest = named.reduce((said, { phrase, condition }) => {
    const others = said.replace(phrase, ' ')
    return said.replace(phrase, hit => {
      if (!condition) return /[\u4e00-\u9fff]/.test(hit) ? ' ' : ' on '
      if (others.includes(condition.zh) || others.includes(condition.en)) return ' '
      return /[\u4e00-\u9fff]/.test(hit) ? `${condition.zh} ` : ` with ${condition.en} `
    })
  }, text)
  const said = rest
    .replace(/ on +and (?=a )/g, ' on ')
    .replace(/ on (?=[^a-z]|$)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const who = detectAudience(said)
  const isOfSomebody =
    named.some(({ condition }) => condition) ||
    (who !== null && (who.groups.length > 0 || who.allergens.length > 0 || who.diet !== null))
  return isOfSomebody && asksOfFood.test(said) ? { text: said, medicines: named.map(({ is }) => is) } : null
}
