// Checks the committed knowledge tables through the loader the app uses; every failure names its entry.
//   node scripts/checks/check-knowledge.mjs
import { openSource } from '../source.mjs'

/** @type {string[]} */
const failures = []
/**
 * @param {unknown} holds
 * @param {string} sentence
 */
const check = (holds, sentence) => {
  if (!holds) failures.push(sentence)
}

const source = await openSource()
const module = await source.load('/src/knowledge/index.ts')
const notes = await source.load('/src/knowledge/safety-notes.ts')
const knowledge = await module.loadKnowledge()
const uses = await module.loadUses()
const flavourings = await module.loadFlavourings()
await source.close()

const counts = {
  additives: [knowledge.additives.length, 290],
  uses: [[...uses.values()].flat().length, 2311],
  flavourings: [flavourings.length, 1893],
  categories: [knowledge.categories.length, 369],
  'A.2 exceptions': [knowledge.exceptions.length, 68],
  'B.1 categories without flavouring': [knowledge.noFlavour.length, 29],
  'functional classes': [knowledge.classes.length, 23],
  'processing aids and enzymes': [knowledge.processing.length, 183],
  'product standards': [knowledge.standards.length, 72],
  evidence: [knowledge.evidence.length, 65],
}
for (const [what, [is, should]] of Object.entries(counts))
  check(is === should, `${what}: ${is} rows, expected ${should}`)

/**
 * @param {string} what
 * @param {readonly string[]} keys
 */
function unique(what, keys) {
  const seen = new Set()
  for (const key of keys) {
    check(!seen.has(key), `${what} "${key}" is listed twice`)
    seen.add(key)
  }
}
unique(
  'additive id',
  knowledge.additives.map(entry => entry.id),
)
unique(
  'CNS number',
  knowledge.additives.flatMap(entry => entry.cns),
)
unique(
  'category',
  knowledge.categories.map(category => category.no),
)
unique(
  'flavouring',
  flavourings.map(row => row.id),
)
unique(
  'standard',
  knowledge.standards.map(row => row.key),
)

// One name must not lead to two substances; that two entries share INS 304 is in the standard itself.
const owners = new Map()
for (const name of knowledge.names) {
  const key = name.text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const owner = `${name.id ?? '-'} ${name.zh}`
  const known = owners.get(key)
  const shared = known && known !== owner
  const sameEntry = shared && known.split(' ')[0] === owner.split(' ')[0]
  const twins = ['acetic acid', 'carbon dioxide', 'ascorbylpalmitate', 'glutaminetransaminase']
  check(
    !shared || sameEntry || twins.some(twin => key.includes(twin.replace(/\s/g, ''))),
    `name "${name.text}" means both ${known} and ${owner}`,
  )
  if (!known) owners.set(key, owner)
}

const categoryNumbers = new Set(knowledge.categories.map(category => category.no))
for (const category of knowledge.categories)
  check(
    !category.parent || categoryNumbers.has(category.parent),
    `category ${category.no} has no parent ${category.parent}`,
  )

const extraClasses = new Set(['胶姆糖基础剂', '固化剂'])
const classes = new Set(knowledge.classes.map(one => one.zh))
for (const entry of knowledge.additives) {
  const who = `additive ${entry.id} ${entry.zh}`
  check(/^[a-z0-9.-]+$/.test(entry.id), `${who}: id contains characters not allowed in a URL`)
  check(entry.zh !== '' && entry.en !== '', `${who}: a name is missing`)
  check([0, 1, 2, 3, 4].includes(entry.tier), `${who}: tier ${entry.tier}`)
  check(entry.functions.length > 0, `${who}: no functional class`)
  check(entry.announced || uses.has(entry.id), `${who}: no use`)
  for (const one of entry.functions)
    check(classes.has(one) || extraClasses.has(one), `${who}: unknown class ${one}`)
  for (const form of entry.forms ?? [])
    check(form.zh !== '' && form.en !== '', `${who}: a form without a name`)
  for (const record of entry.safety ?? [])
    check(
      record.note === '' || /^as \d/.test(record.note) || notes.translatedNotes.includes(record.note),
      `${who}: the note "${record.note}" has no Chinese translation in safety-notes.ts`,
    )
}
for (const [id, rows] of uses) {
  const entry = knowledge.additive(id)
  check(entry, `uses: no additive ${id}`)
  for (const row of rows) {
    const who = `use of ${entry?.zh} in ${row.no || 'all foods'}`
    check(row.no === '' || categoryNumbers.has(row.no), `${who}: no such category`)
    check(row.max === 'GMP' || (typeof row.max === 'number' && row.max > 0), `${who}: maximum ${row.max}`)
    check(row.residue === undefined || row.residue > 0, `${who}: residue ${row.residue}`)
    check(!knowledge.category(row.no)?.reserved, `${who}: the category number is reserved`)
    check((row.no === '') === (row.also !== undefined), `${who}: both "all foods" and a category`)
  }
}
for (const { no } of [...knowledge.exceptions, ...knowledge.noFlavour])
  check(categoryNumbers.has(no), `table A.2 or B.1: no category ${no}`)
for (const [char, others] of knowledge.lookalikes)
  check(
    [...char].length === 1 && /^(\d\D+)+$/.test(others),
    `look-alikes of "${char}" have an invalid format`,
  )

// Facts a person looked up in the standard; they fail when a column slips.
/** @param {string} text */
const named = text => knowledge.names.find(name => name.text === text)
/**
 * @param {string} id
 * @param {string} no
 */
const limitOf = (id, no) => uses.get(id)?.find(row => row.no === no)
const sorbate = named('山梨酸钾')
check(
  sorbate?.ins === '202' && knowledge.byCns('17.004')?.id === sorbate?.id,
  '山梨酸钾 is not INS 202, CNS 17.004',
)
check(limitOf('17.003', '07.01')?.max === 1, '山梨酸及其钾盐 in 面包: maximum is not 1.0 g/kg')
check(
  knowledge.additive('19.004')?.safety?.[0]?.jecfaAdi.startsWith('0-40'),
  'aspartame: the JECFA ADI is not 0-40 mg/kg',
)
check(
  ['220', '221', '222', '223', '224'].every(ins => knowledge.byIns(ins)?.id === '05.001'),
  'INS 220-224 do not all lead to 二氧化硫及亚硫酸盐',
)
check(limitOf('05.001', '15.03.01')?.unit === 'g/L', 'sulphites in wine are not limited per litre')
check(
  limitOf('09.002', '08.03')?.max !== undefined || uses.get('09.002')?.length === 8,
  '亚硝酸盐: eight uses expected',
)
check(knowledge.byIns('164')?.zh === '栀子黄', 'INS 164 is not 栀子黄')
check(named('刺槐豆胶')?.id === '20.023', '刺槐豆胶 does not lead to 槐豆胶')
check(!uses.get('17.009')?.some(row => row.no.startsWith('07')), '脱氢乙酸 is still permitted in baked goods')
check(knowledge.unlisted.filter(row => row.banned).length === 11, 'eleven banned substances expected')

if (failures.length > 0) {
  console.error(failures.map(sentence => `check-knowledge: ${sentence}`).join('\n'))
  process.exit(1)
}
console.log(
  `check-knowledge: ${knowledge.additives.length} additives, ${knowledge.names.length} names, no errors`,
)
