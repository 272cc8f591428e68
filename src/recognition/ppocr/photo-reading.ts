import type { PixelBox } from '../image/grey.ts'
import type { TextBox } from './detection/text-box.ts'

/** A character and its place on the photo, in pixels. */
export interface PlacedCharacter {
  text: string
  /** 0-1. */
  confidence: number
  box: PixelBox
}

/** A box of text and what was read in it. */
export interface ReadBox {
  box: TextBox
  characters: PlacedCharacter[]
  /** 0-1: mean over characters. */
  confidence: number
}

/** What was read on a photo: lines in reading order, each with its boxes from left to right. */
export interface PhotoReading {
  lines: ReadBox[][]
  /** Height of a typical row in pixels of the photo; 0 without any. */
  rowHeightPx: number
  /** The direction of its rows in radians, clockwise from level; around 180 degrees where it stood on its head. */
  direction: number
}
