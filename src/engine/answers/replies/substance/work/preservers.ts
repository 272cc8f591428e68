import type { Work } from './work.ts'

/** Preservatives and what keeps colour, by the microbes or the change that each holds back. */
export const preservers: readonly Work[] = [
  {
    of: /^山梨酸/,
    as: '防腐剂',
    text: {
      zh: '主要抑制霉菌和酵母菌生长，延长保存期',
      en: 'keeps mainly moulds and yeasts from growing, so that food lasts longer',
    },
  },
  {
    of: /^苯甲酸/,
    as: '防腐剂',
    text: {
      zh: '在酸性食品里抑制酵母菌、霉菌和一部分细菌生长，延长保存期',
      en: 'keeps yeasts, moulds and some bacteria from growing in sour food, so that it lasts longer',
    },
  },
  {
    of: /^脱氢乙酸/,
    as: '防腐剂',
    text: {
      zh: '主要抑制霉菌和酵母菌生长，食品不太酸时也有效，延长保存期',
      en: 'keeps mainly moulds and yeasts from growing, in food that is not very sour too, so that it lasts longer',
    },
  },
  {
    of: /^丙酸/,
    as: '防腐剂',
    text: {
      zh: '抑制霉菌和让面包拉丝的细菌，对酵母影响小，延长保存期',
      en: 'keeps moulds and the bacteria of ropy bread from growing and hardly hinders yeast, so that food lasts longer',
    },
  },
  {
    of: /^双乙酸/,
    as: '防腐剂',
    text: {
      zh: '抑制霉菌和细菌生长，延长保存期',
      en: 'keeps moulds and bacteria from growing, so that food lasts longer',
    },
  },
  {
    of: /^乳酸链球菌素/,
    as: '防腐剂',
    text: {
      zh: '抑制革兰氏阳性细菌和它们的芽孢（对霉菌、酵母菌没有用），延长保存期',
      en: 'keeps Gram-positive bacteria and their spores from growing (not moulds or yeasts), so that food lasts longer',
    },
  },
  {
    of: /^纳他霉素/,
    as: '防腐剂',
    text: {
      zh: '抑制表面的霉菌和酵母菌（对细菌没有用），延长保存期',
      en: 'keeps moulds and yeasts of the surface from growing (not bacteria), so that food lasts longer',
    },
  },
  {
    of: /^(?:焦|低)?亚硫酸|^二氧化硫/,
    as: '防腐剂',
    isOnlyAs: true,
    text: {
      zh: '抑制细菌和酵母菌生长，也不让颜色氧化变褐，延长保存期',
      en: 'keeps bacteria and yeasts from growing and the colour from browning, so that food lasts longer',
    },
  },
]
