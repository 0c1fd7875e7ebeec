import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './woff.ts'

/** The site's two type families, in the static Latin cuts that the PDF library can embed; it cannot read the site's variable ones. */
const files = {
  display: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  body: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  bold: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  italic: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff',
  // Letters with more marks, for names; opened only where one of them is needed.
  displayMore: '@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff',
  bodyMore: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff',
  boldMore: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff',
}

export type FontName = keyof typeof files

export const fontNames = Object.keys(files) as FontName[]

/** The font as pdfkit embeds it. */
export function loadFont(name: FontName): Buffer {
  return unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(files[name]))))
}
