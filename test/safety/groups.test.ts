import { keep } from './promises.ts'

keep('alcohol in a food is named in plain words', [
  {
    title: 'in pregnancy alcohol is avoided, not limited',
    label: '配料：白砂糖、可可液块、白兰地',
    avoid: ['pregnant'],
    says: [/含酒精/],
    never: [/孕期限量|limit in pregnancy/i],
  },
  {
    title: 'children get none',
    label: '配料：白砂糖、可可液块、白兰地',
    avoid: ['children'],
    never: [/少吃或避免|little or none/i],
  },
  {
    title: 'rum in an English list',
    label: 'Ingredients: sugar, cocoa butter, rum',
    avoid: ['pregnant', 'children'],
  },
  {
    title: 'cooking wine in Traditional characters',
    label: '成分：豬肉、醬油、米酒、鹽',
    avoid: ['pregnant', 'children'],
  },
  { title: 'hops are no alcohol', label: '配料：水、麦芽、啤酒花、白砂糖', noGroups: ['pregnant'] },
  {
    title: 'tartaric acid is no alcohol',
    label: '配料：水、白砂糖、酒石酸',
    noGroups: ['pregnant', 'children'],
  },
  { title: 'grape seed oil is no alcohol', label: '配料：葡萄籽油', noGroups: ['pregnant', 'children'] },
  { title: 'a yeast starter is no alcohol', label: '配料：小麦粉、酒曲、水', noGroups: ['children'] },
  {
    title: 'wine vinegar is no alcohol',
    label: 'Ingredients: water, red wine vinegar, salt',
    noGroups: ['pregnant', 'children'],
  },
  {
    title: 'sugar alcohols are no alcohol',
    label: 'Ingredients: water, sugar alcohol, salt',
    noGroups: ['pregnant'],
  },
])

keep('children, infants and pregnancy', [
  {
    title: 'caffeine: watch the total',
    label: '配料：水、咖啡粉、白砂糖',
    groups: ['pregnant'],
    says: [/咖啡因总量/, /total caffeine/i],
  },
  {
    title: 'honey never under 12 months',
    label: '配料：蜂蜜',
    avoid: ['infant_0_36m'],
    says: [/1 ?岁以下|12 ?个月/, /12 months/],
  },
  { title: 'honey in English', label: 'Ingredients: oats, honey, almonds', avoid: ['infant_0_36m'] },
  {
    title: 'what scores low says what is high in it for children',
    label: '面饼：小麦粉、棕榈油、淀粉、食用盐；粉包：食用盐、白砂糖、味精、麦芽糊精、食用香精',
    product: '油炸方便面',
    groups: ['children'],
    says: [/盐/],
  },
  {
    title: 'a sugared drink is not silent about children',
    label: '配料：水、果葡糖浆、白砂糖、二氧化碳、食用香精',
    product: '汽水',
    groups: ['children'],
  },
  { title: 'whole nuts choke under 3', label: '配料：腰果、食用盐', avoid: ['infant_0_36m'], says: [/噎/] },
  {
    title: 'milk alone asks nothing of children',
    label: '配料：生牛乳',
    noGroups: ['children', 'infant_0_36m', 'pregnant'],
  },
])

keep('halal and vegetarian', [
  {
    title: 'pork is not halal',
    label: '配料：猪肉、食用盐、白砂糖',
    avoid: ['vegetarian_halal'],
    says: [/不适合清真|不适合素食、清真/, /not halal/i],
    never: [/供参考|留意来源/],
  },
  { title: 'lard is not halal', label: '配料：小麦粉、猪油、白砂糖', avoid: ['vegetarian_halal'] },
  { title: 'bacon is not halal', label: 'Ingredients: bacon, salt, sugar', avoid: ['vegetarian_halal'] },
  { title: 'ham in English', label: 'Ingredients: ham, water, salt', avoid: ['vegetarian_halal'] },
  { title: '豬油 in Traditional characters', label: '成分：麵粉、豬油、砂糖', avoid: ['vegetarian_halal'] },
  { title: 'pork gelatine', label: '配料：白砂糖、明胶（猪）、柠檬酸', avoid: ['vegetarian_halal'] },
  { title: 'alcohol is not halal', label: '配料：白砂糖、可可液块、朗姆酒', avoid: ['vegetarian_halal'] },
  {
    title: 'gelatine of unknown source',
    label: '配料：白砂糖、明胶、柠檬酸',
    groups: ['vegetarian_halal'],
    says: [/来源不明/, /source (?:is )?(?:not stated|unknown)/i],
  },
  {
    title: 'mono- and diglycerides of unknown source',
    label: '配料：小麦粉、水、单，双甘油脂肪酸酯',
    groups: ['vegetarian_halal'],
    says: [/来源不明/],
  },
  {
    title: 'beef is not vegetarian',
    label: 'Ingredients: beef, salt',
    groups: ['vegetarian_halal'],
    says: [/not vegetarian/i],
  },
  {
    title: 'chicken is not vegetarian',
    label: '配料：鸡肉、食用盐',
    groups: ['vegetarian_halal'],
    says: [/不适合素食/],
  },
  { title: 'fish is not vegetarian', label: '配料：金枪鱼、水、食用盐', groups: ['vegetarian_halal'] },
  {
    title: 'chicken flavour is no chicken',
    label: '配料：马铃薯、植物油、鸡肉味香精',
    never: [/含鸡肉味香精.*不适合素食/],
  },
  {
    title: 'plants alone promise nothing',
    label: '配料：大米、水、食用盐',
    noGroups: ['vegetarian_halal'],
    never: [/适合素食|适合清真|suitable/i],
  },
  {
    title: 'imitation bacon made of soy is no pork',
    label: '配料：大豆蛋白、素火腿、食用盐',
    never: [/素火腿.*不适合/],
  },
])

keep('diabetes', [
  { title: 'sugar first is flagged', label: '配料：白砂糖、可可脂、全脂乳粉', groups: ['diabetes'] },
  { title: 'syrup second is flagged', label: '配料：水、果葡糖浆、食用香精', groups: ['diabetes'] },
  {
    title: 'sugar far down is not flagged',
    label: '配料：猪肉、水、淀粉、鸡肉、食用盐、大豆蛋白、香辛料、白砂糖',
    noGroups: ['diabetes'],
  },
  {
    title: 'a bread with little sugar late is not flagged',
    label: 'Ingredients: wheat flour, water, yeast, salt, vegetable oil, sesame, sugar',
    noGroups: ['diabetes'],
  },
  {
    title: 'no praise of a sweetener beside sugar',
    label: '配料：小麦粉、白砂糖、三氯蔗糖、食用盐',
    never: [/不升血糖|blood glucose|糖尿病患者可用/i],
  },
  {
    title: 'never said to be fit for diabetics',
    label: '配料：水、三氯蔗糖、安赛蜜、柠檬酸',
    never: [/糖尿病患者可用|helps with diabetes|适合糖尿病/i],
  },
  {
    title: 'lactose is not called fast',
    label: '配料：乳糖、脱脂乳粉',
    never: [/升糖较快|raise blood glucose fast/i],
  },
])

keep('salt, kidneys and gout', [
  {
    title: 'a salty condiment is flagged',
    label: '配料：水、大豆、小麦、食用盐',
    product: '酱油',
    groups: ['hypertension'],
  },
  {
    title: 'instant noodles are flagged',
    label: '面饼：小麦粉、棕榈油、食用盐；粉包：食用盐、味精、白砂糖',
    product: '方便面',
    groups: ['hypertension'],
  },
  {
    title: 'cured meat is flagged',
    label: '配料：猪肉、水、食用盐、亚硝酸钠',
    product: '火腿',
    groups: ['hypertension'],
  },
  {
    title: 'bread with salt late is not flagged',
    label: '配料：小麦粉、水、鸡蛋、黄油、酵母、白砂糖、食用盐',
    noGroups: ['hypertension'],
  },
  {
    title: 'a biscuit with salt last is not flagged',
    label: 'Ingredients: wheat flour, sugar, palm oil, cocoa, whey powder, salt',
    noGroups: ['hypertension'],
  },
  { title: 'oligofructose does not raise gout', label: '配料：生牛乳、低聚果糖', noGroups: ['gout'] },
  { title: 'inulin does not raise gout', label: '配料：生牛乳、菊粉', noGroups: ['gout'] },
  { title: 'fructose syrup raises gout', label: '配料：水、果葡糖浆', groups: ['gout'] },
  { title: 'yeast extract raises gout', label: 'Ingredients: salt, yeast extract, sugar', groups: ['gout'] },
  {
    title: 'oligofructose in English does not raise gout',
    label: 'Ingredients: milk, oligofructose',
    noGroups: ['gout'],
  },
])

keep('every flag names what raises it, once, in the reader’s language', [
  {
    title: 'a name that is printed twice is said once',
    label: '配料：花生、白砂糖、花生',
    never: [/花生、花生/],
  },
  {
    title: 'English says contains, never holds',
    label: '配料：小麦粉、鸡蛋、全脂乳粉、阿斯巴甜（含苯丙氨酸）',
    never: [/\bholds?\b/i],
  },
  { title: 'a broad bean is named for G6PD', label: '配料：蚕豆、食用盐', avoid: ['g6pd'], says: [/蚕豆/] },
  {
    title: 'phenylalanine is named',
    label: '配料：水、阿斯巴甜（含苯丙氨酸）',
    avoid: ['pku'],
    says: [/Contains a source of phenylalanine/i],
  },
  {
    title: 'a warning of traces is called one',
    label: '配料：大米。可能含有花生。',
    says: [/标签提示：可能含花生/, /may contain peanut/i],
  },
])

keep('a flag means something: it asks where the ingredient stands', [
  {
    title: 'sugar inside the first compound ingredient stands high',
    label: 'Ingredients: milk chocolate (sugar, milk, cocoa butter), hazelnuts',
    groups: ['diabetes'],
  },
  {
    title: 'three sugars near the top count together',
    label: '配料：小麦粉、白砂糖、葡萄糖浆、麦芽糖浆、食用盐',
    groups: ['diabetes'],
  },
  {
    title: 'one sugar behind the flour is no flag',
    label: '配料：小麦粉、白砂糖、鸡蛋、植物油',
    noGroups: ['diabetes'],
  },
  {
    title: 'milk first is a flag for lactose',
    label: '配料：生牛乳、白砂糖',
    groups: ['lactose', 'milk_allergy'],
  },
  {
    title: 'a trace of whey is none, but the allergen stays',
    label: '配料：小麦粉、白砂糖、植物油、淀粉、鸡蛋、食用盐、乳清粉',
    noGroups: ['lactose'],
    groups: ['milk_allergy'],
    contains: ['milk'],
  },
  {
    title: 'a sugared drink speaks of children',
    label: '配料：水、白砂糖、红茶、柠檬酸',
    product: '柠檬茶饮料',
    groups: ['children'],
    says: [/糖.*高.*儿童/],
  },
  {
    title: 'a sweet with a middling score says nothing of children',
    label: '配料：白砂糖、可可脂、全脂乳粉',
    noGroups: ['children'],
  },
])
