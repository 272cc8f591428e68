import { Camera, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLocale, locales } from '../../i18n/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { Select, TextArea, TextField } from '../../ui/controls/field.tsx'
import { MenuButton } from '../../ui/controls/menu.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import { ConcernDot } from '../../ui/display/concern-dot.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { Highlight } from '../../ui/display/highlight.tsx'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { ScoreChip } from '../../ui/display/score-chip.tsx'
import { ScoreDial } from '../../ui/display/score-dial.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { chooseTextSize, textSizes } from '../../ui/theme/text-size.ts'
import { chooseTheme, themes } from '../../ui/theme/theme.ts'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['none', 'green', 'yellow', 'orange', 'red'] as const
const scores = [null, 12, 45, 68, 96] as const
const long = 'Phosphatidylcholine-enriched lysophosphatidylethanolamine 羟丙基二淀粉磷酸酯羟丙基二淀粉磷酸酯'

/** `/kit`, in development only: every part of the interface in every state, language and theme. */
export const UiKitPage = () => {
  const { t } = useTranslation('app')
  return (
    <Stack>
      <Part name="Choices">
        <Preferences />
      </Part>
      <Part name="MenuButton">
        <MenuButton
          label="actions"
          actions={() => [
            { label: 'Open', onChoose: () => {} },
            { label: long, onChoose: () => {} },
            { label: 'Delete…', isDangerous: true, onChoose: () => {} },
          ]}
        />
      </Part>
      <Part name="Button, ButtonLink">
        {looks.map(look => (
          <Stack key={look}>
            <Button look={look}>{look}</Button>
            <Button look={look} disabled>
              {look} disabled
            </Button>
            <Button look={look} isWide>
              <Camera size={20} aria-hidden />
              {look} wide {long}
            </Button>
          </Stack>
        ))}
        <ButtonLink href="/kit">{t('toHome')}</ButtonLink>
      </Part>
      <Part name="TextField, TextArea, Select, SearchField">
        <Fields />
      </Part>
      <Part name="Tag, Highlight">
        {tones.map(tone => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <p>
          <Highlight text={long} keyword="lyso 磷酸" />
        </p>
      </Part>
      <Scores />
      <Part name="List, LinkRow, Facts">
        <List>
          <LinkRow href="/kit" title="title" detail="detail" />
          <LinkRow href="/kit" title={long} detail={long} trail={<Tag tone="red">trail</Tag>} />
        </List>
        <Facts
          facts={[
            ['name', 'value'],
            [long, long],
          ]}
        />
      </Part>
      <Part name="Notice">
        <Notice icon={SearchX} title="title" hint={long}>
          <Button>way on</Button>
        </Notice>
      </Part>
      <Part name="Skeleton">
        <Skeleton rows={2} label={t('loading')} />
      </Part>
      <Part name="Dialog, sheet, toast">
        <Overlays />
      </Part>
    </Stack>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Card title={name}>
    <Stack>{children}</Stack>
  </Card>
)

const Preferences = () => {
  const { i18n } = useTranslation('app')
  const [theme, setTheme] = useState<string>('system')
  const [size, setSize] = useState<string>('1')
  return (
    <>
      <Choices
        label="language"
        options={locales.map(locale => [locale, locale] as const)}
        chosen={i18n.language}
        onChoose={locale => void changeLocale(i18n, locale, null)}
      />
      <Choices
        label="theme"
        options={themes.map(name => [name, name] as const)}
        chosen={theme}
        onChoose={name => {
          chooseTheme(name, null)
          setTheme(name)
        }}
      />
      <Choices
        label="text size"
        options={textSizes.map(name => [name, name] as const)}
        chosen={size}
        onChoose={name => {
          chooseTextSize(name, null)
          setSize(name)
        }}
      />
    </>
  )
}

const Scores = () => (
  <>
    <Part name="ScoreDial, ScoreChip">
      {scores.map(score => (
        <Stack key={score}>
          <ScoreDial score={score} label={`score ${score}`} />
          <ScoreChip score={score} label={`score ${score}`} />
        </Stack>
      ))}
    </Part>
    <Part name="ConcernDot">
      {([0, 1, 2, 3, 4, 'unknown', undefined] as const).map(level => (
        <ConcernDot key={String(level)} level={level} />
      ))}
    </Part>
  </>
)

const Fields = () => {
  const [text, setText] = useState('')
  return (
    <Stack>
      <TextField label="TextField" hint="hint" value={text} onChange={event => setText(event.target.value)} />
      <TextField
        label="with an error"
        error={long}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <TextArea label="TextArea" hint="hint" value={text} onChange={event => setText(event.target.value)} />
      <Select
        label="Select"
        options={[
          ['a', 'a'],
          ['b', long],
        ]}
        value="a"
        onChoose={() => {}}
      />
      <SearchField
        value={text}
        onChange={setText}
        label="SearchField"
        placeholder={long}
        clearLabel="clear"
      />
    </Stack>
  )
}

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  return (
    <Stack>
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button look="secondary" onClick={() => setOpen('sheet')}>
        Dialog isSheet
      </Button>
      <Button look="secondary" onClick={() => void toast('done')}>
        toast done
      </Button>
      <Button look="secondary" onClick={() => void toast(long, 'failed')}>
        toast failed
      </Button>
      {open && (
        <Dialog
          key={open}
          isSheet={open === 'sheet'}
          title={open}
          onDismiss={() => setOpen(null)}
          actions={<Button onClick={() => setOpen(null)}>ok</Button>}
        >
          {long}
        </Dialog>
      )}
    </Stack>
  )
}
