// Prints the guide for parents from its Markdown. Run it with `npm run guide` and commit the PDF.

import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumOptions } from '../browser.ts'
import { pdfFile, readBook } from './book.ts'
import { documentOf } from './document.ts'
import { openPdf, pagesOf } from './pdf.ts'

const book = readBook()
const browser = await chromium.launch(await chromiumOptions())
const page = await browser.newPage()

async function print(pages: Map<string, number>): Promise<Uint8Array> {
  await page.setContent(documentOf(book, pages))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
}

// Chromium does not support page numbers of links (target-counter), so the second print uses the page numbers of the first.
const draft = await openPdf(await print(new Map()))
const guide = await print(await pagesOf(draft))
writeFileSync(pdfFile, guide)
console.log(`${pdfFile}: ${draft.numPages} pages, ${Math.round(guide.length / 1024)} KB`)
await browser.close()
