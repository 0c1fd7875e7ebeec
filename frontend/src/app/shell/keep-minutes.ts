import type { ApolloCache } from '@apollo/client'

export type DayMinutes = { __typename?: 'DayMinutes'; day: string; minutes: number }

/** Keeps the counted minutes of a day in the cached week of this learner, so that every ring and chart shows them. */
export function keepMinutes(cache: ApolloCache, learnerId: string, counted: { day: string; minutesToday: number }): void {
  cache.modify<{ weekMinutes: DayMinutes[] }>({
    id: `Learner:${learnerId}`,
    fields: {
      weekMinutes: (week) => withMinutes(week as DayMinutes[], counted.day, counted.minutesToday),
    },
  })
}

/** Returns the last seven days with the counted minutes of `day`. A day after the last one becomes the last one. */
function withMinutes(week: readonly DayMinutes[], day: string, minutes: number): DayMinutes[] {
  const last = week.at(-1)?.day ?? ''
  if (day > last) return [...week.slice(1), { __typename: 'DayMinutes', day, minutes }]
  return week.map((it) => (it.day === day ? { ...it, minutes } : it))
}
