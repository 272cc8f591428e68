import type { Plugin } from 'vite'

const NEEDED = ['VITE_OPERATOR_NAME', 'VITE_OPERATOR_ADDRESS', 'VITE_OPERATOR_CONTACT']

/** Which of the operator's variables an environment lacks. */
export const missingOperator = (env: Readonly<Record<string, unknown>>): string[] =>
  NEEDED.filter(name => typeof env[name] !== 'string' || env[name].trim() === '')

/** Warns of a build for a server whose privacy policy names no operator; the demo has none. */
export const operatorWarning = (): Plugin => ({
  name: 'operator-warning',
  apply: 'build',
  configResolved({ env, mode, logger }) {
    const missing = missingOperator(env)
    if (mode !== 'demo' && missing.length > 0)
      logger.warn(`The privacy policy names no operator: set ${missing.join(', ')} (docs/deploying.md).`)
  },
})
