import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './woff.ts'

/** The site's two font families as static files: pdfkit cannot embed variable fonts. */
const files = {
  display: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  body: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  bold: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  // Accented letters of names; pdfkit opens these fonts only when a text needs them.
  displayExtended: '@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff',
  bodyExtended: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff',
  boldExtended: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff',
}

export type FontName = keyof typeof files

export const fontNames = Object.keys(files) as FontName[]

/** Returns the font in the form that pdfkit embeds. */
export function loadFont(name: FontName): Buffer {
  return unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(files[name]))))
}
