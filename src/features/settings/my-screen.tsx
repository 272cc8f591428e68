import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLocale, locales } from '../../i18n/index.ts'
import { Card } from '../../ui/card.tsx'
import { LinkRow, List } from '../../ui/list.tsx'
import { chooseTheme, readTheme, themes } from '../../ui/theme.ts'
import styles from './my-screen.module.css'

/** Profile tab: what is kept, how the app looks and speaks, and its papers. */
export const MyScreen = ({
  store,
  version,
}: {
  store: globalThis.Storage | null
  version: { name: string; code: number }
}) => {
  const { t, i18n } = useTranslation('settings')
  const [theme, setTheme] = useState(() => readTheme(store))
  return (
    <div className={styles['page']}>
      <List>
        <LinkRow href="/pages/localhistory/localhistory" title={t('records')} detail={t('recordsHint')} />
      </List>
      <Card title={t('language')}>
        <Choices
          label={t('language')}
          options={locales.map(locale => [locale, t(`languages.${locale}`)] as const)}
          chosen={i18n.language}
          onChoose={locale => void changeLocale(i18n, locale, store)}
        />
      </Card>
      <Card title={t('theme')}>
        <Choices
          label={t('theme')}
          options={themes.map(name => [name, t(`themes.${name}`)] as const)}
          chosen={theme}
          onChoose={name => {
            chooseTheme(name, store)
            setTheme(name)
          }}
        />
      </Card>
      <List label={t('about')}>
        <LinkRow href="/pages/method/method" title={t('method')} />
        <LinkRow href="/pages/user-agreement/user-agreement" title={t('userAgreement')} />
        <LinkRow href="/pages/privacy-agreement/privacy-agreement" title={t('privacy')} />
      </List>
      <p className={styles['version']}>{t('version', { version: version.name, code: version.code })}</p>
    </div>
  )
}

const Choices = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly (readonly [Value, string])[]
  chosen: string
  onChoose: (value: Value) => void
}) => {
  const name = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
