// The texts in Traditional Chinese, made from the Simplified ones whenever a build, the development server or a test
// begins: src/i18n/locales/zh-Hant is generated and not kept.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import type { Plugin } from 'vite'

const locales = new URL('../src/i18n/locales/', import.meta.url)

const read = (file: URL): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null // not generated yet
  }
}

const generate = (): void => {
  const convert = Converter({ from: 'cn', to: 'tw' })
  const target = new URL('zh-Hant/', locales)
  mkdirSync(target, { recursive: true })
  const files = readdirSync(new URL('zh-Hans/', locales))
  for (const file of files) {
    // Names of languages are written in themselves, and keywords of forms are typed as they are shown.
    const text = convert(readFileSync(new URL(`zh-Hans/${file}`, locales), 'utf8')).replace(
      /("zh-Hans": )"[^"]*"/,
      '$1"简体中文"',
    )
    if (read(new URL(file, target)) !== text) writeFileSync(new URL(file, target), text)
  }
  for (const file of readdirSync(target)) if (!files.includes(file)) rmSync(new URL(file, target))
}

/** The Vite plugin that sees to it. */
export const traditionalChinese = (): Plugin => ({ name: 'traditional-chinese', config: generate })
