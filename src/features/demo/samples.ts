/** Labels of the example page, as they are printed; their photos are in public/examples. */
export const samples = {
  zh: {
    photo: 'examples/zh.jpg',
    text: `产品名称：味极鲜特级酱油（酿造酱油）
配料：水，非转基因脱脂大豆，小麦，食用盐，白砂糖，味精，食品添加剂（5'-呈味核苷酸二钠，5'-肌苷酸二钠，焦糖色，三氯蔗糖，苯甲酸钠），酵母抽提物
产品标准代号：GB/T 18186`,
  },
  en: {
    photo: 'examples/en.jpg',
    text: `Milk Chocolate Bar with Hazelnuts
Ingredients: Sugar, Cocoa Butter, Whole Milk Powder, Cocoa Mass, Hazelnuts (10%), Whey Powder (from Milk), Palm Oil, Emulsifiers (E442, E476, Soya Lecithin), Flavourings, Antioxidant (E306)`,
  },
} as const
