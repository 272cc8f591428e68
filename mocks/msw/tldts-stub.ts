// Stands in for `tldts` in the browser: cookies of one origin need no list of public suffixes.
export const getDomain = (host: string): string => host
export const getPublicSuffix = (): null => null
export const parse = (host: string): { domain: string; publicSuffix: null } => ({
  domain: host,
  publicSuffix: null,
})
