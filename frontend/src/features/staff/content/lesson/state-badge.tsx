import { Box } from '@chakra-ui/react'
import type { ContentState } from '../../../../generated/graphql.ts'

const looks: Record<ContentState, { words: string; palette: string }> = {
  published: { words: 'Published', palette: 'success' },
  changed: { words: 'Published, with a newer draft', palette: 'amber' },
  draft: { words: 'Draft', palette: 'amber' },
}

/** Shows whether learners see the lesson. */
export function StateBadge({ state }: { state: ContentState }) {
  const { words, palette } = looks[state]
  return (
    <Box
      as="span"
      bg={`${palette}.soft`}
      color={`${palette}.text`}
      borderRadius="full"
      paddingX="3"
      paddingY="0.5"
      fontWeight="700"
    >
      {words}
    </Box>
  )
}
