import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useChinese } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import { DrawnLabel } from '../../ui/display/drawn-label.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { levelOfScore } from '../../ui/display/score-dial.tsx'
import styles from './example-pair.module.css'
import { sampleKinds, samples } from './samples.ts'

/** What the drawn labels show: what a report would mark. */
const tones = { good: ['green', 'green', 'green'], poor: ['orange', 'red', 'none', 'yellow'] } as const

/** Two example products side by side, for somebody who has analysed nothing yet; each opens its report. */
export const ExamplePair = () => {
  const { t, i18n } = useTranslation(['demo', 'report'])
  const chinese = useChinese()
  const sample = samples[i18n.language === 'en' ? 'en' : 'zh']
  return (
    <section className={styles['pair']} aria-label={t('pair.title')}>
      <h2 className={styles['heading']}>{t('pair.title')}</h2>
      <ul className={styles['products']}>
        {sampleKinds.map(kind => {
          const { name, score } = sample[kind]
          const band = t(`report:bands.${levelOfScore(score)}`)
          return (
            <li key={kind}>
              <Link className={styles['product'] ?? ''} href={pageLinks.example(kind)}>
                <DrawnLabel tones={tones[kind]} size={64} />
                {/* Read aloud with the name below: on this page it is no score of anything the person has analysed. */}
                <span aria-hidden>
                  <ScoreChip score={score} label={band} />
                </span>
                <span className={styles['name']}>
                  <span className="visually-hidden">{score}</span> <strong>{band}</strong> {chinese(name)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
