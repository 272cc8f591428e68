import { expect, it } from 'vitest'
import packs from './real-packs.json'
import { judge, read } from './judge.ts'
import { type Pack, printTable } from './tables.ts'
import { generatedPacks } from './generated.ts'
import { misprinted } from './misprint.ts'
it.each(['real','gen'])('%s', (w) => {
  let c = 0, r = 0, f = 0, u = 0, s = 0, sr = 0, cols = 0, n = 0, asked = 0
  for (const form of ['rows', 'cells', 'line', 'tight', 'sentence'] as const)
    for (const spelling of [0, 1, 2, 3])
      for (const pack of w === 'real' ? packs as Pack[] : generatedPacks(120)) {
        const t = printTable(pack, { form, spelling })
        const j = judge(t, read(t.text))
        n++; c += j.cells; r += j.right; f += j.found; u += j.unitsRight; s += j.shares; sr += j.sharesRight; cols += +j.columnsRight; asked += j.asked
        if (j.unmarked.length || j.missing.length || !j.columnsRight) if (Math.random() < 0.02) console.log(j.label, j.unmarked, j.missing, read(t.text)?.columns, t.text.slice(0, 400))
        if (j.asked && Math.random()<0.01) console.log(t.text, JSON.stringify(read(t.text)?.rows.flatMap(x=>x.cells.filter(y=>!y.isSure).map(y=>[x.nutrient,y]))))
      }
  console.log(w,JSON.stringify({ n, cols, c, r, f, u, s, sr, asked, share: r / c }))
  expect(1).toBe(1)
})
it('misprints', () => {
  for (const m of ['lost point','moved point','wrong unit'] as const) {
   const c: Record<string,number[]> = {}
   for (const pack of [...packs as Pack[], ...generatedPacks(120)]) {
    const t = printTable(pack, { form: 'rows', spelling: 1 })
    t.cells.forEach((_, i) => {
      const p = misprinted(t, i, m); if (!p) return
      const cell = read(p.text)?.rows.filter(x=>x.nutrient===p.cell.nutrient).flatMap(x=>x.cells).find(x=>x.column===p.cell.column && (p.cell.nutrient!=='energy' || m==='wrong unit' || x.unit===p.cell.unit))
      const a = c[pack.layout] ??= [0,0,0,0]
      a[0]!++; if (!cell) a[1]!++; else if (!cell.isSure) { a[2]!++; if (cell.likely?.value===p.cell.value) a[3]!++ }
    })
   }
   console.log(m, JSON.stringify(c))
  }
})
