/** How the time of a record is written. */
export const timeFormat = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

/** The time of a record in words; '' for one that is no time, as a foreign backup may hold. */
export const timeText = (format: Intl.DateTimeFormat, createdAt: string): string => {
  const time = new Date(createdAt)
  return Number.isNaN(time.getTime()) ? '' : format.format(time)
}
