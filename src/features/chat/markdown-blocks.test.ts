import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesApart, splitBlocks } from './markdown-blocks.ts'

it('an answer of usual form is understood, block by block', () => {
  const table = `| 添加剂 | 限量 |\n|---|---|\n${'| 山梨酸钾 | 0.5 g/kg |\n'.repeat(20)}`
  const list = '- 小麦粉\n  - 麸质\n    - 过敏原\n- **白砂糖**'
  expect(
    splitBlocks(`# 结论\n\n${table}\n\n${list}\n\n> 引用\n\n一段话。`).map(({ isPlain }) => isPlain),
  ).toEqual(Array(5).fill(false))
})

it.each([
  ['1,000 nested lists in a line', '- '.repeat(1_000)],
  [
    '1,000 nested lists over lines',
    Array.from({ length: 1_000 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
  ],
  ['nested quotes', `${'> '.repeat(500)}x`],
  ['unclosed emphasis', '**a*'.repeat(500)],
  ['a table of 2,000 columns', `|a${'|a'.repeat(2_000)}`],
  ['a megabyte of line feeds', `${'\n'.repeat(1_000_000)} x`],
  ['a word of a megabyte', 'a'.repeat(1_000_000)],
])('%s is left as plain text in pieces, without losing a letter', (_, text) => {
  const blocks = splitBlocks(text)
  expect(blocks.every(({ isPlain, text: piece }) => isPlain && piece.length <= 4_000)).toBe(true)
  expect(blocks.map(block => block.text).join('')).toBe(text)
})

it('of any text no block is long, and no letter is lost', () => {
  const markdown = fc.array(
    fc.constantFrom('- ', '> ', '\n\n', '\n', '**', '[', '|', 'a', '盐', '  ', '`', '1. '),
    {
      maxLength: 3_000,
    },
  )
  fc.assert(
    fc.property(markdown, parts => {
      const text = parts.join('')
      const blocks = splitBlocks(text)
      for (const block of blocks) expect(block.text.length).toBeLessThanOrEqual(4_000)
      expect(
        blocks
          .map(block => block.text)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(text.replace(/\s/g, ''))
    }),
  )
})

it.each([
  ['sentences', '不能。[1]\n含猪肉。\n31 g of sugars.', '不能。[1]\n\n含猪肉。\n\n31 g of sugars.'],
  ['a sentence that goes on in the next line', 'one line\nand another.', 'one line\nand another.'],
  ['a list under its sentence', 'Main reasons:\n- one.\n- two.', 'Main reasons:\n- one.\n- two.'],
  ['a list of numbers', 'Look.\n1. one.\n2. two.', 'Look.\n1. one.\n2. two.'],
  ['rows of a table', '| a. |\n|---|\n| b |', '| a. |\n|---|\n| b |'],
  ['code', '```\na.\nb\n```', '```\na.\nb\n```'],
])('paragraphs of lines: %s', (_, written, drawn) => expect(linesApart(written)).toBe(drawn))
