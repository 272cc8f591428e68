/** A part of a long answer: its heading, '' before the first one, and the Markdown under it. */
export interface AnswerSection {
  title: string
  text: string
}

/** The parts of an answer in Markdown by its headings of the second level; headings of other levels stay in the text. */
export const answerSections = (markdown: string): AnswerSection[] => {
  const sections: AnswerSection[] = []
  let title = ''
  let lines: string[] = []
  const close = () => {
    const text = lines.join('\n').trim()
    if (title !== '' || text !== '') sections.push({ title, text })
  }
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      close()
      title = line.slice(3).trim()
      lines = []
    } else lines.push(line)
  }
  close()
  return sections
}
