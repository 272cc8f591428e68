// Generates src/i18n/locales/zh-Hant from zh-Hans when a build, the development server or a test starts; the folder is not committed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Converter } from 'opencc-js'
import type { Plugin } from 'vite'
import { taiwanWords } from '../../src/i18n/taiwan-words.ts'

const ourLocales = new URL('../../src/i18n/locales/', import.meta.url)

/** Texts of a locale file: strings, or objects of texts. */
type Texts = { [key: string]: string | Texts }

const toTaiwan = Converter({ from: 'cn', to: 'tw' })

/** One text in Traditional Chinese with the words of Taiwan's readers; placeholders such as `{{name}}` stay as they are. */
export const toTraditional = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\})/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : taiwanWords.reduce((words, [from, to]) => words.replaceAll(from, to), toTaiwan(part)),
    )
    .join('')

/** Values are converted, keys never: they are names in the code. Each language is named in itself. */
const convert = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value !== 'string' ? convert(value) : key === 'zh-Hans' ? value : toTraditional(value),
    ]),
  )

const read = (file: URL): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null // not generated yet
  }
}

const generate = (locales: URL): void => {
  const target = new URL('zh-Hant/', locales)
  mkdirSync(target, { recursive: true })
  const files = readdirSync(new URL('zh-Hans/', locales))
  for (const file of files) {
    const texts: Texts = JSON.parse(readFileSync(new URL(`zh-Hans/${file}`, locales), 'utf8'))
    const text = `${JSON.stringify(convert(texts), null, 2)}\n`
    if (read(new URL(file, target)) !== text) writeFileSync(new URL(file, target), text)
  }
  for (const file of readdirSync(target)) if (!files.includes(file)) rmSync(new URL(file, target))
}

/** Generates the Traditional Chinese texts before Vite reads them, and when a text changes while it serves. */
export const traditionalChinese = (locales = ourLocales): Plugin => ({
  name: 'traditional-chinese',
  config: () => generate(locales),
  configureServer: ({ watcher, config: { logger } }) =>
    void watcher.on('change', file => {
      if (!/\/zh-Hans\/\w+\.json$/.test(file)) return
      generateWhenWritten(locales).catch(error =>
        logger.error(`Traditional Chinese was not generated after a change of ${file}: ${error}`),
      )
    }),
})

/** A change may be told while the file is still empty or half written, and its rest in no event of its own. */
const generateWhenWritten = async (locales: URL): Promise<void> => {
  for (let retries = 20; ; retries--)
    try {
      return generate(locales)
    } catch (error) {
      if (!(error instanceof SyntaxError) || retries === 0) throw error
      await setTimeout(100)
    }
}
