import { Box, Flex } from '@chakra-ui/react'
import type { ItemId } from '@deepm/schema/rules/experiments/real-or-made/key'
import { items } from './content/items.ts'
import { Picture } from './content/pictures.tsx'

/** A post as it appears in a feed. */
export function ItemCard({ item, isSmall = false }: { item: ItemId; isSmall?: boolean }) {
  const { kind, emoji, by, text } = items[item]
  return (
    <Box
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      overflow="hidden"
      maxWidth={isSmall ? undefined : 'lg'}
    >
      <Flex gap="2" align="center" paddingX="4" paddingY="2" borderBottomWidth="2px" borderColor="border.soft">
        <span aria-hidden="true">{emoji}</span>
        <strong>{by}</strong>
        <Box as="span" color="fg.muted" marginLeft="auto">
          {kind}
        </Box>
      </Flex>
      <Picture item={item} />
      <Box paddingX="4" paddingY="3" fontSize={isSmall ? 'md' : 'lg'}>
        {kind === 'Voice message' && <Wave />}
        {text}
      </Box>
    </Box>
  )
}

/** Sound waves of a voice message. */
function Wave() {
  return (
    <Flex aria-hidden="true" gap="1" align="center" height="10" marginBottom="2">
      {Array.from({ length: 28 }, (_, index) => (
        <Box
          key={index}
          flex="1"
          bg="violet.line"
          borderRadius="full"
          style={{ height: `${20 + 70 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.6))}%` }}
        />
      ))}
    </Flex>
  )
}
