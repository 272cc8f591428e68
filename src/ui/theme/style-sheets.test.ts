import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../../', import.meta.url)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, css: readFileSync(new URL(path, source), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))

/** A style sheet without the blocks that apply only where there is a pointer that hovers. */
const withoutHoverBlocks = (css: string): string => {
  const start = css.indexOf('@media (hover: hover)')
  if (start === -1) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0 && end < css.length; end += 1)
    depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  return withoutHoverBlocks(css.slice(0, start) + css.slice(end))
}

it('finds style sheets, and tells hover blocks from the rest', () => {
  expect(sheets.length).toBeGreaterThan(30)
  const css = '@media (hover: hover) {\n  .a:hover {\n    color: red;\n  }\n}\n.b:hover {\n}\n'
  expect(withoutHoverBlocks(css)).not.toContain('.a:hover')
  expect(withoutHoverBlocks(css)).toContain('.b:hover')
})

it.each(sheets)('$path shows hover only where there is one: on touch it sticks', ({ css }) => {
  expect(withoutHoverBlocks(css)).not.toContain(':hover')
})

it.each(sheets)('$path changes the case of no letter: β is no Β', ({ css }) => {
  expect(css).not.toMatch(/::first-letter|text-transform:\s*(?:uppercase|capitalize)/)
})
