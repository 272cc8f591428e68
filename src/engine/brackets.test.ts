import { expect, it } from 'vitest'
import { engine, shape } from '../../test/labels/corpus.ts'

it.each([
  ['配料：水、面包（含小麦）、糖', '水 · 面包 [小麦] · 糖'],
  ['配料：水、乳化剂（来源于大豆）（磷脂）、食用盐', '水 · 乳化剂: “来源于大豆” [磷脂+] · 食用盐'],
  ['配料：水、乳化剂（磷脂来源于大豆）、食用盐', '水 · 乳化剂: [磷脂来源于大豆+] · 食用盐'],
  [
    'Ingredients: water, emulsifier (contains soy lecithin), salt.',
    'water · emulsifier: [soy lecithin+] · salt',
  ],
  [
    'Ingredients: water, emulsifier (contains milk solids of a kind), salt.',
    'water · emulsifier: “contains milk solids of a kind” [] · salt',
  ],
  ['配料：水、调料（含有）、食用盐', '水 · 调料? [含有?] · 食用盐'],
  ['配料：水、调料（含盐）、食用盐', '水 · 调料? [盐] · 食用盐'],
  [
    'Ingredients: water, natural flavour (milk, qwertyuiopasdfg), salt.',
    'water · natural flavour~ “milk, qwertyuiopasdfg” · salt',
  ],
  [
    'Ingredients: water, natural flavour (milk, qwertyuiopasdfgh), salt.',
    'water · natural flavour~ [milk · qwertyuiopasdfgh?] · salt',
  ],
  [
    'Ingredients: water, lecithins (soya (organic), lupin), salt.',
    'water · lecithins+ [soya “organic” · lupin] · salt',
  ],
  [
    'Ingredients: water, citric acid (glucose, bifidobacterium), salt.',
    'water · citric acid+ [glucose · bifidobacterium] · salt',
  ],
  ['配料：水、红茶（某地的高山产）、食用盐', '水 · 红茶 “某地的高山产” · 食用盐'],
  ['配料：水、白砂糖（某某某某某某某）、食用盐', '水 · 白砂糖 [某某某某某某某?] · 食用盐'],
  ['配料：水、某某（某地）、食用盐', '水 · 某某? [某地?] · 食用盐'],
  ['配料：水、某某（大豆）、食用盐', '水 · 某某? [大豆] · 食用盐'],
  ['配料：水、苹果（红富士苹果）、食用盐', '水 · 苹果 [红富士苹果] · 食用盐'],
  ['配料：水、鸡（台湾土鸡）、食用盐', '水 · 鸡 “台湾土鸡” · 食用盐'],
  ['配料：水、鸡（土鸡）、食用盐', '水 · 鸡 [土鸡] · 食用盐'],
  ['Ingredients: water, shortening (palm), salt.', 'water · shortening [palm] · salt'],
  ['Ingredients: water, sugar (canola), salt.', 'water · sugar [canola?] · salt'],
  ['Ingredients: water, sugar (qwer), salt.', 'water · sugar “qwer” · salt'],
  ['Ingredients: water, sugar (qwert), salt.', 'water · sugar [qwert?] · salt'],
  ['配料：水、某某（qwertyuiop）、食用盐', '水 · 某某? “qwertyuiop” · 食用盐'],
  ['配料：水、某某（某某a）、食用盐', '水 · 某某? [某某a?] · 食用盐'],
  ['配料：水、某某（抗氧化剂）、食用盐', '水 · 某某? “抗氧化剂” · 食用盐'],
  ['Ingredients: water, silver leaf (e174), salt.', 'water · silver leaf+ “e174” · salt'],
])('a bracket says of the name before it what it says: %s', (label, expected) =>
  expect(shape(engine.analyse({ text: label }).ingredients)).toBe(expected),
)
