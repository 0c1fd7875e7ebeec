import { Box, Text } from '@chakra-ui/react'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { outOf100 } from './shares.ts'

const columns = 20
const cell = 12

/** The total as a hundred buildings of the city: right ones filled, wrong ones crossed. */
export function City({ share }: { share: number }) {
  const right = outOf100(share)
  return (
    <Box display="grid" gap="2">
      <Text fontSize="xl">
        <strong>{right} out of 100</strong> buildings right
      </Text>
      <Art viewBox={`0 0 ${columns * cell} ${5 * cell + 4}`} fill="none" stroke={art.spark} strokeWidth="1.2">
        {Array.from({ length: 100 }, (_, index) => {
          const [x, y] = [(index % columns) * cell + 1, Math.floor(index / columns) * cell + 3]
          const isRight = index < right
          return (
            <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
              <path d="M1 10V4L5 1l4 3v6z" fill={isRight ? art.teal : art.card} />
              {!isRight && <path d="M1 1l8 9M9 1l-8 9" strokeWidth="1.8" />}
            </g>
          )
        })}
      </Art>
    </Box>
  )
}
