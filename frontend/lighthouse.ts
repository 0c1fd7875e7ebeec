// `npm run lighthouse`: measures the built public pages as on a phone. Scores vary with the machine, so each is a median.

import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../backend/test/support/academy/academy-process.ts'
import { chromiumOptions } from './browser.ts'
import { AcademyProcess } from './e2e/support/academy-process.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const goal = 95
const runs = Number(process.env['RUNS'] ?? 3)
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/landing']

const academy = await AcademyProcess.start()
const port = await freePort()
const browser = await chromium.launch(await chromiumOptions(`--remote-debugging-port=${port}`))
let isGood = true
try {
  for (const path of paths) {
    const scores = new Map<Category, number[]>(categories.map((category) => [category, []]))
    const complaints = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(academy.url + path, { port, onlyCategories: [...categories], logLevel: 'error' })
      if (!result) throw new Error('Lighthouse gave no result')
      const { lhr } = result
      for (const category of categories) scores.get(category)?.push(Math.round((lhr.categories[category]?.score ?? 0) * 100))
      for (const category of categories) {
        for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
          const audit = lhr.audits[id]
          if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
            complaints.add(`${category}: ${audit.title} ${audit.displayValue ?? ''}`)
          }
        }
      }
    }
    for (const [category, values] of scores) {
      const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
      if (median < goal) isGood = false
      console.log(`${path}  ${category}: ${median}  (${values.join(', ')})`)
    }
    for (const complaint of complaints) console.log(`   ${complaint}`)
  }
} finally {
  await browser.close()
  await academy.stop()
}
if (!isGood) console.error(`A score is below ${goal}.`)
process.exit(isGood ? 0 : 1)
