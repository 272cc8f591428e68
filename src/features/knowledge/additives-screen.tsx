import { useTranslation } from 'react-i18next'
import type { components } from '../../api/schema.d.ts'
import { levelTones } from '../../ui/level-tones.ts'
import { LinkRow } from '../../ui/list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { LookupPage } from './lookup-page.tsx'
import type { PagedList } from './paged-list.ts'

type Additive = components['schemas']['Additive']

export const AdditivesScreen = ({ list }: { list: PagedList<Additive> }) => {
  const { t, i18n } = useTranslation('knowledge')
  const isEnglish = i18n.language === 'en'
  return (
    <LookupPage
      list={list}
      label={t('search.additives')}
      placeholder={t('search.additivesPlaceholder')}
      row={({ id, nameZh, nameEn, cns, ins, functions, tier }) => (
        <LinkRow
          key={id}
          href={`/pages/additives/faid/faid?id=${encodeURIComponent(id)}`}
          title={isEnglish ? nameEn : nameZh}
          detail={[
            isEnglish ? nameZh : nameEn,
            [
              ...functions
                .slice(0, 2)
                .map(name => t(`functions.${name}` as 'functions.防腐剂', { defaultValue: name })),
              ...(ins.length > 0
                ? [`INS ${ins.slice(0, 2).join(', ')}`]
                : [`CNS ${cns.slice(0, 2).join(', ')}`]),
            ].join(' · '),
          ].join('\n')}
          trail={<Tag tone={levelTones[tier]}>{t(`tiers.${tier}`)}</Tag>}
        />
      )}
    />
  )
}
