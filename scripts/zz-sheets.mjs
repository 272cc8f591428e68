import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const a = JSON.parse(readFileSync('docs/measurements/accepted-screens.json', 'utf8'))
const l = process.argv[2]
const names = readdirSync('screenshots')
  .filter(n => n.startsWith(l) && n.endsWith('.png') && !(n.replace('.png', '') in a))
  .sort()
const W = 220,
  H = 476,
  C = 7,
  R = 2
let k = 0
for (let i = 0; i < names.length; i += C * R) {
  const part = names.slice(i, i + C * R)
  const comps = []
  for (const [j, n] of part.entries()) {
    const buf = await sharp('screenshots/' + n)
      .resize({ width: W, height: H, fit: 'contain', position: 'top', background: '#888' })
      .toBuffer()
    comps.push({ input: buf, left: (j % C) * (W + 4), top: Math.floor(j / C) * (H + 4) })
  }
  await sharp({ create: { width: C * (W + 4), height: R * (H + 4), channels: 3, background: '#888' } })
    .composite(comps)
    .png()
    .toFile(`/work/.brief/s7/sheet-${l}-${k}.png`)
  console.log(k++, part.map(n => n.replace(l + '-', '').replace('.png', '')).join(' '))
}
