import { FileQuestion, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { isKnown } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { problemText, useBilingual, useChinese } from '../../i18n/index.ts'
import { publishedValue } from '../../knowledge/index.ts'
import { pagePaths } from '../../paths.ts'
import type { OwnProduct } from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Fold } from '../../ui/display/fold.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { tierTone } from '../../ui/display/tier-tones.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { AdditiveUses } from './additive-uses.tsx'
import { FunctionIcon } from './function-icon.tsx'
import styles from './knowledge.module.css'
import type { AdditiveDetail } from './lookups.ts'
import { OwnProducts } from './own-products.tsx'

type Schemas = components['schemas']

/** One additive: what it is, how safe it is, the person's own products with it, and the foods it is permitted in. */
export const AdditiveScreen = ({
  id,
  detail,
  loadProducts,
}: {
  id: string
  detail: AdditiveDetail
  /** The person's last products that contain an additive. */
  loadProducts: (id: string) => Promise<readonly OwnProduct[]>
}) => {
  const { t } = useTranslation('knowledge')
  const { t: problems } = useTranslation(['problems'])
  const chinese = useChinese()
  const { additive, uses, problem } = useSnapshot(detail.state)
  useEffect(() => void detail.open(id), [id, detail])

  if (problem?.code === 404 || id === '')
    return (
      <Notice icon={FileQuestion} title={t('missing.title')} hint={t('missing.hint')}>
        <ButtonLink href={pagePaths.additives}>{t('missing.action')}</ButtonLink>
      </Notice>
    )
  if (problem)
    return (
      <Notice icon={WifiOff} title={t('failed')} hint={problemText(problems, problem.code)} role="alert">
        <Button onClick={() => void detail.open(id)}>{t('retry')}</Button>
      </Notice>
    )
  if (additive === null) return <Skeleton label={t('loading')} />
  return (
    <div className={styles['page']}>
      <Head additive={additive} />
      <Safety safety={additive.safety} />
      <OwnProducts id={id} load={loadProducts} />
      <AdditiveUses uses={uses} />
      {additive.varieties.length > 0 && (
        <Card title={t('varieties')}>
          <ul className={styles['notes']}>
            {additive.varieties.map(({ nameZh, nameEn, cns, ins }) => (
              <li key={`${nameZh} ${cns}`}>
                {[chinese(nameZh), nameEn, cns && `CNS\u00a0${cns}`, ins && `INS\u00a0${ins}`]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className={styles['source']}>{t('source')}</p>
    </div>
  )
}

const Head = ({ additive }: { additive: Schemas['AdditiveDetail'] }) => {
  const { t, i18n } = useTranslation('knowledge')
  const isEnglish = i18n.language === 'en'
  const say = useBilingual()
  const chinese = useChinese()
  const { nameZh, nameEn, cns, ins, functions, tier, summary, aliases } = additive
  return (
    <section className={styles['head']}>
      <h2 className={styles['name']}>{say({ zh: nameZh, en: nameEn })}</h2>
      <p className={styles['nameEn']}>{isEnglish ? nameZh : nameEn}</p>
      <div className={styles['tags']}>
        <Tag tone={tierTone(tier)}>
          {isKnown('Tier', tier) ? t(`tiers.${tier}`) : t('otherValue', { value: tier })}
        </Tag>
        {cns.map(number => (
          <Tag key={number}>CNS {number}</Tag>
        ))}
        {ins.map(number => (
          <Tag key={number}>INS {number}</Tag>
        ))}
      </div>
      <ul className={styles['functions']}>
        {functions.map(name => (
          <li key={name}>
            <FunctionIcon name={name} />
            {t(`functions.${name}` as 'functions.防腐剂', { defaultValue: name })}
          </li>
        ))}
      </ul>
      <p>{say(summary)}</p>
      <Aliases aliases={aliases.map(one => chinese(one))} />
    </section>
  )
}

/** Other names that are read before the rest is asked for. */
const shownAliases = 5

const Aliases = ({ aliases }: { aliases: readonly string[] }) => {
  const { t, i18n } = useTranslation('knowledge')
  const list = (names: readonly string[]) => names.join(i18n.language === 'en' ? ', ' : '、')
  const rest = aliases.slice(shownAliases)
  if (aliases.length === 0) return null
  return (
    <div className={styles['nameEn']}>
      <p>
        {t('aliases')}: {list(aliases.slice(0, shownAliases))}
      </p>
      {rest.length > 0 && (
        <Fold summary={t('moreAliases', { count: rest.length })}>
          <p>{list(rest)}</p>
        </Fold>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Safety = ({ safety }: { safety: Schemas['Safety'] }) => {
  const { t } = useTranslation('knowledge')
  const say = useBilingual()
  const stated = (value: string) => (value === '' ? t('noData') : say(publishedValue(value)))
  return (
    <Card title={t('safety')}>
      <dl className={styles['facts']}>
        <Fact name={t('jecfa')}>{stated(safety.jecfaAdi)}</Fact>
        <Fact name={t('efsa')}>{stated(safety.efsa)}</Fact>
        {safety.iarc !== '' && <Fact name={t('iarc')}>{stated(safety.iarc)}</Fact>}
        {safety.notes.length > 0 && (
          <Fact name={t('notes')}>
            <ul className={styles['notes']}>
              {safety.notes.map(note => (
                <li key={note.en}>{say(note)}</li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={t('sources')}>
          <ul className={styles['notes']}>
            {safety.sources.map(source => (
              <li key={source}>{stated(source)}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Card>
  )
}
