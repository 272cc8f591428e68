import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pagePaths } from '../../paths.ts'
import { type DietaryProfile, flattenIngredients, type Ingredient } from '../../records/index.ts'
import { AfterPaint } from '../../ui/loading/after-paint.tsx'
import { AnswerCard } from './answer/answer-card.tsx'
import details from './details/details.module.css'
import { ProductFacts } from './details/product-facts.tsx'
import { RemarkFold } from './details/remark-fold.tsx'
import { IngredientList } from './ingredients/ingredient-list.tsx'
import { NutritionCard } from './nutrition/nutrition-card.tsx'
import { LabelPhoto } from './photo/label-photo.tsx'
import styles from './report.module.css'
import type { Result, Task } from './report-types.ts'
import { useUnfoldedOnPaper } from './use-unfolded-on-paper.ts'

/**
 * The report of a finished task: the answer in the first screen, then the list and the photo it rests on, then what unfolds.
 * From 900 px the answer and the actions stay at the left, and everything else scrolls at the right.
 */
export const Report = ({
  task,
  result,
  photoUrls,
  onPick,
  onReview,
  onEdit,
  onCorrect,
  onAccept,
  notes,
  actions,
  concerns,
  chat,
}: {
  task: Task
  result: Result
  /** The photos of the list in their order. */
  photoUrls: readonly string[]
  /** Opens an ingredient; without it the ingredients are only to be read. */
  onPick?: (ingredient: Ingredient) => void
  /** Opens the text that was read, to correct it. */
  onReview?: () => void
  /** Cuts and turns the photos. */
  onEdit?: (() => void) | undefined
  /** Takes the label's text with a value of the nutrition table corrected. */
  onCorrect?: (text: string) => void
  /** Takes a value of the nutrition table as it was read. */
  onAccept?: (span: Ingredient['span']) => void
  /** What there is to know about this report: another analysis of it, corrections made to it. */
  notes?: ReactNode
  /** What can be done with the report: a bar that stays at the bottom. */
  actions?: ReactNode
  /** What the reader avoids; without it the report belongs to nobody. */
  concerns?: DietaryProfile
  /** Where to ask on. */
  chat?: ReactNode
}) => {
  const { t } = useTranslation('report')
  const photo = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useUnfoldedOnPaper(page)
  const flat = useMemo(() => flattenIngredients(result.ingredients), [result])
  const showPhoto = () => {
    photo.current?.scrollIntoView({ block: 'start' })
    photo.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
  return (
    <div ref={page} className={styles['page']} data-wide>
      <div className={styles['answer']}>
        <AnswerCard
          task={task}
          result={result}
          photoUrl={photoUrls[0]}
          concerns={concerns}
          onPhoto={showPhoto}
        />
        {notes}
      </div>
      <div className={styles['evidence']}>
        {/* Its texts are a file of their own: a shared report waits for them here, not as a whole. */}
        <Suspense fallback={null}>
          <NutritionCard
            result={result}
            labelText={task.labelText}
            onCorrect={onCorrect}
            onAccept={onAccept}
          />
        </Suspense>
        <AfterPaint>
          {result.ingredients.length > 0 && (
            <IngredientList
              ingredients={result.ingredients}
              isUnderChineseLaw={result.noScore !== 'foreign_list' && result.noScore !== 'not_food'}
              onPick={onPick}
            />
          )}
          <div ref={photo} className={styles['photoPlace']}>
            <LabelPhoto
              photoUrls={photoUrls}
              flat={flat}
              text={task.labelText}
              onPick={onPick}
              onReview={onReview}
              onEdit={onEdit}
            />
          </div>
          <AfterPaint>
            <div className={details['card']}>
              <RemarkFold title={t('highlights')} remarks={[...result.highlights, ...result.suggestions]} />
              <RemarkFold title={t('knowledge')} remarks={result.knowledge} />
              <ProductFacts product={task.product} />
            </div>
            {chat}
            <p className={styles['limits']}>
              {t((result.nutrition?.levels.length ?? 0) > 0 ? 'limitsWithTable' : 'limits')}{' '}
              <Link href={pagePaths.method}>{t('reasons.method')}</Link>
            </p>
          </AfterPaint>
        </AfterPaint>
      </div>
      {actions}
    </div>
  )
}
