import { Box, Text } from '@chakra-ui/react'

type Props = { title: string; children: string }

/** An answer that we wrote, marked as an example. A slash between two lines of a poem is shown as a line break. */
export function ExampleAnswer({ title, children }: Props) {
  return (
    <Box borderWidth="2px" borderStyle="dashed" borderColor="border.ink" borderRadius="xl" padding="3" display="grid" gap="1">
      <Text fontWeight="700">{title}</Text>
      <Box as="blockquote" whiteSpace="pre-line" overflowWrap="anywhere">
        {children.replaceAll(' / ', '\n')}
      </Box>
      <Text color="fg.muted" fontSize="sm">
        An example, written by us.
      </Text>
    </Box>
  )
}
