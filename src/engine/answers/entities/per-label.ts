import { fold } from '../../text/normalize.ts'

/** Keeps what was read of a label, of its text or of its list, for one question asks for it many times and the next is mostly about the same label. */
export const perLabel = <T, Label = string>(read: (label: Label) => T): ((label: Label) => T) => {
  let kept: { label: Label; value: T } | undefined
  return label => {
    if (kept?.label !== label) kept = { label, value: read(label) }
    return kept.value
  }
}

/** A label's text, folded, with the places that its characters come from. */
const foldedPlaces = perLabel(fold)
/** A label's text, folded. */
export const foldedLabel = (label: string): string => foldedPlaces(label).text
