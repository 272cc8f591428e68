import { expect, it } from 'vitest'
import { free } from './free.ts'

it.each([true, false])(
  'a buffer that is given back has nothing left (where it can be moved: %s)',
  canMove => {
    const buffer = new ArrayBuffer(8)
    const view = new Uint8Array(buffer)
    if (canMove) Object.assign(buffer, { transfer: () => structuredClone(buffer, { transfer: [buffer] }) })
    else Object.assign(buffer, { transfer: undefined })
    free(buffer)
    expect([buffer.byteLength, view.length]).toEqual([0, 0])
  },
)
