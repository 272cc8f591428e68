import styles from './highlight.module.css'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with the searched words marked in it, whatever their case. */
export const Highlight = ({ text, keyword }: { text: string; keyword: string }) => {
  const words = keyword.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  // Splitting by a group keeps what was found, at every odd place.
  return text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'iu')).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, they never move
      <mark key={at} className={styles['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
