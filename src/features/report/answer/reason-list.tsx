import {
  Beef,
  Candy,
  CircleDot,
  Droplets,
  Factory,
  Flame,
  FlaskConical,
  Leaf,
  ListChecks,
  type LucideIcon,
  Milk,
  Sprout,
  Utensils,
  Wheat,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '../report-types.ts'
import { type ReasonRow, type ReasonTheme, reasonRows } from './reason-rows.ts'
import styles from './reasons.module.css'
import { useReasonWords } from './use-reason-words.ts'

const icons: Partial<Record<ReasonTheme, LucideIcon>> = {
  sugar: Candy,
  sugarDrink: Candy,
  sugaredFruit: Candy,
  sweeteners: Candy,
  salt: Utensils,
  saltyFood: Utensils,
  saturatedFat: Droplets,
  oil: Droplets,
  hydrogenatedOil: Droplets,
  refinedGrain: Wheat,
  additives: FlaskConical,
  notPermitted: FlaskConical,
  ultraProcessed: Factory,
  processedMeat: Beef,
  deepFried: Flame,
  infant: Milk,
  cheese: Milk,
  wholeFoodFirst: Leaf,
  wholeFoods: Leaf,
  shortAndPlain: ListChecks,
  cultures: Sprout,
}

/** The points at which a row's bar is full. */
const fullBarPoints = 30

/** Why this score: what counts against the product, then what in its favour; every point is a tap away. */
export const ReasonList = ({ result }: { result: Result }) => {
  const { t } = useTranslation('report')
  const { against, inFavour } = useMemo(() => reasonRows(result.reasons), [result])
  if (against.length + inFavour.length === 0) return null
  return (
    <section className={styles['reasons']} aria-label={t('reasons.title')}>
      <h3 className="visually-hidden">{t('reasons.title')}</h3>
      <ul className={styles['rows']}>
        {[...against, ...inFavour].map(row => (
          <ReasonItem key={row.key} row={row} result={result} />
        ))}
      </ul>
    </section>
  )
}

const ReasonItem = ({ row, result }: { row: ReasonRow; result: Result }) => {
  const { t } = useTranslation('report')
  const { title, names } = useReasonWords(result)(row)
  const Icon = (row.theme && icons[row.theme]) ?? CircleDot
  const isAgainst = row.points < 0
  const share = Math.min(1, Math.abs(row.points) / fullBarPoints)
  return (
    <li className={`${styles['row']} ${styles[isAgainst ? 'against' : 'inFavour']}`}>
      <span className={styles['icon']} aria-hidden>
        <Icon size={20} />
      </span>
      <span className={styles['words']}>
        <span className="visually-hidden">{t(isAgainst ? 'reasons.against' : 'reasons.inFavour')}</span>
        <span className={styles['title']}>{title}</span>
        {names !== null && <span className={styles['names']}>{names}</span>}
      </span>
      <span className={styles['weight']} aria-hidden>
        <span style={{ inlineSize: `${Math.max(8, share * 100)}%` }} />
      </span>
    </li>
  )
}
