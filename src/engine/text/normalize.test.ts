import { describe, expect, it } from 'vitest'
import { fold, isHan, isLatin, keyOf } from './normalize.ts'

it('folds what people say in Traditional characters, and leaves 著 and 么 as they are', () => {
  expect(fold('聽講雪櫃壞咗，誰問過醫生，唔使驚；聞到臭就嘔').text).toBe(
    '听讲雪柜坏咗,谁问过医生,唔使惊;闻到臭就呕',
  )
  expect(fold('著名什么').text).toBe('著名什么')
})

describe('a folded text', () => {
  it.each([
    ['ＡＢｃ１２％', 'abc12%'],
    ['麵粉、鹽、醬油', '面粉、盐、酱油'],
    ['（水）【糖】《盐》', '(水)[糖](盐)'],
    ['水丶糖﹑盐', '水、糖、盐'],
    ['①水②糖', ';水;糖'],
    ['①', ';'],
    ['㎎', 'mg'],
    ['ß', 'ß'],
    ['É', 'é'],
    ['Z[@`', "z[@'"],
    ['AZaz', 'azaz'],
    ['ﷺ水', 'صلى 水'],
    ['水\u2028糖', '水\n糖'],
    // What has no width parts nothing.
    ['sugar, \u200bcarra\u00adgeenan\ufeff', 'sugar, carrageenan'],
    // A surrogate pair stays together, a lone surrogate is kept.
    ['糖🍜盐', '糖🍜盐'],
    ['𝐀𝐙', 'az'],
    ['𠀀丶', '𠀀、'],
    ['     \n水', '   \n水'],
    ['糖\ud83c', '糖\ud83c'],
    ['\udf5c，', '\udf5c,'],
    ['\udc00，', '\udc00,'],
    ['\ud83c，', '\ud83c,'],
    ['\uf900\uf901', '\u8c48\u66f4'],
    ['龥鿿ꀀ', '龥鿿ꀀ'],
    // A run of blanks is cut to three, but the first line end in it stays.
    ['水     糖', '水   糖'],
    ['水     \n\n\n糖', '水   \n糖'],
    ['水\n     糖', '水\n  糖'],
    ['水 \n \n \n糖', '水 \n 糖'],
    ['水    盐    糖', '水   盐   糖'],
    ['水    A    糖', '水   a   糖'],
    ['水    麵\n\n\n\n糖', '水   面\n\n\n糖'],
    ['水    A     \n糖', '水   a   \n糖'],
    ['水    \n盐    \n糖', '水   \n盐   \n糖'],
    ['水    \nA    \n糖', '水   \na   \n糖'],
  ])('%j is %j', (source, text) => expect(fold(source).text).toBe(text))

  it.each([
    ["5'-呈味核苷酸二钠", "5'-呈味核苷酸二钠"],
    ['5，-呈味核苷酸二钠', "5'-呈味核苷酸二钠"],
    ['5、-呈味核苷酸二钠', "5'-呈味核苷酸二钠"],
    ['5「-呈味核苷酸二钠', "5'-呈味核苷酸二钠"],
    ['5,－呈味核苷酸二钠', "5'-呈味核苷酸二钠"],
    ['5, -呈味核苷酸二钠', "5' -呈味核苷酸二钠"],
    ['5“”-呈味核苷酸二钠', "5''-呈味核苷酸二钠"],
    ['水、呈味5，-呈味核苷酸二钠', "水、呈味5'-呈味核苷酸二钠"],
    ['5(，-呈味核苷酸二钠', '5(,-呈味核苷酸二钠'],
    ['5，呈味核苷酸二钠', '5,呈味核苷酸二钠'],
    ['6，-呈味核苷酸二钠', '6,-呈味核苷酸二钠'],
    ['，-呈味核苷酸二钠', ',-呈味核苷酸二钠'],
    ['5糖，-呈味核苷酸二钠', '5糖,-呈味核苷酸二钠'],
  ])('%s has the prime of %s', (source, text) => expect(fold(source).text).toBe(text))

  it('knows where each character came from', () => {
    expect([...fold('㎎糖').at]).toEqual([0, 0, 1, 2])
    expect([...fold('糖🍜盐').at]).toEqual([0, 1, 1, 3, 4])
    expect([...fold('水     糖').at]).toEqual([0, 1, 2, 3, 6, 7])
    expect([...fold('').at]).toEqual([0])
    expect([...fold('麵a、Ｂ').at]).toEqual([0, 1, 2, 3, 4])
    expect([...fold('5，-糖').at]).toEqual([0, 1, 2, 3, 4])
    expect([...fold('\ud800\udf48盐').at]).toEqual([0, 0, 2, 3])
    expect([...fold('\udc00，').at]).toEqual([0, 1, 2])
    expect([...fold('糖\ud83c').at]).toEqual([0, 1, 2])
    expect([...fold('ﷺ水').at]).toEqual([0, 0, 0, 0, 1, 2])
  })
})

describe('the key of a name', () => {
  it.each([
    ["5'-呈味核苷酸二钠", '5呈味核苷酸二钠'],
    ['colour of soya yoghurt', 'colorofsoyyogurt'],
    ['sulphur flavouring, fibre & aluminium', 'sulfurflavoringfiberaluminum'],
    ['hydrolysed, pasteurised, homogenised', 'hydrolyzedpasteurizedhomogenized'],
    ['caramelised iodised oxidised alkalising', 'caramelizediodizedoxidizedalkalizing'],
    ['glycerine gelatine purée', 'glyceringelatinpuree'],
    ['β-胡萝卜素', 'β胡萝卜素'],
    ['', ''],
    ['-', ''],
  ])('%s is %s', (folded, key) => expect(keyOf(folded)).toBe(key))
})

describe('characters', () => {
  it('are ideographs, Latin letters or neither', () => {
    expect([...'\u3400一\u9fff\uf900\ufaff'].every(isHan)).toBe(true)
    expect([...'\u33ff\ua000\uf8ff\ufb00a1、'].some(isHan)).toBe(false)
    expect([...'azàöøÿ'].every(isLatin)).toBe(true)
    expect([...'A1÷×水'].some(isLatin)).toBe(false)
    expect([isHan(''), isLatin('')]).toEqual([false, false])
  })
})
