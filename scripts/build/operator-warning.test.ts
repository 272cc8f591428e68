import { expect, it } from 'vitest'
import { missingOperator } from './operator-warning.ts'

it('names what the operator has not stated', () => {
  expect(missingOperator({ VITE_OPERATOR_NAME: 'A', VITE_OPERATOR_ADDRESS: ' ' })).toEqual([
    'VITE_OPERATOR_ADDRESS',
    'VITE_OPERATOR_CONTACT',
  ])
})

it('asks for nothing where all is stated', () => {
  const all = { VITE_OPERATOR_NAME: 'A', VITE_OPERATOR_ADDRESS: 'B', VITE_OPERATOR_CONTACT: 'C' }
  expect(missingOperator(all)).toEqual([])
})
