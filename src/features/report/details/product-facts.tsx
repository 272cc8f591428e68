import { useTranslation } from 'react-i18next'
import { shortText } from '../../../records/index.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import type { Schemas } from '../report-types.ts'
import styles from './details.module.css'

const names = ['brand', 'seller', 'manufacturer', 'standard'] as const

/** What else the label says about the product, as far as it was read; the name stands at the top of the report. */
export const ProductFacts = ({ product }: { product: Schemas['Product'] }) => {
  const { t } = useTranslation('report')
  const read = names.filter(name => product[name] !== '')
  if (read.length === 0) return null
  return (
    <Fold className={styles['fold']} summary={<h2>{t('product.title')}</h2>}>
      <dl className={styles['facts']}>
        {read.map(name => (
          <div key={name}>
            <dt>{t(`product.${name}`)}</dt>
            <dd>{shortText(product[name])}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
