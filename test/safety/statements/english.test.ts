import { keep } from '../promises.ts'

const rice = (statement: string) => `Ingredients: rice, sugar, salt.\n${statement}`

keep('statements as English packs print them', [
  {
    title: 'see ingredients in bold names a class and asserts none',
    label: rice('For allergens, including cereals containing gluten, see ingredients in bold.'),
    absent: ['gluten'],
  },
  {
    title: 'allergy advice that points at the list',
    label: rice('Allergy advice: for allergens see ingredients in CAPITALS.'),
    absent: ['gluten', 'milk', 'nuts'],
  },
  {
    title: 'not suitable because of how it is made',
    label: rice('Not suitable for nut and peanut allergy sufferers due to manufacturing methods.'),
    mayContain: ['nuts', 'peanut'],
  },
  {
    title: 'contains, then equipment that also processes',
    label: rice('Contains: Milk, Soy. Made on equipment that also processes wheat, eggs and tree nuts.'),
    contains: ['milk', 'soy'],
    mayContain: ['gluten', 'egg', 'nuts'],
  },
  { title: 'contains … ingredients', label: rice('CONTAINS WHEAT INGREDIENTS.'), contains: ['gluten'] },
  {
    title: 'tree nuts with their kinds in brackets',
    label: rice('CONTAINS: TREE NUTS (ALMOND, COCONUT).'),
    contains: ['nuts'],
  },
  {
    title: 'free from the top allergens, each named',
    label: rice(
      'Free from the top 9 allergens: milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soy and sesame.',
    ),
    absent: ['milk', 'egg', 'fish', 'crustacean', 'nuts', 'peanut', 'gluten', 'soy', 'sesame'],
  },
  {
    title: 'naturally occurring sulphites',
    label: 'Ingredients: grapes, water. Contains naturally occurring sulphites.',
    contains: ['sulphites'],
  },
  {
    title: 'no milk ingredients, yet a warning of milk',
    label: rice('No milk ingredients, but may contain milk as it is made in a factory that handles milk.'),
    mayContain: ['milk'],
  },
  {
    title: 'a dairy-free recipe that may contain milk',
    label: rice('Dairy-free recipe. May contain milk.'),
    mayContain: ['milk'],
  },
  {
    title: 'suitable for coeliacs asserts no gluten',
    label: rice('Suitable for vegetarians and coeliacs.'),
    absent: ['gluten'],
  },
  {
    title: 'contains less than 20 ppm gluten',
    label: rice('Contains less than 20 ppm gluten.'),
    absent: ['gluten'],
  },
  {
    title: 'peanut-free, but the facility processes peanuts',
    label: rice('Peanut-free recipe, but produced in a facility that processes peanuts.'),
    mayContain: ['peanut'],
  },
  {
    title: 'the source in a bracket behind a flavour',
    label: 'Ingredients: corn, natural flavor (milk), lecithin (soy), spices (contains sulfites)',
    contains: ['milk', 'soy', 'sulphites'],
  },
  {
    title: 'a square bracket: [contains wheat]',
    label: 'Ingredients: corn, natural flavors [contains wheat], salt',
    contains: ['gluten'],
    lists: ['salt'],
  },
  {
    title: 'coconut milk powder that contains milk protein',
    label: 'Ingredients: coconut milk powder (contains milk protein), sugar',
    contains: ['milk'],
  },
  {
    title: 'a non-dairy whitener that contains a milk derivative',
    label: 'Ingredients: sugar, non-dairy whitener (contains a milk derivative), tea',
    contains: ['milk'],
  },
  {
    title: 'egg-free mayonnaise made of soya',
    label: 'Ingredients: egg-free mayonnaise (water, rapeseed oil, soya milk, vinegar), potato',
    contains: ['soy'],
    absent: ['egg', 'milk'],
    lists: ['potato'],
  },
  {
    title: 'a warning in capitals right behind the list',
    label: 'Ingredients: rice, sugar, salt MAY CONTAIN NUTS',
    mayContain: ['nuts'],
    notListed: ['NUTS'],
  },
  {
    title: 'a facility free of peanuts',
    label: rice('Produced in a facility free of peanuts and tree nuts.'),
    absent: ['peanut', 'nuts'],
  },
  {
    title: 'not used, yet the absence cannot be guaranteed',
    label: rice('We do not use nuts in this product but cannot guarantee the absence of nut traces.'),
    mayContain: ['nuts'],
  },
  {
    title: 'contains none of the allergens that it names',
    label: rice('Contains none of the following: milk, eggs, wheat, soy.'),
    absent: ['milk', 'egg', 'gluten', 'soy'],
  },
  {
    title: 'a denial between two statements',
    label: rice('Contains milk and soy ingredients; does not contain gluten; may contain tree nuts.'),
    contains: ['milk', 'soy'],
    mayContain: ['nuts'],
    absent: ['gluten'],
  },
  {
    title: 'a dagger that means traces',
    label: 'Ingredients: organic rice*, salt. *Organic. †May contain traces of sesame.',
    mayContain: ['sesame'],
  },
  {
    title: 'shellfish with its kinds',
    label: rice('Contains shellfish (shrimp, crab).'),
    contains: ['crustacean'],
  },
  {
    title: 'manufactured alongside',
    label: rice('Manufactured alongside products containing milk and egg.'),
    mayContain: ['milk', 'egg'],
  },
  {
    title: 'good manufacturing practices and a shared facility',
    label: rice(
      'Good manufacturing practices used to segregate ingredients in a facility that also processes peanuts, soy and milk.',
    ),
    mayContain: ['peanut', 'soy', 'milk'],
  },
  {
    title: 'butter flavour is no promise of butter, a bracket may be',
    label: 'Ingredients: popcorn, oil, butter flavor (contains no dairy), salt',
    absent: ['milk'],
    lists: ['salt'],
  },
  {
    title: 'a bilingual pack of Canada',
    label: 'Ingredients: Sugars, Rice flour, Salt. Contains: Milk, Wheat. May contain: Soy, Mustard.',
    contains: ['milk', 'gluten'],
    mayContain: ['soy'],
  },
])
