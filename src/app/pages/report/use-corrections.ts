import { useTranslation } from 'react-i18next'
import { recordScore, type TaskRecord } from '../../../records/index.ts'
import { toast } from '../../../ui/overlays/toast.ts'

/** Says what became of a report's score by a correction; `onCorrected` is called after one that left a list to score. */
export const useCorrections = (score: number | null, onCorrected: () => void) => {
  const { t: words } = useTranslation(['report'])

  /** Says what became of the score by a correction; resolves with whether there was a list left to score. */
  const settle = async (correction: Promise<TaskRecord | null>): Promise<boolean> => {
    const corrected = await correction
    const after = corrected && recordScore(corrected)
    if (corrected === null) return false
    onCorrected()
    const isSame = after === score
    const [before, now] = [score ?? '–', after ?? '–']
    void toast(
      isSame ? words('report:correct.same') : words('report:correct.changed', { before, after: now }),
    )
    return true
  }
  /** Says it too when there was no list left. */
  const settleOrSay = (correction: Promise<TaskRecord | null>) =>
    void settle(correction).then(isGood => {
      if (!isGood) void toast(words('report:correct.refused'), 'failed')
    })

  return { settle, settleOrSay }
}
