import { describe, expect, it } from 'vitest'
import { engine, flat, shape } from '../../../test/labels/corpus.ts'

const read = (text: string) => flat(engine.analyse({ text }).ingredients)
const namesOf = (text: string) => read(text).flatMap(one => (one.role ? [] : [one.name]))

describe('numbers of additives', () => {
  it.each([
    ['配料：水、增稠剂：415、412；食用盐', ['水', '415', '412', '食用盐']],
    ['配料：水、增稠剂（415：黄原胶）、食用盐', ['水', '黄原胶', '食用盐']],
    ['配料：水、增稠剂（黄原胶，INS 415）、食用盐', ['水', '黄原胶', '食用盐']],
    ['配料：水、着色剂（102 110 133）、食用盐', ['水', '102', '110', '133', '食用盐']],
    ['Ingredients: water, thickeners (1442, 415 and 410), salt.', ['water', '1442', '415', '410', 'salt']],
    ['配料：水、糖 100 g', ['水', '糖']],
    ['配料：水、食品添加剂：柠檬酸、412、407', ['水', '柠檬酸', '412', '407']],
    ['配料：水、食品添加剂：黄原胶、415、412，食用盐、407', ['水', '黄原胶', '412', '食用盐']],
  ])('%s', (label, names) => expect(namesOf(label).slice(0, names.length)).toEqual(names))
})

describe('class words', () => {
  it.each([
    ['配料：水、复配肉制品水分保持剂（焦磷酸钠）', '复配肉制品水分保持剂'],
    ['配料：水、含食品添加剂（山梨酸钾）', '食品添加剂'],
    ['配料：水、食品添加剂 黄原胶 三氯蔗糖', '食品添加剂'],
    [
      'Ingredients: water, contains permitted synthetic food colour (E102).',
      'permitted synthetic food colour',
    ],
    ['Ingredients: water, emulsifier - soya lecithin.', 'emulsifier'],
    ['Ingredients: water, colour (turmeric).', 'colour'],
    ['Ingredients: water, enzyme (lactase).', 'enzyme'],
  ])('%s', (label, word) =>
    expect(read(label).flatMap(one => (one.role === 'class' ? [one.name] : []))).toEqual([word]),
  )

  it('are not part of the name behind them', () => {
    const [, , one] = read('配料：水、防腐剂溶菌酶、食用盐')
    expect(one).toMatchObject({ name: '溶菌酶', kind: 'additive' })
  })

  it('keep an unknown member where a semicolon ends the class', () => {
    const label = 'Ingredients: water, emulsifiers: soya lecithin, glyceryl abietate; salt.'
    expect(read(label).find(one => one.name === 'glyceryl abietate')?.kind).toBe('additive')
  })
})

describe('brackets', () => {
  it('that name vitamins by their letters name vitamins', () => {
    expect(read('配料：乳粉、维生素（A、D、B12）').filter(one => one.kind === 'nutrient')).toHaveLength(3)
  })

  it('may repeat the name whose share they state', () => {
    const [one, next] = read('配料：榨菜（榨菜占比≥80%）、食用盐')
    expect(one).toMatchObject({ name: '榨菜', amount: { value: 80, bound: 'atLeast' }, children: [] })
    expect(next?.name).toBe('食用盐')
  })

  it.each([
    ['焦糖色（亚硫酸铆法）', '焦糖色(亚硫酸铵法)'],
    ['焦糖色(加氢生产)', '焦糖色(加氨生产)'],
  ])('that hold a misread process belong to the name: %s', (name, suspected) => {
    expect(read(`配料：水、${name}、食用盐`)[1]).toMatchObject({ name, suspected: { name: suspected } })
  })

  it('may hold an amount and a remark', () => {
    const [, one, next] = read('配料：水、浓缩香蕉汁（0.32%，由100%香蕉制成）、食用盐')
    expect(one).toMatchObject({ name: '浓缩香蕉汁', amount: { value: 0.32 }, notes: ['由100%香蕉制成'] })
    expect(next?.name).toBe('食用盐')
  })

  it('that say where an enzyme comes from name no ingredient', () => {
    expect(namesOf('Ingredients: milk, enzymes (milk), salt.')).toEqual(['milk', 'enzymes', 'salt'])
  })

  it('may name aspartame in full', () => {
    expect(namesOf('配料：水、糖（含天门冬酰苯丙氨酸甲酯）')).toContain('天门冬酰苯丙氨酸甲酯')
  })
})

describe('amounts', () => {
  it.each([
    ['配料：水、柠檬酸：≤0.1%、食用盐', '柠檬酸', 0.1],
    ['配料：水、聚山梨酯20≤0.5g/kg、食用盐', '聚山梨酯20', 0.5],
  ])('%s', (label, name, value) => expect(read(label)[1]).toMatchObject({ name, amount: { value } }))

  it('of fat belong to the name of a yogurt', () => {
    expect(namesOf('Ingredients: 0% fat Greek yogurt, sugar.')[0]).toBe('0% fat Greek yogurt')
  })
})

describe('a name on two lines', () => {
  it.each([
    ['硫酸铝\n铵', undefined],
    ['硫酸铝\n铆', '硫酸铝铵'],
    ['磷酸\n氧钙', '磷酸氢钙'],
    ['维生素\n卫12', '维生素B12'],
  ])('is one though its first half is a name too: %j', (name, suspected) => {
    const [, one] = read(`配料：水、${name}、食用盐`)
    expect(one?.name).toBe(name)
    expect(one?.suspected?.name).toBe(suspected)
  })
})

describe('what a name is there for', () => {
  it('makes an additive of a vitamin that preserves', () => {
    const label = 'Ingredients: oats, vitamin E (mixed tocopherols) added to preserve freshness.'
    expect(read(label)[1]).toMatchObject({ name: 'vitamin E', kind: 'additive' })
  })
})

describe('a name in two languages', () => {
  it('is its Chinese words, even where they are unknown', () => {
    expect(namesOf('配料 Ingredients: 麵粉 Wheat Flour, 蝦子 Shrimp Roe, 鹽 Salt')).toEqual([
      '麵粉',
      '蝦子',
      '鹽',
    ])
  })
})

describe('what a reader of photos makes of a name', () => {
  it.each([
    ['b-胡莪卜素', 'β-胡萝卜素'],
    ['谷氧.\n酸钠', '谷氨酸钠'],
    ['栀模酸', '柠檬酸'],
    ['引酸', '乳酸'],
    ['谷氨酰胶转氨酶', '谷氨酰胺转氨酶'],
    ['木瓜蚤白酶', '木瓜蛋白酶'],
    ['氧化钾', '氯化钾'],
    ['椿子油', '椰子油'],
    ['碳酸氢银', '碳酸氢铵'],
    ['碳酸氧银', '碳酸氢铵'],
    ['柠檬酸,\n-胡萝卜素', 'β-胡萝卜素'],
    ['柠檬酸,\n-胡莪卜素', 'β-胡萝卜素'],
  ])('says what it probably is: %s', (name, suspected) => {
    expect(read(`配料：水、食品添加剂（${name}）`).at(-1)?.suspected?.name).toBe(suspected)
  })

  it.each([
    ['b-胡萝卜素', 'β-胡萝卜素'],
    ['6-胡萝卜素', 'β-胡萝卜素'],
    ['8-胡萝卜素', 'β-胡萝卜素'],
    ['葡萄糖酸-8-内酯', '葡萄糖酸-δ-内酯'],
    ['葡萄糖酸-86-\n内酯', '葡萄糖酸-δ-内酯'],
    ['a-淀粉酶', 'α-淀粉酶'],
  ])('asks nothing where it can be no other name: %s', (name, meant) => {
    const [one, other] = [name, meant].map(word => read(`配料：水、食品添加剂（${word}）`).at(-1))
    expect([one?.additiveId, one?.kind]).toEqual([other?.additiveId, other?.kind])
    expect(one?.suspected).toBeUndefined()
  })

  it('parts names at a comma that came as a quotation mark, though one of them is misread', () => {
    expect(namesOf('配料：水、食品添加剂（亚硝酸钠，红曲约“食用香精）').slice(-2)).toEqual([
      '红曲约',
      '食用香精',
    ])
  })

  it('takes 胭脂申红 for the additive that it is: the model reads 虫 as 申', () => {
    expect(read('配料：水、食品添加剂（胭脂申红）').at(-1)).toMatchObject({
      kind: 'additive',
      suspected: { name: '胭脂虫红' },
    })
  })

  it('leaves unlisted enzymes unchanged', () => {
    expect(read('配料：水、食品添加剂（弹性蛋白酶、磷脂酶B）').flatMap(one => one.suspected ?? [])).toEqual(
      [],
    )
  })

  it('knows a class by its translation where the Chinese words are misread', () => {
    const all = read('配料：糖Sugar，增味剧 Flavour Enhancers (621, 635)，麻油Sesame Oil')
    expect(all.map(one => [one.role, one.ins])).toEqual([
      [undefined, undefined],
      ['class', undefined],
      [undefined, '621'],
      [undefined, '635'],
      [undefined, undefined],
    ])
  })

  it('leaves names that begin with a letter of their own', () => {
    expect(read('配料：水、D-甘露糖醇、d-生育酚').flatMap(one => one.suspected ?? [])).toEqual([])
  })

  it('keeps a name together over a stray mark at the end of a line', () => {
    expect(namesOf('配料：水、三氯,\n蔗糖、食用盐')).toEqual(['水', '三氯,\n蔗糖', '食用盐'])
    expect(namesOf('配料：水、大豆,\n蔗糖、食用盐')).toEqual(['水', '大豆', '蔗糖', '食用盐'])
  })
})

describe('what belongs to what', () => {
  it.each([
    // names that the end of a line tears
    ['配料：水、山梨、\n酸钾、食用盐', '水 · 山梨、\n酸钾+ · 食用盐'],
    ['配料：水、山梨酿、\n酸钾、食用盐', '水 · 山梨酿、\n酸钾+→山梨酸钾 · 食用盐'],
    ['配料：水、三氯 ，\n蔗糖、食用盐', '水 · 三氯 ，\n蔗糖+ · 食用盐'],
    ['配料：水、三氯， \n 蔗糖、食用盐', '水 · 三氯， \n 蔗糖+ · 食用盐'],
    ['配料：水、三氯。、，\n蔗糖、食用盐', '水 · 三氯? · 蔗糖 · 食用盐'],
    // lists without a heading
    ['柠檬茶\nabc\n面饼：小麦粉、水、食用盐', '面饼: [小麦粉 · 水 · 食用盐]'],
    ['柠檬茶\n面饼 ：小麦粉、水、食用盐', '面饼: [小麦粉 · 水 · 食用盐]'],
    ['柠檬茶、面饼：小麦粉、水、食用盐', '柠檬茶 · 面饼: [小麦粉 · 水 · 食用盐]'],
    [
      '净含量：500g\n小麦粉、白砂糖、柠檬酸、山梨酸钾、食用盐、植物油；匠心好味道传承\n产地：广东',
      '小麦粉 · 白砂糖 · 柠檬酸+ · 山梨酸钾+ · 食用盐 · 植物油',
    ],
    // numbers
    ['配料：415、水、食用盐', '水 · 食用盐'],
    ['配料：水、增稠剂（黄原胶，INS 415）、食用盐', '水 · 增稠剂: [黄原胶+ “INS 415”] · 食用盐'],
    ['配料：水、增稠剂（黄原胶，9999）、食用盐', '水 · 增稠剂: [黄原胶+ · 9999+] · 食用盐'],
    [
      '配料：水、增稠剂（黄原胶，415（瓜尔胶、卡拉胶））、食用盐',
      '水 · 增稠剂: [黄原胶+ · 415+ [瓜尔胶+ · 卡拉胶+]] · 食用盐',
    ],
    // brackets between a heading and its colon
    ['Ingredients: Noodles (wheat): wheat flour, palm oil.', 'Noodles “wheat” · wheat flour · palm oil'],
    ['配料：面饼（小麦）(80%)：小麦粉、棕榈油', '面饼 80 [小麦] · 小麦粉 · 棕榈油'],
    ['配料：小麦粉、面饼（80%） ：小麦粉、棕榈油', '小麦粉 · 面饼: 80 [小麦粉 · 棕榈油]'],
    ['配料：食品添加剂（≤1%）：柠檬酸、山梨酸钾、食用盐', '食品添加剂: 1 [柠檬酸+ · 山梨酸钾+] · 食用盐'],
    ['配料：水、abc某物（0.1%）：维生素E、食用盐', '水 · abc某物? 0.1 · 维生素E+ · 食用盐'],
    ['配料：小麦粉（面粉）、调味料（盐）：味精、白砂糖', '小麦粉 [面粉] · 调味料 [盐] · 味精 · 白砂糖'],
    // headings in boxes
    ['配料：水、食用盐【食品添加剂】柠檬酸、山梨酸钾', '水 · 食用盐 · 食品添加剂: [柠檬酸+ · 山梨酸钾+]'],
    [
      '配料：水、食用盐【食品添加剂】柠檬酸、【调料包】山梨酸钾、白砂糖',
      '水 · 食用盐 · 食品添加剂: [柠檬酸+] · 调料包: [山梨酸钾+ · 白砂糖]',
    ],
    ['配料：水（【面饼】小麦粉、棕榈油）、食用盐', '水 [面饼 · 小麦粉 · 棕榈油] · 食用盐'],
    ['配料：小麦粉、食用盐、【适口】爽滑、白砂糖', '小麦粉 · 食用盐 · 白砂糖'],
    ['配料：【适口】爽滑、小麦粉、食用盐', '适口? · 爽滑? · 小麦粉 · 食用盐'],
    // class words and the text right after them
    ['Ingredients: water, Emulsifier 322, salt.', 'water · Emulsifier: [322+] · salt'],
    ['Ingredients: water, Emulsifiers 322 and 471, salt.', 'water · Emulsifiers: [322+ · 471+] · salt'],
    ['配料：水、增稠剂 415 412、食用盐', '水 · 增稠剂: [415+ · 412+] · 食用盐'],
    ['配料：水、食品添加剂 黄原胶 某物、食用盐', '水 · 食品添加剂 黄原胶+ · 某物? · 食用盐'],
    ['Ingredients: water, stabiliser lactase, salt.', 'water · stabiliser: [lactase+] · salt'],
    ['Ingredients: water, colour turmeric, salt.', 'water · colour: [turmeric+] · salt'],
    ['Ingredients: water, colour wheat, salt.', 'water · colour wheat · salt'],
    ['Ingredients: water, acidity regulator turmeric, salt.', 'water · acidity regulator turmeric · salt'],
    ['配料：水、食品添加剂姜黄（天然）、食用盐', '水 · 食品添加剂: [姜黄+ “天然”] · 食用盐'],
    ['配料：水、着色剂小麦粉（天然）、食用盐', '水 · 着色剂小麦粉 “天然” · 食用盐'],
    ['配料：水、甜味剂增稠剂（黄原胶）、食用盐', '水 · 甜味剂: [增稠剂: [黄原胶+]] · 食用盐'],
    ['配料：水、营养强化剂维生素E、食用盐', '水 · 营养强化剂: [维生素E*] · 食用盐'],
    ['配料：水、营养强化剂D-泛酸钙、食用盐', '水 · 营养强化剂: [D-泛酸钙*] · 食用盐'],
    ['配料：水、维生素E tocopherol、食用盐', '水 · 维生素E+ · 食用盐'],
    ['配料：水、食品漆加剂、食用盐', '水 · 食品漆加剂? · 食用盐'],
    ['配料：水、增绸剂（黄原胶）、食用盐', '水 · 增绸剂:→增稠剂 [黄原胶+] · 食用盐'],
    ['配料：水、增绸剂（谷氨酸钠）、食用盐', '水 · 增绸剂:→增味剂 [谷氨酸钠+] · 食用盐'],
    // shares
    [
      'Ingredients: Soup Base 22%: Salt, sugar; Noodles 78%: wheat flour, water.',
      'Soup Base: 22 [Salt · sugar] · Noodles: 78 [wheat flour · water]',
    ],
    [
      'Ingredients: flour, contains 2% or less of (salt, sugar), water.',
      'flour · ≤2% salt · ≤2% sugar · ≤2% water',
    ],
    ['配料：水、猪肉（20%，不由黑猪制成）、食用盐', '水 · 猪肉 20 [不由黑猪制成?] · 食用盐'],
    ['配料：水、猪肉（≥20%，瘦肉，以鲜肉计）、食用盐', '水 · 猪肉 20 “以鲜肉计” [瘦肉] · 食用盐'],
    // brackets and the text after them
    ['配料：水、（柠檬酸）（0.5%）、食用盐', '水 · 柠檬酸+ · 食用盐'],
    [
      '配料：水、白砂糖 某某食品添加剂（柠檬酸）、食用盐',
      '水 · 白砂糖 · 某某? · 食品添加剂: [柠檬酸+] · 食用盐',
    ],
    ['配料：水、水食品添加剂（黄原胶）、食用盐', '水 · 水食品添加剂? [黄原胶+] · 食用盐'],
    ['配料：水、维生素（A、D、Z）、食用盐', '水 · 维生素: [A* · D* · Z?] · 食用盐'],
    ['配料：水、天然焦糖色（亚硫酸铆法）、食用盐', '水 · 天然焦糖色+ “亚硫酸铆法” · 食用盐'],
    ['配料：水、焦糖色（亚硫酸铆法', '水 · 焦糖色（亚硫酸铆法+→焦糖色(亚硫酸铵法)'],
    ['配料：水、焦糖色（亚硫酸铆法制）、食用盐', '水 · 焦糖色+ “亚硫酸铆法制” · 食用盐'],
    ['配料：水、调料包（食用盐）、食用盐', '水 · 调料包 [食用盐] · 食用盐'],
    ['配料：面饼（小麦粉、调料包（食用盐、味精））、水', '面饼: [小麦粉 · 调料包 [食用盐 · 味精]] · 水'],
    [
      '配料：水、食品添加剂（着色剂（焦糖、番茄）、植物油（大豆油、棕榈油））、食用盐',
      '水 · 食品添加剂: [着色剂: [焦糖+ · 番茄+] · 植物油 [大豆油 · 棕榈油]] · 食用盐',
    ],
    [
      '配料：水、着色剂（食品添加剂（焦糖、柠檬酸））、食用盐',
      '水 · 着色剂: [食品添加剂: [焦糖+ · 柠檬酸+]] · 食用盐',
    ],
    [
      '配料：水、食品添加剂（某物（某甲、某乙））、食用盐',
      '水 · 食品添加剂: [某物+ [某甲+ · 某乙+]] · 食用盐',
    ],
    ['配料：水、番茄酱（番茄、水）≥30%、食用盐', '水 · 番茄酱 30 [番茄 · 水] · 食用盐'],
    ['配料：水、乳化剂（大豆磷脂）（322）、食用盐', '水 · 乳化剂: [大豆磷脂+] · 食用盐'],
    ['配料：水、乳化剂（大豆磷脂）（415）、食用盐', '水 · 乳化剂: [大豆磷脂+ · 415+] · 食用盐'],
    ['Ingredients: oats, soya lecithin from soya, salt.', 'oats · soya lecithin+ “from soya” · salt'],
    ['Ingredients: oats, TBHQ, to maintain freshness, salt.', 'oats · TBHQ+ · salt'],
    [
      'Ingredients: wheat flour, sodium benzoate: less than 1/10 of 1% as a preservative, salt.',
      'wheat flour · sodium benzoate+ · salt',
    ],
    ['配料：小麦粉、巧克力：可可粉、白砂糖、食用盐', '小麦粉 · 巧克力 [可可粉] · 白砂糖 · 食用盐'],
    [
      '配料：小麦粉、水、調味粉 SEASONING POWDER：食用盐、味精',
      '小麦粉 · 水 · 調味粉 SEASONING POWDER [食用盐] · 味精',
    ],
    ['配料：水、N001、食用盐', '水 · 食用盐'],
    ['配料：水、食品添加剂（柠檬酸、N001）、食用盐', '水 · 食品添加剂: [柠檬酸+ · N001+] · 食用盐'],
    // parts that no word tells
    ['配料：水、白砂糖\n云吞：虾、猪肉', '水 · 白砂糖 · 云吞: [虾 · 猪肉]'],
    ['配料：水、白砂糖。云吞：虾、猪肉', '水 · 白砂糖 · 云吞: [虾 · 猪肉]'],
    ['配料：水、白砂糖； 云吞：虾、猪肉', '水 · 白砂糖 · 云吞: [虾 · 猪肉]'],
    ['配料：水、白砂糖；云吞：某某、猪肉', '水 · 白砂糖 · 云吞：某某? · 猪肉'],
    ['配料：A：水、食用盐', 'A: [水 · 食用盐]'],
    // what is part of a name
    [
      'Ingredients: Water, Natural Flavourings including Caffeine, Citric Acid',
      'Water · Natural Flavourings~ [Caffeine+] · Citric Acid+',
    ],
    ['Ingredients: Water, Spices including Paprika, Salt', 'Water · Spices [Paprika] · Salt'],
    // a dash for a colon
    ['Ingredients: Wheat flour, water, Noodle - Salt, sugar.', 'Wheat flour · water · Noodle - Salt · sugar'],
    ['Ingredients: Water. 2 Soup - Salt, sugar, oil.', 'Water · 2 Soup - Salt · sugar · oil'],
    ['Ingredients: Water. (Soup - Salt, sugar), oil.', 'Water · Soup - Salt · sugar · oil'],
    // headings after a name
    ['配料：水、小麦粉食品添加剂：柠檬酸、食用盐', '水 · 小麦粉 · 食品添加剂: [柠檬酸+] · 食用盐'],
    ['配料：水、小麦粉复配增稠剂：黄原胶、食用盐', '水 · 小麦粉 · 复配增稠剂: [黄原胶+] · 食用盐'],
    ['配料：水、绿茶提取物 B. 汤料：食用盐、味精', '水 · 绿茶提取物 · B. 汤料: [食用盐 · 味精]'],
    ['配料：水、绿茶提取物 B.汤料：食用盐、味精', '水 · 绿茶提取物 · B.汤料: [食用盐 · 味精]'],
    ['配料：水、绿茶提取物  汤料：食用盐、味精', '水 · 绿茶提取物 · 汤料: [食用盐 · 味精]'],
    ['配料：水、小麦粉A食品添加剂（柠檬酸）、食用盐', '水 · 小麦粉A食品添加剂? [柠檬酸+] · 食用盐'],
  ])('%j', (label, expected) => expect(shape(engine.analyse({ text: label }).ingredients)).toBe(expected))
})
