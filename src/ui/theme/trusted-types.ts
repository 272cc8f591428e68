interface TrustedTypes {
  readonly defaultPolicy: { readonly name: string } | null
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (text: string) => string
      createScriptURL?: (address: string) => string | null
    },
  ) => { createHTML: (text: string) => string }
}

declare global {
  /** Trusted Types: Chromium 83, Safari 26, Firefox 148; where they are missing the rest of the policy holds alone. */
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Lets this page start workers from its own origin and no other, under `require-trusted-types-for 'script'`. Text does not
 * become markup or script by it: there is no rule for either, so the browser refuses to.
 */
export const allowOwnWorkers = (): void => {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: address => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}

/**
 * The one way from text to markup: what `toHtml` makes of a text. Its name has to stand in the content security policy
 * (vite.config.ts, docs/deploying.md). Browsers with Trusted Types give an object that only looks like a string.
 */
export const createTrustedHtml = (
  name: string,
  toHtml: (text: string) => string,
): ((text: string) => string) => {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: toHtml })
  return policy ? text => policy.createHTML(text) : toHtml
}
