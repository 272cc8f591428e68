import { describe, expect, it } from 'vitest'
import { readProduct } from '../../../layout/product-facts.ts'
import { factStated } from './facts.ts'

// Shop pages run their fields together without a blank.
const page =
  '生产许可证编号：SC11834020305037产品标准号：GB/T 20981厂名：某某食品（苏州）有限公司厂址：某市某路8号厂家联系方式：0731配料表：小麦粉储藏方法：请置于阴凉干燥处保质期：180 天食品添加剂：见包装净含量: 420g包装方式: 包装糕点种类: 手撕面包品牌: 某某系列: 手撕面包1kg是否含糖: 含糖产地: 中国大陆省份: 安徽省城市: 芜湖市'

describe('a fact of a page that runs its fields together', () => {
  it.each([
    ['net', '420g'],
    ['shelf_life', '180 天'],
    ['storage', '请置于阴凉干燥处'],
    ['origin', '中国大陆'],
    ['brand', '某某'],
    ['maker', '某某食品（苏州）有限公司'],
    ['licence', 'SC11834020305037'],
  ] as const)('%s ends at the next field', (fact, value) => expect(factStated(fact, page)).toBe(value))

  it.each([
    '价格: 0-50元',
    '口味: 原味',
    '商品条形码: 6970042900115',
    '套餐份量: 2人份',
    '生鲜储存温度: 0-8℃',
    '单果重量: 300-500g',
    '瓜子种类: 葵花子',
    '特产品类: 宁夏枸杞',
    '产品: 喜糖',
    '原产国：菲律宾原装进口，品质保证！',
    '注意事项：本品为芒果制成',
    ',省份:山东省',
    '；批号：见喷码',
  ])('whatever it is: %s', next => {
    expect(factStated('shelf_life', `保质期：12个月${next}`)).toBe('12个月')
    expect(factStated('net', `净含量：100克${next}`)).toBe('100克')
  })
})

describe('how packs write a fact', () => {
  it.each([
    ['net', '【净含量】1000克\n【配料】白砂糖', '1000克'],
    ['net', '【规格】：100g*5\n【保质期】：200天', '100g*5'],
    ['net', '产地 福建省漳州市净含量158克\n配料 木瓜', '158克'],
    // The amount, not the size of a fruit or a word of praise.
    ['net', '规格: 优质好果价格: 51元净含量: 2500g', '2500g'],
    ['net', '規格\n商品名稱:佛跳牆\n重量：1050g±10%(固形物：490g)', '1050g±10%(固形物：490g)'],
    ['net', '规格: 优质好果', ''],
    ['net', 'NUTRITION TYPICAL VALUES 100ml 250ml () 61KJ/ 153KJ/', ''],
    ['net', '配料：水\n净含量：166克（10片）', '166克（10片）'],
    ['shelf_life', '【保质期】：200天', '200天'],
    ['shelf_life', '保质期至: 日/月/年（见包装侧面）', '日/月/年（见包装侧面）'],
    ['storage', '【贮藏方法】：阴凉干燥处 【食用方法】：开袋即食', '阴凉干燥处'],
    ['storage', '存储方法：置于阴凉干燥处', '置于阴凉干燥处'],
    ['storage', '净含量: 9斤生鲜储存温度: 0-8℃单果重量: 300g', '0-8℃'],
    ['storage', '储藏方法：常温，避免阳光直射保质期：540 天', '常温，避免阳光直射'],
    // How it is eaten is no storage.
    ['storage', '食用方法：开封后直接食用。', ''],
    ['storage', '开封后请冷藏并尽快食用。', '开封后请冷藏并尽快食用。'],
    ['origin', '产地 福建省漳州市净含量158克', '福建省漳州市'],
    ['origin', '原产国：菲律宾原装进口，品质保证！', '菲律宾原装进口'],
    ['origin', '商品产地：中国大陆保存状态：冷冻国产/进口：进口原产地：智利', '智利'],
    ['net', '商品名称：苹果商品编号：3756271商品毛重：3.5kg商品产地：山东烟台', ''],
    ['origin', '原产国：美国 配料：蓝莓，白砂糖', '美国'],
    ['alcohol', '酒精度 ：4.8%vol ，原麦汁浓度 ：10.7 P', '4.8%vol'],
    ['alcohol', '酒精度數：13%\n主要成分：水', '13%'],
    ['alcohol', '度数: 42%Vol\n净含量: 500ml', '42%Vol'],
  ] as const)('%s of %s', (fact, text, value) => expect(factStated(fact, text)).toBe(value))
})

describe('the name, the brand and the standard', () => {
  it('the brand is not the name', () => {
    const label = '品牌名称：某某\n产品参数：\n厂名：某某食品有限公司厂址：江苏'
    expect(readProduct(label)).toMatchObject({ name: '', brand: '某某', manufacturer: '某某食品有限公司' })
    const oneLine =
      '品牌名称：ChaCheer/洽洽 产品参数：  生产许可证编号：SC118厂名：洽洽食品股份有限公司厂址：合肥'
    expect(readProduct(oneLine)).toMatchObject({ name: '', brand: 'ChaCheer/洽洽' })
  })
  it('a postcode is no standard', () => {
    expect(readProduct('Chobani,LLC\nNew Berlin,NY13411').standard).toBe('')
    expect(readProduct('执行标准：NY/T 1041').standard).toBe('NY/T 1041')
    expect(readProduct('产品标准号 NY 5045').standard).toBe('NY 5045')
  })
  it('two letters are no title', () => expect(readProduct('ts\nIngredients: milk').name).toBe(''))
})
