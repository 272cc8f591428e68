import { expect, it } from 'vitest'
import { engine, shape } from '../../../test/labels/corpus.ts'

it.each([
  ['Ingredients: water, Emulsifiers322, salt.', 'water · Emulsifiers: [322+] · salt'],
  ['Ingredients: water, emulsifiersoya lecithin, salt.', 'water · emulsifiersoya lecithin+ · salt'],
  ['Ingredients: water, anti caking agent E551, salt.', 'water · anti caking agent: [E551+] · salt'],
  ['Ingredients: water, colours E102, salt.', 'water · colours: [E102+] · salt'],
  ['Ingredients: water, enzyme modified soy lecithin, salt.', 'water · enzyme modified soy lecithin+ · salt'],
  ['配料：水、酸度 调节剂 柠檬酸、食用盐', '水 · 酸度 调节剂: [柠檬酸+] · 食用盐'],
  ['配料：水、色素胭脂虫红、食用盐', '水 · 色素+ · 胭脂虫红+ · 食用盐'],
  ['配料：水、其他咖啡因、食用盐', '水 · 其他咖啡因? · 食用盐'],
  ['配料：水、食品漆咖剂（山梨酸钾）、食用盐', '水 · 食品漆咖剂:→食品添加剂 [山梨酸钾+] · 食用盐'],
  ['配料：水、食漆咖加剂（山梨酸钾）、食用盐', '水 · 食漆咖加剂:→食品添加剂 [山梨酸钾+] · 食用盐'],
  ['配料：水、乳北剂（单甘酯）、食用盐', '水 · 乳北剂:→乳化剂 [单甘酯+] · 食用盐'],
  ['配料：水、孔化剂（单甘酯）、食用盐', '水 · 孔化剂:→乳化剂 [单甘酯+] · 食用盐'],
  ['配料：水、孔北剂（单甘酯）、食用盐', '水 · 孔北剂? [单甘酯+] · 食用盐'],
  ['配料：水、酸庶调市剂（柠檬酸）、食用盐', '水 · 酸庶调市剂:→酸度调节剂 [柠檬酸+] · 食用盐'],
  ['配料：水、酸庶周市剂（柠檬酸）、食用盐', '水 · 酸庶周市剂? [柠檬酸+] · 食用盐'],
  ['配料：水、稳定齐和凝固剂（黄原胶）、食用盐', '水 · 稳定齐和凝固剂:→稳定剂和凝固剂 [黄原胶+] · 食用盐'],
  ['配料：水、色紊（胭脂虫红）、食用盐', '水 · 色紊? [胭脂虫红+] · 食用盐'],
  [
    '配料：水、增味剧 Flavour Enhancers（621）、食用盐',
    '水 · 增味剧 Flavour Enhancers:→增味剂 [621+] · 食用盐',
  ],
  ['配料：水、增味剧 msg（621）、食用盐', '水 · 增味剧? [621+] · 食用盐'],
  ['配料：水、bcdefg（621）、食用盐', '水 · bcdefg? [621+] · 食用盐'],
  ['配料：水、营养强化刘（维生素D）、食用盐', '水 · 营养强化刘:→营养强化剂 [维生素D*] · 食用盐'],
])('a class word is known glued, torn and misread, and where it is none: %s', (label, expected) =>
  expect(shape(engine.analyse({ text: label }).ingredients)).toBe(expected),
)
