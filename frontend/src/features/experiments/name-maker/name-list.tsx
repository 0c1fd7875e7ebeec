import { Box, Flex, Text } from '@chakra-ui/react'
import type { MadeName } from './trainer.ts'

type Props = { title: string; names: readonly MadeName[] }

/** Names on chips. Copies of training names are marked. */
export function NameList({ title, names }: Props) {
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        {title}
      </Text>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={title}>
        {names.map(({ text, isCopy }, place) => (
          <Box
            as="li"
            key={place}
            paddingX="3"
            paddingY="1"
            maxWidth="full"
            overflowWrap="anywhere"
            borderWidth="2px"
            borderStyle={isCopy ? 'dashed' : 'solid'}
            borderColor={isCopy ? 'coral.line' : 'border.ink'}
            borderRadius="full"
            bg={isCopy ? 'coral.soft' : 'bg.card'}
            fontFamily="heading"
            fontSize="lg"
          >
            {text.charAt(0).toUpperCase() + text.slice(1)}
            {isCopy && (
              <Box as="span" color="coral.text" fontSize="md">
                {' '}
                copy
              </Box>
            )}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
