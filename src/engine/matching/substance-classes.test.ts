import { describe, expect, it } from 'vitest'
import { engine, flat, knowledge } from '../../../test/labels/corpus.ts'
import { isSubstanceOfClass, SUBSTANCE_CLASSES, type SubstanceClass } from './substance-classes.ts'

const classes = Object.keys(SUBSTANCE_CLASSES) as SubstanceClass[]
const analyse = (list: string) => engine.analyse({ text: `配料：${list}` })
const classesOf = (name: string) => {
  const [item] = flat(analyse(`水、${name}`).ingredients).slice(1)
  const substance = item && { id: item.additiveId, ins: item.ins ?? '', functions: item.functions }
  return classes
    .filter(one => isSubstanceOfClass(substance, one))
    .sort()
    .join(' ')
}

describe('the table of substance classes', () => {
  it.each([
    ['阿斯巴甜', 'aspartame sweetener'],
    ['三氯蔗糖', 'cohortSweetener sweetener'],
    ['赤藓糖醇', 'polyol'],
    ['麦芽糖醇液', 'polyol'],
    ['乳糖醇', 'polyol'],
    ['氢化淀粉水解物', 'polyol'],
    ['异麦芽酮糖', 'isomaltulose'],
    ['亚硝酸钠', 'nitrite'],
    ['硝酸钾', 'nitrite'],
    ['六偏磷酸钠', 'phosphate'],
    ['磷酸盐', 'phosphate'],
    ['低亚硫酸钠', 'sulphite'],
    ['苋菜红', 'azoDye'],
    ['新红', 'azoDye'],
    ['喹啉黄', 'southamptonDye'],
    ['日落黄', 'azoDye southamptonDye'],
    ['赤藓红', 'erythrosine'],
    ['焦糖色（普通法）', ''],
    ['焦糖色（亚硫酸铵法）', 'ammoniaCaramel'],
    ['焦糖色', 'ammoniaCaramel'],
    ['硫酸铝钾', 'aluminium'],
    ['柠檬酸', ''],
  ])('%s is of class "%s"', (name, expected) => expect(classesOf(name)).toBe(expected))

  it('refers to CNS numbers that the knowledge tables contain', () => {
    for (const { cns = [] } of Object.values(SUBSTANCE_CLASSES))
      for (const id of cns) expect(knowledge.additive(id)?.id).toBe(id)
  })

  it('refers to functional classes that GB 2760 defines', () => {
    const functions = Object.values(SUBSTANCE_CLASSES).flatMap(row => row.functions ?? [])
    for (const zh of functions) expect(knowledge.classes.map(one => one.zh)).toContain(zh)
  })
})

describe('rules that ask the table agree with each other', () => {
  const ids = (list: string) => {
    const { reasons, groups, highlights, suggestions } = analyse(list)
    return [
      ...reasons.map(one => one.rule),
      ...groups.map(one => one.group),
      ...highlights.map(one => one.id),
      ...suggestions.map(one => one.id),
    ]
  }

  it.each([
    ['异麦芽酮糖', false, false],
    ['氢化淀粉水解物', false, true],
    ['山梨糖醇', false, true],
    ['阿斯巴甜', true, false],
  ])('%s is a sweetener to all of them: %s, and a laxative: %s', (name, isSweetener, isLaxative) => {
    const found = ids(`水、${name}、小麦粉`)
    for (const id of ['sweeteners', 'sweet_habit', 'infant_0_36m', 'children'])
      expect(found.includes(id)).toBe(isSweetener)
    expect(found.includes('laxative')).toBe(isLaxative)
  })

  it.each([
    ['新红', true, false],
    ['苋菜红', true, false],
    ['喹啉黄', true, true],
    ['诱惑红', true, true],
    ['赤藓红', false, false],
  ])(
    '%s concerns people sensitive to dyes: %s, and has the EU warning for children: %s',
    (name, isAzo, isWarned) => {
      const found = ids(`水、${name}、小麦粉`)
      expect(found.includes('aspirin_dye_sensitive')).toBe(isAzo)
      expect(found.includes('azo_dyes')).toBe(isAzo)
      expect(found.includes('children_dyes')).toBe(isWarned)
    },
  )

  it.each([
    ['磷酸盐', ['E17']],
    ['低亚硫酸钠', ['E16']],
    ['焦糖色（普通法）', ['E1']],
  ])('cites for %s the evidence on its class', (name, evidence) => {
    const cited = analyse(`水、${name}`).reasons.filter(one => one.rule === 'additive')
    expect(cited.map(one => one.evidence)).toEqual([evidence])
  })
})
