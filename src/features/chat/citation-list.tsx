import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'

type Citation = components['schemas']['Citation']

/** Sources drawn without being asked for: thousands would be drawn again with each piece of an answer. */
const maxSources = 50

/** What an answer rests on, numbered as in its text; each opens its ingredient or entry. */
export const CitationList = ({
  citations,
  onCite,
  label,
  classes,
}: {
  citations: readonly Citation[]
  onCite: (citation: Citation) => void
  /** For screen readers, where no heading stands above the list. */
  label?: string
  classes: Record<'list' | 'citation' | 'number', string | undefined>
}) => {
  const { t } = useTranslation('chat')
  const chinese = useChinese()
  const [most, setMost] = useState(maxSources)
  return (
    <ol className={classes.list} aria-label={label}>
      {citations.slice(0, most).map((citation, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources are only added at the end, and one may come twice
        <li key={at}>
          <button type="button" className={classes.citation} onClick={() => onCite(citation)}>
            <span className={classes.number}>{at + 1}</span>
            {citation.kind === 'ingredient' ? citation.title : chinese(citation.title)}
          </button>
        </li>
      ))}
      {citations.length > most && (
        <li>
          <Button look="quiet" onClick={() => setMost(most + maxSources)}>
            {t('moreSources')}
          </Button>
        </li>
      )}
    </ol>
  )
}
