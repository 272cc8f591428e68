import { expect, it } from 'vitest'
import { analysed, answer } from '../labels/asking.ts'
import { faultOfFragment, fragmentCases, fragmentLabels } from './fragments.ts'

/** Every fifth, in another place of each round: all of them take long. */
const some = fragmentCases().filter((_, at) => at % 5 === 0)

const labels = { noodles: analysed(fragmentLabels.noodles), bar: analysed(fragmentLabels.bar) }

it('a fragment fills one place of the question before anew, and leaves the others', () => {
  const said = new Map<string, string>()
  const answerTo = (content: string, label: keyof typeof labels): string => {
    const known = said.get(content)
    if (known !== undefined) return known
    const language = label === 'bar' ? 'en' : 'zh'
    const first = answer({ question: content, history: [], language, label: labels[label] }).answer
    said.set(content, first)
    return first
  }
  const faults = some.flatMap(one => {
    const { label, language, question, first } = one
    const heard = answer.understand({
      question,
      language: language === 'en' ? 'en' : 'zh',
      label: labels[label],
      history: [
        { role: 'user', content: first },
        { role: 'assistant', content: answerTo(first, label) },
      ],
    })
    const fault = faultOfFragment(one, heard)
    return fault ? [`${first} ⏎ ${question}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})
