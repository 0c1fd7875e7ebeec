import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { EmptyState, LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { DraftCard } from './card.tsx'
import { useNewsDraftsQuery } from './news-drafts.generated.ts'

/** Lists feed entries for staff to rewrite for children or dismiss. */
export function NewsDrafts() {
  const { data, error, loading, refetch, fetchMore } = useNewsDraftsQuery({
    variables: { after: null },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  if (!data && error) {
    const again = <Button onClick={() => void refetch().catch(() => null)}>Try again</Button>
    return <EmptyState title="We couldn’t load the drafts" text="Check your connection and try again." action={again} />
  }
  if (!data) return <LoadingScreen text="Loading drafts..." />
  const { edges, pageInfo } = data.newsDrafts
  const drafts = edges.map(({ node }) => node).filter(({ id }) => !settled.has(id))
  const onSettled = (id: string, words: string) => {
    setSettled(new Set([...settled, id]))
    setSaid(words)
    // The pressed button is unmounted.
    status.current?.focus()
  }
  const more = async () => {
    const found = await fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (shown, { fetchMoreResult }) => ({
        newsDrafts: { ...fetchMoreResult.newsDrafts, edges: [...shown.newsDrafts.edges, ...fetchMoreResult.newsDrafts.edges] },
      }),
    }).catch(() => null)
    if (!found)
      toast({
        title: 'We couldn’t load more drafts',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      })
  }

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Text color="fg.muted" maxWidth="prose">
        Learners don’t see these drafts. Write a story for children in your own words. The entry becomes its source.
      </Text>
      <Text ref={status} role="status" tabIndex={-1} fontWeight="600" borderRadius="lg">
        {said}
      </Text>
      {drafts.length === 0 && !pageInfo.hasNextPage ? (
        <EmptyState title="No drafts" text="We check the feeds once an hour. New entries appear here." />
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="3" aria-label="News drafts">
          {drafts.map((draft) => (
            <DraftCard key={draft.id} draft={draft} onSettled={(words) => onSettled(draft.id, words)} />
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && (
        <Flex>
          <Button variant="outline" loading={loading} onClick={more}>
            Show more
          </Button>
        </Flex>
      )}
    </Box>
  )
}
