import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import { compareIngredients } from './compare-ingredients.ts'
import { createRankings, type RankingItem, rankAmong, sortByRank } from './rankings.ts'

const item = (rank: number, score: number, popularity: number): RankingItem => ({
  rank,
  name: `产品${rank}`,
  brand: '',
  score,
  popularity,
})
const items = [item(1, 90, 10), item(2, 80, 500), item(3, 80, 10), item(4, 60, 30)]

describe('a ranking', () => {
  it('orders by score, equals sharing a place', () => {
    expect(sortByRank(items, 'score').map(({ rank, place }) => [rank, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
    ])
  })

  it('orders by popularity, the better product first among equals', () => {
    expect(sortByRank(items, 'popularity').map(({ rank, place }) => [rank, place])).toEqual([
      [2, 1],
      [4, 2],
      [1, 3],
      [3, 3],
    ])
  })

  it('says where a product stands, or would stand', () => {
    expect([95, 90, 80, 70, 10].map(score => rankAmong(score, items, 'score'))).toEqual([1, 1, 2, 4, 5])
    expect(rankAmong(50, [], 'score')).toBe(1)
  })
})

describe('rankings of a standard', () => {
  let world: World
  let rankings: ReturnType<typeof createRankings>
  beforeEach(async () => {
    world = await createWorld()
    rankings = createRankings(world.api)
  })

  it('are fetched once, and anew when they are pulled', async () => {
    await rankings.open('GB/T 20980')
    await rankings.open('GB/T 20980')
    expect(world.calls).toHaveLength(1)
    await rankings.reload()
    expect(world.calls).toHaveLength(2)
    expect(rankings.state.ranking?.items.length).toBeGreaterThan(3)
  })

  it('ignore the year of the standard, and are empty for one nobody knows', async () => {
    await rankings.open('GB/T 20980-2021')
    const { items: dated } = rankings.state.ranking ?? { items: [] }
    await rankings.open('GB/T 20980')
    expect(rankings.state.ranking?.items).toEqual(dated)
    await rankings.open('GB/T 99999')
    expect(rankings.state.ranking?.items).toEqual([])
  })

  it('show the answer to the last question only', async () => {
    await Promise.all([rankings.open('GB/T 20980'), rankings.open('GB 25190')])
    expect(rankings.state.standard).toBe('GB 25190')
    expect(rankings.state.ranking?.standard).toContain('25190')
  })

  it('say what went wrong, keep what is shown, and try again', async () => {
    await rankings.open('GB/T 20980')
    await world.apply('the server is down')
    await rankings.reload()
    expect(rankings.state.problem?.code).toBe(503)
    expect(rankings.state.ranking).not.toBeNull()
    await rankings.open('GB 25190')
    expect(rankings.state.ranking).toBeNull()
    await world.change({ always: null })
    await rankings.reload()
    expect(rankings.state.problem).toBeNull()
    expect(rankings.state.ranking?.standard).toContain('25190')
  })

  it('ask nothing for no standard', async () => {
    await rankings.open('')
    await rankings.reload()
    expect(world.calls).toEqual([])
  })
})

describe('a comparison', () => {
  it('tells what both have from what only one has, an additive by any of its names', async () => {
    const world = await createWorld()
    await world.apply('several finished analyses')
    const api = await world.api()
    const resultOf = async (last: number) =>
      (await api.getTask(`0198f3f0-0000-7000-8000-00000000000${last}`)).data?.result
    const [biscuit, noodles] = [await resultOf(1), await resultOf(3)]
    if (!biscuit || !noodles) throw new Error('not analysed')
    const { both, onlyFirst, onlySecond } = compareIngredients(biscuit, noodles)
    expect(both.map(({ name }) => name)).toEqual(expect.arrayContaining(['小麦粉', '食用盐']))
    expect(onlyFirst.map(({ name }) => name)).toContain('焦亚硫酸钠')
    expect(onlySecond.map(({ name }) => name)).toContain('柠檬黄')
    const keys = [...both, ...onlyFirst, ...onlySecond].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const same = compareIngredients(biscuit, biscuit)
    expect([same.onlyFirst, same.onlySecond]).toEqual([[], []])
  })
})
