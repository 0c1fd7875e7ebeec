import { Text } from '@chakra-ui/react'
import { suppressedText } from '@deepm/schema/rules/staff/figures'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'

type Props<T> = {
  result: { data: T | undefined; error?: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** Loads a tab's figures when it opens. Shows a loading state and, on failure, a retry button. */
export function TabState<T>({ result: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data)
  if (!error) return <Text role="status">Loading figures...</Text>
  return (
    <Notice tone="danger" title="We could not load these figures">
      <Text marginBottom="3">Check your connection and try again.</Text>
      <Button onClick={() => void Promise.resolve(refetch()).catch(() => null)}>Try again</Button>
    </Notice>
  )
}

/** States when the figures were computed and the rules that apply to all of them. */
export function ReportDate({ moment, children }: { moment: string; children?: ReactNode }) {
  const at = new Date(moment).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <Text color="fg.muted" maxWidth="prose">
      As of {at} UTC. Weeks start on Monday (UTC, ISO 8601); the last one is not over yet. {children} In a real academy, a group
      of 1 to 4 learners is shown as “{suppressedText}”, with no other details.
    </Text>
  )
}
