import { useCallback } from 'react'
import { type Feedback, FeedbackScreen } from '../../features/feedback/index.ts'
import { recordScore, recordTitle, type TaskRecord } from '../../records/index.ts'

/** What a feedback says about the analysis it was opened from. */
const subjectOf = (record: TaskRecord) => {
  const task = record.lifecycle.phase === 'done' ? record.lifecycle.task : null
  const { engine, knowledge } = task?.result?.versions ?? { engine: '', knowledge: '' }
  return {
    taskId: task?.id ?? record.id,
    title: recordTitle(record),
    score: String(recordScore(record) ?? ''),
    versions: `${engine} ${knowledge}`.trim(),
  }
}

/** Feedback about the app, or about the analysis with the id `about`. */
export const FeedbackPage = ({
  feedback,
  about,
  loadRecord,
}: {
  feedback: Feedback
  about: string
  loadRecord: (id: string) => Promise<TaskRecord | null>
}) => {
  const loadSubject = useCallback(async () => {
    const record = about === '' ? null : await loadRecord(about)
    return record && subjectOf(record)
  }, [about, loadRecord])
  return <FeedbackScreen feedback={feedback} loadSubject={loadSubject} />
}
