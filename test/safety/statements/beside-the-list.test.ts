import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

// What a pack says beside its list: what lives where it was gathered, whom it warns, what 100 g contain, and a second list.
const list = 'Ingredients: Laver, Corn Oil, Sea Salt.'
const analysed = (said: string) => engine.analyse({ text: `${list}\n${said}` })
const possible = (said: string) => {
  const { contains, mayContain } = analysed(said).allergens
  return [...contains, ...mayContain]
}

describe('animals that come with it', () => {
  it.each([
    'Small shrimps and crabs live among the laver beds and may be found in the product.',
    'Mussels live in the wild and may occasionally contain small pea crabs.',
    'Tiny crabs may sometimes be found.',
    'Harvested from waters where shrimp and crab live.',
    'This seaweed is gathered in areas where crustaceans live.',
    'Grown in the sea alongside shrimps, crabs and shellfish.',
    'May also occasionally contain traces of small crustaceans.',
    'Small crustaceans may be present naturally.',
    'Pea crabs may occur in mussels; they are harmless.',
    'As a product of the sea it may well contain baby crabs.',
    'This ingredient may cause allergic reactions to consumers with known allergies to crustaceans.',
    'May trigger an allergic reaction in people allergic to shrimps.',
    '紫菜养殖海域生长有虾、蟹。',
    '本品原料海区有虾蟹类生存。',
    '偶有小虾、小蟹附着，属正常现象。',
  ])('%s', said => expect(possible(said)).toContain('crustacean'))

  it.each([
    'Serve with shrimps or crab.',
    'Our crew live by the sea.',
    'No crustaceans are used.',
    'Try it with prawns in a salad.',
  ])('none: %s', said => expect(possible(said)).toEqual([]))
})

describe('whom the pack warns', () => {
  it.each([
    ['肾功能障碍者及高血压患者请遵医嘱', ['ckd', 'hypertension']],
    ['肾病患者慎用', ['ckd']],
    ['肾脏疾病患者请在医生指导下食用', ['ckd']],
    ['不适宜人群：肾功能不全者、痛风患者', ['ckd', 'gout']],
    ['糖尿病患者不宜食用', ['diabetes']],
    ['高血压患者慎食', ['hypertension']],
    ['痛风患者请勿食用', ['gout']],
    ['蚕豆病患者禁止食用', ['g6pd']],
    ['孕妇慎食', ['pregnant']],
    ['孕妇及哺乳期妇女请遵医嘱', ['pregnant']],
    ['儿童少食', ['children']],
    ['含苯丙氨酸', ['pku']],
    ['Not suitable for people with kidney disease.', ['ckd']],
    ['If you have high blood pressure or kidney disease, consult your doctor.', ['hypertension', 'ckd']],
    ['People with diabetes should consult a doctor before use.', ['diabetes']],
    ['Diabetics should limit their intake.', ['diabetes']],
    ['Not suitable for those with G6PD deficiency (favism).', ['g6pd']],
    ['Phenylketonurics: contains phenylalanine.', ['pku']],
    ['Contains a source of phenylalanine', ['pku']],
  ])('%s', (said, groups) =>
    expect(analysed(said).groups.map(({ group }) => group)).toEqual(expect.arrayContaining(groups)),
  )

  it.each([
    ['适合糖尿病患者食用', 'diabetes'],
    ['高血压患者也可食用', 'hypertension'],
    ['孕妇、儿童均可食用', 'pregnant'],
    ['Phenylketonurics: this product does not contain phenylalanine.', 'pku'],
    ['不含苯丙氨酸', 'pku'],
    ['Serve with kidney beans, which must be boiled.', 'ckd'],
    ['Developed for people with diabetes.', 'diabetes'],
  ])('nobody: %s', (said, group) => expect(analysed(said).groups.map(one => one.group)).not.toContain(group))
})

describe('what a sentence says 100 g contain', () => {
  const pickle = (said: string) =>
    engine
      .analyse({ text: `Ingredients: Mango, Oil, Salt, Chilli.\n${said}` })
      .groups.map(({ group }) => group)
  const jam = (said: string) =>
    engine
      .analyse({ text: `Ingredients: Apples, sugar, lemon juice.\n${said}` })
      .groups.map(({ group }) => group)
  it.each([
    'Sodium 3480 mg/100g.',
    'Sodium: 3480mg per 100 g',
    'Salt 8.7 g per 100 g',
    'Salt: 8.7g/100g',
    '8.7 g salt per 100 g',
    'Salt content 8.7 g in 100 g.',
    '每100克含钠3480毫克',
    '钠 3480mg/100g',
    '钠含量：3480毫克/100克',
    '含盐量8.7g/100g',
  ])('salt: %s', said => expect(pickle(said)).toContain('hypertension'))
  it.each([
    'Total sugar content 64g per 100g.',
    'Sugars 58g per 100g',
    'Sugar content: 58 g/100 g',
    '58 g of sugars per 100 g',
    '糖 58g/100g',
    '总糖含量58克/100克',
    '每100g含糖58g',
  ])('sugars: %s', said => expect(jam(said)).toContain('diabetes'))
  it.each(['Salt 0.2 g per 100 g', '钠 80mg/100g', 'Prepared with 58 g fruit per 100 g.'])(
    'little: %s',
    said => {
      expect(pickle(said)).not.toContain('hypertension')
      expect(jam(said)).not.toContain('diabetes')
    },
  )
})

describe('a list in the other language that says more', () => {
  const zh = '配料：白砂糖、葡萄糖浆、米纸、香草、柠檬汁'
  const en = (name: string) =>
    `Ingredients: Sugar, glucose syrup, ${name}, rice paper, vanilla, lemon juice.\n中文标签\n${zh}`
  it.each([
    ['albumen powder', 'egg'],
    ['skimmed milk powder', 'milk'],
    ['hazelnuts', 'nuts'],
    ['wheat flour', 'gluten'],
    ['sesame seeds', 'sesame'],
    ['anchovies', 'fish'],
  ])('%s', (name, allergen) =>
    expect(engine.analyse({ text: en(name) }).allergens.contains).toContain(allergen),
  )
  it.each([
    ['Kirsch', 'pregnant'],
    ['honey', 'infant_0_36m'],
    ['pork gelatine', 'vegetarian_halal'],
    ['aspartame', 'pku'],
    ['fava beans', 'g6pd'],
  ])('%s warns %s', (name, group) =>
    expect(engine.analyse({ text: en(name) }).groups.map(one => one.group)).toContain(group),
  )
  it('and nothing where both say the same', () =>
    expect(engine.analyse({ text: en('rice flour') }).allergens).toEqual({ contains: [], mayContain: [] }))

  const flags = (name: string, said = '') => engine.analyse({ text: `${en(name)}\n${said}` }).groups
  const groups = (name: string, said = '') => flags(name, said).map(({ group }) => group)
  it('names what it raises, which stands at no place of the list that is shown', () =>
    expect(flags('honey').find(({ group }) => group === 'infant_0_36m')).toEqual({
      group: 'infant_0_36m',
      level: 'avoid',
      certainty: 'contains',
      ingredients: [],
      text: {
        zh: '含蜂蜜（honey），1 岁以下婴儿不能吃（肉毒杆菌风险）。',
        en: 'Contains honey: never for infants under 12 months (botulism).',
      },
    }))

  it.each(['rice flour', 'salt', 'vanilla filling: starch'])('raises nothing by its place: %s', name =>
    expect(groups(name)).toEqual(['diabetes']),
  )

  it('raises by what the pack says beside it, and only then', () => {
    expect(groups('salmon', 'Cold-smoked')).toContain('pregnant')
    expect(groups('salmon')).not.toContain('pregnant')
    expect(groups('sausages')).toContain('vegetarian_halal')
    expect(groups('sausages', 'Halal')).not.toContain('vegetarian_halal')
  })

  it('says nothing twice to a group that the list has warned, and warns the others', () => {
    const { groups: both } = engine.analyse({
      text: `Ingredients: Sugar, honey, konjac, rice paper, vanilla.\n中文标签\n配料：白砂糖、蜂蜜、米纸、香草、柠檬汁`,
    })
    const textOf = (group: string) => both.find(one => one.group === group)?.text.en
    expect(textOf('infant_0_36m')?.match(/honey/g)).toHaveLength(1)
    expect(textOf('children')).toMatch(/konjac/)
  })
})

describe('what a name only may bring', () => {
  it.each([
    ['配料：水、人造黄油、食用盐\n本品不含乳成分', []],
    ['配料：水、人造黄油、食用盐\n不含防腐剂，牛奶香味', ['milk']],
    ['配料：水、人造黄油、食用盐\n本品不含乳糖', ['milk']],
    ['配料：水、人造黄油、食用盐\n本品不含乳成分，但生产线也加工牛奶', ['milk']],
    ['Ingredients: water, margarine, salt.\nMilk free.', []],
    ['Ingredients: water, margarine, salt.\nNo artificial colours, milk flavour.', ['milk']],
  ])('the pack decides: %s', (text, may) =>
    expect(engine.analyse({ text }).allergens.mayContain).toEqual(may),
  )
})

describe('a sentence of the pack is not lost behind another warning', () => {
  it.each([
    ['Ingredients: Water, sugar, tartrazine, green tea.\nContains alcohol.', 'pregnant', /alcohol/],
    ['Ingredients: Water, sugar, green tea.\nContains quinine.', 'pregnant', /quinine/],
    ['Ingredients: Beef, sugar.\nNon-halal: contains porcine.', 'vegetarian_halal', /pork/],
  ])('%s', (text, group, said) =>
    expect(engine.analyse({ text }).groups.find(one => one.group === group)?.text.en).toMatch(said),
  )
  it('nor told twice', () => {
    const { groups } = engine.analyse({ text: 'Ingredients: Sugar, cocoa mass, rum.\nContains alcohol.' })
    expect(groups.find(({ group }) => group === 'pregnant')?.text.en.match(/alcohol/g)).toHaveLength(1)
  })
})
