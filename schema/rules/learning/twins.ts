import { type CheckItem, type Twin, twinsOf } from './check.ts'
import type { GivenAnswer } from './grading.ts'

// A wrong option can show a misconception. The learner then gets a twin question, which probes the same misconception in another situation.

/** Returns the twin questions of an item as items. */
export function twinItems(item: CheckItem): CheckItem[] {
  return twinsOf<Twin>(item).map(asItem)
}

/** Returns the twin question for a wrong answer, or `null` if the answer shows no misconception that a twin probes. */
export function twinFor(item: CheckItem, { choices }: GivenAnswer): CheckItem | null {
  if (!('options' in item)) return null
  const shown = item.options.filter((it) => !it.correct && choices.includes(it.id)).map((it) => it.misconception)
  const twin = twinsOf<Twin>(item).find(({ probes }) => shown.includes(probes))
  return twin ? asItem(twin) : null
}

function asItem({ probes: _, ...twin }: Twin): CheckItem {
  return { ...twin, kind: 'single' }
}
