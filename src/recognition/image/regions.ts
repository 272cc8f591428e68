/** A grid of cells, or of pixels, of which some are set (1). */
export interface CellGrid {
  columns: number
  rows: number
  cells: Uint8Array
}

/** Regions of set cells that touch along a side, each as its cells, and for each cell the number of its region, or -1. */
export function labelRegions({ columns, rows, cells }: CellGrid): {
  labels: Int32Array
  regions: number[][]
} {
  const labels = new Int32Array(cells.length).fill(-1)
  const regions: number[][] = []
  for (let seed = 0; seed < cells.length; seed++) {
    if (!cells[seed] || labels[seed] !== -1) continue
    const label = regions.length
    const region = [seed]
    labels[seed] = label
    const visit = (cell: number) => {
      if (!cells[cell] || labels[cell] !== -1) return
      labels[cell] = label
      region.push(cell)
    }
    // `region` grows while it is walked: it is the queue as well as the result.
    for (const cell of region) {
      const column = cell % columns
      if (column > 0) visit(cell - 1)
      if (column < columns - 1) visit(cell + 1)
      if (cell >= columns) visit(cell - columns)
      if (cell < (rows - 1) * columns) visit(cell + columns)
    }
    regions.push(region)
  }
  return { labels, regions }
}
