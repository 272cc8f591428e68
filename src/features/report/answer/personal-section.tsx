import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { useBilingual } from '../../../i18n/index.ts'
import { pagePaths } from '../../../paths.ts'
import type { Concern, DietaryProfile } from '../../../records/index.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { Tag, type Tone } from '../../../ui/display/tag.tsx'
import { displayName } from '../display-name.ts'
import { joinNames } from '../join-names.ts'
import type { Result, Schemas } from '../report-types.ts'
import { useValueNames } from '../value-names.ts'
import styles from './answer.module.css'
import { type ConcernStatus, canRuleOut, concernStatuses, isOfDiet } from './concern-status.ts'

const signs = {
  contains: { tone: 'red', sign: '!' },
  mayContain: { tone: 'orange', sign: '!' },
  cannotRuleOut: { tone: 'yellow', sign: '?' },
  notFound: { tone: 'green', sign: '✓' },
} as const satisfies Record<ConcernStatus, { tone: Tone; sign: string }>

const unflagged = { tone: 'none', sign: '–' } as const satisfies { tone: Tone; sign: string }

/** What concerns the person who reads: their own choices first, then the allergens of the label. */
export const PersonalSection = ({
  result,
  concerns,
}: {
  result: Result
  /** The person's choices; undefined where a report belongs to nobody: the example, a shared record. */
  concerns: DietaryProfile | undefined
}) => {
  const { t } = useTranslation('report')
  return (
    <section className={styles['personal']} aria-label={t('concerns.title')}>
      {concerns && <Chosen result={result} concerns={concerns} />}
      {!concerns && <Allergens result={result} chosen={[]} />}
    </section>
  )
}

const Chosen = ({ result, concerns }: { result: Result; concerns: DietaryProfile }) => {
  const { t } = useTranslation('report')
  const { chosen } = useSnapshot(concerns.state)
  const say = useBilingual()
  const nameOf = useConcernName()
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles['chips']} aria-label={t('concerns.title')}>
          {concernStatuses(result, chosen).map(({ concern, standing }) => {
            const isGroup = concern.startsWith('group:')
            // That nothing is flagged is no promise to somebody who is ill: no tick.
            const { tone, sign } = isGroup && standing === 'notFound' ? unflagged : signs[standing]
            return (
              <li key={concern} className={`${styles['chip']} ${styles[tone]}`}>
                <span className={styles['chipSign']} aria-hidden>
                  {sign}
                </span>
                {dietSentence(result, concern, say) ??
                  t('concerns.line', {
                    name: nameOf(concern),
                    status: t(isGroup ? `concerns.group.${standing}` : `concerns.${standing}`),
                  })}
              </li>
            )
          })}
        </ul>
      )}
      <Allergens result={result} chosen={chosen} />
      {chosen.length === 0 && (
        <Link className={styles['invite'] ?? ''} href={pagePaths.my}>
          {t('concerns.invite')}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </>
  )
}

/** What the label says to vegetarians and to Muslims, in its own words; null for other concerns, and where it says nothing. */
const dietSentence = (
  { groups }: Result,
  concern: Concern,
  say: ReturnType<typeof useBilingual>,
): string | null => {
  const flags = groups.filter(({ group }) => isOfDiet(group) && concern === `group:${group}`)
  return flags.length === 0 ? null : flags.map(({ text }) => displayName(say(text))).join(' ')
}

/** A concern's name, of either kind. */
const useConcernName = () => {
  const nameOf = useValueNames()
  return (concern: Concern) => {
    const [kind = '', name = ''] = concern.split(':')
    return kind === 'allergen'
      ? nameOf.allergen(name as Schemas['Allergen'])
      : nameOf.group(name as Schemas['Group'])
  }
}

/** The allergens of the label that the person's own lines do not name already. */
const Allergens = ({ result, chosen }: { result: Result; chosen: readonly Concern[] }) => {
  const { t } = useTranslation('report')
  const nameOf = useValueNames()
  const { contains, mayContain } = result.allergens
  const isOwn = (name: Schemas['Allergen']) => chosen.some(concern => concern === `allergen:${name}`)
  const list = (names: readonly Schemas['Allergen'][]) =>
    joinNames(
      t,
      names.map(name => nameOf.allergen(name)),
    )
  const [others, possible] = [contains, mayContain].map(names => names.filter(name => !isOwn(name)))
  const isNone = contains.length === 0 && mayContain.length === 0
  if (!isNone && others?.length === 0 && possible?.length === 0) return null
  return (
    <dl className={styles['allergens']}>
      {isNone && (
        <div>
          <dt>{t('allergens.title')}</dt>
          <dd className={styles['soft']}>{t(canRuleOut(result) ? 'allergens.none' : 'allergens.unsure')}</dd>
        </div>
      )}
      {others && others.length > 0 && (
        <div>
          <dt>{t('allergens.contains')}</dt>
          <dd>
            <strong>{list(others)}</strong>
          </dd>
        </div>
      )}
      {possible && possible.length > 0 && (
        <div>
          <dt>{t('allergens.mayContain')}</dt>
          <dd>{list(possible)}</dd>
        </div>
      )}
    </dl>
  )
}

const toneOf = ({ level, certainty }: Schemas['GroupFlag']): Tone => {
  if (level === 'info') return 'none'
  return level === 'avoid' && certainty === 'contains' ? 'red' : 'orange'
}

/** Everyone who should take care, folded: most readers belong to none of them. */
export const CareGroups = ({ groups }: { groups: Result['groups'] }) => {
  const { t } = useTranslation('report')
  const nameOf = useValueNames()
  const say = useBilingual()
  if (groups.length === 0) return null
  return (
    <Fold
      className={styles['fold']}
      summary={t('care.count', { count: new Set(groups.map(({ group }) => group)).size })}
    >
      <ul className={styles['groups']}>
        {groups.map(flag => (
          <li key={`${flag.group} ${flag.certainty}`}>
            <p className={styles['groupName']}>
              {nameOf.group(flag.group)}
              <Tag tone={toneOf(flag)}>
                {nameOf.level(flag.level)}
                {flag.certainty !== 'contains' && ` · ${nameOf.certainty(flag.certainty)}`}
              </Tag>
            </p>
            <p className={styles['soft']}>{displayName(say(flag.text))}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
