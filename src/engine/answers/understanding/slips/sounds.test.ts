import { describe, expect, it } from 'vitest'
import { slipsOfSound } from './sounds.ts'

describe('words that sound like one that questions turn on', () => {
  const find = slipsOfSound('酱匠 包苞 质制', new Set(['匠苞']))

  it('are found where they stand', () => {
    expect(find('那个匠包里')).toEqual([{ typed: '匠包', word: '酱包', at: 2 }])
  })

  it('are none where they are words of their own', () => {
    expect(find('匠苞里有什么')).toEqual([])
    expect(find('酱包里有什么')).toEqual([])
  })
})
