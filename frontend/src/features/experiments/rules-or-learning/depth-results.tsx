import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { type Claim, checkedClaim, type State, worldOf } from './model.ts'
import { RightBar } from './right-bar.tsx'
import type { PanelProps } from './rules-panel.tsx'

type Props = { state: State; onClaim: PanelProps['onAct'] }

/** The complete trees that the learner has grown on this planet, the deepest first. The learner says which one is too deep. */
export function DepthResults({ state, onClaim }: Props) {
  const { treeRight, shown, hidden } = worldOf(state)
  if (state.seen.length === 0) return null
  const claim = checkedClaim(state)
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
        {state.seen.toReversed().map((depth) => {
          const name = depth === 1 ? '1 question' : `${depth} questions`
          const [right, hiddenRight] = treeRight[depth - 1] ?? [0, 0]
          return (
            <Box as="li" key={depth} borderWidth="2px" borderColor="border.soft" borderRadius="xl" padding="3">
              <Flex justify="space-between" align="center" gap="2">
                <Text fontWeight="700">{name}</Text>
                <Button
                  variant="soft"
                  style={{ whiteSpace: 'nowrap' }}
                  aria-label={`Too deep! ${name}`}
                  onClick={() =>
                    onClaim(
                      (now) => ({ ...now, claimed: depth }),
                      (next) => claimText(checkedClaim(next)),
                    )
                  }
                >
                  Too deep!
                </Button>
              </Flex>
              <RightBar label="shown" right={right} total={shown.length} />
              <RightBar label="hidden" right={hiddenRight} total={hidden.length} isHidden />
              {claim?.deep === depth && (
                <Text fontWeight="600" marginTop="2">
                  {claimText(claim)}
                </Text>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

function claimText(claim: Claim | null): string {
  if (!claim) return ''
  const { missed, simple, worse } = claim
  if (missed > 0) return `Not yet. It still gets ${missed} shown creatures wrong. Try a deeper one.`
  if (simple === undefined) return 'It gets all shown creatures right. Grow a smaller tree too, and compare the hidden ones.'
  if (worse <= 0) return 'It is as good as your smaller trees on hidden creatures, or better. Grow others and compare.'
  return `Yes! It knows all shown creatures by heart. On hidden ones, the tree with ${simple} is better by ${worse}.`
}
