// `node pictures.ts ADDRESS`: renders the bitmap images from the running academy and its logo into public/.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from './browser.ts'

const address = process.argv[2] ?? 'http://127.0.0.1:4000'
const publicDir = path.resolve(import.meta.dirname, 'public')
const paper = '#fbf4e6'

const browser = await chromium.launch(await chromiumOptions('--use-gl=angle', '--use-angle=swiftshader'))

// 1200 × 630 pixels of a wide screen.
const preview = await browser.newPage({
  viewport: { width: 1440, height: 756 },
  deviceScaleFactor: 1200 / 1440,
  reducedMotion: 'reduce',
})
await preview.goto(`${address}/landing`)
await preview.getByRole('heading', { level: 1 }).waitFor()
await preview.addStyleTag({ content: 'header { display: none !important }' })
// The number of free spots changes, so the image leaves it out.
await preview
  .getByText(/early spots left/)
  .first()
  .locator('..')
  .evaluate((badge) => badge.remove())
await preview.screenshot({ path: path.join(publicDir, 'social-preview.png') })

const logo = readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8')
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  // A launcher can crop the icon to a circle, so the logo stays in the center.
  await page.setContent(`<body style="margin:0;background:${paper};display:grid;place-items:center;height:100vh">${logo}</body>`)
  await page.addStyleTag({ content: 'svg { width: 62vmin }' })
  await page.screenshot({ path: path.join(publicDir, `icon-${size}.png`) })
}
await browser.close()
