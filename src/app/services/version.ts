import { version as name } from '../../../package.json'

/** The app's version, from package.json; the code counts it as the stores do: 1.1.0 is 10100. */
const [major = 0, minor = 0, patch = 0] = name.split('.').map(Number)
export const version = { name, code: major * 10_000 + minor * 100 + patch }
