/** What something may do to those who eat it. */
export type Effect =
  | 'bloodSugar'
  | 'bowels'
  | 'constipation'
  | 'behaviour'
  | 'kick'
  | 'sleep'
  | 'teeth'
  | 'headache'
  | 'asthma'
  | 'mind'
  | 'gut'
  | 'weight'
  | 'heart'

const asked: Readonly<Record<Effect, RegExp>> = {
  bloodSugar:
    /升糖|降糖|血糖(?!(?:(?:有点|偏|太|比较)?高|不稳|不好|有?(?:点|些)?问题)(?!.*升))|\bspik(?:e|es|ing)\b|blood (?:sugar|glucose)(?! (?:problems?|issues?|troubles?)\b)|\bglucose (?:up|level|spike)|\binsulin\b|glyc(?:a?emic|emia)|\bsugar levels?\b|\bcount\b.{0,16}\bcarbs\b|\bnet carbs\b|\bmy sugars\b/,
  bowels:
    /拉肚子|腹泻|(?<!乳.)泻|窜稀|跑肚|闹肚子?|放屁|胀气|腹胀|(?:跑|蹲|冲)厕所|laxati|\bthe (?:runs|trots|toilet|loo)\b|\btoilet\b|\bdiarrh|\bbloat|\bgas(?:sy)?\b|\bfart|\b(?:upset|wreck|destroy|mess up|ruin) (?:my|your|his|her|the) (?:stomach|tummy|gut|belly)|\bstomach ?ache|\bpoo(?:p|ing)?\b|\btummy\b|肚子[疼痛]/,
  constipation:
    /便秘|通便|排便|拉不出|\bconstipat|\b(?:keeps?|stay) (?:me |you |him |her |them )?regular\b|\b(?:help|make)s? (?:me|him|her|you|them|my \w+) (?:to )?(?:poo|poop|go to the (?:loo|toilet)|go)\b/,
  behaviour:
    /多动|过动|过度活[跃躍]|(?<!最)曳[啲咗些]?|百厌|扎扎跳|上[蹿窜]下跳|活蹦乱跳|闹腾|停不下来|静不下来|注意力|坐不住|亢奋|(?<!不)兴奋|躁|\badhd\b|hyperactiv|climbing the walls|\bhyper\b|\battention\b|\bsouthampton\b|南安普[顿敦]|\bgoes? (?:wild|crazy|mad|nuts)\b|bounc(?:es?|ing) off|\bbehaviou?r/,
  kick: /提神|醒脑|抗疲劳|解乏|犯困|有精神|\bkick\b|\bwings\b|\bbuzz\b|\balert\b|\benergy boost|\bfights? (?:fatigue|tiredness)\b|\bwak(?:es?|ing) (?:me|you|him|her|us|people) up\b|\bkeeps? (?:me|you|us) (?:going|buzzing)\b/,
  sleep: /睡不|睡得|还能睡(?=[吗么不])|睡觉|睡眠|失眠|熬夜|通宵|\bawake\b|\bsleep/,
  teeth: /蛀牙|蛀虫牙|龋|坏牙|伤牙|烂牙|护牙|牙齿|\btooth|\bteeth\b|cavit(?:y|ies)/,
  // My daughter has asthma asks who may eat it; sets off asthma, what it does.
  asthma:
    /(?:引起|引发|诱发|导致|触发|激发|发作|容易|造成|得|会).{0,6}哮喘|哮喘.{0,6}(?:发作|加重|复发|有关|影响)|\b(?:sets?|setting|kicks?|brings?|bring) (?:off|on)\b.{0,20}\basthma|\b(?:triggers?|causes?|worsens?|affects?|aggravates?|bad for|gives? \w+)\b.{0,20}\basthma|\basthma (?:attacks?|flares?)\b|\basthma\b.{0,40}\b(?:sets?|trigger|bring|kick) it (?:off|on)|\basthma\b.{0,40}\btriggers?\b|\bmakes? (?:my |his |her |you )?(?:asthma worse|\w+ wheez)/,
  mind: /痴呆|阿尔茨海默|阿兹海默|变[笨傻]|智力|记忆力|(?:对|伤|坏)(?:大|了)?脑|\balzheimer|\bdementia\b|\bbrain\b|\bmemory\b|\bstupid\b|\bdumb\b/,
  gut: /菌群|肠道?菌|肠漏|肠炎|炎症|发炎|(?:伤|对)(?:肠胃|胃肠|肠道?|胃)|\binflam|\bgut (?:bacteria|flora|health|lining|bugs)\b|\bleaky gut\b|microbiome/,
  weight:
    /(?:变|长|发|更|会|吃|喝)胖|长肉|减肥|减重|\bgain weight\b|\bweight gain\b|\bfat(?:ter)?\b(?=$|[?!.,])|\blose weight\b|\bput on weight\b/,
  heart: /心脏|心血管|血管|动脉|胆固醇|\bheart\b|\barter(?:y|ies)\b|\bcholesterol\b/,
  headache: /头[疼痛晕]|偏头痛|headache|migraine|chinese restaurant/,
}

/** My blood sugar is 7.8, am I diabetic: for a doctor to say. */
const ofDiagnosis =
  /空腹|血糖值?(?:是|有|到)?\s?\d|算(?:不算|是不是)?.{0,4}(?:糖尿病|病)了?|\bam i (?:diabetic|sick|ill)\b|\bmy (?:blood )?(?:sugar|glucose) is \d/

/** Effects that are told of what a question names, and not of whatever the label lists. */
export const ofNamedAlone: ReadonlySet<Effect> = new Set(['weight', 'heart'])

/** Hawthorn lowers blood sugar, they say. */
export const asksLower =
  /降(?:低)?(?:血)?糖|控糖|\blowers?\b[^.?]{0,16}(?:sugar|glucose)|\b(?:reduces?|brings? down)\b[^.?]{0,16}(?:sugar|glucose)/

/** The effects that a folded question asks about. */
export const effectsIn = (text: string): Effect[] =>
  ofDiagnosis.test(text) ? [] : (Object.keys(asked) as Effect[]).filter(effect => asked[effect].test(text))
