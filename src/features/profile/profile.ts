import type { Api } from '../../api/client.ts'
import type { Problem } from '../../api/problems.ts'
import type { Session, UserInfo } from '../../api/session.ts'

export interface PixelArea {
  x: number
  y: number
  width: number
  height: number
}

const avatarPx = 512

/** The signed-in person's own card: avatar at the server, the rest on this device. */
export const createProfile = ({
  api,
  session,
  preparePicture,
  cropSquare,
}: {
  api: () => Promise<Api>
  session: Session
  /** Checks a chosen picture and strips its metadata; null when it cannot be used. */
  preparePicture: (file: File) => Promise<Blob | null>
  cropSquare: (picture: Blob, area: PixelArea, sidePx: number) => Promise<Blob>
}) => ({
  session,
  preparePicture,

  save: (changes: Pick<UserInfo, 'nickname' | 'gender' | 'birthday'>): void => session.edit(changes),

  async changeAvatar(picture: Blob, area: PixelArea): Promise<Problem | null> {
    const uid = session.state.user?.uid
    const { data, problem } = await (await api()).uploadAvatar(await cropSquare(picture, area, avatarPx))
    if (problem) return problem
    // Somebody else may have signed in meanwhile.
    if (session.state.user?.uid === uid) session.update({ avatar: data.imageUrl })
    return null
  },
})

export type Profile = ReturnType<typeof createProfile>

/** The years a date may be picked from: 150 each way (specification, section 9). */
export const birthdayRange = (now: Date) => ({
  from: now.getFullYear() - 150,
  to: now.getFullYear() + 150,
})

/** Whether a date, `YYYY-MM-DD` or '' for none, lies in the range. */
export const isBirthday = (date: string, { from, to }: ReturnType<typeof birthdayRange>): boolean => {
  if (date === '') return true
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(date)?.[1])
  return year >= from && year <= to && !Number.isNaN(Date.parse(date))
}
