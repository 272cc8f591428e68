import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleRequest } from '../../mocks/validation/example-request.ts'
import { operations } from '../../mocks/validation/openapi.ts'
import { folder, installTools, openapiFile, run, startMockServer, stopServers, tool } from './tools.ts'
import { phone, prepare, shareId, taskId } from './traffic.ts'

const out = join(folder, 'generated')
const generators: [name: string, ...args: string[]][] = [
  ['openapi-ts', '-i', openapiFile, '-o', join(out, 'hey-api')],
  ['orval', '--input', openapiFile, '--output', join(out, 'orval/client.ts'), '--client', 'fetch'],
  ['swagger-typescript-api', 'generate', '-p', openapiFile, '-o', join(out, 'swagger'), '-n', 'client.ts'],
  ['oazapfts', openapiFile, join(out, 'oazapfts.ts')],
  ['typed-openapi', openapiFile, '-o', 'generated/typed-openapi.ts'], // it takes no absolute path
]
const entries = [
  'hey-api/index.ts',
  'orval/client.ts',
  'swagger/client.ts',
  'oazapfts.ts',
  'typed-openapi.ts',
]

/** What TypeScript, strict, has against files of the folder of generated clients. */
const typeErrors = async (...files: string[]): Promise<string> => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname
  return (await run(process.execPath, [compiler, '-p', out])).printed
}

let server = ''
beforeAll(async () => {
  await installTools()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const [name, ...args] of generators) {
    const { status, printed } = await tool(name, ...args)
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${printed}`)
  }
  server = await startMockServer()
})
afterAll(stopServers)

it('the clients of five generators typecheck, and refuse a call that openapi.yaml does not have', async () => {
  expect(await typeErrors(...entries)).toBe('')
  writeFileSync(
    join(out, 'wrong.ts'),
    "import { getTask } from './hey-api'\nvoid getTask({ path: { id: 7 } })\n",
  )
  expect(await typeErrors('wrong.ts')).toContain("Type 'number' is not assignable to type 'string'")
})

/** An answer as a generated client gives it. */
interface Answered {
  data?: unknown
  error?: unknown
  response: Response
}
type GeneratedCall = (options: object) => Promise<Answered>

/** The calls of the client that @hey-api/openapi-ts made. */
const generatedCalls = (): Promise<Record<string, GeneratedCall>> =>
  import(/* @vite-ignore */ pathToFileURL(join(out, 'hey-api/sdk.gen.ts')).href)

/** What a generated call is given for a request. */
const optionsOf = async (request: Request) => {
  const url = new URL(request.url)
  const type = request.headers.get('Content-Type') ?? ''
  const read = async () =>
    type === 'application/json' ? request.json() : Object.fromEntries(await request.formData())
  return {
    baseUrl: server,
    path: { id: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') },
    query: Object.fromEntries(url.searchParams),
    ...(request.method === 'GET' ? {} : { body: await read() }),
    auth: 'access-1',
  }
}

describe('a generated client', () => {
  // The account is deleted by the last of them.
  const ordered = [...operations].sort(
    (a, b) => Number(a.id === 'cancelAccount') - Number(b.id === 'cancelAccount'),
  )

  it('drives every call of the mock', async () => {
    await prepare(server)
    const calls = await generatedCalls()
    const params = { taskId, phone, code: '246810', accessToken: 'access-1' }
    for (const { id } of ordered) {
      const request = exampleRequest(id, id === 'createTaskByShare' ? { ...params, shareId } : params)
      const { response, error } = (await calls[id]?.(await optionsOf(request))) ?? {}
      const good = id === 'openChatSocket' ? [426] : [200, 201, 204]
      expect(good, `${id}: ${JSON.stringify(error)}`).toContain(response?.status)
    }
  })

  it('reads the stream of an answer', async () => {
    await prepare(server)
    const { askQuestion } = await generatedCalls()
    const options = await optionsOf(exampleRequest('askQuestion', { taskId }))
    const headers = { Accept: 'text/event-stream' }
    const { data } = (await askQuestion?.({ ...options, headers, parseAs: 'text' })) ?? {}
    const frames = String(data)
      .split('\n\n')
      .filter(Boolean)
      .map(event => JSON.parse(event.replace(/^data: /, '')))
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => index))
    expect([frames.at(0)?.type, frames.at(-1)?.type]).toEqual(['start', 'done'])
  })
})
