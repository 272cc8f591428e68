// `npm run bench rules [-- SET[+SET]]`: switches each rule of the understanding off alone and asks again the questions that met it. A
// rule is an `if (…) return …` of the files below; prints, for each, how many questions met it, how many answers change without it,
// and how many are right or understood only with it (-) or only without it (+); the rules that nothing needs come first.
import ts from 'typescript'
import { openSource } from '../../source.mjs'

const folders =
  /\/src\/engine\/answers\/(?:answers|planning\/compose|understanding\/(?:settle|carried)\/[\w-]+)\.ts$/

/** @typedef {{ file: string, line: number, words: string }} Rule */
/** @type {Rule[]} */
const rules = []
/** Rules that are switched off, and those that the question at hand has met. */
const off = new Set()
/** @type {Set<number>} */
let met = new Set()
/** @param {number} rule */
const applies = rule => {
  if (off.has(rule)) return false
  met.add(rule)
  return true
}
Object.assign(globalThis, { ruleApplies: applies })

/** @param {ts.IfStatement} node */
const returns = ({ thenStatement: then, elseStatement: other }) => {
  const last = ts.isBlock(then) ? then.statements.at(-1) : then
  return other === undefined && last !== undefined && ts.isReturnStatement(last)
}

/** Asks `ruleApplies` after the condition of each rule. */
const switches = {
  name: 'rules-that-can-be-switched-off',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} code
   * @param {string} id
   */
  transform: (code, id) => {
    if (!folders.test(id)) return null
    const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true)
    /** @type {{ at: number, text: string }[]} */
    const inserted = []
    /** @param {ts.Node} node */
    const visit = node => {
      if (ts.isIfStatement(node) && returns(node)) {
        const rule = rules.length
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
        const words = node.getText().replace(/\s+/g, ' ').slice(0, 120)
        rules.push({ file: id.slice(id.lastIndexOf('/') + 1), line, words })
        inserted.push({ at: node.expression.getStart(), text: '(' })
        inserted.push({ at: node.expression.getEnd(), text: `) && globalThis.ruleApplies(${rule})` })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    const after = inserted.sort((a, b) => b.at - a.at)
    return after.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code)
  },
}

const source = await openSource({ plugins: [switches] })
const { createAsking, faultsOf, questionSets, readAsked } = await source.load('/test/questions/judge.ts')
const { understoodOf } = await source.load('/test/questions/understood.ts')
const wanted = process.argv.slice(2).find(arg => arg !== '--')
const sets = questionSets.filter(name => wanted === undefined || wanted.split('+').includes(name))
const ask = await createAsking()

/** @param {import('../../../test/questions/judge.ts').Asked} asked */
const judge = asked => {
  met = new Set()
  const { said, heard } = ask(asked)
  const isRight = faultsOf(asked, said).length === 0
  return { asked, met, answer: said.answer, isRight, isUnderstood: understoodOf(asked, heard).wish }
}
const all = sets.flatMap(readAsked).map(judge)

const measured = rules.map((rule, at) => {
  const meeting = all.filter(one => one.met.has(at))
  off.clear()
  off.add(at)
  let isGuard = false
  const without = meeting.map(one => {
    try {
      return judge(one.asked)
    } catch {
      isGuard = true // a check that something is there at all
      return one
    }
  })
  /** @param {(one: (typeof all)[number], other: (typeof all)[number]) => boolean} test */
  const count = test => meeting.filter((one, n) => test(one, without[n] ?? one)).length
  return {
    ...{ ...rule, isGuard, questions: meeting.length },
    changed: count((one, other) => one.answer !== other.answer),
    lost: count((one, other) => one.isRight && !other.isRight),
    gained: count((one, other) => !one.isRight && other.isRight),
    lostWishes: count((one, other) => one.isUnderstood && !other.isUnderstood),
    gainedWishes: count((one, other) => !one.isUnderstood && other.isUnderstood),
  }
})
await source.close()

const named = measured
  .filter(({ isGuard }) => !isGuard)
  .sort((a, b) => a.lost - a.gained - (b.lost - b.gained))
for (const { file, line, words, questions, changed, lost, gained, lostWishes, gainedWishes } of named)
  console.log(
    `${file}:${line} met by ${questions}, changes ${changed}; right -${lost} +${gained}, understood -${lostWishes} +${gainedWishes} | ${words}`,
  )
const idle = named.filter(({ lost, gained }) => lost <= gained).length
console.log(`${named.length} rules, ${idle} of them needed by none of ${all.length} questions`)
