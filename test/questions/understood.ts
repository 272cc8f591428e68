import type { Heard } from '../../src/engine/answers/index.ts'
import { knowledge } from '../labels/corpus.ts'
import type { Asked } from './judge.ts'

/** Other words for groups and allergens of the API. */
const groups: Readonly<Record<string, string>> = {
  ...{ infant: 'infant_0_36m', teenagers: 'children', lactating: 'pregnant', asthma: 'sulfite_asthma' },
  ...{ coeliac: 'gluten', kidney: 'ckd' },
}
const allergens: Readonly<Record<string, string>> = {
  ...{ eggs: 'egg', peanuts: 'peanut', soybeans: 'soy', crustaceans: 'crustacean' },
}

const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '')

const idOf = (name: string): string | undefined =>
  (knowledge.byIns(name) ?? knowledge.byCns(name))?.id ??
  knowledge.names.find(({ text }) => plain(text) === plain(name))?.id

const finds: Record<string, (name: string, heard: Heard) => boolean> = {
  additive: (name, { subjects }) =>
    subjects.some(
      ({ entry, unlisted, name: found }) =>
        (entry !== undefined && entry.id === idOf(name)) ||
        plain(unlisted?.zh ?? found).includes(plain(name)) ||
        plain(entry?.en ?? '').includes(plain(name)),
    ),
  ingredient: (name, { subjects, kinds }) =>
    subjects.some(
      ({ name: found }) => plain(found).includes(plain(name)) || plain(name).includes(plain(found)),
    ) || kinds.some(({ en, zh, names }) => plain(`${en} ${zh}`).includes(plain(name)) || names?.test(name)),
  kind: (name, { kinds, subjects }) =>
    kinds.some(({ zh }) => zh.includes(name) || name.includes(zh)) ||
    subjects.some(({ name: found }) => found.includes(name)),
  people: (name, { who }) =>
    who !== null &&
    (who.diets.some(diet => diet === name) || who.groups.some(group => group === (groups[name] ?? name))),
  allergen: (name, { who, kinds }) =>
    [...kinds.map(({ allergen }) => allergen), ...(who?.allergens ?? [])].some(
      allergen => allergen !== undefined && (name === 'any' || allergen === (allergens[name] ?? name)),
    ),
  food: (no, { food }) =>
    food !== null &&
    (food.no.startsWith(no.replace(/\.0$/, '')) || no.startsWith(food.no.replace(/\.0$/, ''))),
  place: (id, { authorities }) => authorities.some(one => one === id || one === 'abroad'),
  body: (id, { authorities }) => authorities.some(one => one === id || (id === 'efsa' && one === 'eu')),
  // Questions say 钠 and salt of the same row.
  nutrient: (name, { nutrients }) =>
    nutrients.some(nutrient => nutrient === (name === 'sodium' ? 'salt' : name)),
  fact: (names, { fact }) => fact !== null && names.split('/').includes(fact),
}

/** Whether what is wanted was understood, and everything that was named. */
export const understoodOf = (
  { wish, entities }: Asked,
  heard: readonly Heard[],
): { wish: boolean; entities: boolean } => {
  const wishes = new Set<string>(heard.map(one => one.wish))
  return {
    wish: wish.some(reading => reading.every(one => wishes.has(one))),
    entities: entities.every(entity => {
      const [sort = '', ...rest] = entity.split(':')
      return heard.some(one => finds[sort]?.(rest.join(':'), one) ?? false)
    }),
  }
}
