import { Box, Text } from '@chakra-ui/react'
import { type State, worldOf } from './model.ts'
import { RightBar } from './right-bar.tsx'

/** The complete trees that the learner has grown on this planet, to compare their depths. */
export function DepthResults({ state }: { state: State }) {
  const { treeRight, shown, hidden } = worldOf(state)
  if (state.seen.length === 0) return null
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        Your complete trees
      </Text>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
      >
        {state.seen.map((depth) => {
          const [right, hiddenRight] = treeRight[depth - 1] ?? [0, 0]
          return (
            <Box as="li" key={depth} borderWidth="2px" borderColor="border.soft" borderRadius="xl" padding="3">
              <Text fontWeight="700">{depth === 1 ? '1 question deep' : `${depth} questions deep`}</Text>
              <RightBar label="shown" right={right} total={shown.length} />
              <RightBar label="hidden" right={hiddenRight} total={hidden.length} isHidden />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
