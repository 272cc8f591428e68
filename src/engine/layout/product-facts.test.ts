import { describe, expect, it } from 'vitest'
import { normaliseStandard, readProduct } from './product-facts.ts'

describe('reading what a label says of the product', () => {
  it('reads name, brand, people and standard from their fields', () => {
    const label = `品名：番茄味薯片
品牌：脆脆乐
配料：马铃薯、植物油、食用盐
产品标准代号：GB/T 22699-2022
委托方：上海某某贸易有限公司
受委托生产企业：江苏某某食品有限公司
地址：江苏省苏州市`
    expect(readProduct(label)).toEqual({
      name: '番茄味薯片',
      brand: '脆脆乐',
      seller: '上海某某贸易有限公司',
      manufacturer: '江苏某某食品有限公司',
      standard: 'GB/T 22699-2022',
    })
  })

  it('keeps fields apart that stand on one line', () => {
    const label =
      '产品名称：黄油饼干 配料：小麦粉、黄油 净含量：200克 执行标准：GB/T20980 生产商：某某食品厂 地址：广东省'
    expect(readProduct(label)).toMatchObject({
      name: '黄油饼干',
      standard: 'GB/T 20980',
      manufacturer: '某某食品厂',
    })
  })

  it.each([
    '系列: 手撕面包1kg',
    '口味: 原味',
    '商品条形码: 6970042900115',
    '是否含糖: 含糖',
    '糕点种类: 手撕面包',
  ])('ends a field of a shop page at the next one, without a blank between them: %s', next => {
    const page = `产品标准号：GB-20981厂名：某某食品有限公司厂址：某市某路8号厂家联系方式：0731配料表：小麦粉品牌: 某某${next}`
    expect(readProduct(page)).toMatchObject({
      brand: '某某',
      manufacturer: '某某食品有限公司',
      standard: 'GB 20981',
    })
  })

  it('keeps words of such fields in names', () => {
    expect(readProduct('品名：经典系列(海盐口味)薯片\n配料：马铃薯').name).toBe('经典系列(海盐口味)薯片')
    expect(readProduct('品名 木瓜干\n配料 木瓜').name).toBe('木瓜干')
  })

  it('is silent where the label is', () => {
    expect(readProduct('配料：水')).toEqual({
      name: '',
      brand: '',
      seller: '',
      manufacturer: '',
      standard: '',
    })
    expect(readProduct('')).toEqual({ name: '', brand: '', seller: '', manufacturer: '', standard: '' })
  })

  it('never takes a labelling standard for the product’s own', () => {
    expect(readProduct('本标签符合GB 7718-2011 及 GB 28050 的规定').standard).toBe('')
  })

  it.each([
    ['GB/T10792', 'GB/T 10792'],
    ['gb／t 10792—2008', 'GB/T 10792-2008'],
    ['GB 9678.2', 'GB 9678.2'],
    ['Q/ABC 0001S-2023', 'Q/ABC 0001S-2023'],
    ['QB/T 4221', 'QB/T 4221'],
    ['DBS44/ 013', 'DBS44/013'],
    ['DBS 50/ 022—2021', 'DBS50/022-2021'],
    ['见包装', ''],
    ['DB 44/T 1234', 'DB44/T 1234'],
    ['T/CNFIA 1001-2018', 'T/CNFIA 1001-2018'],
  ])('writes %s as %s', (text, standard) => {
    expect(normaliseStandard(text)).toBe(standard)
  })

  it.each([
    ['黄油饼干 GB/T 20980-2021', 'GB/T 20980-2021'],
    ['黄油饼干 GB / T 20980 - 2021', 'GB/T 20980-2021'],
    ['黄油饼干 GB/T20980', 'GB/T 20980'],
    ['黄油饼干 GB 1903.27-2022', 'GB 1903.27-2022'],
    ['黄油饼干 SB10379', 'SB 10379'],
    ['黄油饼干 GB 1998 净含量', 'GB 1998'],
    ['黄油饼干 GB 7718-2011 GB 19295-2021', 'GB 19295-2021'],
    ['色标 RGB 20980', ''],
    ['编号 GB-20980', ''],
    ['编号 GB 209', ''],
    ['编号 GBXT 20980', ''],
    ['执行标准：Q/ABC 0001S-2023', 'Q/ABC 0001S-2023'],
    ['执行标准：见瓶盖\nGB 19295', 'GB 19295'],
    ['GB 19295\n执行标准：见瓶盖', 'GB 19295'],
  ])('finds the standard in %j', (text, standard) => {
    expect(readProduct(text).standard).toBe(standard)
  })

  it.each([
    ['品名：黄油  饼干', '黄油 饼干'],
    ['品名：：：黄油饼干、，', '黄油饼干'],
    ['品名：黄油饼干；美味', '黄油饼干'],
    ['委托方名称：某某公司\n名称：黄油饼干', '黄油饼干'],
    ['生产商名称：某某食品厂\n配料：小麦粉', ''],
    ['生产者名称：某某食品厂\n配料：小麦粉', ''],
    ['委托单位名称：某某公司\n配料：小麦粉', ''],
  ])('writes the value of a field without what surrounds it: %j', (text, name) => {
    expect(readProduct(text).name).toBe(name)
  })

  it.each([
    ['委托方', 'seller'],
    ['委托企业', 'seller'],
    ['委托单位', 'seller'],
    ['进口商', 'seller'],
    ['经销商', 'seller'],
    ['受委托生产企业', 'manufacturer'],
    ['受托方', 'manufacturer'],
    ['受委托方', 'manufacturer'],
    ['受委托生产商', 'manufacturer'],
    ['受委托单位', 'manufacturer'],
    ['被委托方', 'manufacturer'],
    ['生产企业', 'manufacturer'],
    ['生产厂家', 'manufacturer'],
    ['制造商', 'manufacturer'],
  ] as const)('reads %s with 名称 behind it or without', (heading, field) => {
    const people = { seller: '', manufacturer: '', [field]: '某某食品有限公司' }
    for (const text of [
      `${heading}：某某食品有限公司`,
      `${heading}名称：某某食品有限公司`,
      `${heading} 某某食品有限公司`,
    ])
      expect(readProduct(text), text).toMatchObject({ name: '', ...people })
  })

  it.each(['被委托商 ', '被委托单位：', '受委托生产企业名称：'])(
    'tells two people on one line apart: %s',
    heading => {
      const { seller, manufacturer } = readProduct(`委托方：上海某某 ${heading}安徽某某`)
      expect({ seller, manufacturer }).toEqual({ seller: '上海某某', manufacturer: '安徽某某' })
    },
  )

  it.each([
    ['味极鲜特级酱油（酿造酱油）\n配料：水、大豆', '味极鲜特级酱油（酿造酱油）'],
    ['Milk Chocolate Bar with Hazelnuts\nINGREDIENTS: Sugar', 'Milk Chocolate Bar with Hazelnuts'],
    ['\n  原味燕麦奶 \n配料表：水', '原味燕麦奶'],
    ['麦田牌苏打饼干\n净含量：100克\n配料：小麦粉', '麦田牌苏打饼干'],
    ['产品名称：黄油饼干\n配料：小麦粉', '黄油饼干'],
    ['净含量：100克\n配料：小麦粉', ''],
    ['营养成分表\n配料：小麦粉', ''],
    ['过敏原提示\n配料：小麦粉', ''],
    ['小麦粉、白砂糖\n配料：小麦粉', ''],
    ['请存放于阴凉干燥处\n6901234567890\n配料：水', '请存放于阴凉干燥处'],
    ['配料：小麦粉', ''],
    ['小麦粉', ''],
    ['汽水\n配料：水', '汽水'],
    ['水\n配料：水', ''],
    ['   \n黄油饼干\n配料：小麦粉', '黄油饼干'],
    ['★黄油饼干\n配料：小麦粉', '黄油饼干'],
    ['小麦粉、白砂糖\n黄油饼干\n配料：小麦粉', '黄油饼干'],
    [`${'酥'.repeat(40)}\n配料：小麦粉`, '酥'.repeat(40)],
    [`${'酥'.repeat(41)}\n配料：小麦粉`, ''],
    // Blank lines do not count, and the list must not stand far down.
    ['黄油饼干\n一\n二\n三\n配料：小麦粉', '黄油饼干'],
    ['黄油饼干\n\n一\n \n二\n\n三\n配料：小麦粉', '黄油饼干'],
    ['黄油饼干\n一\n二\n三\n四\n配料：小麦粉', '黄油饼干'],
    ['麦田\n一\n二\n三\n四\n配料：小麦粉', ''],
    [
      'HOLLOWAY & FINCH\nSour Cream Hand Cooked Potato Crisps\nIngredients: potatoes',
      'HOLLOWAY & FINCH Sour Cream Hand Cooked Potato Crisps',
    ],
    ['0脂肪！低热量！\n小蒟派 草莓味蒟蒻果冻\n配料：水', '小蒟派 草莓味蒟蒻果冻'],
    ['麥精豆奶\n成份：水\n一\n二\n三\n四\nIngredients: water', '麥精豆奶'],
    ['黄油饼干\n配料：小麦粉\n一\n二\n三\n四\n五', '黄油饼干'],
  ])('takes the title above a list for the name when no field has it: %j', (text, name) => {
    expect(readProduct(text).name).toBe(name)
  })

  it('reads English fields', () => {
    expect(
      readProduct('Product: Oat Bars\nBrand: Good Day\nDistributed by: ACME Foods Ltd\nMade by: Mill Ltd'),
    ).toMatchObject({
      name: 'Oat Bars',
      brand: 'Good Day',
      seller: 'ACME Foods Ltd',
      manufacturer: 'Mill Ltd',
    })
  })

  it.each([
    ['谷小满 无糖全麦消化饼干\n配料：小麦粉', '谷小满 无糖全麦消化饼干'],
    ['凌度 0糖0脂0卡 可乐味汽水\n配料:水', '凌度 0糖0脂0卡 可乐味汽水'],
    ['宝宝秋梨膏 无添加蔗糖\n配料：梨', '宝宝秋梨膏'],
    ['宝宝秋梨膏 0糖 0脂\n配料：梨', '宝宝秋梨膏'],
    ['大漠客 红烧牛肉味方便面\n面饼配料：小麦粉', '大漠客 红烧牛肉味方便面'],
    [
      'TALLGRASS Protein Bar\nNutrition Facts\nCalories 210\nFat 8g\nSodium 1mg\nProtein 20g\nIngredients: Milk Protein',
      'TALLGRASS Protein Bar',
    ],
  ])('takes the whole title, without a claim at its end: %s', (label, name) =>
    expect(readProduct(label).name).toBe(name),
  )

  it.each([
    ['製造廠商：山初食品有限公司', { manufacturer: '山初食品有限公司' }],
    ['生产厂商：某某食品厂', { manufacturer: '某某食品厂' }],
    ['進口商及分銷商：海寧行（香港）有限公司', { seller: '海寧行（香港）有限公司' }],
  ])('leaves no end of a heading in a name: %s', (label, facts) =>
    expect(readProduct(`配料：糖\n${label}`)).toMatchObject(facts),
  )
})
