import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { pageLinks } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import styles from './ranking.module.css'
import type { Order } from './rankings.ts'

/** Asks which standard: it stands on every packet. */
export const StandardForm = ({ order }: { order: Order }) => {
  const { t } = useTranslation('ranking')
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const standard = typed.trim()
    if (standard === '') setIsMissing(true)
    else navigate(pageLinks.ranking(order, { standard }))
  }
  return (
    <form className={styles['page']} onSubmit={submit} noValidate>
      <TextField
        label={t('standard')}
        hint={t('standardHint')}
        placeholder="GB/T 20980"
        autoCapitalize="characters"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setIsMissing(false)
        }}
        error={isMissing ? t('standardMissing') : null}
      />
      <Button type="submit" isWide>
        {t('show')}
      </Button>
    </form>
  )
}
