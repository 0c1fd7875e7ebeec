import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Point } from './trainer.ts'

const [width, height, edge] = [400, 220, 8]

type Props = { points: readonly Point[]; at: number; onLook(round: number): void }

/** Two curves of the loss: on the training names and on the names held out. A slider over them looks back at earlier rounds. */
export function LossChart({ points, at, onLook }: Props) {
  const id = useId()
  const last = Math.max(1, points.length - 1)
  const most = Math.max(3.5, ...points.map(({ heldOut }) => heldOut))
  // The scale does not start at 0, because the line of unseen names rises only a little.
  const least = 0.8 * Math.min(...points.flatMap(({ training, heldOut }) => [training, heldOut]), most)
  const x = (round: number) => edge + (round / last) * (width - 2 * edge)
  const y = (loss: number) => height - edge - ((loss - least) / (most - least)) * (height - 2 * edge)
  const line = (of: 'training' | 'heldOut') => points.map((it) => `${x(it.round).toFixed(1)},${y(it[of]).toFixed(1)}`).join(' ')
  const point = points[at]
  const lowest = points.reduce((best, it) => (it.heldOut < (best?.heldOut ?? Number.POSITIVE_INFINITY) ? it : best), points[0])
  return (
    <Box display="grid" gap="2">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="700">How surprised is it by the next letter? Lower is better.</Text>
        <Legend />
      </Flex>
      <Box
        position="relative"
        bg="bg.sunken"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        overflow="hidden"
        css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          role="img"
          aria-label={
            point && lowest
              ? `Loss after ${points.length - 1} rounds. At round ${at}: ${point.training.toFixed(2)} on training names, ${point.heldOut.toFixed(2)} on unseen names. Lowest on unseen names: ${lowest.heldOut.toFixed(2)} at round ${lowest.round}.`
              : 'No loss yet'
          }
        >
          <polyline
            points={line('training')}
            fill="none"
            stroke="var(--ui-colors-teal-line)"
            strokeWidth="3"
            strokeDasharray="7 5"
          />
          <polyline points={line('heldOut')} fill="none" stroke="var(--ui-colors-coral-line)" strokeWidth="4" />
          {point && (
            <>
              <line x1={x(at)} x2={x(at)} y1={edge} y2={height - edge} stroke="var(--ui-colors-fg-ink)" strokeWidth="2" />
              <circle
                cx={x(at)}
                cy={y(point.heldOut)}
                r="6"
                fill="var(--ui-colors-coral-solid)"
                stroke="var(--ui-colors-fg-ink)"
                strokeWidth="3"
              />
              <circle
                cx={x(at)}
                cy={y(point.training)}
                r="5"
                fill="var(--ui-colors-teal-solid)"
                stroke="var(--ui-colors-fg-ink)"
                strokeWidth="3"
              />
            </>
          )}
        </svg>
        {/* The slider lies over the chart, so that a tap on a point of the curves looks at its round. */}
        <chakra.input
          id={id}
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={at}
          aria-valuetext={point ? `${at}, loss on unseen names ${point.heldOut.toFixed(2)}` : String(at)}
          onChange={(event) => onLook(Number(event.target.value))}
          position="absolute"
          inset="0"
          width="full"
          height="full"
          opacity="0"
          cursor="pointer"
        />
      </Box>
      <Flex justify="space-between" fontWeight="700" gap="3">
        <label htmlFor={id}>Look at round</label>
        <Box as="span" fontVariantNumeric="tabular-nums">
          {at} of {points.length - 1}
        </Box>
      </Flex>
    </Box>
  )
}

function Legend() {
  return (
    <Flex as="ul" listStyleType="none" columnGap="3" wrap="wrap">
      <Flex as="li" align="center" gap="1.5">
        <svg width="22" height="8" aria-hidden="true">
          <line x1="0" x2="22" y1="4" y2="4" stroke="var(--ui-colors-teal-line)" strokeWidth="3" strokeDasharray="7 5" />
        </svg>
        training names
      </Flex>
      <Flex as="li" align="center" gap="1.5">
        <svg width="22" height="8" aria-hidden="true">
          <line x1="0" x2="22" y1="4" y2="4" stroke="var(--ui-colors-coral-line)" strokeWidth="4" />
        </svg>
        unseen names
      </Flex>
    </Flex>
  )
}
