import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import { labelCells } from './label-cells.ts'

const html = (markdown: string) =>
  labelCells(micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }))

it('writes the heading of its column onto every cell', () => {
  const cells = [...html('| name | **tier** |\n| - | -: |\n| a | 1 |\n| b | 2 |').matchAll(/<td[^>]*>/g)].map(
    ([cell]) => cell,
  )
  expect(cells).toEqual([
    '<td data-label="name">',
    '<td data-label="tier" align="right">',
    '<td data-label="name">',
    '<td data-label="tier" align="right">',
  ])
})

it('lets no heading out of its attribute', () => {
  const attack = html('| " onclick="hurt()" x="<b>` |\n| - |\n| a |')
  expect(attack).toContain('<td data-label="&quot; onclick=&quot;hurt()&quot; x=&quot;&lt;b&gt;`">')
})

it('leaves text without tables as it is', () => {
  expect(html('- one\n- two')).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>')
})
