import type { Bilingual, NoScore } from '../../result.ts'

/** What stands in the score's place, by the reason why there is none; sources are named in the sentence. */
export const noScoreTexts: Record<NoScore, Bilingual> = {
  alcohol: {
    zh: '含酒精：未成年人不要饮用，法律禁止卖酒给未成年人（未成年人保护法第 59 条）；孕期、备孕期和哺乳期不要饮用（WHO：孕期没有安全的饮酒量）。酒类不评分。',
    en: 'Contains alcohol: not for anyone under 18; avoid when pregnant, trying or breastfeeding (WHO: no amount is known to be safe in pregnancy). Alcoholic drinks get no score.',
  },
  infant_formula: {
    zh: '特殊膳食：婴幼儿配方由国家标准规定，按说明冲调，听医生的。不评分。',
    en: 'Formula for infants: its recipe is regulated. Follow the instructions and your doctor. It gets no score.',
  },
  medical_food: {
    zh: '特殊医学用途配方食品：须在医生或临床营养师指导下使用。不评分。',
    en: 'Food for special medical purposes: to be used under the guidance of a doctor or clinical dietitian. It gets no score.',
  },
  supplement: {
    zh: '保健食品不是药，也不和普通食品比分。',
    en: 'A food supplement is not a medicine, and is not scored beside ordinary food.',
  },
  not_food: {
    zh: '这不是食品的配料表。',
    en: 'This is not the ingredient list of a food.',
  },
  foreign_list: {
    zh: '配料表是中英文以外的语言：只按编号和认识的名称找出了添加剂，所以不评分。进口食品应有中文标签，请找到后拍它。',
    en: 'The list is in another language: additives were found by number and by known names only, so there is no score. If the pack has a Chinese or English label, photograph that one.',
  },
  low_confidence: {
    zh: '看懂的配料太少，给分会误导你。请重拍或核对文字。',
    en: 'Too little was understood; a score would mislead you. Retake the photo or check the text.',
  },
  partial_reading: {
    zh: '配料表没有读完整，先不给分。请把没读到的部分重拍或补上。',
    en: 'Part of the list was not read, so there is no score yet. Retake or add the missing part.',
  },
  doubtful_word: {
    zh: '有一个字词关系到提醒和评分，读得不确定。请对照包装核对后再给分。',
    en: 'A word that decides a warning was not read for certain. Check it against the pack; the score follows.',
  },
  no_list: {
    zh: '没有识别到配料表。',
    en: 'No ingredient list was recognised.',
  },
}
