import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../../knowledge/index.ts'
import { createEngine } from '../../index.ts'

const engine = createEngine(await loadKnowledge())
const text = '配料：水、白砂糖、食用盐、柠檬酸、食用香精。'

/** A word for each character, read with `confidence` where it is part of `doubtful`. */
const wordsOf = (label: string, doubtful: string, confidence: number) => {
  const at = label.indexOf(doubtful)
  return [...label].map((_, start) => ({
    start,
    end: start + 1,
    confidence: start >= at && start < at + doubtful.length ? confidence : 0.95,
    box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  }))
}
const reasonFor = (label: string, words = wordsOf(label, '', 1)) =>
  engine.analyse({ text: label, language: 'zh', words }).noScore

describe('a list of which part was not read', () => {
  it('is told by the mark of a character that was not read', () => {
    expect(reasonFor(text)).toBeNull()
    expect(reasonFor(text.replace('柠檬酸', '柠檬酸、碳酸□'))).toBe('partial_reading')
  })
  it('is whole where only text beside the list has the mark', () => {
    expect(reasonFor(`品名：果汁□\n${text}`)).toBeNull()
  })
  it('is told by a name that nobody knows and that was read with doubt', () => {
    const label = text.replace('柠檬酸', '图呆敌')
    expect(reasonFor(label, wordsOf(label, '图呆敌', 0.4))).toBe('partial_reading')
    expect(reasonFor(text, wordsOf(text, '柠檬酸', 0.4))).toBeNull()
  })
  it('is told by the heading of the additives with none behind it', () => {
    expect(reasonFor('配料：水、白砂糖、赤藓糖醇、食品添加\n净含量：500ml')).toBe('partial_reading')
    expect(reasonFor('配料：水、白砂糖、赤藓糖醇、食品添加剂\n净含量：500ml')).toBe('partial_reading')
    expect(reasonFor('配料：水、白砂糖、食品添加剂（柠檬酸）\n净含量：500ml')).toBeNull()
  })
  it('is told by a bracket or a separator at its end', () => {
    expect(reasonFor('配料：水、白砂糖、食用盐、')).toBe('partial_reading')
  })
})
