import { isKnown } from '../../../api/known-values.ts'
import { useBilingual } from '../../../i18n/index.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { Tag, type Tone } from '../../../ui/display/tag.tsx'
import { displayName } from '../display-name.ts'
import type { Schemas } from '../report-types.ts'
import { useValueNames } from '../value-names.ts'
import styles from './details.module.css'

const remarkTones = { good: 'green', neutral: 'none', caution: 'orange', bad: 'red' } as const

/** A tone without a name here may be a warning, and looks like one. */
const remarkTone = (tone: Schemas['Remark']['tone']): Tone =>
  isKnown('Remark.tone', tone) ? remarkTones[tone] : 'orange'

/** Remarks of one kind in a section that opens; nothing where there are none. */
export const RemarkFold = ({ title, remarks }: { title: string; remarks: readonly Schemas['Remark'][] }) => {
  const nameOf = useValueNames()
  const say = useBilingual()
  if (remarks.length === 0) return null
  return (
    <Fold
      className={styles['fold']}
      summary={
        <>
          <h2>{title}</h2>
          <span className={styles['count']}>{remarks.length}</span>
        </>
      }
    >
      <ul className={styles['remarks']}>
        {remarks.map(({ id, tone, text, ingredients }) => (
          <li key={`${id} ${ingredients.join()}`} className={styles['remark']}>
            <Tag tone={remarkTone(tone)}>{nameOf.tone(tone)}</Tag>
            <span>{displayName(say(text))}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
