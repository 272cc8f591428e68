/**
 * The coefficients of the polynomial of a degree that comes closest to the values at the places, by least squares (Gauss
 * with pivots on the normal equations); undefined where the places do not determine it.
 */
export function fitPolynomial(
  places: readonly number[],
  values: readonly number[],
  degree: number,
): number[] | undefined {
  const size = degree + 1
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  places.forEach((place, i) => {
    rows.forEach((row, power) => {
      for (let other = 0; other < size; other++) row[other] = (row[other] ?? 0) + place ** (power + other)
      row[size] = (row[size] ?? 0) + place ** power * (values[i] ?? 0)
    })
  })
  return solve(rows)
}

/** Solves linear equations, each a row of coefficients with its right side last. */
function solve(rows: Float64Array[]): number[] | undefined {
  for (let column = 0; column < rows.length; column++) {
    const candidates = rows.map((row, i) => (i < column ? -1 : Math.abs(row[column] ?? 0)))
    const pivot = candidates.indexOf(Math.max(...candidates))
    const [upper, lower] = [rows[column], rows[pivot]]
    if (!upper || !lower || Math.abs(lower[column] ?? 0) < 1e-9) return undefined
    rows[pivot] = upper
    rows[column] = lower
    for (const row of rows) if (row !== lower) eliminate(row, lower, column)
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1))
}

function eliminate(row: Float64Array, by: Float64Array, column: number) {
  const factor = (row[column] ?? 0) / (by[column] ?? 1)
  for (let i = column; i < row.length; i++) row[i] = (row[i] ?? 0) - factor * (by[i] ?? 0)
}
