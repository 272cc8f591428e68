import { keep } from '../promises.ts'

keep('harm: a name is not lost, and not replaced by a name that it looks like', [
  { title: '蛋 alone is egg', label: '成份：水、蛋、鹽', contains: ['egg'] },
  { title: '贝 alone is shellfish', label: '配料：水、贝、食用盐', contains: ['shellfish'] },
  {
    title: 'matzo is wheat, not maize',
    label: 'Ingredients: water, matzo, salt.',
    contains: ['gluten'],
    lists: ['matzo'],
  },
  { title: '冰激凌筒 is wheat', label: '配料：水、冰激凌筒、食用盐', contains: ['gluten'] },
  {
    title: 'a name that is taken for another keeps its own allergen',
    label: 'Ingredients: water, matzah, salt.',
    contains: ['gluten'],
  },
  { title: 'butternut is no butterfat', label: 'Ingredients: water, butternut, salt.', absent: ['milk'] },
  {
    title: '乳固体 is milk, and the names behind it are read',
    label: '配料：水、乳固体、食用盐',
    contains: ['milk'],
    lists: ['食用盐'],
  },
  {
    title: '乳固形物 is milk, and the names behind it are read',
    label: '成分：水、乳固形物、脫脂乳固形物、糖、棕櫚油',
    contains: ['milk'],
    lists: ['糖', '棕櫚油'],
  },
  {
    title: '非脂乳固体 with a figure ends the list',
    label: '配料：水、白砂糖、全脂乳粉 非脂乳固体≥8.1%',
    lists: ['全脂乳粉'],
    notListed: ['固体'],
  },
  {
    title: 'a cocktail is alcohol',
    label: '配料：水、伏特加、柠檬汁',
    product: '鸡尾酒',
    noScore: 'alcohol',
  },
  {
    title: 'vermouth is alcohol',
    label: '配料：葡萄汁、白砂糖、香草',
    product: '味美思',
    noScore: 'alcohol',
  },
  {
    title: 'what replaces no infant formula is none',
    label: '不能替代较大婴儿配方食品\n配料：大米、食用盐',
    noScore: null,
  },
])
