import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { insertItemAfter, removeItem, replaceItem } from './edit-list.ts'
import styles from './ingredient-correction.module.css'

/** Puts one ingredient right where it was misread: its name, whether it is there at all, and one that was missed behind it. */
export const IngredientCorrection = ({
  text,
  span,
  suggestion,
  onAccept,
  canRemove,
  onCorrect,
}: {
  /** The whole list as it was read. */
  text: string
  span: { start: number; end: number }
  /** What it probably says, null where nothing is suspected. */
  suggestion: string | null
  /** Takes it as it was read; null where it was read clearly. The fields of a doubtful one stand open. */
  onAccept: (() => void) | null
  canRemove: boolean
  onCorrect: (text: string) => void
}) => {
  const { t } = useTranslation('scan')
  const read = text.slice(span.start, span.end).replace(/\s*\n\s*/g, '')
  return (
    <>
      {suggestion !== null && (
        <Button look="secondary" isWide onClick={() => onCorrect(replaceItem(text, span, suggestion))}>
          {t('fix.useSuggestion', { name: suggestion })}
        </Button>
      )}
      {onAccept && (
        <Button look="secondary" isWide onClick={onAccept}>
          {t('fix.accept')}
        </Button>
      )}
      <details className={styles['fix']} open={onAccept !== null}>
        <summary>{t('fix.title')}</summary>
        <NameRow
          label={t('fix.name')}
          action={t('fix.save')}
          read={read}
          onSubmit={name => onCorrect(replaceItem(text, span, name))}
        />
        <NameRow
          label={t('fix.missing')}
          action={t('fix.add')}
          onSubmit={name => onCorrect(insertItemAfter(text, span, name))}
        />
        {canRemove && (
          <Button look="danger" isWide onClick={() => onCorrect(removeItem(text, span))}>
            {t('fix.remove')}
          </Button>
        )}
      </details>
    </>
  )
}

/** A name to type, and what is done with it once it is another than what was read. */
const NameRow = ({
  label,
  action,
  read = '',
  onSubmit,
}: {
  label: string
  action: string
  read?: string
  onSubmit: (name: string) => void
}) => {
  const [typed, setTyped] = useState(read)
  const name = typed.trim()
  const isNew = name !== '' && name !== read
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (isNew) onSubmit(name)
      }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
      />
      <Button type="submit" look="secondary" disabled={!isNew}>
        {action}
      </Button>
    </form>
  )
}
