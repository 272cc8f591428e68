import { expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

const BURDENS = ['sugar', 'salt', 'saturated_fat']
/** What a food behind oats costs. */
const costs = (name: string) => {
  const text = /[\u4e00-\u9fff]/.test(name) ? `配料：燕麦、${name}` : `Ingredients: oats, ${name}.`
  return engine
    .analyse({ text })
    .reasons.flatMap(({ rule }) => (BURDENS.includes(rule) ? [rule] : []))
    .toSorted()
    .join(' ')
}

it.each([
  ['milk chocolate', 'saturated_fat sugar'],
  ['dark milk chocolate', 'saturated_fat sugar'],
  ['semisweet chocolate', 'saturated_fat sugar'],
  ['semi-sweet chocolate', 'saturated_fat sugar'],
  ['chocolate chip', 'saturated_fat sugar'],
  ['chocolate chips', 'saturated_fat sugar'],
  ['牛奶巧克力', 'saturated_fat sugar'],
  ['cheese', 'salt saturated_fat'],
  ['cheese culture', ''],
  ['cheese cultures', ''],
  ['low-fat cheese', ''],
  ['lowfat cheese', ''],
  ['nonfat cheese', ''],
  ['fat-free cheese', ''],
  ['fat free cheese', ''],
  ['芝士', 'salt saturated_fat'],
  ['coconut', 'saturated_fat'],
  ['coconut aminos', ''],
  ['coconut water', ''],
  ['椰蓉', 'saturated_fat'],
  ['椰浆', 'saturated_fat'],
  ['椰子水', ''],
  ['orange juice', 'sugar'],
  ['fresh apple juice', 'sugar'],
  ['fruit juices', 'sugar'],
  ['lemon juice', ''],
  ['organic lemon juice', ''],
  ['vegetable juice', ''],
  ['bacon', 'salt saturated_fat'],
  ['ham', 'salt'],
  ['strawberry jam', 'sugar'],
])('%s costs %j', (name, burdens) => expect(costs(name)).toBe(burdens))
