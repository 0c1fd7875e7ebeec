import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { homes } from '@deepm/schema/rules/experiments/next-word'

const pictures: Record<(typeof homes)[number]['animal'], string> = { fox: '🦊', whale: '🐋', owl: '🦉', bear: '🐻', mouse: '🐭' }

type Props = {
  /** What the machine wrote about the animal that was tapped last. */
  verdict: string | null
  onTap(animal: number): void
}

/** The animals with their homes in the fairy tale. The learner taps the one that the machine moved. */
export function HomeBoard({ verdict, onTap }: Props) {
  return (
    <Box role="group" aria-label="Which animal has a wrong home?">
      <Text fontWeight="700" marginBottom="2" aria-hidden="true">
        Wrong home? Tap the animal. These homes are right:
      </Text>
      <Flex gap="2" wrap="wrap">
        {homes.map(({ animal, home }, index) => (
          <chakra.button
            key={animal}
            type="button"
            onClick={() => onTap(index)}
            minHeight="12"
            paddingX="3"
            bg="bg.card"
            color="fg.ink"
            borderWidth="2px"
            borderColor="border.ink"
            borderRadius="xl"
            cursor="pointer"
            _hover={{ bg: 'colorPalette.soft' }}
          >
            <span aria-hidden="true">{pictures[animal]} </span>
            <strong>{animal}</strong>: {home}
          </chakra.button>
        ))}
      </Flex>
      {verdict && (
        <Text marginTop="2" fontWeight="600">
          {verdict}
        </Text>
      )}
    </Box>
  )
}
