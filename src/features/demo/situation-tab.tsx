import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Select, TextField } from '../../ui/controls/field.tsx'
import { formatPercent } from '../../ui/display/format-number.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { type DemoBackend, type DemoEffects, type DemoState, failureKinds } from './demo-backend.ts'
import { writeDemoLink } from './demo-link.ts'
import styles from './demo-panel.module.css'

const hourMs = 3_600_000
const latencies = ['0', '300', '2000', '8000'] as const
const rates = ['0', '0.1', '0.3', '1'] as const

type Change = Parameters<DemoBackend['control']['change']>[0]

/** Scenario, account, network, language, seed, clock, and the link to all of it. */
export const SituationTab = ({
  backend: { control, scenarios },
  state,
  onState,
  effects,
}: {
  backend: DemoBackend
  state: DemoState
  onState: (state: DemoState) => void
  effects: DemoEffects
}) => {
  const { t, i18n } = useTranslation('panel')
  const [slug, setSlug] = useState(scenarios[0]?.slug ?? '')
  const { settings, clock, account, accounts } = state
  const change = (what: Change) => void control.change(what).then(onState)
  const slugOf = (name: string) => scenarios.find(scenario => scenario.name === name)?.slug ?? name
  const wordsOf = (short: string) =>
    t(`scenarios.${short}` as 'scenarios.vip', {
      defaultValue: scenarios.find(scenario => scenario.slug === short)?.name ?? short,
    })

  const apply = async () => {
    const applied = await control.apply(slug)
    onState(await control.read())
    if (applied) await effects.enter(applied)
  }
  const copyLink = async () => {
    // Asked for now, not as drawn: a change made a moment ago may still be on its way back from the mock backend.
    const now = await control.read()
    const link = `${effects.appUrl}?demo=${encodeURIComponent(writeDemoLink(now, slugOf, i18n.language))}`
    try {
      await navigator.clipboard.writeText(link)
      void toast(t('linkCopied'))
    } catch {
      void toast(link, 'failed')
    }
  }

  return (
    <>
      <Select
        label={t('scenario')}
        options={scenarios.map(scenario => [scenario.slug, wordsOf(scenario.slug)] as const)}
        value={slug}
        onChoose={setSlug}
      />
      <p className={styles['note']}>
        {t('state', { name: scenarios.find(scenario => scenario.slug === slug)?.name ?? '' })}
      </p>
      <div className={styles['row']}>
        <Button onClick={() => void apply()}>{t('apply')}</Button>
        <Button look="secondary" onClick={() => void copyLink()}>
          {t('copyLink')}
        </Button>
      </div>
      {state.scenarios.length > 0 && (
        <p className={styles['note']}>
          {t('applied', { names: state.scenarios.map(({ name }) => wordsOf(slugOf(name))).join(' · ') })}
        </p>
      )}
      <Select
        label={t('account')}
        options={[
          ['', t('anonymous')] as const,
          ...accounts.map(({ uid, nickname, privacyPhone }) => [uid, `${nickname} ${privacyPhone}`] as const),
        ]}
        value={account?.uid ?? ''}
        onChoose={uid => {
          if (uid === '') effects.signOut()
          else void control.signInAs(uid).then(effects.signIn)
        }}
      />
      <NetworkFields settings={settings} onChange={change} />
      <Select
        label={t('language')}
        options={[
          ['zh-Hans', '简体中文'] as const, // a language is named in itself
          ['en', 'English'] as const,
        ]}
        value={i18n.language === 'en' ? 'en' : 'zh-Hans'}
        onChoose={effects.chooseLanguage}
      />
      <ClockFields clock={clock} onChange={change} />
      <SeedField seed={state.seed} onReset={seed => void control.reset(seed).then(onState)} />
    </>
  )
}

/** How slow and how faulty the server is. */
const NetworkFields = ({
  settings,
  onChange: change,
}: {
  settings: DemoState['settings']
  onChange: (what: Change) => void
}) => {
  const { t } = useTranslation('panel')
  return (
    <>
      <div className={styles['row']}>
        <Select
          label={t('latency')}
          options={latencies.map(ms => [ms, `${ms} ms`] as const)}
          value={latencies.find(ms => Number(ms) === settings.latencyMs) ?? '0'}
          onChoose={ms => change({ latencyMs: Number(ms) })}
        />
        <Select
          label={t('failureRate')}
          options={rates.map(rate => [rate, formatPercent(Number(rate))] as const)}
          value={rates.find(rate => Number(rate) === settings.failureRate) ?? '0'}
          onChoose={rate => change({ failureRate: Number(rate) })}
        />
        <Select
          label={t('failureKind')}
          options={failureKinds.map(kind => [kind, t(`failureKinds.${kind}`)] as const)}
          value={settings.failureKind}
          onChoose={failureKind => change({ failureKind })}
        />
      </div>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={settings.isOffline}
          onChange={event => change({ isOffline: event.target.checked })}
        />
        {t('offline')}
      </label>
    </>
  )
}

/** The server's clock. */
const ClockFields = ({
  clock,
  onChange: change,
}: {
  clock: DemoState['clock']
  onChange: (what: Change) => void
}) => {
  const { t } = useTranslation('panel')
  return (
    <>
      <p className={styles['note']}>{t('clock', { now: clock.now.replace('T', ' ').slice(0, 19) })}</p>
      <div className={styles['row']}>
        <Button look="secondary" onClick={() => change({ clock: { offsetMs: clock.offsetMs + hourMs } })}>
          {t('hourLater')}
        </Button>
        <Button
          look="secondary"
          onClick={() => change({ clock: { offsetMs: clock.offsetMs + 24 * hourMs } })}
        >
          {t('dayLater')}
        </Button>
        <Button look="secondary" onClick={() => change({ clock: { isFrozen: !clock.isFrozen } })}>
          {clock.isFrozen ? t('unfreeze') : t('freeze')}
        </Button>
      </div>
    </>
  )
}

/** Begins again with other generated data. */
const SeedField = ({ seed: current, onReset }: { seed: number; onReset: (seed: number) => void }) => {
  const { t } = useTranslation('panel')
  const [seed, setSeed] = useState(String(current))
  return (
    <div className={styles['row']}>
      <TextField
        label={t('seed')}
        inputMode="numeric"
        value={seed}
        onChange={event => setSeed(event.target.value.replace(/\D/g, ''))}
      />
      <Button look="danger" onClick={() => onReset(Number(seed))}>
        {t('reset')}
      </Button>
    </div>
  )
}
