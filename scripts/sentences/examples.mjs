// Where each sentence was said: labels of the tests are analysed, their questions answered, and what is said is matched with
// the sentences of the source.
import { readFileSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'

/** @typedef {{ traditional: string, example?: string, sources?: string }} Example */

// Every so many labels of the rounds; more would only make the command slow.
const STEP = 4

const LONGEST_GAP = 160

/** What a sentence of the source says besides what is filled in; undefined where that is nearly nothing. */
const partsOf = (/** @type {string} */ zh) => {
  const parts = zh.split(/\{[^}]*\}/).filter(part => part !== '')
  return parts.join('').replace(/[\s，。：；、“”（）]/g, '').length < 4 ? undefined : parts
}

/**
 * The stretch of a text in which the parts stand one behind the other within a sentence; undefined where they do not. Step by step and not by one
 * pattern: with many gaps that would try them all against each other.
 * @param {readonly string[]} parts
 * @param {string} text
 */
const stretchOf = ([first = '', ...rest], text) => {
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    let end = start + first.length
    const isWhole = rest.every(part => {
      const at = text.indexOf(part, end)
      const gap = at < 0 ? '' : text.slice(end, at)
      if (at < 0 || gap.length > LONGEST_GAP || gap.includes('。')) return false
      end = at + part.length
      return true
    })
    if (isWhole) return text.slice(start, end)
  }
  return undefined
}

/**
 * For each sentence its traditional form and, where one of the labels makes it said, an example and what that cites.
 * @param {readonly import('./templates.mjs').Template[]} templates
 * @returns {Promise<Example[]>}
 */
export const examplesOf = async templates => {
  const source = await openSource()
  const { engine, knowledge } = await source.load('/test/labels/corpus.ts')
  const { labelsOf, printed, rounds } = await source.load('/test/labels/marked.ts')
  const { toTraditional } = await source.load('/scripts/build/traditional-chinese.ts')
  const { createAnswers } = await source.load('/src/engine/answers/index.ts')
  const { loadFlavourings, loadUses } = await source.load('/src/knowledge/index.ts')
  const { scoringLimits, scoringMethod } = await source.load('/src/engine/index.ts')
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })

  /** @type {{ zh: string, at: string, sources: string }[]} */
  const said = []
  const labels = rounds.flatMap(round => labelsOf(round)).filter((_, n) => n % STEP === 0)
  for (const { id, product, label } of labels) {
    const text = printed(label)
    const result = engine.analyse({ text, product: { name: product } })
    const { reasons, highlights, suggestions, knowledge: facts, groups } = result
    for (const { text: one, evidence } of [...reasons, ...highlights, ...suggestions, ...facts])
      said.push({ zh: one.zh, at: `${id} ${product}`, sources: evidence.join(' ') })
    for (const { text: one } of groups)
      said.push({ zh: one.zh, at: `${id} ${product}`, sources: 'the label' })
  }
  for (const { rule, title, says, limits, evidence } of scoringMethod)
    for (const { zh } of [title, says, limits])
      said.push({ zh, at: `method page, ${rule}`, sources: evidence.join(' ') })
  for (const { zh } of scoringLimits) said.push({ zh, at: 'method page, limits', sources: '' })
  const corpus = JSON.parse(readFileSync(`${root}test/labels/questions.json`, 'utf8'))
  for (const { ask, label } of corpus.questions) {
    const text = label ? corpus.labels[label] : undefined
    const own = text ? { result: engine.analyse({ text }), product: engine.readProduct(text) } : null
    const { answer: told, citations } = answer({ question: ask, history: [], language: 'zh', label: own })
    const cited = [...new Set(citations.filter(({ kind }) => kind !== 'ingredient').map(({ ref }) => ref))]
    said.push({
      zh: told.replace(/\[\d+\]/g, '').replace(/\*\*/g, ''),
      at: `${ask} (${label ?? 'no label'})`,
      sources: cited.slice(0, 4).join(' '),
    })
  }
  await source.close()
  return templates.map(({ zh }) => {
    const parts = partsOf(zh)
    const hit = parts && said.find(one => stretchOf(parts, one.zh) !== undefined)
    const words = hit && stretchOf(parts, hit.zh)?.replace(/\s+/g, ' ')
    return {
      traditional: toTraditional(zh),
      ...(hit ? { example: `${hit.at}: ${words}` } : {}),
      ...(hit?.sources ? { sources: hit.sources } : {}),
    }
  })
}
