import type { Sentence } from './types.ts'

// The safety table records its remarks in English; the Chinese is here, keyed by the English sentence.
const CHINESE: Record<string, string> = {
  'chlorine flour treatment not permitted in China': '中国不允许用氯气处理面粉。',
  'banned in China since 2005-07-01; EU, UK, Canada; California from 2027':
    '中国自 2005-07-01 起禁用；欧盟、英国、加拿大禁用；美国加州 2027 年起禁用。',
  'absent from GB 2760-2024 (was CNS 13.004 in 2014)':
    'GB 2760-2024 已不再收录（2014 版曾列为 CNS 13.004）。',
  'removed in China from 2011-05-01': '中国自 2011-05-01 起撤销。',
  'FDA revoked 2024 (rule July 2, effective 2024-08-02)': '美国 FDA 于 2024 年撤销许可（2024-08-02 生效）。',
  'not permitted in China': '中国不允许使用。',
  'illegal additive list (China)': '列入中国《食品中可能违法添加的非食用物质名单》。',
  illegal: '属于违法添加物。',
  'not in GB 2760-2024': 'GB 2760-2024 没有收录。',
  'vitamin B2': '即维生素 B2。',
  'Southampton six: EU warning on attention in children; urticaria/asthma in a few sensitive people':
    '“南安普顿六色素”之一：欧盟要求警示可能影响儿童注意力；少数敏感者可能出现荨麻疹或哮喘。',
  'Southampton six': '“南安普顿六色素”之一：欧盟要求警示可能影响儿童注意力。',
  'insect origin; rare IgE allergy': '来自昆虫；罕见 IgE 介导的过敏。',
  'banned as food colour in the USA since 1976': '美国自 1976 年起禁止用作食品着色剂。',
  'Southampton six; not permitted in USA': '“南安普顿六色素”之一；美国不允许使用。',
  'FDA revoked food use 2025-01-15 under the Delaney clause, compliance 2027-01-15':
    '美国 FDA 于 2025-01-15 依德莱尼条款撤销其食品用途，2027-01-15 起执行。',
  'EFSA: high-level exposure of some children near/above ADI in conservative scenario':
    'EFSA：保守估计下部分高摄入儿童接近或超过每日允许摄入量。',
  'may contain 4-MEI/THI': '可能含 4-甲基咪唑或 2-乙酰基-4-四羟丁基咪唑。',
  'heavy smokers: high-dose supplements only': '重度吸烟者的风险只见于高剂量补充剂。',
  'no JECFA numeric ADI known': '未见 JECFA 的数值型每日允许摄入量。',
  'no numeric value verified': '未核实到数值。',
  'EU ban in food since 2022; still permitted by GB 2760, FDA, JECFA -> show both views':
    '欧盟 2022 年起禁用于食品；GB 2760、FDA 与 JECFA 仍允许，两种意见并存。',
  'cohort signal 2026 (NutriNet): overall cancer HR 1.14, T2D':
    '2026 年法国 NutriNet 队列：与总体癌症（HR 1.14）及 2 型糖尿病有关联。',
  '2021 JECFA value to be re-verified; with vitamin C may form traces of benzene':
    'JECFA 2021 年的数值有待复核；与维生素 C 共存可能生成微量苯。',
  'propyl paraben excluded since 2006': '对羟基苯甲酸丙酯 2006 年起已被排除。',
  'sulfite-sensitive asthma; destroys thiamine': '亚硫酸盐敏感者可诱发哮喘；会破坏维生素 B1。',
  'cohort 2026: overall cancer HR 1.11': '2026 年队列：与总体癌症有关联（HR 1.11）。',
  'processed meat = IARC 1 (2015); cohort 2022 HR 1.58, 2026 HR 1.32 prostate; not for infants <3 months':
    '加工肉制品为 IARC 1 类（2015）；队列研究提示与前列腺癌有关联（2022 年 HR 1.58，2026 年 HR 1.32）；3 个月以下婴儿不宜。',
  'cohort 2026 breast HR 1.22': '2026 年队列：与乳腺癌有关联（HR 1.22）。',
  'GB 2760-2024 narrowed uses from 2025-02-08': 'GB 2760-2024 自 2025-02-08 起缩小了使用范围。',
  'GB 2760-2024 removed bread, cakes, fillings, starch products, butter, juice, prepared meat':
    'GB 2760-2024 不再允许用于面包、糕点、馅料、淀粉制品、黄油、果汁和预制肉制品。',
  'cohort 2026: T2D association': '2026 年队列：与 2 型糖尿病有关联。',
  'vitamin C': '即维生素 C。',
  'FDA/NTP: reasonably anticipated (NTP)': '美国 NTP：合理预期为人类致癌物。',
  'may come from soy/egg': '可能来自大豆或蛋。',
  'cohort 2024: breast cancer, T2D': '2024 年队列：与乳腺癌和 2 型糖尿病有关联。',
  'cohort 2024: T2D': '2024 年队列：与 2 型糖尿病有关联。',
  'laxative >~10-20 g/day': '每日超过约 10-20 g 可致腹泻。',
  'animal origin': '来自动物。',
  'animal/gut-microbiota evidence': '有动物及肠道菌群方面的证据。',
  'human feeding trial 2022: microbiota/metabolome change; cohort CVD 2023':
    '2022 年人体喂养试验：肠道菌群与代谢物改变；2023 年队列提示与心血管病有关联。',
  'cohort 2024: overall/breast/prostate cancer': '2024 年队列：与总体癌症、乳腺癌、前列腺癌有关联。',
  'sodium source': '含钠。',
  'renal patients: potassium': '肾病患者注意钾的摄入。',
  'aluminium; GB 2760 residue <=100 mg/kg most uses': '含铝；GB 2760 规定多数用途铝残留量不超过 100 mg/kg。',
  'intolerance symptoms reported at high doses': '高剂量下有不耐受症状的报告。',
  'gout: purine source': '含嘌呤成分，痛风者注意。',
  'cohort 2022: cancer, CHD': '2022 年队列：与癌症和冠心病有关联。',
  'PKU warning mandatory': '须标示含苯丙氨酸，苯丙酮尿症患者禁用。',
  'not permitted in USA': '美国不允许使用。',
  'cohort 2022: CHD; avoid high-temperature baking (BfR 2019)':
    '2022 年队列：与冠心病有关联；不宜高温烘烤（德国联邦风险评估所，2019）。',
  'hypertension: potassium loss, >100 mg/day': '每日超过 100 mg 可致失钾、血压升高。',
  'no PKU warning needed': '无需标示苯丙氨酸警示。',
  'contains phenylalanine': '含苯丙氨酸。',
  laxative: '大量食用可致腹泻。',
  'laxative; toxic to dogs; observational CVD signal 2024':
    '大量食用可致腹泻；对犬有毒；2024 年观察性研究提示与心血管事件有关联。',
  'observational CVD signal 2023': '2023 年观察性研究提示与心血管事件有关联。',
  'egg allergen': '蛋类过敏原。',
}

/** A remark of the safety table in both languages; without a translation the English is used for both. */
export function safetyNote(english: string): Sentence {
  const en = english.endsWith('.') ? english : `${english}.`
  return { zh: CHINESE[english] ?? en, en: en.charAt(0).toUpperCase() + en.slice(1) }
}

/** English remarks that have a Chinese sentence, for the check of the tables. scripts/checks/check-knowledge.mjs reads it. @public */
export const translatedNotes: readonly string[] = Object.keys(CHINESE)
