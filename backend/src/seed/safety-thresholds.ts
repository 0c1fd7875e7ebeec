import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import { type Head, scoresOf, type Thresholds } from '../modules/practice/second-reader.service.ts'
import { type Example, learn } from './safety-training.ts'

// Above which score the second reader says yes. Each third of the prompts is read by a table that was learned without it, and a threshold
// is where so many of its harmless prompts would be held back that the rules let pass.

const parts = 3
const none: Thresholds = { danger: 0, crisis: 0, override: 0 }
/** Shares of harmless prompts that each head may hold back. A crisis is mostly found as a danger, and says so by its kind. */
const mayHoldBack: Thresholds = { danger: 0.025, crisis: 0.003, override: 0.0015 }

/**
 * @param always what every table may learn from: the rules know these prompts, so that their scores would be too good
 * @param tried what is read by tables that did not learn from it
 */
export function chooseThresholds(always: readonly Example[], tried: readonly Example[]): Thresholds {
  const scores = tried.map(() => ({}) as Record<Head, number>)
  for (let part = 0; part < parts; part += 1) {
    const table = learn([...always, ...tried.filter((_, at) => at % parts !== part)], none, ['danger', 'crisis', 'override'])
    for (const [at, { features }] of tried.entries()) if (at % parts === part) scores[at] = scoresOf(table, features)
  }
  const above = (head: keyof Thresholds) => {
    const harmless = tried.flatMap(({ prompt, answers }, at) =>
      answers.size === 0 && checkPrompt(prompt).level !== 'danger' ? [scores[at]?.[head] ?? 0] : [],
    )
    const sorted = harmless.toSorted((one, other) => other - one)
    return Number((sorted[Math.floor(sorted.length * mayHoldBack[head])] ?? 0).toFixed(4))
  }
  const thresholds = { danger: above('danger'), crisis: above('crisis'), override: above('override') }
  const found = tried.filter(({ answers }) => answers.has('danger'))
  const noticed = tried.filter(
    ({ prompt, answers }, at) =>
      answers.has('danger') && ((scores[at]?.danger ?? 0) > thresholds.danger || checkPrompt(prompt).level === 'danger'),
  )
  console.log(
    `left out: ${((100 * noticed.length) / found.length).toFixed(1)} % of ${found.length} dangers noticed, with the rules`,
  )
  return thresholds
}
