import { describe, expect, it } from 'vitest'
import { normaliseStandard, readProduct } from './product.ts'

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
    ['DBS44/ 013', ''],
    ['见包装', ''],
  ])('writes %s as %s', (text, standard) => {
    expect(normaliseStandard(text)).toBe(standard)
  })

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
})
