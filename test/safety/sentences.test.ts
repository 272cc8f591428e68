import { keep } from './promises.ts'

const PRAISE = /放心|值得选择|everyday choice|good choice|日常选择|suits everybody|适合所有/i

keep('no sentence promises safety or suits everybody', [
  { title: 'not of rice', label: '配料：大米', never: [PRAISE] },
  { title: 'not of milk', label: '配料：生牛乳', never: [PRAISE] },
  { title: 'not of nuts', label: 'Ingredients: almonds', never: [PRAISE] },
  { title: 'not of oats', label: '配料：燕麦片（100%）', never: [PRAISE] },
  { title: 'not of olive oil', label: '配料：特级初榨橄榄油', never: [PRAISE] },
  { title: 'not of tofu in Traditional characters', label: '成分：水、黃豆、鹽鹵', never: [PRAISE] },
])

const BY_WEIGHT = /按重量它?是|by weight it is the main|含量最多的配料是/i

keep('a claim of weight is made only where the list proves it, and water counts', [
  { title: 'cola: water is first', label: '配料：水、果葡糖浆、白砂糖、二氧化碳', never: [BY_WEIGHT] },
  { title: 'ice cream: water is first', label: '配料：饮用水、白砂糖、全脂乳粉', never: [BY_WEIGHT] },
  { title: 'soy sauce: water is first', label: '配料：水、大豆、小麦、食用盐', never: [BY_WEIGHT] },
  {
    title: 'an English drink: water is first',
    label: 'Ingredients: carbonated water, sugar, citric acid',
    never: [BY_WEIGHT, /^sugar is first/i],
  },
  {
    title: 'a second part of the product does not come first',
    label: '面饼：小麦粉、棕榈油；酱包：白砂糖、酱油',
    never: [/白砂糖.*(?:排在第一|加得最多)/],
  },
])

keep('additives are counted once and the same everywhere', [
  {
    title: 'glutamate is an additive everywhere',
    label: '配料：食用盐、味精、白砂糖',
    never: [/没有食品添加剂|No additives|未见食品添加剂/],
  },
  {
    title: 'a flavouring is no absence of flavourings',
    label: '配料：水、白砂糖、食用香精',
    never: [/没有食品添加剂和香精|未见食品添加剂和香精|No additives (?:or|and no) flavourings/],
  },
  {
    title: 'a class word alone is no absence',
    label: '配料：小麦粉、白砂糖、乳化剂',
    never: [/没有食品添加剂|No additives|未见食品添加剂/],
  },
])

keep('the law is told of this food and this date, and nobody is accused', [
  {
    title: 'dehydroacetate in bread is not called permitted',
    label: '配料：小麦粉、水、白砂糖、脱氢乙酸钠',
    product: '面包',
    says: [/2025-02-08/],
    never: [/脱氢乙酸钠[^。]*(?<!不再)允许使用/],
  },
  {
    title: 'a substance off the list accuses nobody',
    label: '配料：小麦粉、水、溴酸钾',
    says: [/GB 2760/],
    never: [/监管部门反映|authorities should know|举报/],
  },
  {
    title: 'imports may follow other law',
    label: 'Ingredients: wheat flour, water, potassium bromate',
    says: [/rules differ abroad|other countries|imports/i],
  },
  { title: 'a number of an additive is named', label: '配料：可可脂、白砂糖、E476', says: [/476/] },
])

keep('sentences are written for the reader', [
  {
    title: 'no working notes on sucralose',
    label: '配料：水、三氯蔗糖、柠檬酸',
    never: [/re-evaluation|check\b|not verified|show both/i],
  },
  {
    title: 'no English in a Chinese sentence on phosphates',
    label: '配料：猪肉、水、三聚磷酸钠、食用盐',
    // An English sentence may name what is printed in Chinese; it does not begin with a Chinese word.
    never: [/^[\u4e00-\u9fff].*\b(?:group|as P|opinion|no numerical|temporary)\b/],
  },
  {
    title: 'processed meat says what the group means',
    label: '配料：猪肉、水、食用盐、亚硝酸钠',
    product: '火腿',
    says: [/致癌证据充分|证据充分/],
    never: [/列为 1 类致癌物（/],
  },
  {
    title: 'hydrogenated oil says where to look',
    label: '配料：小麦粉、氢化植物油、白砂糖',
    says: [/营养成分表/, /check for trans fat/i],
  },
  {
    title: 'titanium dioxide: regulators disagree',
    label: '配料：白砂糖、二氧化钛',
    says: [/遗传毒性/],
    never: [/基因毒性|两种意见都在|Both views stand/],
  },
  {
    title: 'sweeteners do not help with a disease',
    label: '配料：水、阿斯巴甜、柠檬酸',
    never: [/糖尿病患者可用|helps with diabetes/],
  },
  { title: 'one sugar is not several', label: '配料：小麦粉、白砂糖、鸡蛋', never: [/under 1 name|1 种糖/] },
  { title: 'low sugar asks for no less', label: '配料：燕麦', never: [/25 g/] },
  {
    title: 'a sentence never speaks of markers in the plural for one',
    label: '配料：小麦粉、水、麦芽糊精',
    never: [/\b1 (?:markers|ingredients)\b/],
  },
  {
    title: 'English says contains, never holds, of meat',
    label: 'Ingredients: pork, water, salt, sodium nitrite, dextrose',
    never: [/\bholds?\b/i],
  },
  {
    title: 'English says contains, never holds, of sweets',
    label: 'Ingredients: sugar, hydrogenated palm oil, titanium dioxide, red 40, cultures',
    never: [/\bholds?\b/i],
  },
  {
    title: 'a fried food asks for a non-fried version, not for flour',
    label: '配料：小麦粉、棕榈油、食用盐',
    product: '油炸方便面',
    never: [/换成非油炸或原样的小麦粉|Try 小麦粉/],
  },
  {
    title: 'noodles keep their advice on the sachet, bread gets none',
    label: '配料：小麦粉、食用盐、水',
    product: '面包',
    never: [/调料包|sachet/],
  },
])
