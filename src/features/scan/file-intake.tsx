import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-intake.module.css'

const filesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/') || type === '')

/** Takes photos that are dropped on the page or pasted into it, and shows where to drop them. */
export const FileIntake = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { t } = useTranslation('scan')
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const give = (files: File[]) => files.length > 0 && onFiles(files)
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    document.addEventListener('paste', ({ clipboardData }) => give(filesOf(clipboardData)), { signal })
    document.addEventListener(
      'dragover',
      event => {
        if (!holdsFiles(event)) return
        event.preventDefault() // or the browser would open the picture in place of the app
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
      {
        signal,
      },
    )
    document.addEventListener(
      'drop',
      event => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        give(filesOf(event.dataTransfer))
      },
      { signal },
    )
    return () => controller.abort()
  }, [onFiles])
  return isOver ? <p className={styles['over']}>{t('drop')}</p> : null
}
