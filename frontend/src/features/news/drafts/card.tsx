import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useDismissNewsDraftMutation } from './dismiss-news-draft.generated.ts'
import { DraftForm } from './form.tsx'
import type { NewsDraft_DraftFragment } from './news-drafts.generated.ts'

type Props = { draft: NewsDraft_DraftFragment; onSettled(words: string): void }

export function DraftCard({ draft, onSettled }: Props) {
  const { id, title, excerpt, link, feed, publishedAt, fetchedAt } = draft
  const [isWriting, setWriting] = useState(false)
  const [dismiss, { loading }] = useDismissNewsDraftMutation()
  const pressDismiss = async () => {
    const why = await refusal(dismiss({ variables: { draftId: id } }).then((it) => it.data?.dismissNewsDraft))
    if (why === null) onSettled(`“${title}” was dismissed.`)
    else toast({ title: 'We couldn’t dismiss the draft', description: why, variant: 'destructive' })
  }
  const day = new Date(publishedAt ?? fetchedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Box as="li" padding="4" bg="bg.card" borderWidth="2px" borderColor="border.soft" borderRadius="2xl">
      <Heading as="h2" size="xl" overflowWrap="anywhere">
        {title}
      </Heading>
      <Text color="fg.muted">
        {feed}, {publishedAt ? day : `found ${day}`}
      </Text>
      {excerpt && (
        <Text maxWidth="prose" overflowWrap="anywhere" marginTop="1">
          {excerpt}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" align="center" marginTop="3">
        <Button
          variant="soft"
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
          aria-label={`Write about ${title}`}
        >
          Write about it
        </Button>
        <Button variant="outline" loading={loading} onClick={pressDismiss} aria-label={`Dismiss ${title}`}>
          Dismiss
        </Button>
        <chakra.a
          href={link}
          target="_blank"
          rel="noreferrer noopener"
          display="inline-flex"
          alignItems="center"
          minHeight="11"
          paddingX="2"
          color="accent.text"
          fontWeight="600"
          textDecoration="underline"
        >
          Read the source (new tab)
        </chakra.a>
      </Flex>
      {/* Hidden instead of unmounted, to keep the input. */}
      <Box hidden={!isWriting} marginTop="4">
        <DraftForm draftId={id} onPublished={(words) => onSettled(`“${words}” was published.`)} />
      </Box>
    </Box>
  )
}
