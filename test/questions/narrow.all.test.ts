import { expect, it } from 'vitest'
import { chapters } from '../../src/engine/answers/planning/by-words.ts'
import type { Tell } from '../../src/engine/answers/planning/narrow/teller.ts'
import { createReply } from '../../src/engine/answers/text/reply.ts'
import { createAsking, questionSets, readAsked } from './judge.ts'

/** Two narrow questions of one chapter that the same words ask: the first is answered, and stands first in its chapter. */
const both: readonly string[] = [
  'a table with a column for each part > carbohydrate counted for insulin',
  'as a whole meal > for somebody who loses weight',
  'before and after training > whether there are electrolytes in it',
  'carbohydrate counted for insulin > polyols, counted',
  'carbohydrate counted for insulin > where the protein comes from',
  "dangers: spoiled food, medicines, pets, infants' milk, alcohol, starving > raw food for weak defences, old people, and heated for those with child",
  "dangers: spoiled food, medicines, pets, infants' milk, alcohol, starving > what somebody plans to do, and the pack forbids",
  'effects that the tables know > effects of which nothing is known',
  'effects that the tables know > which colour is the yellow one',
  'food that lay warm > freezing, cooking, mixing',
  'food that lay warm > how long it was open',
  'food that lay warm > what the pack says of it in its own words',
  'food that lay warm > where it may be kept',
  'freezing, cooking, mixing > what the pack says of it in its own words',
  'how long it keeps once thawed > freezing, cooking, mixing',
  'how long it keeps once thawed > where it may be kept',
  'how long it was open > freezing, cooking, mixing',
  'how long it was open > what the pack says of it in its own words',
  'how many come to an amount or to a limit of the day > an aim or a limit of their own',
  'no sucrose and no sugar > why something is printed on the pack',
  'polyols, counted > where the protein comes from',
  'raw food for weak defences, old people, and heated for those with child > what somebody plans to do, and the pack forbids',
  'rumours of colours, meat and sweeteners > effects that the tables know',
  'somebody at risk fell ill after eating it > somebody feels something after eating it',
  'the most that the pack allows in a day > how many times the pack says',
  'the sum with what is had besides > before and after training',
  'the sum with what is had besides > the most that the pack allows in a day',
  'what else there is apart from what is named > sugar and sweeteners, why both',
  'what is left without a part > whether one part has something',
  'what is left without a part > which part has something',
  'what is wrong with this pack > freezing, cooking, mixing',
  'what is wrong with this pack > how long it was open',
  'what is wrong with this pack > what is seen or tasted of the food at hand',
  'what is wrong with this pack > what the pack says of it in its own words',
  'what may form of an additive > effects that the tables know',
  'where it may be kept > freezing, cooking, mixing',
  'where it may be kept > how long it was open',
  'where the protein comes from > beside another food',
  'where the protein comes from > where another nutrient comes from',
  'whether a claim makes it healthy > no sucrose and no sugar',
  'whether it is MSG > effects that the tables know',
  'whether it is plastic, petroleum or hair > whether an additive is the cause',
  'whether it is plastic, petroleum or hair > which colour is the yellow one',
  'whether it takes the place of another food > before and after training',
  'whether so much is a lot of sugar with diabetes > carbohydrate counted for insulin',
  'whether the milk was heated > freezing, cooking, mixing',
  'whether the red is of insects > whether it is plastic, petroleum or hair',
  'which colour is the yellow one > what makes it springy or rise',
  'which is most, of a product that is named after others > hardly any of something',
  'which part has something > how many of a kind the parts have',
  'which sachet is the saltiest > which part has something',
  'whom to turn to about the label > freezing, cooking, mixing',
  'why the tongue is blue > which colour is the yellow one',
]

it('asks no two narrow questions of one chapter with the same words, but for those listed', async () => {
  const ask = await createAsking()
  const found = new Map<string, string>()
  for (const tellers of Object.values(chapters)) {
    const own = tellers.map(({ does, tell }) => ({ does, tell }))
    for (const [at, teller] of tellers.entries()) {
      const watched: Tell = (heard, context) => {
        const isTold = own[at]?.tell(heard, context) ?? false
        if (isTold)
          for (const other of own.slice(at + 1))
            if (other.tell(heard, { ...context, reply: createReply('zh') }))
              found.set(`${teller.does} > ${other.does}`, context.text)
        return isTold
      }
      Object.assign(teller, { tell: watched })
    }
  }
  for (const asked of questionSets.flatMap(readAsked)) ask(asked)
  expect([...found.keys()].sort()).toEqual(both)
})
