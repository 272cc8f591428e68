/** The two example products: one with little to flag, one with much. */
export const sampleKinds = ['good', 'poor'] as const
export type SampleKind = (typeof sampleKinds)[number]

/**
 * Labels of the example page, as they are printed. `score` is the engine's, for the home page, which does not load the engine; a
 * test compares them. The photo in public/examples is of the second label.
 */
export const samples = {
  zh: {
    photo: 'examples/zh.jpg',
    good: {
      name: '原味酸牛奶',
      score: 100,
      text: `产品名称：原味酸牛奶
配料：生牛乳，保加利亚乳杆菌，嗜热链球菌
产品标准代号：GB 19302`,
    },
    poor: {
      name: '味极鲜特级酱油',
      score: 23,
      text: `产品名称：味极鲜特级酱油（酿造酱油）
配料：水，非转基因脱脂大豆，小麦，食用盐，白砂糖，味精，食品添加剂（5'-呈味核苷酸二钠，5'-肌苷酸二钠，焦糖色，三氯蔗糖，苯甲酸钠），酵母抽提物
产品标准代号：GB/T 18186`,
    },
  },
  en: {
    photo: 'examples/en.jpg',
    good: {
      name: 'Plain Yogurt',
      score: 100,
      text: `Product name: Plain Yogurt
Ingredients: Milk, Lactobacillus bulgaricus, Streptococcus thermophilus`,
    },
    poor: {
      name: 'Milk Chocolate Bar',
      score: 28,
      text: `Milk Chocolate Bar with Hazelnuts
Ingredients: Sugar, Cocoa Butter, Whole Milk Powder, Cocoa Mass, Hazelnuts (10%), Whey Powder (from Milk), Palm Oil, Emulsifiers (E442, E476, Soya Lecithin), Flavourings, Antioxidant (E306)`,
    },
  },
} as const
