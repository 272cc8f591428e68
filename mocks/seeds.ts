import { faker } from '@faker-js/faker/locale/zh_CN' // one of seventy languages: in development all of them would be 2.5 MB
import type { components } from '../src/api/schema.d.ts'

/** A number for a text, the same on every machine. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)

/** A shop shelf of products made to one standard, the same for the same seed and standard. */
export const shelf = (
  seed: number,
  key: string,
  category: string,
): Omit<components['schemas']['RankingItem'], 'rank'>[] => {
  faker.seed(seed * 65_521 + hash(key))
  return Array.from({ length: 12 }, () => ({
    name: `${faker.helpers.arrayElement(['原味', '经典', '轻享', '儿童', '高纤', '鲜切', '每日'])}${category}`,
    brand: `${faker.location.city().replace(/市$/, '')}${faker.person.lastName()}${faker.helpers.arrayElement(['记', '家', '味', '园'])}食品`,
    score: faker.number.int({ min: 8, max: 96 }),
    popularity: faker.number.int({ min: 10, max: 9_999 }),
  }))
}

/** What someone new calls themself. */
export const nickname = (seed: number): string => {
  faker.seed(seed)
  return faker.person.fullName()
}
