import { expect, it } from 'vitest'
import { isAlcoholicDrink } from '../../../src/engine/scoring/no-score/alcoholic-drink.ts'

const isDrink = (words: { text?: string; name?: string; standard?: string }): boolean =>
  isAlcoholicDrink({ text: '', name: '', standard: '', ...words })

it.each([
  [{ standard: 'GB/T 4927' }, true],
  [{ text: '执行标准:gb/t 4927' }, true],
  [{ text: '执行标准:gb/t 49271' }, false],
  [{ text: 'gb 2757.5' }, false],
  [{ name: '啤酒' }, true],
  [{ name: '无醇啤酒', standard: 'GB/T 4927' }, false],
  [{ name: '啤酒', text: '无酒精饮品' }, false],
  [{ name: 'beer' }, true],
  [{ name: 'beer', text: 'alcohol-free' }, false],
  // A food that contains alcohol keeps its score, whatever its content.
  [{ name: '料酒', text: '酒精度:10%vol' }, false],
  // The content decides where it is stated.
  [{ name: '啤酒', text: '酒精度:0.5%vol' }, false],
  [{ name: '汽水', text: '酒精度:0.6%vol' }, true],
  [{ name: '白酒', text: '酒精度<0.5%vol' }, false],
  [{ name: '白酒', text: '酒精含量≤0.5' }, false],
  [{ name: '白酒', text: '<0.5%vol' }, false],
  [{ name: '汽水', text: '酒精度:0.3%vol;酒精含量:12%vol' }, true],
  [{ text: '0.8 proof' }, false],
  [{ text: '80 proof' }, true],
  [{ text: 'alc. 13.5% vol' }, true],
  [{ text: 'alcohol content: 0.4%' }, false],
  [{ text: '5%abv' }, true],
  [{ text: '酒精度(20℃):52%vol' }, true],
  [{ text: '酒精度:15度' }, true],
  [{ name: '白酒味硬糖' }, false],
])('%j: %s', (words, expected) => expect(isDrink(words)).toBe(expected))
