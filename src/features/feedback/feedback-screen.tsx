import { CircleCheckBig, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { problemText } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextArea, TextField } from '../../ui/controls/field.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './feedback.module.css'
import { contentLength, type Feedback, type FeedbackSubject, maxPictures } from './feedback.ts'

/** Feedback & Suggestions. */
export const FeedbackScreen = ({
  feedback,
  loadSubject,
}: {
  feedback: Feedback
  /** The analysis the page was opened from. */
  loadSubject?: () => Promise<FeedbackSubject | null>
}) => {
  const { t } = useTranslation('feedback')
  const { t: problems } = useTranslation(['problems'])
  const { about, content, contact, validationErrors, phase, uploading, pictures, problem } = useSnapshot(
    feedback.state,
    {
      sync: true, // typing must not lose its place
    },
  )

  useEffect(() => {
    void loadSubject?.().then(about => about && feedback.setSubject(about))
  }, [feedback, loadSubject])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await feedback.submit()) void toast(t('success'))
  }

  if (phase === 'sent')
    return (
      <Notice icon={CircleCheckBig} title={t('success')} hint={t('successHint')} role="status">
        <Button look="secondary" onClick={() => feedback.reset()}>
          {t('again')}
        </Button>
      </Notice>
    )
  return (
    <form className={styles['form']} onSubmit={event => void submit(event)} noValidate>
      <p className={styles['lead']}>{t('lead')}</p>
      {about && (
        <p className={styles['about']}>
          <span>{t('about', { title: about.title || t('aboutUnnamed') })}</span>
          <Button look="quiet" onClick={() => feedback.setSubject(null)}>
            {t('aboutRemove')}
          </Button>
        </p>
      )}
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        placeholder={t('contentPlaceholder')}
        maxLength={5000}
        value={content}
        onChange={event => feedback.setFields({ content: event.target.value })}
        error={
          validationErrors.content ? t(validationErrors.content, { count: contentLength(content) }) : null
        }
      />
      <Pictures feedback={feedback} />
      <TextField
        label={t('contact')}
        hint={t('contactHint')}
        autoComplete="email"
        value={contact}
        onChange={event => feedback.setFields({ contact: event.target.value })}
        error={validationErrors.contact ? t(validationErrors.contact) : null}
      />
      {problem && (
        <p className={styles['failure']} role="alert">
          {t('failed')} · {problemText(problems, problem.code)}
        </p>
      )}
      <Button type="submit" isWide disabled={phase === 'sending'}>
        {phase !== 'sending'
          ? t('submit')
          : uploading > 0
            ? t('submittingPicture', { number: uploading, total: pictures.length })
            : t('submitting')}
      </Button>
    </form>
  )
}

const Pictures = ({ feedback }: { feedback: Feedback }) => {
  const { t } = useTranslation('feedback')
  const { pictures, validationErrors, phase } = useSnapshot(feedback.state)
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void feedback.addPictures(files)
  }
  return (
    <fieldset className={styles['pictures']} disabled={phase === 'sending'}>
      <legend className={styles['legend']}>{t('pictures', { max: maxPictures })}</legend>
      <ul className={styles['grid']}>
        {pictures.map((key, at) => (
          <li key={key} className={styles['picture']}>
            <Picture picture={feedback.pictureOf(key)} label={t('picture', { number: at + 1 })} />
            <button
              type="button"
              className={styles['remove']}
              aria-label={t('removePicture', { number: at + 1 })}
              onClick={() => feedback.removePicture(key)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
        {pictures.length < maxPictures && (
          <li>
            <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
              <ImagePlus size={24} aria-hidden />
              {t('addPicture')}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="feedback-pictures"
        onChange={choose}
      />
      {validationErrors.pictures && (
        <p className={styles['failure']} role="alert">
          {validationErrors.pictures.kind === 'tooMany'
            ? t('tooMany', { max: maxPictures })
            : t('unusable', { name: validationErrors.pictures.name })}
        </p>
      )}
    </fieldset>
  )
}

const Picture = ({ picture, label }: { picture: Blob | null; label: string }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (picture === null) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url === null ? null : <img src={url} alt={label} />
}
