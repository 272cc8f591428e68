import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, createAnswers, type Question } from '../../src/engine/answers/index.ts'
import { plain, spokenText } from '../../src/engine/answers/text/plain.ts'
import { createEngine, type Engine } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'

let engine: Engine
let answer: (asked: Question) => Answer

beforeAll(async () => {
  const knowledge = await loadKnowledge()
  engine = createEngine(knowledge)
  answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
})

const ask = (question: string, text: string, language: 'zh' | 'en' = 'zh'): Answer => {
  const product = engine.readProduct(text)
  return answer({
    question,
    history: [],
    language,
    label: { result: engine.analyse({ text, product }), product },
  })
}

/** As the chat renders an answer. */
const html = (markdown: string) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })

const shown = (markdown: string) =>
  html(markdown)
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const hostile = [
  '**大豆**',
  '__milk__',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '[点我](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '<https://evil.example>',
  'https://evil.example/a',
  'www.evil.example',
  'someone@evil.example',
  '0@.A',
  'a|b|c',
  '`code`',
  '~~gone~~',
  '# heading',
  '> quote',
  '- item',
  '1. item',
  '---',
  '&lt;b&gt;',
  '&#60;b&#62;',
  'a\\|b',
  '[1]',
  '[^1]',
  '*a_b*',
]

describe('a name of the label stays plain text', () => {
  it.each(hostile)('%s as it stands', name => {
    const rendered = html(plain(name))
    expect(rendered).toMatch(/^<p>[^<]*<\/p>$/)
    expect(shown(plain(name))).toBe(name)
    expect(spokenText(plain(name))).toBe(name)
  })

  it.each(hostile)('%s in every kind of answer', name => {
    const label = `产品名称：${name}饼干\n配料：小麦粉、白砂糖、${name}、山梨酸钾、食用香精`
    for (const question of [
      '深度分析',
      `${name}是什么`,
      `有没有${name}`,
      '有哪些防腐剂',
      '一共有几种配料，排前五的是什么',
      '为什么是这个分',
      '有什么过敏原',
      '这个健康吗',
      '有没有更好的选择',
    ]) {
      const { answer: markdown } = ask(question, label)
      expect(html(markdown)).not.toMatch(/<(?:a|img|script|svg|code|del|em|blockquote|hr|input|h1)\b/)
      for (const [, bold = ''] of html(markdown).matchAll(/<strong>(.*?)<\/strong>/g))
        expect(bold).not.toBe('大豆')
    }
  })

  it('turns no direction and breaks no line', () => {
    expect(plain('大豆\u202e\n# x')).toBe('大豆 \\# x')
  })
})

describe('marks and citations', () => {
  it.each(['深度分析', '为什么是这个分', '有哪些添加剂', '山梨酸钾和苯甲酸钠哪个好'])(
    '%s: marks count up from 1, and every citation has its mark',
    question => {
      const { answer: markdown, citations } = ask(
        question,
        '配料：小麦粉、白砂糖、食用盐、食品添加剂（山梨酸钾、苯甲酸钠、柠檬黄）',
      )
      const numbers = [...markdown.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, number]) => Number(number))
      const firsts = [...new Set(numbers)]
      expect(firsts).toEqual(citations.map((_, index) => index + 1))
      for (const citation of citations) expect(citation.title).not.toBe('')
    },
  )

  it('a table of the report has as many cells in every row', () => {
    const { answer: markdown } = ask('深度分析', '配料：小麦粉、食品添加剂（山梨酸钾、a|b胶、柠檬黄）')
    const rows = markdown.split('\n').filter(line => line.startsWith('|'))
    expect(rows.length).toBeGreaterThan(3)
    expect(html(markdown)).toContain('<table>')
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(5)
  })
})

describe('whatever is asked', () => {
  const words = fc.constantFrom(
    '是什么',
    '安全吗',
    '山梨酸钾',
    'E476',
    'ADI',
    '它',
    '第二个',
    '深度分析',
    'what is',
    'per day',
    '50kg',
    '**',
    '[1]',
    '\u202e',
    '\ud800',
    '<b>',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 12 }).map(parts => parts.join('')),
  )

  it('gets an answer, the same one each time, and never an error', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(text, { maxLength: 4 }),
        fc.boolean(),
        (question, list, turns, isZh) => {
          const source = `配料：小麦粉、${list}、山梨酸钾`
          const asked: Question = {
            question,
            history: turns.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
            language: isZh ? 'zh' : 'en',
            label: { result: engine.analyse({ text: source }), product: { name: list, standard: question } },
          }
          const first = answer(asked)
          expect(answer(asked)).toEqual(first)
          expect(first.answer).not.toBe('')
          expect(html(first.answer)).not.toMatch(/<(?:a|img|script)\b/)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('answers a question as long as a book before anybody notices', () => {
    const start = process.cpuUsage() // a busy machine takes longer by the clock
    expect(ask('山梨酸钾安全吗'.repeat(50_000), '配料：山梨酸钾').answer).not.toBe('')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
  })
})
