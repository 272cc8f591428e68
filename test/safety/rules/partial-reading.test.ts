import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

const reason = (text: string) => engine.analyse({ text }).noScore
const PARTIAL = 'partial_reading'

describe('a list that was not read whole gets no number', () => {
  it.each([
    '配料：水、白砂糖、□、食用盐\n净含量：1kg',
    '配料：水、白砂糖、?、食用盐\n净含量：1kg',
    '配料：水、白砂?、食用盐\n净含量：1kg',
    '配料：水、?糖、食用盐\n净含量：1kg',
    'Ingredients: water, sugar, ?, salt.\nNet 1 kg',
    'Ingredients: water, sugar, pot?ssium sorbate, salt.\nNet 1 kg',
  ])('a character was not read: %s', text => expect(reason(text)).toBe(PARTIAL))

  it.each(['食品添', '食品添加', '食品添加剂', '白砂糖、食品添加剂'])('it ends with the heading %s', end => {
    expect(reason(`配料：水、大米、${end}\n净含量：1kg`)).toBe(PARTIAL)
    expect(reason(`配料：水、大米\n${end}\n净含量：1kg`)).toBe(PARTIAL)
  })

  it.each([
    '食品添加剂：见包装',
    '食品添加剂:详见包装',
    '食品添加剂 ： 参见包装',
    '食品添加剂：请看外包装',
    '食品添加剂：看包装',
    '食品添加剂：以包装为准',
    '食品添加剂：具体以包装为准',
  ])('its additives stand elsewhere: %s', words =>
    expect(reason(`配料：水、大米、白砂糖、食用盐\n净含量：1kg\n${words}`)).toBe(PARTIAL),
  )

  it.each(['、', '，', '；', '：', '（', '（柠檬酸', '及', '与', '或', '［柠檬酸'])('it ends in %s', end =>
    expect(reason(`配料：水、大米、白砂糖、食用盐${end}`)).toBe(PARTIAL),
  )

  it.each([' and', ' or', ' &', ','])('it ends in%s', end =>
    expect(reason(`Ingredients: water, rice, sugar, salt${end}`)).toBe(PARTIAL),
  )

  it.each([
    '生产日期：见封口\n葡萄干、白砂糖',
    '生产日期：见封口\n保质期：12个月\n葡萄干和切碎的新鲜苹果、白砂糖',
  ])('a column beside it cuts a row off: %j', rest =>
    expect(reason(`配料：燕麦、核桃、玉米、\n${rest}`)).toBe(PARTIAL),
  )

  it.each(['粉', '酸', '钠', '剂', '糖浆物类'.slice(-1)])('it begins with the end of a name: %s', tail =>
    expect(reason(`${tail}、白砂糖、食用盐、柠檬酸、山梨酸钾、小麦粉`)).toBe(PARTIAL),
  )
})

describe('a list that was read whole gets its number', () => {
  it.each([
    '配料：水、大米、食品添加剂（柠檬酸）\n净含量：1kg',
    '配料：水、大米、食品添加剂：柠檬酸\n净含量：1kg',
    '配料：水、大米、复配食品添加剂\n净含量：1kg',
    '配料：（水、大米）、白砂糖））',
    '糯米粉、白砂糖、食用盐、柠檬酸、山梨酸钾、小麦粉',
    'Ingredients: water, rice, sugar, salt',
  ])('%s', text => expect(reason(text)).toBeNull())
})
