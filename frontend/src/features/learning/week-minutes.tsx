import { Text } from '@chakra-ui/react'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Card } from '../../ui/components/card.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import type { Hue } from '../../ui/theme/hue.ts'
import type { WeekMinutes_LearnerFragment } from './week-minutes.generated.ts'

/** A full bar is about two lessons. */
const fullDay = 30

/** Shows the minutes of the last seven days, today last. */
export function WeekMinutes({ days, hue }: { days: WeekMinutes_LearnerFragment['weekMinutes']; hue: Hue }) {
  const total = days.reduce((sum, day) => sum + day.minutes, 0)
  return (
    <Card as="section" hue={hue}>
      <Heading as="h2" size="xl">
        Your week
      </Heading>
      {total === 0 ? (
        <Text color="fg.muted">Nothing this week yet. Start today!</Text>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="3">
            {minutes(total)} of learning in the last seven days
          </Text>
          <BarChart
            caption="Minutes of learning in the last seven days"
            heads={['Day', 'Minutes']}
            bars={days.map((it) => ({
              id: it.day,
              label: weekday(it.day, 'short'),
              name: weekday(it.day, 'long'),
              value: it.minutes,
            }))}
            atLeast={fullDay}
            hue={hue}
          />
        </>
      )}
    </Card>
  )
}

function minutes(count: number): string {
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`
}

/** Formats in UTC, because the day is already in the learner's time zone. */
function weekday(day: string, length: 'short' | 'long'): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: length, timeZone: 'UTC' })
}
