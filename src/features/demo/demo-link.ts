import { type DemoControl, type DemoSettings, type DemoState, failureKinds } from './demo-backend.ts'

/** What a demo link asks for; what it leaves out stays as it is. */
export interface DemoLink {
  seed?: number
  scenarios: string[]
  settings: Partial<DemoSettings>
  /** An ISO time the mock's clock shows. */
  clock?: string
  lang?: string
}

const parseNumber = (text: string, most: number): number | null => {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) && value >= 0 && value <= most ? value : null
}

/**
 * Reads `?demo=scenario:vip,latency:2000,seed:7`. Unknown names and values are passed over: a link from another version
 * must still open.
 */
export const readDemoLink = (demo: string): DemoLink => {
  const link: DemoLink = { scenarios: [], settings: {} }
  for (const part of demo.split(',')) {
    const [name = '', ...rest] = part.split(':')
    const value = rest.join(':').trim()
    const number = parseNumber(value, name === 'seed' ? 2 ** 31 : 60_000)
    if (name === 'scenario' && value !== '') link.scenarios.push(value)
    if (name === 'seed' && number !== null) link.seed = Math.floor(number)
    if (name === 'latency' && number !== null) link.settings.latencyMs = number
    if (name === 'rate' && number !== null && number <= 1) link.settings.failureRate = number
    const kind = failureKinds.find(known => known === value)
    if (name === 'kind' && kind) link.settings.failureKind = kind
    if (name === 'offline') link.settings.isOffline = value === 'yes'
    if (name === 'clock' && !Number.isNaN(Date.parse(value))) link.clock = value
    if (name === 'lang' && value !== '') link.lang = value
  }
  return link
}

/** The link to a state, as `readDemoLink` reads it. `slugOf` gives the short name of a scenario's sentence. */
export const writeDemoLink = (
  { seed, scenarios, settings, clock }: DemoState,
  slugOf: (name: string) => string,
  lang: string,
): string =>
  [
    `seed:${seed}`,
    ...scenarios.map(({ name }) => `scenario:${slugOf(name)}`),
    ...(settings.latencyMs > 0 ? [`latency:${settings.latencyMs}`] : []),
    ...(settings.failureRate > 0 ? [`rate:${settings.failureRate}`, `kind:${settings.failureKind}`] : []),
    ...(settings.isOffline ? ['offline:yes'] : []),
    ...(clock.isFrozen || clock.offsetMs !== 0 ? [`clock:${clock.now}`] : []),
    `lang:${lang}`,
  ].join(',')

/** Puts the mock backend into the state of a link, from an empty server on. */
export const applyDemoLink = async (
  { seed, scenarios, settings, clock }: DemoLink,
  control: DemoControl,
): Promise<Awaited<ReturnType<DemoControl['apply']>>[]> => {
  await control.reset(seed)
  if (clock !== undefined) await control.change({ clock: { offsetMs: Date.parse(clock) - Date.now() } })
  const applied = []
  for (const slug of scenarios) applied.push(await control.apply(slug))
  await control.change(settings)
  return applied
}
