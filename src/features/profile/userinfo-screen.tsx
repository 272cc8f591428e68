import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { problemText } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Avatar } from './avatar.tsx'
import styles from './profile.module.css'
import { birthdayRange, isBirthday, type PixelArea, type Profile } from './profile.ts'

const AvatarCropper = lazyComponent(async () => (await import('./avatar-cropper.tsx')).AvatarCropper)
const genders = ['unknown', 'female', 'male'] as const

/** Edit Profile: avatar, nickname, gender, birthday. */
export const UserInfoScreen = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile')
  const { user } = useSnapshot(profile.session.state)
  const [nickname, setNickname] = useState(user?.nickname ?? '')
  const [gender, setGender] = useState<string>(user?.gender ?? 'unknown')
  const [birthday, setBirthday] = useState(user?.birthday ?? '')
  const [isWrongDate, setIsWrongDate] = useState(false)
  const range = birthdayRange(new Date())
  if (user === null) return null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A half-typed date reads as '' and would be taken for none.
    const field = event.currentTarget.elements.namedItem('birthday')
    const isHalfTyped = field instanceof HTMLInputElement && field.validity.badInput
    if (isHalfTyped || !isBirthday(birthday, range)) {
      setIsWrongDate(true)
      return
    }
    profile.save({
      nickname: nickname.trim(),
      gender: genders.find(option => option === gender) ?? 'unknown',
      birthday: birthday || null,
    })
    void toast(t('saved'))
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <AvatarField profile={profile} url={user.avatar} />
      <TextField
        label={t('nickname')}
        autoComplete="nickname"
        maxLength={32}
        placeholder={t('nicknamePlaceholder')}
        value={nickname}
        onChange={event => setNickname(event.target.value)}
      />
      <div className={styles['group']}>
        <span className={styles['groupLabel']} aria-hidden>
          {t('gender')}
        </span>
        <Choices
          label={t('gender')}
          options={genders.map(option => [option, t(`genders.${option}`)] as const)}
          chosen={gender}
          onChoose={setGender}
        />
      </div>
      <TextField
        label={t('birthday')}
        name="birthday"
        type="date"
        autoComplete="bday"
        min={`${range.from}-01-01`}
        max={`${range.to}-12-31`}
        value={birthday}
        onChange={event => {
          setBirthday(event.target.value)
          setIsWrongDate(false)
        }}
        error={isWrongDate ? t('birthdayInvalid', range) : null}
      />
      <p className={styles['note']}>{t('keptHere')}</p>
      <Button type="submit" isWide>
        {t('save')}
      </Button>
    </form>
  )
}

const AvatarField = ({ profile, url }: { profile: Profile; url: string }) => {
  const { t } = useTranslation('profile')
  const { t: problems } = useTranslation(['problems'])
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Blob | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setFailure(null)
    const prepared = await profile.preparePicture(file)
    if (prepared) setPicture(prepared)
    else setFailure(t('avatar.unusable'))
  }
  const use = async (area: PixelArea) => {
    if (picture === null) return
    setIsBusy(true)
    const problem = await profile.changeAvatar(picture, area)
    setIsBusy(false)
    if (problem) {
      setFailure(problemText(problems, problem.code))
      return
    }
    setPicture(null)
    void toast(t('avatar.done'))
  }

  return (
    <div className={styles['avatarField']}>
      <Avatar url={url} size="large" />
      <Button look="secondary" onClick={() => input.current?.click()}>
        {t('avatar.change')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="avatar"
        onChange={event => void choose(event)}
      />
      {failure !== null && picture === null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {picture && (
        <AvatarCropper
          picture={picture}
          isBusy={isBusy}
          failure={failure}
          onCancel={() => {
            setPicture(null)
            setFailure(null)
          }}
          onUse={area => void use(area)}
        />
      )}
    </div>
  )
}
