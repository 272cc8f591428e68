// Every sentence that stands in the source, found in its syntax tree: objects with zh and en.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../prepare.mjs'

/**
 * A sentence as the source writes it; `{…}` stands for what a label or a number fills in.
 * @typedef {{ file: string, id: string, zh: string, en: string }} Template
 */

const FOLDERS = ['src/engine', 'src/knowledge']

/** A place of a template as a reader sees it: `${names.zh}` is `{names}`. */
const placeOf = (/** @type {string} */ code) => {
  const name = code.replace(/\.(?:zh|en)\b/g, '').replace(/\s+/g, ' ')
  return `{${name.length > 40 ? '…' : name}}`
}

/**
 * What an expression can say: one text, or one per branch.
 * @param {ts.Expression} node
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
const textsOf = (node, source) => {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, source)
  if (ts.isTemplateExpression(node))
    return [
      node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => placeOf(expression.getText(source)) + literal.text)
          .join(''),
    ]
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, source), ...textsOf(node.whenFalse, source)]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textsOf(node.left, source).flatMap(left => textsOf(node.right, source).map(right => left + right))
  return []
}

/**
 * The name a sentence goes by: the id of its rule, or the variable or function it stands in.
 * @param {ts.Node | undefined} node
 * @returns {string}
 */
const nameOf = node => {
  if (!node || ts.isSourceFile(node)) return 'sentence'
  if (ts.isObjectLiteralExpression(node))
    for (const property of node.properties)
      if (
        ts.isPropertyAssignment(property) &&
        ['id', 'rule', 'group', 'intent'].includes(property.name.getText()) &&
        ts.isStringLiteralLike(property.initializer)
      )
        return property.initializer.text
  if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name)
    return node.name.getText()
  return nameOf(node.parent)
}

/** A word is no sentence: the people, kinds and purposes that sentences are put together from. */
const isSentence = (/** @type {string} */ zh) => /[。？！；：，{“]/.test(zh) || zh.length > 12

/**
 * The Chinese and English expressions of a node: its `zh` and `en`.
 * @param {ts.Node} node
 * @returns {[zh: ts.Expression, en: ts.Expression] | undefined}
 */
const pairOf = node => {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const value = (/** @type {string} */ name) =>
    node.properties.filter(ts.isPropertyAssignment).find(one => one.name.getText() === name)?.initializer
  const [zh, en] = [value('zh'), value('en')]
  return zh && en ? [zh, en] : undefined
}

/** All sentences of the source, in the order of files and lines. */
export const templates = () => {
  /** @type {Template[]} */
  const found = []
  const files = FOLDERS.flatMap(folder =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(path => path.endsWith('.ts') && !/\.(test|d|generated)\.ts$/.test(path)),
  ).sort()
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${root}${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const visit = (/** @type {ts.Node} */ node) => {
      const pair = pairOf(node)
      if (pair) {
        const [zh, en] = [textsOf(pair[0], source), textsOf(pair[1], source)]
        for (const [n, text] of zh.entries())
          if (isSentence(text)) found.push({ file, id: nameOf(node), zh: text, en: en[n] ?? en[0] ?? '' })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}
