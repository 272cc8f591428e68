import { createReplacing } from '../../../text/may-match.ts'

/** Characters of chemical names that are typed or dictated as others that sound or look like them. */
const slips: readonly [RegExp, string][] = [
  [/(?<=甘油|(?<!油)酸)脂(?!肪|[\u4e00-\u9fff]?酸|质)/g, '酯'],
  [/硬酯(?=酸|酰)/g, '硬脂'],
  [/酯肪/g, '脂肪'],
  [/磷酯(?!酸)/g, '磷脂'],
  [/(?<=[酸氢化])(?:[纳娜呐]|那(?![个些种样边里么]))(?!米)/g, '钠'],
  [/已(?=酰(?!胺)|酸(?:钠|酯|$|[^\u4e00-\u9fff]))|(?<=脱氢)[已己]/g, '乙'],
  [/已(?=二烯酸|二酸)/g, '己'],
  [/(?<=谷|氨基)安(?=酸)/g, '氨'],
  [/谷胺(?=酸)/g, '谷氨'],
  [/笨(?=甲酸|二?酚|乙烯)|(?<=基甲)笨/g, '苯'],
  [/本(?=甲酸[钠钾])/g, '苯'],
  [/[炳饼柄](?=酸[钙钠])/g, '丙'],
  [/海[澡燥](?=酸|糖)/g, '海藻'],
  [/山[犁黎藜莉离力利](?=酸|糖醇)/g, '山梨'],
  [/(?<=焦)亚[留流](?=酸)/g, '亚硫'],
]

/** A folded question with the names of chemicals written as they are. */
export const withChemicalNames = createReplacing(slips)
