import { chickpeas, freeOfGluten, mushrooms, oatDrink, tofu } from './common-swaps.ts'
import type { Kitchen } from './swap.ts'

/** Bread, noodles, drink, fat, meat and fish, the narrower name before the wider one. */
export const staples: readonly Kitchen[] = [
  {
    names: /面包糠|面包|吐司|馒头|饼干|蛋糕|\b(?:bread|toast|buns?|crackers?|biscuits?|cookies?|cakes?)\b/,
    ...{ zh: '面包、糕点', en: 'bread and biscuits' },
    swaps: [
      {
        zh: '标明无麸质的面包或饼干',
        en: 'bread or biscuits labelled gluten-free',
        may: ['egg', 'milk', 'soy'],
      },
      { zh: '米饼、米糕', en: 'rice cakes' },
      { zh: '玉米、红薯、土豆', en: 'corn, sweet potatoes or potatoes' },
    ],
  },
  {
    names: /面条|拉面|意面|noodles?|ramen|pasta|spaghetti/,
    ...{ zh: '面条', en: 'noodles' },
    swaps: [
      { zh: '米粉、河粉', en: 'rice noodles' },
      { zh: '红薯粉、绿豆粉丝', en: 'sweet potato or mung bean noodles' },
      { zh: '标明无麸质的意面', en: 'pasta labelled gluten-free', may: ['egg'] },
    ],
  },
  {
    names: /小麦粉|面粉|小麦|(?<!rice |corn |almond )\bflour\b|\bwheat\b/,
    ...{ zh: '小麦粉', en: 'wheat flour' },
    swaps: [
      { zh: '米粉', en: 'rice flour' },
      { zh: '玉米淀粉、木薯粉', en: 'corn starch or tapioca' },
      { zh: '标明无麸质的荞麦粉', en: 'buckwheat flour labelled gluten-free' },
      { zh: '杏仁粉', en: 'ground almonds', contains: ['nuts'] },
    ],
    note: freeOfGluten,
  },
  {
    names: /淀粉|starch/,
    ...{ zh: '淀粉', en: 'starch' },
    swaps: [
      { zh: '玉米、木薯、马铃薯或红薯淀粉（互相可换）', en: 'corn, tapioca, potato or sweet potato starch' },
    ],
  },
  {
    names: /泡打粉|baking powder/,
    ...{ zh: '泡打粉', en: 'baking powder' },
    swaps: [
      { zh: '小苏打加柠檬汁或白醋', en: 'bicarbonate of soda with lemon juice or vinegar' },
      { zh: '酵母发面', en: 'yeast' },
    ],
  },
  {
    names: /料酒|黄酒|绍兴酒|cooking wine|shaoxing/,
    ...{ zh: '料酒', en: 'cooking wine' },
    swaps: [
      { zh: '姜、葱（去腥）', en: 'ginger and spring onion (against the smell)' },
      { zh: '柠檬汁或白醋', en: 'lemon juice or white vinegar' },
    ],
  },
  {
    names: /梅酒|红酒|葡萄酒|啤酒|白酒|米酒|酒(?!精|曲|石)|\b(?:wine|beer|rum|alcohol|cider|spirits)\b/,
    ...{ zh: '酒', en: 'alcohol' },
    swaps: [
      { zh: '气泡水加果汁或梅子汁', en: 'sparkling water with fruit juice' },
      { zh: '标明 0.0% 的无醇饮料', en: 'a drink labelled 0.0 %' },
    ],
    note: {
      zh: '写“无醇”的仍可能有不超过 0.5% 的酒精',
      en: '"alcohol-free" may still mean up to 0.5 % of alcohol',
    },
  },
  {
    names: /猪油|lard|tallow/,
    ...{ zh: '猪油、牛脂', en: 'lard or tallow' },
    swaps: [
      { zh: '植物油', en: 'vegetable oil' },
      { zh: '椰子油（常温是固体）', en: 'coconut oil (solid when cool)' },
    ],
  },
  {
    names: /棕榈油|palm oil/,
    ...{ zh: '棕榈油', en: 'palm oil' },
    swaps: [
      { zh: '菜籽油、葵花籽油（饱和脂肪少）', en: 'rapeseed or sunflower oil (less saturated fat)' },
      { zh: '橄榄油', en: 'olive oil' },
    ],
  },
  {
    names:
      /火腿|香肠|[烤腊肉热]肠|肠(?=[，,。？?]|$)|午餐肉|培根|肉松|\b(?:sausages?|ham|bacon|hot ?dogs?|salami|luncheon meat)\b/,
    ...{ zh: '加工肉', en: 'processed meat' },
    swaps: [
      { zh: '自己煮的鸡胸肉、牛肉', en: 'home-cooked chicken or beef', isOfAnimal: true },
      { zh: '水煮蛋', en: 'boiled egg', contains: ['egg'] },
      tofu,
      { zh: '写明纯素的素肠', en: 'vegan sausages', may: ['soy', 'gluten'] },
    ],
  },
  {
    names: /猪肉|肉(?!桂|豆蔻)|鸡肉|牛肉|\b(?:pork|beef|chicken|meat|lamb)\b/,
    ...{ zh: '肉', en: 'meat' },
    swaps: [tofu, mushrooms, chickpeas],
  },
  {
    names: /鱼(?!腥草|胶)|虾|蟹|海鲜|\b(?:fish|shrimps?|prawns?|crab|seafood|surimi|anchov(?:y|ies))\b/,
    ...{ zh: '鱼、虾', en: 'fish and seafood' },
    swaps: [
      tofu,
      { zh: '杏鲍菇', en: 'king oyster mushrooms (a mushroom)' },
      { zh: '海带、紫菜（取海味）', en: 'seaweed (for the taste of the sea)' },
    ],
  },
  {
    names: /巧克力|可可|chocolate|cocoa/,
    ...{ zh: '巧克力', en: 'chocolate' },
    swaps: [
      { zh: '角豆粉（不含可可和乳）', en: 'carob powder (no cocoa, no milk)' },
      {
        zh: '配料里没有乳的黑巧克力',
        en: 'dark chocolate without milk in its list',
        may: ['milk', 'nuts', 'soy'],
      },
    ],
  },
  {
    names: /大豆|黄豆|豆浆|豆奶|\bsoya?\b/,
    ...{ zh: '大豆', en: 'soya' },
    swaps: [oatDrink, chickpeas, { zh: '豌豆蛋白', en: 'pea protein' }],
  },
]
