import { useTranslation } from 'react-i18next'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import { Highlight } from '../../ui/display/highlight.tsx'
import { LinkRow } from '../../ui/display/list.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { LookupList } from './lookup-list.tsx'
import type { PagedList } from './paged-list.ts'
import type { RecentSearches } from './recent-searches.ts'

type Additive = components['schemas']['Additive']

/** With a capital where it begins with a Latin letter: Greek prefixes (α-, β-) are signs. */
const capitalised = (name: string): string => name.replace(/^[a-z]/, letter => letter.toUpperCase())

const AdditiveRow = ({
  row: { id, nameZh, nameEn, cns, ins, functions, tier },
  keyword,
}: {
  row: Additive
  keyword: string
}) => {
  const { t, i18n } = useTranslation('knowledge')
  const isEnglish = i18n.language === 'en'
  const chinese = useChinese()
  const codes =
    ins.length > 0 ? `INS\u00a0${ins.slice(0, 2).join(', ')}` : `CNS ${cns.slice(0, 2).join(', ')}`
  const names = functions
    .slice(0, 2)
    .map(name => t(`functions.${name}` as 'functions.防腐剂', { defaultValue: name }))
  return (
    <LinkRow
      href={pageLinks.additive(id)}
      title={<Highlight text={isEnglish ? capitalised(nameEn) : chinese(nameZh)} keyword={keyword} />}
      detail={
        <Highlight
          keyword={keyword}
          text={`${isEnglish ? nameZh : nameEn}\n${[...names, codes].join(' · ')}`}
        />
      }
      trail={
        <Tag tone={tierTone(tier)}>
          {isKnown('Tier', tier) ? t(`tiers.${tier}`) : t('otherValue', { value: tier })}
        </Tag>
      }
    />
  )
}

export const AdditivesScreen = ({
  list,
  recent,
  keyword,
}: {
  list: PagedList<Additive>
  recent: RecentSearches
  /** The search to run immediately; '' to restore the previous one. */
  keyword: string
}) => {
  const { t } = useTranslation('knowledge')
  return (
    <LookupList
      list={list}
      recent={recent}
      asked={keyword}
      label={t('search.additives')}
      placeholder={t('search.additivesPlaceholder')}
      Row={AdditiveRow}
    />
  )
}
