import { Box, Flex, Text } from '@chakra-ui/react'
import { homes } from '@deepm/schema/rules/experiments/next-word'
import { WordButton } from '../frame/word-button.ts'

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
          <WordButton key={animal} onClick={() => onTap(index)} minHeight="12" borderRadius="xl">
            <span aria-hidden="true">{pictures[animal]} </span>
            <strong>{animal}</strong>: {home}
          </WordButton>
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
