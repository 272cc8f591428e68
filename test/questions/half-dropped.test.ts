import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels

it.each([
  ['l37oatbar', 'carbs in one bar please, and how much of that is sugar', /23\.4 g[\s\S]*9\.5 g/],
  ['l37oatbar', 'just tell me the protein and fibre in 100 g', /(?=[\s\S]*15\.6 g)(?=[\s\S]*8\.4 g)/],
  ['l37fishball', '係咪加咗硼砂落呢粒魚蛋', /^没有识别到硼砂/],
])('%#: on %s the answer to "%s" leaves no half out', (label, question, said) => {
  expect(askOf(question, analysed(byName[label] ?? label)).answer).toMatch(said)
})
