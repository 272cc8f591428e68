// What the benches share: quantiles, times, and the one form of a figure.

/**
 * The value below which a share of the values lies.
 * @param {readonly number[]} values at least one
 * @param {number} share from 0 to 1
 * @returns {number}
 */
export const quantile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(values.length - 1, Math.floor(values.length * share))]
  if (value === undefined) throw new Error('There is no quantile of no values')
  return value
}

/**
 * Milliseconds that each of some calls takes, after as many to warm up.
 * @template Input
 * @param {readonly Input[]} inputs
 * @param {(input: Input) => unknown} call
 * @returns {number[]}
 */
export const times = (inputs, call) => {
  for (const input of inputs) call(input)
  return inputs.map(input => {
    const start = performance.now()
    call(input)
    return performance.now() - start
  })
}

/**
 * A printed line; the bench of recognition has no reference where no native Tesseract is installed.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number | null} reference
 * @property {number | null} ratio
 * @property {string} [against]
 */

/**
 * Prints a figure beside the reference measured in the same run.
 * @param {{ name: string, value: number, unit: string, reference: number, referenceName: string }} measured
 */
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
