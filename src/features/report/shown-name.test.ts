import { expect, it } from 'vitest'
import { shownName } from './shown-name.ts'

it.each([
  ['白 砂\n糖', '白砂糖'],
  ['食品 添加剂 （ 山梨酸 钾 ）', '食品添加剂（山梨酸钾）'],
  ['Added or free sugars: 白砂糖.', 'Added or free sugars: 白砂糖.'],
  ['维生素 B1 在 GB 2760 限量内', '维生素 B1 在 GB 2760 限量内'],
  ['Soya\n  Lecithin', 'Soya Lecithin'],
])('shows %j as %j', (read, shown) => {
  expect(shownName(read)).toBe(shown)
})
