import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import type { OwnProduct } from '../../records/index.ts'
import { Highlight } from '../../ui/display/highlight.tsx'
import { LinkRow } from '../../ui/display/list.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { ListAndDetail } from '../../ui/layout/list-and-detail.tsx'
import { useIsWide } from '../../ui/layout/use-is-wide.ts'
import { AdditiveScreen } from './additive-screen.tsx'
import { LookupList, type LookupRowProps } from './lookup-list.tsx'
import type { AdditiveDetail } from './lookups.ts'
import type { PagedList } from './paged-list.ts'
import type { RecentSearches } from './recent-searches.ts'

type Additive = components['schemas']['Additive']

/** With a capital where it begins with a Latin letter: Greek prefixes (α-, β-) are signs. */
const capitalised = (name: string): string => name.replace(/^[a-z]/, letter => letter.toUpperCase())

const AdditiveRow = ({
  row: { id, nameZh, nameEn, cns, ins, functions, tier },
  keyword,
  isChosen,
}: LookupRowProps<Additive>) => {
  const { t, i18n } = useTranslation('knowledge')
  const isWide = useIsWide()
  const isEnglish = i18n.language === 'en'
  const chinese = useChinese()
  const codes =
    ins.length > 0 ? `INS\u00a0${ins.slice(0, 2).join(', ')}` : `CNS ${cns.slice(0, 2).join(', ')}`
  const names = functions
    .slice(0, 2)
    .map(name => t(`functions.${name}` as 'functions.防腐剂', { defaultValue: name }))
  return (
    <LinkRow
      href={isWide ? pageLinks.additiveInList(id) : pageLinks.additive(id)}
      isBeside={isWide}
      isChosen={isWide && isChosen}
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
  chosenId,
  detail,
  loadProducts,
}: {
  list: PagedList<Additive>
  recent: RecentSearches
  /** The search to run immediately; '' to restore the previous one. */
  keyword: string
  /** The additive beside the list, in a wide window; '' for the first. */
  chosenId: string
  detail: AdditiveDetail
  /** The person's last products that contain an additive. */
  loadProducts: (id: string) => Promise<readonly OwnProduct[]>
}) => {
  const { t } = useTranslation('knowledge')
  const { items } = useSnapshot(list.state)
  const chosen = chosenId || items[0]?.id
  const lookup = (
    <LookupList
      list={list}
      recent={recent}
      asked={keyword}
      label={t('search.additives')}
      placeholder={t('search.additivesPlaceholder')}
      chosen={chosen}
      Row={AdditiveRow}
    />
  )
  return (
    <ListAndDetail
      list={lookup}
      detail={
        chosen === undefined ? null : (
          <AdditiveScreen id={chosen} detail={detail} loadProducts={loadProducts} />
        )
      }
      label={t('beside')}
    />
  )
}
