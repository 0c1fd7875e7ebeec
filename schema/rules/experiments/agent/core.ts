/** A set of facts as one number: each fact is one bit. */
export type Facts = number
/** Something a robot can do: it needs facts, adds some and removes some. */
export type Action = { id: string; needs: Facts; adds: Facts; removes: Facts }
export type Order = { from: 'you' | 'note'; goal: Facts }
export type Guard = { badWords: readonly string[]; notesAreData: boolean }

export const has = (facts: Facts, all: Facts) => (facts & all) === all
export const act = (facts: Facts, action: Action): Facts => (facts & ~action.removes) | action.adds

type Try = { facts: Facts; last: Action | null; before: Try | null }

/** Finds the fewest actions that make the goal true: tries all plans of 1 action, then of 2, and so on. */
export function plan(facts: Facts, goal: Facts, actions: readonly Action[]): Action[] | null {
  const queue: Try[] = [{ facts, last: null, before: null }]
  const seen = new Set([facts])
  for (const now of queue) {
    if (has(now.facts, goal)) return steps(now)
    for (const action of actions) {
      const next = act(now.facts, action)
      if (!has(now.facts, action.needs) || seen.has(next)) continue
      seen.add(next)
      queue.push({ facts: next, last: action, before: now })
    }
  }
  return null
}

const steps = ({ last, before }: Try): Action[] => (last && before ? [...steps(before), last] : [])

/** Puts jobs from a text that the robot reads in front of its orders. This is the weak spot. */
export function read(orders: readonly Order[], text: string, jobs: { words: string[]; goal: Facts }[], guard: Guard): Order[] {
  const note = text.toLowerCase()
  if (guard.notesAreData || guard.badWords.some((word) => note.includes(word))) return [...orders]
  const found = jobs.filter(({ words }) => words.every((word) => note.includes(word)))
  const kept = note.includes('forget') || note.includes('ignore') ? [] : orders
  return [...found.map(({ goal }): Order => ({ from: 'note', goal })), ...kept]
}
