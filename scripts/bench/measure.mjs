// What the benches share: loading our TypeScript, medians, and the one form of a figure.
import { createServer } from 'vite'
import { root } from '../prepare.mjs'

/** Loads modules of ours by their path from the root; close it at the end. */
export const openSource = async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  return { load: path => server.ssrLoadModule(path), close: () => server.close() }
}

/** The value below which a share of the values lies. */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

/** Milliseconds that each of some calls takes, after as many to warm up. */
export const times = (inputs, call) => {
  for (const input of inputs) call(input)
  return inputs.map(input => {
    const start = performance.now()
    call(input)
    return performance.now() - start
  })
}

/** Prints a figure beside the reference measured in the same run. */
export const figure = ({ name, value, unit, reference, referenceName }) =>
  console.log(
    JSON.stringify({
      name,
      value: Number(value.toPrecision(4)),
      unit,
      reference: Number(reference.toPrecision(4)),
      ratio: Number((value / reference).toPrecision(3)),
      against: referenceName,
    }),
  )
