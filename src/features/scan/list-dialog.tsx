import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkLoadError } from '../../chunk-load-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** An ingredient list as text: typed, pasted, or what was read, to be corrected. */
const ListDialog = ({
  title,
  text,
  onCancel,
  onSubmit,
  onType,
  beside,
}: {
  title: string
  /** The initial text. */
  text: string
  onCancel: () => void
  /** Resolves with whether it could be analysed. */
  onSubmit: (text: string) => Promise<boolean>
  onType?: (text: string) => void
  /** What the text is compared with: the photo it was read from. */
  beside?: ReactNode
}) => {
  const { t } = useTranslation('scan')
  const [typed, setTyped] = useState(text)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<'empty' | 'noList' | 'failed' | null>(null)
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setFault('empty')
      return
    }
    setIsBusy(true)
    try {
      if (!(await onSubmit(typed))) setFault('noList')
    } catch (error) {
      setFault('failed')
      if (!isChunkLoadError(error)) throw error
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      isSheet
      title={title}
      onDismiss={onCancel}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('list.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={isBusy}>
            {isBusy ? t('thinking') : t('list.submit')}
          </Button>
        </>
      }
    >
      {beside}
      <form id={form} onSubmit={event => void submit(event)} noValidate>
        <TextArea
          label={t('list.label')}
          hint={t('list.hint')}
          placeholder={t('list.placeholder')}
          rows={beside ? 6 : 9}
          data-first-focus
          maxLength={100_000}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            onType?.(event.target.value)
            setFault(null)
          }}
          error={fault && t(`list.faults.${fault}`)}
        />
      </form>
    </Dialog>
  )
}

/** What was typed and not analysed yet: closing the dialog by mistake loses nothing. */
let draft = ''

/** A list that is typed or pasted by hand. */
export const TypedListDialog = ({
  onCancel,
  onSubmit,
}: Pick<Parameters<typeof ListDialog>[0], 'onCancel' | 'onSubmit'>) => {
  const { t } = useTranslation('scan')
  return (
    <ListDialog
      title={t('list.title')}
      text={draft}
      onCancel={onCancel}
      onType={text => {
        draft = text
      }}
      onSubmit={async text => {
        const isAnalysed = await onSubmit(text)
        if (isAnalysed) draft = ''
        return isAnalysed
      }}
    />
  )
}

/** What was read, to be checked and corrected. */
export const ReviewListDialog = (
  props: Pick<Parameters<typeof ListDialog>[0], 'text' | 'onCancel' | 'onSubmit' | 'beside'>,
) => {
  const { t } = useTranslation('scan')
  return <ListDialog title={t('list.review')} {...props} />
}
