import type { TFunction } from 'i18next'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * The local time of a record in words; '' for one that is no time, as a foreign backup may hold. The first
 * Intl.DateTimeFormat of a page takes a slow phone 50 ms.
 */
export const formatTime = (t: TFunction<'history'>, createdAt: string, now = new Date()): string => {
  const time = new Date(createdAt)
  if (Number.isNaN(time.getTime())) return ''
  const clock = { hour: twoDigits(time.getHours()), minute: twoDigits(time.getMinutes()) }
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (time.toDateString() === now.toDateString()) return t('today', clock)
  if (time.toDateString() === yesterday.toDateString()) return t('yesterday', clock)
  return t('time', {
    year: time.getFullYear(),
    month: t('months').split(' ')[time.getMonth()],
    day: time.getDate(),
    ...clock,
  })
}
