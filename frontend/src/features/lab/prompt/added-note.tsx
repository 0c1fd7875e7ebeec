import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'

/** Says which sentence was added to the prompt, and takes it out again. */
export function AddedNote({ added, onUndo }: { added: string | null; onUndo(): void }) {
  return (
    <Box role="status">
      {added !== null && (
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text flex="1 1 14rem" minWidth="0">
            Added and selected: <strong>{added}</strong> Change it so that it fits, then send it again.
          </Text>
          <Button variant="ghost" onClick={onUndo}>
            Take it out again
          </Button>
        </Flex>
      )}
    </Box>
  )
}
