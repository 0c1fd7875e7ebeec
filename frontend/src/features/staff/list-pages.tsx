import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../ui/components/button.tsx'
import { EmptyState } from '../../ui/feedback/feedback.tsx'
import type { ListPages_InfoFragment } from './list-pages.generated.ts'

type Turn = { turn(place: { after?: string | null; before?: string | null }): unknown }
type Props = Turn & { label: string; total: number; noun: [one: string, many: string]; info: ListPages_InfoFragment }

/** Links to the previous and next page, with the total count. */
export function ListPages({ label, total, noun: [one, many], info, turn }: Props) {
  return (
    <Flex as="nav" aria-label={label} gap="3" wrap="wrap" align="center">
      <Button variant="outline" disabled={!info.hasPreviousPage} onClick={() => turn({ before: info.startCursor })}>
        Previous page
      </Button>
      <Button variant="outline" disabled={!info.hasNextPage} onClick={() => turn({ after: info.endCursor })}>
        Next page
      </Button>
      <Text role="status">
        {total.toLocaleString('en-GB')} {total === 1 ? one : many} in total
      </Text>
    </Flex>
  )
}

/** Shown when all entries of a page were removed in the meantime. */
export function EmptyListPage({ turn }: Turn) {
  return (
    <EmptyState
      title="This page is now empty"
      text="Its entries were removed or are now on another page."
      action={<Button onClick={() => turn({})}>Go to first page</Button>}
    />
  )
}
