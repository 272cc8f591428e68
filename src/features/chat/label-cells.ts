/**
 * Writes the heading of its column onto every cell of the tables in this HTML, as `data-label`: on a narrow screen each row
 * is shown as a few lines, and each of them says what it is. Takes the HTML that micromark makes, in which quotes are escaped.
 */
export const labelCells = (html: string): string =>
  html.replace(/<table>[\s\S]*?<\/table>/g, table => {
    const labels = [...table.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, '').trim(),
    )
    return table.replace(/<tr>[\s\S]*?<\/tr>/g, row => {
      let at = 0
      return row.replace(/<td/g, () => {
        const label = labels[at] ?? ''
        at += 1
        return `<td data-label="${label}"`
      })
    })
  })
