import {
  Baby,
  CircleHelp,
  Languages,
  Leaf,
  type LucideIcon,
  Pill,
  ScanLine,
  Stethoscope,
  Wine,
} from 'lucide-react'
import type { noScoreReason } from '../../../records/index.ts'
import styles from './answer.module.css'

type NoScoreReason = NonNullable<ReturnType<typeof noScoreReason>>

const signs: Partial<Record<NoScoreReason, LucideIcon>> = {
  alcohol: Wine,
  infant_formula: Baby,
  medical_food: Stethoscope,
  supplement: Pill,
  not_food: Leaf,
  foreign_list: Languages,
  partial_reading: ScanLine,
}

/** A sign where a dial would be: a class of product, or a reading that is not finished. */
export const NoScoreSign = ({ reason }: { reason: NoScoreReason }) => {
  const Sign = signs[reason] ?? CircleHelp
  return (
    <span className={styles['sign']} aria-hidden>
      <Sign size={34} strokeWidth={1.5} />
    </span>
  )
}
