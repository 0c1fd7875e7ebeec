import { chakra, Flex } from '@chakra-ui/react'
import { AlertIcon } from '../../../ui/components/icons.tsx'
import { describeDeadline, formatLocalTimestamp } from './deadline-format.ts'

type Props = { dueAt: string; now: Date; isLong?: boolean }

/** Shows the remaining time and the deadline. Overdue items have text, an icon and a border. */
export function Deadline({ dueAt, now, isLong = false }: Props) {
  const due = new Date(dueAt)
  const isLate = due <= now
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontWeight="700"
        color={isLate ? 'danger.text' : 'fg.ink'}
        {...(isLate && {
          paddingX: '2',
          borderWidth: '2px',
          borderColor: 'danger.line',
          borderRadius: 'lg',
          bg: 'danger.soft',
        })}
      >
        {isLate && <AlertIcon />}
        {isLate ? '' : 'Due '}
        {describeDeadline(due, now)}
      </chakra.span>
      <chakra.time dateTime={dueAt} color="fg.muted">
        {isLong ? `${isLate ? 'was due' : 'by'} ${formatLocalTimestamp(due)}` : formatLocalTimestamp(due)}
      </chakra.time>
    </Flex>
  )
}
