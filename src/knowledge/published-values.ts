import type { Sentence } from './types.ts'

// The safety table states its values and sources in English.
const phrases: readonly [RegExp, string][] = [
  [/as its parts, acesulfame potassium and aspartame/g, '见其组成：安赛蜜和阿斯巴甜'],
  [/acceptable up to ([\d.]+ mg\/(?:kg|L))(?: residue)?/g, '残留不超过 $1 可接受'],
  [/evaluated in (\d{4}), no value given/g, '$1 年评估，未给数值'],
  [/not for infants \(DL form\)/g, '婴儿不宜用 DL 型'],
  [/group ADI withdrawn (\d{4})/g, '组 ADI 已于 $1 年撤销'],
  [/at most (\d+) mg a day/g, '每天最多 $1 mg'],
  [/, exposure (\d{4})/g, '，$1 年评估暴露量'],
  [/infant formula/g, '婴儿配方食品'],
  [/total carotenoids/g, '（以总类胡萝卜素计）'],
  [/no concern on surface use/g, '用于表面时无安全顾虑'],
  [/no concern for food-like extracts/g, '对与食物相近的提取物无安全顾虑'],
  [/no concern if PAH-controlled/g, '控制多环芳烃时无安全顾虑'],
  [/norbixin/g, '降红木素'],
  [/bixin/g, '红木素'],
  [/\bP?MTDI\b/g, '最大耐受日摄入量'],
  [/\bPTWI\b/g, '暂定每周耐受量'],
  [/\bTWI\b/g, '每周耐受量'],
  [/not specified/g, '无需规定'],
  [/not limited/g, '不作限制'],
  [/no ADI needed/g, '无需设定 ADI'],
  [/no ADI/g, '未设定 ADI'],
  [/no longer considered safe, genotoxicity not ruled out/g, '不再认为安全，不能排除遗传毒性'],
  [
    /no safety concern at reported use|no concern at reported use|no concern at current use|no concern at use as colour|no concern at use/g,
    '现有用量下无安全顾虑',
  ],
  [/no safety concern|no concern/g, '无安全顾虑'],
  [/concern for high consumers, ADI withdrawn/g, '摄入量高的人群有顾虑，ADI 已撤销'],
  [/ADI withdrawn, data insufficient/g, 'ADI 已撤销，资料不足'],
  [/nitrosamines a health concern/g, '由它生成的亚硝胺有健康顾虑'],
  [/exceeded by (?:infants and children|toddlers\/children)/g, '部分儿童超过'],
  [/re-evaluation pending/g, '重新评估中'],
  [/not authorised as food additive in EU|not authorised in EU/g, '欧盟未批准'],
  [/data inadequate|data insufficient/g, '资料不足'],
  [/acceptable/g, '可接受'],
  [/reaffirmed/g, '重申于'],
  [/raised to/g, '提高到'],
  [/temporary/g, '暂定'],
  [/laxative/g, '过量致泻'],
  [/as nitrite ion|nitrite ion/g, '（以亚硝酸根计）'],
  [/as nitrate ion/g, '（以硝酸根计）'],
  [/as glutamic acid/g, '（以谷氨酸计）'],
  [/as steviol/g, '（以甜菊醇计）'],
  [/as colour/g, '（作着色剂）'],
  [/as sorbitan/g, '（以山梨醇酐计）'],
  [/as phosphorus(?:, for the group)?/g, '（以磷计）'],
  [/carminic acid/g, '（以胭脂红酸计）'],
  [/as sulfur dioxide, for the group/g, '（以二氧化硫计，组 ADI）'],
  [/mg aluminium per kg a week/g, 'mg 铝/（kg 体重·周）'],
  [/also infants/g, '婴儿亦然'],
  [/for the group|group/g, '（组 ADI）'],
  [/follow-up/g, '后续评估'],
  [/degraded/g, '降解物'],
  [/native/g, '天然'],
  [/amorphous/g, '无定形'],
  [/highly refined/g, '高度精炼'],
  [/contaminant/g, '杂质'],
  [/aspartame/g, '阿斯巴甜'],
  [/sulfites/g, '亚硫酸盐'],
  [/inhaled dust/g, '吸入粉尘'],
  [
    /ingested nitr(?:ate or nitrite|ite\/nitrate) under nitrosating conditions/g,
    '在可亚硝化的条件下摄入硝酸盐或亚硝酸盐',
  ],
  [/GB 2760-2024 table A\.1, p\. (\d+)/g, 'GB 2760-2024 表 A.1，第 $1 页'],
  [/NHC announcement after GB 2760-2024/g, 'GB 2760-2024 之后的国家卫生健康委公告'],
  [/\(high viscosity\)/g, '（高黏度）'],
  [/as propylene glycol/g, '（以丙二醇计）'],
  [/exposure estimated more closely (\d{4})/g, '$1 年细化暴露评估'],
  [/4-MEI/g, '4-甲基咪唑'],
  [/\((\d{4}) review\)/g, '（$1 年评审）'],
  [/none/g, '无'],
  [/illegal/g, '非法添加物'],
]

// Reminders to ourselves, and shorthand that no reader knows.
const notes: readonly [RegExp, string][] = [
  [/; re-evaluation 2025\/26(?: - check)?/g, ''],
  [/\b(\d{4}), numeric value not verified/g, 'evaluated in $1, no value given'],
  [/re-evaluated (\d{4}), no separate numeric ADI verified/g, 'evaluated in $1, no value given'],
  [/max (\d+) mg\/day guidance/g, 'at most $1 mg a day'],
  [/MOE: concern/g, 'concern'],
  [/\bSO2 group/g, 'as sulfur dioxide, for the group'],
  [/\bas P group\b/g, 'as phosphorus, for the group'],
  [/\bas P\b/g, 'as phosphorus'],
  [/ Al\/week/g, ' mg aluminium per kg a week'],
  [/\b(?:as PG|PG(?= group))/g, 'as propylene glycol'],
  [/(?<!the )\bgroup(?= \(|;|$)/g, 'for the group'],
  [/infants-children/g, 'infants and children'],
  [/refined exposure/g, 'exposure estimated more closely'],
  [/as 950\+951/g, 'as its parts, acesulfame potassium and aspartame'],
]

/**
 * What a body published on an additive, in both languages: `0-25 (1973)`, `no ADI needed (2017)`; a stated source likewise.
 * Our working notes are left out; what cannot be put in Chinese in full stays as published.
 */
export const publishedValue = (stated: string): Sentence => {
  const value = notes.reduce((text, [pattern, words]) => text.replace(pattern, words), stated)
  const zh = phrases.reduce((text, [pattern, word]) => text.replace(pattern, word), value)
  return {
    zh: /[a-z]{3,}/.test(zh.replace(/\(i+\)/g, ''))
      ? value
      : zh.replace(/; /g, '；').replace(/, /g, '，').replace(/\s*（/g, '（').replace(/）\s*/g, '）'),
    en: value,
  }
}
