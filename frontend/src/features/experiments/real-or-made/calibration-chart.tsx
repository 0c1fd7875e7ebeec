import { Box, chakra, Text } from '@chakra-ui/react'
import type { Bin } from '@deepm/schema/rules/experiments/real-or-made/core'
import { Art, art } from '../../../ui/illustrations/art.tsx'

const x = (confidence: number) => 56 + (confidence - 50) * 4.6
const y = (share: number) => 186 - share * 166

/** Compares confidence with truth: one dot for each confidence, larger for more answers. The numbers are in a list below. */
export function CalibrationChart({ bins }: { bins: readonly Bin[] }) {
  return (
    <Box marginTop="4">
      <Text fontWeight="700">How sure you were, and how often you were right</Text>
      <Art viewBox="0 0 320 224" fill="none" strokeWidth="3" stroke={art.spark} style={{ maxWidth: '30rem' }}>
        <path d="M46 12v174h254" />
        <path d={`M${x(50)} ${y(0.5)}L${x(100)} ${y(1)}`} strokeDasharray="6 8" />
        <g fill={art.spark} stroke="none" fontSize="18">
          {[0, 0.5, 1].map((share) => (
            <text key={share} x="40" y={y(share) + 5} textAnchor="end">
              {share * 100}
            </text>
          ))}
          {[50, 60, 70, 80, 90, 100].map((confidence) => (
            <text key={confidence} x={x(confidence)} y="206" textAnchor="middle">
              {confidence}
            </text>
          ))}
        </g>
        {bins.map(({ confidence, count, right }) => (
          <circle
            key={confidence}
            cx={x(confidence)}
            cy={y(right)}
            r={6 + 2 * count}
            fill={right * 100 < confidence - 10 ? art.coral : art.teal}
            stroke={art.line}
          />
        ))}
      </Art>
      <Text color="fg.muted">On the dashed line, both agree. Below it, you were too sure.</Text>
      <chakra.ul listStyleType="none" marginTop="2">
        {bins.map(({ confidence, count, right }) => (
          <li key={confidence}>
            Said {confidence} %: {Math.round(right * count)} of {count} right
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
