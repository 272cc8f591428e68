import type { Sentence } from './types.ts'

// The safety table records its remarks in shorthand; what a reader is told is here, keyed by the remark.
const sentences: Readonly<Record<string, Sentence>> = {
  'chlorine flour treatment not permitted in China': {
    zh: '中国不允许用氯气处理面粉。',
    en: 'Treating flour with chlorine is not permitted in China.',
  },
  'banned in China since 2005-07-01; EU, UK, Canada; California from 2027': {
    zh: '中国自 2005-07-01 起禁用；欧盟、英国、加拿大禁用；美国加州 2027 年起禁用。',
    en: 'Banned in China since 2005-07-01, and in the EU, the UK and Canada; in California from 2027.',
  },
  'absent from GB 2760-2024 (was CNS 13.004 in 2014)': {
    zh: 'GB 2760-2024 已不再收录（2014 版曾列为 CNS 13.004）。',
    en: 'No longer listed in GB 2760-2024 (CNS 13.004 in the edition of 2014).',
  },
  'removed in China from 2011-05-01': {
    zh: '中国自 2011-05-01 起撤销。',
    en: 'No longer permitted in China since 2011-05-01.',
  },
  'FDA revoked 2024 (rule July 2, effective 2024-08-02)': {
    zh: '美国 FDA 于 2024 年撤销许可（2024-08-02 生效）。',
    en: 'The FDA revoked its permission in 2024 (effective 2024-08-02).',
  },
  'not permitted in China': { zh: '中国不允许使用。', en: 'Not permitted in China.' },
  'illegal additive list (China)': {
    zh: '列入中国《食品中可能违法添加的非食用物质名单》。',
    en: "On China's list of non-food substances that may be added illegally.",
  },
  illegal: { zh: '属于违法添加物。', en: 'An illegal addition.' },
  'not in GB 2760-2024': { zh: 'GB 2760-2024 没有收录。', en: 'Not listed in GB 2760-2024.' },
  'vitamin B2': { zh: '即维生素 B2。', en: 'This is vitamin B2.' },
  'Southampton six: EU warning on attention in children; urticaria/asthma in a few sensitive people': {
    zh: '“南安普顿六色素”之一：欧盟要求警示可能影响儿童注意力；少数敏感者可能出现荨麻疹或哮喘。',
    en: 'One of the “Southampton six” colours: the EU requires a warning about attention in children; hives or asthma in a few sensitive people.',
  },
  'Southampton six': {
    zh: '“南安普顿六色素”之一：欧盟要求警示可能影响儿童注意力。',
    en: 'One of the “Southampton six” colours: the EU requires a warning about attention in children.',
  },
  'insect origin; rare IgE allergy': {
    zh: '来自昆虫；罕见 IgE 介导的过敏。',
    en: 'Made from insects; rarely causes an allergy (IgE).',
  },
  'banned as food colour in the USA since 1976': {
    zh: '美国自 1976 年起禁止用作食品着色剂。',
    en: 'Banned as a food colour in the USA since 1976.',
  },
  'Southampton six; not permitted in USA': {
    zh: '“南安普顿六色素”之一；美国不允许使用。',
    en: 'One of the “Southampton six” colours: the EU requires a warning about attention in children; not permitted in the USA.',
  },
  'FDA revoked food use 2025-01-15 under the Delaney clause, compliance 2027-01-15': {
    zh: '美国 FDA 于 2025-01-15 依德莱尼条款撤销其食品用途，2027-01-15 起执行。',
    en: 'The FDA revoked its use in food on 2025-01-15 under the Delaney clause, in force from 2027-01-15.',
  },
  'EFSA: high-level exposure of some children near/above ADI in conservative scenario': {
    zh: 'EFSA：保守估计下部分高摄入儿童接近或超过每日允许摄入量。',
    en: 'EFSA: in a conservative estimate some children who eat a lot of it come near or above the ADI.',
  },
  'may contain 4-MEI/THI': {
    zh: '可能含 4-甲基咪唑或 2-乙酰基-4-四羟丁基咪唑。',
    en: 'May contain 4-MEI or THI, by-products of caramel.',
  },
  'heavy smokers: high-dose supplements only': {
    zh: '重度吸烟者的风险只见于高剂量补充剂。',
    en: 'A risk to heavy smokers was seen with high-dose supplements only.',
  },
  'no JECFA numeric ADI known': {
    zh: '未见 JECFA 的数值型每日允许摄入量。',
    en: 'No numeric ADI of JECFA is known to us.',
  },
  'no numeric value verified': { zh: '未见可用的数值。', en: 'No numeric value is known to us.' },
  'EU ban in food since 2022; still permitted by GB 2760, FDA, JECFA -> show both views': {
    zh: '欧盟 2022 年起禁用于食品；GB 2760、FDA 与 JECFA 仍允许，两种意见并存。',
    en: 'Banned in food in the EU since 2022; still permitted by GB 2760, the FDA and JECFA.',
  },
  'cohort signal 2026 (NutriNet): overall cancer HR 1.14, T2D': {
    zh: '2026 年法国 NutriNet 队列：与总体癌症（HR 1.14）及 2 型糖尿病有关联。',
    en: 'A French cohort study (NutriNet, 2026) found an association with cancer overall (hazard ratio 1.14) and type 2 diabetes.',
  },
  '2021 JECFA value to be re-verified; with vitamin C may form traces of benzene': {
    zh: '与维生素 C 共存可能生成微量苯。',
    en: 'May form traces of benzene together with vitamin C.',
  },
  'propyl paraben excluded since 2006': {
    zh: '对羟基苯甲酸丙酯 2006 年起已被排除。',
    en: 'Propyl paraben is excluded since 2006.',
  },
  'sulfite-sensitive asthma; destroys thiamine': {
    zh: '亚硫酸盐敏感者可诱发哮喘；会破坏维生素 B1。',
    en: 'May trigger asthma in people who are sensitive to sulfites; destroys vitamin B1.',
  },
  'cohort 2026: overall cancer HR 1.11': {
    zh: '2026 年队列：与总体癌症有关联（HR 1.11）。',
    en: 'A cohort study (2026) found an association with cancer overall (hazard ratio 1.11).',
  },
  'processed meat = IARC 1 (2015); cohort 2022 HR 1.58, 2026 HR 1.32 prostate; not for infants <3 months': {
    zh: '加工肉制品为 IARC 1 类（2015）；队列研究提示与前列腺癌有关联（2022 年 HR 1.58，2026 年 HR 1.32）；3 个月以下婴儿不宜。',
    en: 'Processed meat is in IARC group 1 (2015); cohort studies found an association with prostate cancer (hazard ratio 1.58 in 2022, 1.32 in 2026); not for infants under 3 months.',
  },
  'cohort 2026 breast HR 1.22': {
    zh: '2026 年队列：与乳腺癌有关联（HR 1.22）。',
    en: 'A cohort study (2026) found an association with breast cancer (hazard ratio 1.22).',
  },
  'GB 2760-2024 narrowed uses from 2025-02-08': {
    zh: 'GB 2760-2024 自 2025-02-08 起缩小了使用范围。',
    en: 'GB 2760-2024 permits fewer uses since 2025-02-08.',
  },
  'GB 2760-2024 removed bread, cakes, fillings, starch products, butter, juice, prepared meat': {
    zh: 'GB 2760-2024 不再允许用于面包、糕点、馅料、淀粉制品、黄油、果汁和预制肉制品。',
    en: 'GB 2760-2024 no longer permits it in bread, cakes, fillings, starch products, butter, juice and prepared meat.',
  },
  'cohort 2026: T2D association': {
    zh: '2026 年队列：与 2 型糖尿病有关联。',
    en: 'A cohort study (2026) found an association with type 2 diabetes.',
  },
  'vitamin C': { zh: '即维生素 C。', en: 'This is vitamin C.' },
  'FDA/NTP: reasonably anticipated (NTP)': {
    zh: '美国 NTP：合理预期为人类致癌物。',
    en: 'US National Toxicology Program: reasonably anticipated to be a human carcinogen.',
  },
  'may come from soy/egg': { zh: '可能来自大豆或蛋。', en: 'May come from soy or egg.' },
  'cohort 2024: breast cancer, T2D': {
    zh: '2024 年队列：与乳腺癌和 2 型糖尿病有关联。',
    en: 'A cohort study (2024) found an association with breast cancer and type 2 diabetes.',
  },
  'cohort 2024: T2D': {
    zh: '2024 年队列：与 2 型糖尿病有关联。',
    en: 'A cohort study (2024) found an association with type 2 diabetes.',
  },
  'laxative >~10-20 g/day': {
    zh: '每日超过约 10-20 g 可致腹泻。',
    en: 'Laxative above about 10 to 20 g a day.',
  },
  'animal origin': { zh: '来自动物。', en: 'Made from animals.' },
  'animal/gut-microbiota evidence': {
    zh: '有动物及肠道菌群方面的证据。',
    en: 'There is evidence from animals and on gut bacteria.',
  },
  'human feeding trial 2022: microbiota/metabolome change; cohort CVD 2023': {
    zh: '2022 年人体喂养试验：肠道菌群与代谢物改变；2023 年队列提示与心血管病有关联。',
    en: 'A feeding trial with people (2022) changed gut bacteria and metabolites; a cohort study (2023) found an association with cardiovascular disease.',
  },
  'cohort 2024: overall/breast/prostate cancer': {
    zh: '2024 年队列：与总体癌症、乳腺癌、前列腺癌有关联。',
    en: 'A cohort study (2024) found an association with cancer overall, of the breast and of the prostate.',
  },
  'sodium source': { zh: '含钠。', en: 'Contains sodium.' },
  'renal patients: potassium': {
    zh: '肾病患者注意钾的摄入。',
    en: 'Contains potassium, which people with kidney disease have to watch.',
  },
  'aluminium; GB 2760 residue <=100 mg/kg most uses': {
    zh: '含铝；GB 2760 规定多数用途铝残留量不超过 100 mg/kg。',
    en: 'Contains aluminium; GB 2760 allows a residue of at most 100 mg/kg in most uses.',
  },
  'intolerance symptoms reported at high doses': {
    zh: '高剂量下有不耐受症状的报告。',
    en: 'Symptoms of intolerance were reported at high doses.',
  },
  'gout: purine source': {
    zh: '含嘌呤成分，痛风者注意。',
    en: 'A source of purines, which people with gout have to watch.',
  },
  'cohort 2022: cancer, CHD': {
    zh: '2022 年队列：与癌症和冠心病有关联。',
    en: 'A cohort study (2022) found an association with cancer and coronary heart disease.',
  },
  'PKU warning mandatory': {
    zh: '须标示含苯丙氨酸，苯丙酮尿症患者禁用。',
    en: 'The label must say that it contains phenylalanine; not for people with phenylketonuria (PKU).',
  },
  'not permitted in USA': { zh: '美国不允许使用。', en: 'Not permitted in the USA.' },
  'cohort 2022: CHD; avoid high-temperature baking (BfR 2019)': {
    zh: '2022 年队列：与冠心病有关联；不宜高温烘烤（德国联邦风险评估所，2019）。',
    en: 'A cohort study (2022) found an association with coronary heart disease; not for baking at high temperatures (BfR, Germany, 2019).',
  },
  'hypertension: potassium loss, >100 mg/day': {
    zh: '每日超过 100 mg 可致失钾、血压升高。',
    en: 'More than 100 mg a day may lower potassium and raise blood pressure.',
  },
  'no PKU warning needed': { zh: '无需标示苯丙氨酸警示。', en: 'No warning about phenylalanine is needed.' },
  'contains phenylalanine': { zh: '含苯丙氨酸。', en: 'Contains phenylalanine.' },
  laxative: { zh: '大量食用可致腹泻。', en: 'Laxative in large amounts.' },
  'laxative; toxic to dogs; observational CVD signal 2024': {
    zh: '大量食用可致腹泻；对犬有毒；2024 年观察性研究提示与心血管事件有关联。',
    en: 'Laxative in large amounts; toxic to dogs; an observational study (2024) found an association with cardiovascular events.',
  },
  'observational CVD signal 2023': {
    zh: '2023 年观察性研究提示与心血管事件有关联。',
    en: 'An observational study (2023) found an association with cardiovascular disease.',
  },
  'egg allergen': { zh: '蛋类过敏原。', en: 'An egg allergen.' },
}

/** A remark of the safety table as a sentence in both languages; one that is not in the list above is shown as it is. */
export const safetyNote = (remark: string): Sentence => {
  const words = remark.endsWith('.') ? remark : `${remark}.`
  return sentences[remark] ?? { zh: words, en: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Remarks that have a sentence, for the check of the tables. scripts/checks/check-knowledge.mjs reads it. @public */
export const translatedNotes: readonly string[] = Object.keys(sentences)
