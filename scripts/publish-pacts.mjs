// `npm run pacts:publish`: hands the committed pacts to the Pact Broker at PACT_BROKER_BASE_URL, with PACT_BROKER_TOKEN or
// PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH stand in for those of git,
// PACT_CONSUMER_TAGS are separated by commas. Exit codes as of `npm run verify`: 1 refused, 2 usage, 3 not reached.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { reasonOf, root } from './prepare.mjs'

const { env } = process

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const authorization = () => {
  if (env['PACT_BROKER_TOKEN']) return { Authorization: `Bearer ${env['PACT_BROKER_TOKEN']}` }
  if (!env['PACT_BROKER_USERNAME']) return {}
  const pair = `${env['PACT_BROKER_USERNAME']}:${env['PACT_BROKER_PASSWORD'] ?? ''}`
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

const publication = () => {
  const folder = new URL('../contracts/pacts/', import.meta.url)
  const pacts = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const bytes = readFileSync(new URL(name, folder))
      /** @type {{ consumer: { name: string }, provider: { name: string } }} */
      const { consumer, provider } = JSON.parse(bytes.toString())
      return { bytes, consumer, provider }
    })
  const [first] = pacts
  if (first === undefined) throw new Error('contracts/pacts has no pact')
  const { consumer } = first
  return {
    pacticipantName: consumer.name,
    pacticipantVersionNumber: env['PACT_CONSUMER_VERSION'] ?? git('rev-parse', 'HEAD'),
    branch: env['PACT_CONSUMER_BRANCH'] ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
    tags: (env['PACT_CONSUMER_TAGS'] ?? '').split(',').filter(Boolean),
    contracts: pacts.map(({ bytes, provider }) => ({
      consumerName: consumer.name,
      providerName: provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: bytes.toString('base64'),
    })),
  }
}

/**
 * @param {string} broker URL
 * @returns {Promise<number>} the exit code
 */
const publish = async broker => {
  const body = publication()
  const answer = await fetch(new URL('contracts/publish', `${broker.replace(/\/+$/, '')}/`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/hal+json', ...authorization() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  if (!answer.ok) {
    console.error(`The broker answered ${answer.status}:\n${text}`)
    return 1
  }
  /** @type {{ notices?: { text: string }[] }} */
  const { notices = [] } = JSON.parse(text)
  for (const { text: line } of notices) console.log(line)
  console.log(
    `Published ${body.contracts.length} of ${body.pacticipantName} ${body.pacticipantVersionNumber} (${body.branch}).`,
  )
  return 0
}

if (!env['PACT_BROKER_BASE_URL']) {
  console.error('PACT_BROKER_BASE_URL is not set; see contracts/README.md')
  process.exitCode = 2
} else {
  process.exitCode = await publish(env['PACT_BROKER_BASE_URL']).catch(error => {
    console.error(`${env['PACT_BROKER_BASE_URL']} cannot be reached: ${reasonOf(error)}`)
    return 3
  })
}
