import type { Hue } from './palette.ts'
import type { Element, Press } from './press.ts'

/** A strip of a page that is never cut: a line, a row of a table, a box. */
export type Piece = {
  height: number
  /** Space above it, unless it is the first on its page. */
  before: number
  /** Whether the next piece must stand on the same page. */
  isKept: boolean
  /** Whether a page with room left may widen the space above it. */
  mayStretch: boolean
  draw(y: number): void
}

/** Where pieces are set: between which edges, in which size, beneath which element of the structure. */
export type Setting = {
  press: Press
  parent: Element
  hue: Hue
  x: number
  width: number
  size: number
  leading: number
  color: string
  /** Told where a heading came to stand, for the bookmarks. */
  onHeading?: (title: string, y: number) => void
}
