import { expect, it } from 'vitest'
import { engine } from '../../test/labels/corpus.ts'

const namesIn = (list: string) => engine.analyse({ text: list }).ingredients.map(({ name }) => name)

it.each([
  ['配料：小麦粉,单,双廿汕旨肪酉酷,食用盐', ['小麦粉', '单,双廿汕旨肪酉酷', '食用盐']],
  ['单,双廿汕旨肪酉酷,食用盐,小麦粉,白砂糖', ['单,双廿汕旨肪酉酷', '食用盐', '小麦粉', '白砂糖']],
  ['配料：小麦粉,辛,癸酉廿汕酉酷,食用盐', ['小麦粉', '辛,癸酉廿汕酉酷', '食用盐']],
  ['配料：小麦粉,香辛,双皮奶,食用盐', ['小麦粉', '香辛', '双皮奶', '食用盐']],
  ['配料：小麦粉,单晶冰糖,双皮奶,食用盐', ['小麦粉', '单晶冰糖', '双皮奶', '食用盐']],
  ['配料：小麦粉,糖,双皮奶,食用盐', ['小麦粉', '糖', '双皮奶', '食用盐']],
  ['配料：小麦粉,单糖,双皮奶,食用盐', ['小麦粉', '单糖', '双皮奶', '食用盐']],
])('a comma within a name that is misread does not cut it: %s', (list, names) =>
  expect(namesIn(list)).toEqual(names),
)
