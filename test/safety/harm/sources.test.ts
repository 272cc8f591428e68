import { keep, type Promised } from '../promises.ts'

const listed = (name: string) =>
  /[\u4e00-\u9fff]/.test(name) ? `配料：白砂糖、${name}、柠檬酸` : `Ingredients: sugar, ${name}, citric acid.`

const from = (names: readonly string[], promise: Omit<Promised, 'title' | 'label'>): Promised[] =>
  names.map(name => ({ title: name, label: listed(name), ...promise }))

const UNKNOWN = [/来源不明/, /source not stated/]

keep(
  'harm: what is made from pigs is neither halal nor vegetarian, and its source is known',
  from(
    [
      '明胶（猪）',
      '猪明胶',
      '食用明胶（猪皮来源）',
      '食品添加剂（明胶（猪）、黄原胶）',
      '明膠（豬）',
      '豬明膠',
      '胶原蛋白肠衣（猪）',
      '胶原蛋白肽（猪皮）',
      'pork gelatin',
      'gelatin (pork)',
      'gelatine (porcine)',
      'Gelatin (from pigs)',
      'porcine collagen',
      'gelatin (pig)',
    ],
    { avoid: ['vegetarian_halal'], never: UNKNOWN },
  ),
)

keep(
  'harm: what is made from another animal is not vegetarian, and its source is known',
  from(
    [
      '明胶（牛）',
      '牛骨明胶',
      '鱼明胶',
      '胶原蛋白肽（鱼）',
      '明胶（牛来源，不含猪成分）',
      'bovine gelatin',
      'beef gelatin',
      'gelatin (bovine)',
      'fish gelatine',
      'gelatine (beef, pork-free)',
      'animal rennet',
    ],
    { says: [/不适合素食/, /not vegetarian/], never: [...UNKNOWN, /不适合素食、清真/, /not halal/] },
  ),
)

keep(
  'harm: what is made from plants or by microbes has no unknown source',
  from(
    [
      '单，双甘油脂肪酸酯（植物来源）',
      '植物来源的单，双甘油脂肪酸酯',
      '纤维素肠衣',
      '微生物凝乳酶',
      'mono- and diglycerides (vegetable)',
      'vegetable mono- and diglycerides',
      'microbial rennet',
      'vegetable rennet',
      'mono- and diglycerides (plant-based)',
    ],
    { noGroups: ['vegetarian_halal'] },
  ),
)

keep('harm: a source that is not stated stays unknown', [
  ...from(
    ['明胶', '食用明胶', '胶原蛋白肠衣', '凝乳酶', '单，双甘油脂肪酸酯', 'gelatin', 'rennet', 'enzymes'],
    {
      says: UNKNOWN,
    },
  ),
  // What a source is not tells no source.
  ...from(
    ['明胶（非猪）', '明胶（不含猪成分）', 'gelatin (pork-free)', 'gelatin (no pork)', 'non-porcine gelatin'],
    {
      says: UNKNOWN,
      never: [/不适合素食、清真/, /not halal/],
    },
  ),
])

keep('harm: a taste of meat is no meat, and not surely without it', [
  ...from(['洋葱培根风味调料', '牛肉味粉', '鸡肉风味调味料', '豚骨味粉', '猪肉味粉'], {
    says: UNKNOWN,
    never: [/不适合素食/, /not vegetarian/, /not halal/],
  }),
])
