import { useTranslation } from 'react-i18next'
import styles from './read-rows.module.css'

/** So many of the last rows are shown: the page does not grow while they come. */
const shownRows = 5
/** A longer row is no row of a label. */
const maxLength = 200
/** Screen readers are told the number of rows with the first of them, and then with every tenth. */
const toldEvery = 10

const toldCount = (count: number): number =>
  count < toldEvery ? Math.min(count, 1) : count - (count % toldEvery)

/** The rows of a label as they are read, the last of them; '' while there are none. */
export const ReadRows = ({ text }: { text: string }) => {
  const { t } = useTranslation('scan')
  const rows = text
    .split('\n')
    .filter(row => row.trim() !== '')
    .map((row, number) => ({ row: row.slice(0, maxLength), number }))
  const told = toldCount(rows.length)
  return (
    <div className={styles['area']}>
      {/* There from the beginning: a status that comes with its words is not told. */}
      <p className="visually-hidden" role="status">
        {told > 0 && t('rows.read', { count: told })}
      </p>
      {rows.length > 0 && (
        <section className={styles['rows']} aria-label={t('rows.title')}>
          <p className={styles['count']}>{t('rows.read', { count: rows.length })}</p>
          <ol className={styles['list']}>
            {rows.slice(-shownRows).map(({ row, number }) => (
              <li key={number} className={styles['row']}>
                {row}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
