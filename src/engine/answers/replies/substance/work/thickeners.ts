import type { Work } from './work.ts'

const crossLinked =
  /^(?:乙酰化二淀粉磷酸酯|乙酰化双淀粉己二酸酯|羟丙基二淀粉磷酸酯|磷酸酯双淀粉|磷酸化二淀粉磷酸酯)/

/** Thickeners by how each thickens or sets. */
export const thickeners: readonly Work[] = [
  {
    of: crossLinked,
    as: '增稠剂',
    text: {
      zh: '增加黏稠度；改性以后比普通淀粉更耐加热、耐酸、耐搅拌，冷藏和冻融后不容易析水',
      en: 'thickens; being modified it stands heat, acid and stirring better than plain starch, and gives off less water after chilling or freezing and thawing',
    },
  },
  {
    of: /^(?:醋酸酯淀粉|羟丙基淀粉|氧化羟丙基淀粉|淀粉磷酸酯)/,
    as: '增稠剂',
    text: {
      zh: '增加黏稠度；比普通淀粉不容易老化（回生）变硬、析水',
      en: 'thickens; it goes stale, firm and watery (retrogrades) less than plain starch',
    },
  },
  {
    of: /^黄原胶/,
    as: '增稠剂',
    text: {
      zh: '增加黏稠度，让小颗粒和油滴悬着不沉、不分层；耐酸、耐盐',
      en: 'thickens and keeps particles and oil drops suspended, also in sour and salty food',
    },
  },
  {
    of: /^(?:羟丙基)?甲基纤维素/,
    as: '增稠剂',
    text: {
      zh: '冷的时候增稠，加热反而成胶变硬、放凉又变软，所以能把馅料、植物肉在受热时粘住定形，也保水',
      en: 'thickens when cold, gels and firms when heated and softens again on cooling, so it binds and shapes fillings and plant-based meat in the pan, and keeps water in',
    },
  },
  {
    of: /^瓜尔胶/,
    as: '增稠剂',
    text: {
      zh: '在冷水里就能吸水增稠（自己不成冻），改善口感',
      en: 'takes up water and thickens without heating (it does not set) and improves texture',
    },
  },
  {
    of: /^(?:槐豆胶|刺槐豆胶)/,
    as: '增稠剂',
    text: {
      zh: '吸水增稠，能让卡拉胶、黄原胶的凝胶更有弹性、少析水',
      en: 'thickens, and makes gels of carrageenan or xanthan more elastic and less watery',
    },
  },
  {
    of: /^卡拉胶/,
    as: '增稠剂',
    text: {
      zh: '吸水成凝胶、增稠，能和乳蛋白结合防止分层、析水',
      en: 'gels, binds water and thickens, and with milk protein keeps the mixture from separating',
    },
  },
  {
    of: /^羧甲基纤维素/,
    as: '增稠剂',
    text: {
      zh: '增加黏稠度，让颗粒和蛋白质悬着不沉、不分层，改善口感',
      en: 'thickens, keeps particles and protein suspended and improves texture',
    },
  },
  {
    of: /^海藻酸钠/,
    as: '增稠剂',
    text: {
      zh: '吸水增稠，遇钙会凝成不怕热的胶',
      en: 'takes up water and thickens; with calcium it sets to a gel that stands heat',
    },
  },
  {
    of: /^可溶性大豆多糖/,
    as: '增稠剂',
    text: {
      zh: '在酸性的奶饮料里包住乳蛋白，不让它聚团、沉淀',
      en: 'coats the protein of sour milk drinks, so that it does not clump or settle',
    },
    food: /乳酸菌|酸乳|乳饮|奶饮|发酵乳|\b(?:yog|dairy|milk)/,
  },
  {
    of: /^微晶纤维素/,
    as: '增稠剂',
    text: {
      zh: '形成细密的网络，托住颗粒不沉、不分层',
      en: 'forms a fine network that keeps particles from settling',
    },
    food: /饮|奶|乳|\b(?:drink|milk)/,
  },
]
