import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import questionLabels from '../../questions/labels.json' with { type: 'json' }
import { expect, onlyInAll, test } from '../support/person.ts'
import type { AskedOfText } from './determinism.journey.entry.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The questions of the latest round, each with the text of its label. */
const askedOfTexts = (): AskedOfText[] =>
  readFileSync(path('../../questions/round-9.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const {
        label,
        language,
        question,
        history = [],
      }: {
        label: keyof typeof questionLabels
        language: string
        question: string
        history?: string[]
      } = JSON.parse(line)
      return { text: questionLabels[label], question, history, language: language === 'en' ? 'en' : 'zh' }
    })

/** The engine with its knowledge as one classic script that defines `engine`. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path('determinism.journey.entry.ts'), formats: ['iife'], name: 'engine' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : null
  if (chunk?.type !== 'chunk') throw new Error('vite built no script')
  return chunk.code
}

test(
  'the engine gives byte-identical results and answers in the page, in a worker and in Node',
  onlyInAll,
  async ({ page }) => {
    const script = await bundle()
    const forms: { text: string }[] = JSON.parse(readFileSync(path('../../labels/label-forms.json'), 'utf8'))
    const texts = forms.map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(20)

    const asked = askedOfTexts()
    expect(asked.length).toBeGreaterThan(100)

    type Analyse = (texts: readonly string[], asked: readonly AskedOfText[]) => Promise<string>
    const inNode: string = await new Function(`${script}; return engine.analyseAll`)()(texts, asked)

    await page.goto('about:blank')
    const inPage = await page.evaluate(
      ([code, all, questions]) =>
        (new Function(`${code}; return engine.analyseAll`)() as Analyse)(all, questions),
      [script, texts, asked] as const,
    )
    const inWorker = await page.evaluate(
      ([code, all, questions]) =>
        new Promise<string>(resolve => {
          const source = `${code}; onmessage = async ({ data }) => postMessage(await engine.analyseAll(...data))`
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
          worker.onmessage = ({ data }) => resolve(data)
          worker.postMessage([all, questions])
        }),
      [script, texts, asked] as const,
    )
    expect(JSON.parse(inNode).answers).toHaveLength(5)
    expect(JSON.parse(inNode).further).toHaveLength(asked.length)
    expect(inPage).toBe(inNode)
    expect(inWorker).toBe(inNode)
  },
)
