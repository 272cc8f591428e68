import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Result {
  consumerVersion: string
  providerVersion: string
  success: boolean
}

const consumer = 'analyze-h5'
const provider = 'analyze-h5-api'

/** As much of a Pact Broker as our recipes meet: pacts, results, one environment, deployments, webhooks. */
export const startStubBroker = async () => {
  /** The pact of each version of the consumer, the newest last. */
  const pacts = new Map<string, object>()
  const results: Result[] = []
  const environments: object[] = []
  const webhooks: { path: string; hook: unknown }[] = []
  /** The version of each pacticipant in the environment. */
  const deployed = new Map<string, string>()
  const denied: string[] = []
  const settings = { takesResults: true }
  let url = ''

  const link = (path: string) => ({
    href: `${url}${path}`,
    name: path,
    title: path,
    templated: path.includes('{'),
  })
  const links = (named: Record<string, string>) => ({
    _links: Object.fromEntries(Object.entries(named).map(([name, path]) => [name, link(path)])),
  })

  const isVerified = (consumerVersion: string | undefined, providerVersion: string | undefined) =>
    results.some(
      each =>
        each.success && each.consumerVersion === consumerVersion && each.providerVersion === providerVersion,
    )
  /** Whether a version gets on with what is deployed; a provider that nobody uses yet does. */
  const isDeployable = (pacticipant: string, version: string) =>
    pacticipant === consumer
      ? isVerified(version, deployed.get(provider))
      : !deployed.has(consumer) || isVerified(deployed.get(consumer), version)

  /** What a request is answered with: a resource, or null where there is none. */
  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [, kind, name = '', , version = ''] = pathname.split('/')
    const body = request.method === 'GET' ? null : await json(request)
    if (pathname === '/')
      return links({
        'pb:environments': '/environments',
        'pb:provider-pacts-for-verification': '/pacts-for/{provider}',
        'pb:pacticipant-version': '/pacticipants/{pacticipant}/versions/{version}',
        'pb:pacticipant-branch-version': '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
        'pb:webhooks': '/webhooks',
      })
    if (pathname === '/contracts/publish') {
      const { pacticipantVersionNumber, contracts } = body as {
        pacticipantVersionNumber: string
        contracts: { content: string }[]
      }
      for (const { content } of contracts)
        pacts.set(pacticipantVersionNumber, JSON.parse(Buffer.from(content, 'base64').toString()))
      return { notices: [{ text: 'Pact published' }] }
    }
    if (pathname === '/environments') {
      if (body) environments.push(body)
      const made = environments.map((each, index) => ({
        ...each,
        uuid: `e-${index}`,
        createdAt: '2026-11-22T00:00:00Z',
        ...links({ self: `/environments/e-${index}` }),
      }))
      return body
        ? (made.at(-1) ?? null)
        : { _embedded: { environments: made }, ...links({ self: '/environments' }) }
    }
    if (kind === 'webhooks') {
      webhooks.push({ path: pathname, hook: body })
      return { description: 'made', ...links({ self: '/webhooks/w-1' }) }
    }
    if (kind === 'pacts-for') {
      const newest = [...pacts.keys()].at(-1)
      const embedded = newest
        ? [
            {
              shortDescription: 'latest',
              verificationProperties: { notices: [], pending: false },
              ...links({ self: `/pact/${newest}` }),
            },
          ]
        : []
      return { _embedded: { pacts: embedded }, ...links({ self: pathname }) }
    }
    if (kind === 'pact')
      return {
        ...pacts.get(name),
        ...links({
          self: pathname,
          'pb:publish-verification-results': `/results/${name}`,
          'pb:provider': `/pacticipants/${provider}`,
        }),
      }
    if (kind === 'results') {
      if (!settings.takesResults) return null
      const { success, providerApplicationVersion } = body as {
        success: boolean
        providerApplicationVersion: string
      }
      results.push({ consumerVersion: name, providerVersion: providerApplicationVersion, success })
      return links({ self: `${pathname}/1` })
    }
    if (pathname.includes('/deployed-versions/')) {
      deployed.set(name, version)
      return { currentlyDeployed: true, ...links({ self: pathname }) }
    }
    if (kind === 'pacticipants')
      return {
        number: version,
        _links: {
          ...links({
            self: pathname,
            'pb:branch-version': `/pacticipants/${name}/branches/{branch}/versions/{version}`,
          })._links,
          'pb:record-deployment': environments.map((_, index) => ({
            name: 'production',
            href: `${url}${pathname}/deployed-versions/environment/e-${index}`,
          })),
        },
      }
    if (pathname === '/matrix') {
      const [pacticipant = '', wanted = ''] = [
        searchParams.get('q[][pacticipant]'),
        searchParams.get('q[][version]'),
      ]
      const deployable = isDeployable(pacticipant ?? '', wanted ?? '')
      const reason = deployable ? 'All are verified' : 'There is no verified pact'
      return {
        summary: { deployable, reason, success: 0, failed: 0, unknown: 0 },
        notices: [{ type: deployable ? 'success' : 'error', text: reason }],
        matrix: [],
      }
    }
    return null
  }

  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== 'Bearer token') denied.push(request.url ?? '')
    const found = await answer(request)
    const status = found === null ? 404 : request.method === 'POST' ? 201 : 200
    response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(found ?? {}))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP
  return { url, results, webhooks, deployed, environments, denied, settings, close: () => server.close() }
}
