import { describe, expect, it } from 'vitest'
import { engine } from '../../test/labels/corpus.ts'

const said = (statement: string) => engine.analyse({ text: `配料：水、食用盐\n${statement}` }).allergens

describe('a statement of allergens', () => {
  it.each([
    ['含有花生', ['peanut']],
    ['含有坚果', ['nuts']],
    ['含有花生、坚果', ['peanut', 'nuts']],
    ['含有大豆', ['soy']],
    ['含有绿豆、大豆', ['soy']],
    ['含有鱼', ['fish']],
    ['含有鱿鱼', ['shellfish']],
  ])('%s', (statement, contains) => {
    const allergens = said(statement)
    expect([...allergens.contains].sort()).toEqual([...contains].sort())
    expect(allergens.mayContain).toEqual([])
  })

  it.each(['含有绿豆', '含有红豆、豌豆', '含有椰子', '含有可可豆', '不含牛奶'])('names none: %s', statement =>
    expect(said(statement)).toEqual({ contains: [], mayContain: [] }),
  )

  it('goes on from what is in it to what may be', () => {
    expect(said('含有小麦，可能含有花生')).toEqual({ contains: ['gluten'], mayContain: ['peanut'] })
    expect(said('含有牛奶，本产品生产线也加工花生')).toEqual({ contains: ['milk'], mayContain: ['peanut'] })
  })

  it.each(['生产车间同时加工含坚果制品', '生产设备亦加工坚果', '生产线还加工坚果'])(
    'what else is made in the same place may be in it: %s',
    statement => expect(said(statement)).toEqual({ contains: [], mayContain: ['nuts'] }),
  )
})
