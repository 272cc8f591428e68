import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { document } from '../document.ts'
import { frameTypes } from '../frames.ts'

const file = fileURLToPath(new URL('../asyncapi.yaml', import.meta.url))

interface AsyncApi {
  info: { version: string; description: string }
  channels: { chat: { address: string; messages: Record<string, object> } }
  operations: Record<string, { action: string; messages: readonly { $ref: string }[] }>
  components: { messages: Record<string, { payload: { $ref: string } }> }
}
const asyncapi: AsyncApi = parse(readFileSync(file, 'utf8'))

/** The kinds of frames in a union of openapi.yaml. */
const kindsOf = (union: string): string[] => {
  const { oneOf = [] } = document.components.schemas[union] as { oneOf?: readonly { $ref: string }[] }
  return oneOf.map(({ $ref }) => ($ref.split('/').at(-1) ?? '').replace(/Frame$/, '').toLowerCase()).sort()
}
const sent = (operation: string) =>
  (asyncapi.operations[operation]?.messages ?? []).map(({ $ref }) => $ref.split('/').at(-1) ?? '').sort()

describe('contracts/asyncapi.yaml', () => {
  it('is valid AsyncAPI 3, with every reference resolved', () => {
    // The access token is part of `ask`: AsyncAPI knows no such security.
    const args = ['redocly', 'lint', file, '--skip-rule=security-defined', '--format=json']
    const { stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8' })
    const { problems, totals } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      problems: { message: string }[]
      totals: { errors: number; warnings: number }
    }
    expect(
      problems.map(({ message }) => message),
      stderr,
    ).toEqual([])
    expect(totals.errors + totals.warnings).toBe(0)
  })

  it('has the path and the version of openapi.yaml', () => {
    expect(Object.keys(document.paths)).toContain(asyncapi.channels.chat.address)
    const { info } = document as unknown as { info: { version: string } }
    expect(asyncapi.info.version).toBe(info.version)
  })

  it('has each frame, by the schema of openapi.yaml, sent by the side that sends it there', () => {
    const payloads = Object.entries(asyncapi.components.messages).map(([name, { payload }]) => [
      name,
      payload.$ref,
    ])
    expect(Object.fromEntries(payloads)).toEqual(
      Object.fromEntries(
        frameTypes.map(type => [
          type,
          `../openapi.yaml#/components/schemas/${type.replace(/^./, letter => letter.toUpperCase())}Frame`,
        ]),
      ),
    )
    expect(Object.keys(asyncapi.channels.chat.messages).sort()).toEqual([...frameTypes].sort())
    expect(sent('receiveFromApp')).toEqual(kindsOf('ClientFrame'))
    expect(sent('sendToApp')).toEqual(kindsOf('ServerFrame'))
  })
})
