import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { questions } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import type { Step } from './model.ts'
import { conditionName } from './names.ts'

/** Features that a creature has or has not come first; their opposites are offered too. */
const switches = 5
const groups: readonly (readonly Step[])[] = [
  questions.slice(0, switches).flatMap((_, question) => [
    { question, isYes: true },
    { question, isYes: false },
  ]),
  questions.slice(switches).map((_, index) => ({ question: switches + index, isYes: true })),
]

/** The conditions that a rule can have. Pressing one adds a rule. */
export function ConditionChips({ isFull, onAdd }: { isFull: boolean; onAdd(step: Step): void }) {
  return (
    <Box role="group" aria-label="Add a rule">
      <Text fontWeight="700" marginBottom="2">
        {isFull ? 'Your list is full. Remove a rule to add another.' : 'Tap to add a rule'}
      </Text>
      {groups.map((group) => (
        <Flex key={group[0]?.question} gap="2" wrap="wrap" marginBottom="2">
          {group.map((step) => (
            <chakra.button
              key={`${step.question}${step.isYes}`}
              type="button"
              aria-disabled={isFull}
              onClick={() => !isFull && onAdd(step)}
              minHeight="11"
              paddingX="3"
              borderWidth="2px"
              borderColor="border.ink"
              borderRadius="full"
              bg="bg.card"
              color="fg.ink"
              fontWeight="600"
              cursor="pointer"
              _hover={{ bg: 'colorPalette.soft' }}
              _disabled={{ opacity: 0.4, cursor: 'default' }}
            >
              {conditionName(step)}
            </chakra.button>
          ))}
        </Flex>
      ))}
    </Box>
  )
}
