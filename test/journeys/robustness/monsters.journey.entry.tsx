import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { Markdown } from '../../../src/features/chat/markdown.tsx'
import { IngredientList } from '../../../src/features/report/ingredients/ingredient-list.tsx'
import type { Ingredient } from '../../../src/records/index.ts'

/** Something hostile to draw: an answer, or a list of ingredients as names and depths. */
export type Monster = { answer: string } | { names: readonly (readonly [name: string, depth: number])[] }

const treeOf = (names: readonly (readonly [string, number])[]): Ingredient[] => {
  const top: Ingredient[] = []
  const path: Ingredient[][] = [top]
  for (const [at, [name, depth]] of names.entries()) {
    const level = Math.min(depth, path.length - 1)
    path.length = level + 1
    const ingredient: Ingredient = {
      name,
      span: { start: at, end: at + 1 },
      confidence: 1,
      kind: 'food',
      functions: [],
      children: [],
    }
    path[level]?.push(ingredient)
    path.push(ingredient.children)
  }
  return top
}

const elementOf = (monster: Monster) => {
  if ('answer' in monster) return <Markdown text={monster.answer} />
  const ingredients = treeOf(monster.names)
  return <IngredientList ingredients={ingredients} onPick={undefined} />
}

/** A turn of the page's loop; what runs between two of them blocks it. */
const turn = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Draws a monster until nothing is added any more, between the marks `drawing` and `drawn` of the page's timeline. */
export const draw = async (monster: Monster): Promise<void> => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {} })
  const container = document.body.appendChild(document.createElement('div'))
  const element = elementOf(monster)
  const root = createRoot(container)
  await turn() // what the journey sent was read in the task before
  performance.mark('drawing')
  root.render(element)
  for (let quiet = 0, seen = -1; quiet < 30; ) {
    await turn()
    const { length } = container.getElementsByTagName('*')
    quiet = length === seen ? quiet + 1 : 0
    seen = length
  }
  performance.mark('drawn')
  root.unmount()
  container.remove()
}
