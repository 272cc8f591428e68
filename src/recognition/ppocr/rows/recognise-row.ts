import type { GreyImage } from '../../image/grey.ts'
import type { TextBox } from '../detection/text-box.ts'
import { type Network, type OcrModels, tensorOf } from '../inference.ts'
import { cropRow } from './crop-row.ts'
import { decodeCtc, type ReadCharacter } from './decode-ctc.ts'
import { missingSpaces } from './restore-spaces.ts'
import { withUnreadMarks } from './unread-characters.ts'

/** The recogniser, its settings and the characters it knows. */
export interface RowRecogniser {
  network: Network
  settings: OcrModels['recogniser']
  keys: readonly string[]
}

/** Narrower input than this, in pixels, is padded. */
const MIN_WIDTH_PX = 64

/** Reads one row of a photo; `stretch` widens it (1: as printed). Spaces that the network lost are put back. */
export async function recogniseRow(
  { network, settings, keys }: RowRecogniser,
  photo: GreyImage,
  box: TextBox,
  stretch: number,
): Promise<ReadCharacter[]> {
  const crop = cropRow(photo, box, { heightPx: settings.heightPx, stretch })
  const width = Math.max(MIN_WIDTH_PX, crop.width)
  const share = width / crop.width
  const read = decodeCtc(await network.run(tensorOf(crop, settings, width)), keys).map(character => ({
    ...character,
    from: character.from * share,
    to: Math.min(1, character.to * share),
  }))
  const characters = withUnreadMarks(crop, read)
  const spaces = missingSpaces(crop, characters)
  return characters.flatMap((character, i) => {
    const before = characters[i - 1]
    if (!before || !spaces.has(i)) return [character]
    const { to: from } = before
    return [{ text: ' ', confidence: 1, from, to: Math.max(from, character.from) }, character]
  })
}

/** Mean confidence (0-1) over characters; 0 for none. */
export const meanConfidence = (characters: readonly ReadCharacter[]): number =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length)
