import type { TFunction } from 'i18next'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * The local time of a record in words; '' for one that is no time, as a foreign backup may hold. The first
 * Intl.DateTimeFormat of a page takes a slow phone 50 ms.
 */
export const formatTime = (t: TFunction<'history'>, createdAt: string): string => {
  const time = new Date(createdAt)
  if (Number.isNaN(time.getTime())) return ''
  return t('time', {
    year: time.getFullYear(),
    month: t('months').split(' ')[time.getMonth()],
    day: time.getDate(),
    hour: twoDigits(time.getHours()),
    minute: twoDigits(time.getMinutes()),
  })
}
