import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { components } from '../../api/schema.d.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import { flattenIngredients, type Ingredient } from '../../records/index.ts'

type Result = components['schemas']['AnalysisResult']
type Citation = components['schemas']['Citation']

/** Opens what an answer cites: an ingredient of the report by `onIngredient`, anything else as a page. */
export const useCitation = (result: Result, onIngredient: (ingredient: Ingredient | null) => void) => {
  const [, navigate] = useLocation()
  const flat = useMemo(() => flattenIngredients(result.ingredients), [result])
  return useCallback(
    (citation: Citation) => {
      if (citation.kind === 'ingredient') onIngredient(flat[Number(citation.ref)] ?? null)
      else navigate(pageOf(citation))
    },
    [flat, navigate, onIngredient],
  )
}

/** Where a citation that is not on the label leads. */
export const pageOf = ({ kind, ref, title }: Citation): string => {
  if (kind === 'additive') return pageLinks.additive(ref)
  if (kind === 'spice') return pageLinks.spices(title)
  return pagePaths.method
}
