/** @typedef {import('./play-pact.mjs').Interaction} Interaction */

/** States that hold on any server without anybody setting them up. */
const selfEvident = new Set([
  'nobody is logged in',
  'nothing matches the keyword',
  'an additive nobody knows',
  'a standard nobody knows',
])

/** Side effects that no server without a reset should get: text messages, ended tokens, deleted accounts. */
const harmful = new Set(['sendSmsCode', 'launch', 'cancelAccount'])

/**
 * What can be verified without provider states, and why not of the rest. With a token, calls of a person are made with it.
 * @param {Interaction[]} interactions
 * @param {import('./openapi.mjs').Document['operationOf']} operationOf
 * @param {string | null} token
 * @returns {{ id: string, interaction: Interaction, why: string | null }[]}
 */
export const withoutStates = (interactions, operationOf, token) =>
  interactions.map(interaction => {
    const names = interaction.providerStates.map(({ name }) => name)
    const id = operationOf(interaction.request)?.id ?? ''
    /** @param {string | null} why */
    const because = why => ({ id, interaction, why })
    if (harmful.has(id)) return because('needs a server that is reset afterwards')
    if (names.some(name => !selfEvident.has(name) && name !== 'a person is logged in'))
      return because(`needs the state "${names.join('", "')}"`)
    return because(names.includes('a person is logged in') && token === null ? 'needs --token' : null)
  })
