import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { MadeName } from './trainer.ts'

type Props = { title: string; names: readonly MadeName[] }

/** Names on chips. Copies of training names are marked, and so are letters that no name of the list has in this place. */
export function NameList({ title, names }: Props) {
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        {title}
      </Text>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={title}>
        {names.map((name, place) => (
          <Box
            as="li"
            key={place}
            paddingX="3"
            paddingY="1"
            maxWidth="full"
            overflowWrap="anywhere"
            borderWidth="2px"
            borderStyle={name.isCopy ? 'dashed' : 'solid'}
            borderColor={name.isCopy ? 'coral.line' : 'border.ink'}
            borderRadius="full"
            bg={name.isCopy ? 'coral.soft' : 'bg.card'}
            fontFamily="heading"
            fontSize="lg"
          >
            {partsOf(name).map(({ at, text, isOdd }) =>
              isOdd ? (
                <chakra.mark key={at} bg="transparent" color="coral.text" textDecoration="underline" fontWeight="700">
                  {text}
                </chakra.mark>
              ) : (
                text
              ),
            )}
            {name.isCopy && (
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

/** Groups the letters of a name that are odd or not. */
function partsOf({ text, odd }: MadeName) {
  const parts: { at: number; text: string; isOdd: boolean }[] = []
  for (const [at, letter] of [...text].entries()) {
    const isOdd = odd.includes(at)
    const shown = at === 0 ? letter.toUpperCase() : letter
    const last = parts.at(-1)
    if (last?.isOdd === isOdd) last.text += shown
    else parts.push({ at, text: shown, isOdd })
  }
  return parts
}
