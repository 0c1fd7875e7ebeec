import { Text } from '@chakra-ui/react'
import { responseDays } from '@deepm/schema/rules/staff/safety-queue'
import { describeMinutes } from './deadline-format.ts'

type Props = { opened: number; medianMinutes: number | null; longestMinutes: number | null }

/** Shows how long crises waited until staff opened them. */
export function ResponseTimes({ opened, medianMinutes, longestMinutes }: Props) {
  if (longestMinutes === null) return <Text color="fg.muted">No crisis in the last {responseDays} days.</Text>
  return (
    <Text color="fg.muted">
      Crises of the last {responseDays} days: {opened} opened
      {medianMinutes === null ? '' : `, half of them within ${describeMinutes(medianMinutes)}`}. Longest wait:{' '}
      {describeMinutes(longestMinutes)}.
    </Text>
  )
}
