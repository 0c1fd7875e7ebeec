import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Bin } from '@deepm/schema/rules/experiments/real-or-made/core'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { confidenceWords } from './confidence.ts'

const x = (confidence: number) => 56 + (confidence - 50) * 4.6
const y = (share: number) => 186 - share * 166

/** Compares confidence with truth: a tick or a cross for each answer, and the same as a chart for those who want it. */
export function Calibration({ bins }: { bins: readonly Bin[] }) {
  return (
    <Box>
      <Text fontWeight="700">How sure you were, and how often you were right</Text>
      <chakra.ul listStyleType="none" marginTop="1">
        {bins.map(({ confidence, count, right }) => {
          const rights = Math.round(right * count)
          return (
            <Flex as="li" key={confidence} gap="2">
              <Box as="span" width="7rem" flexShrink="0">
                {confidenceWords(confidence)}
              </Box>
              <span aria-hidden="true">
                <Box as="span" color="success.text">
                  {'✓'.repeat(rights)}
                </Box>
                <Box as="span" color="coral.text">
                  {'✗'.repeat(count - rights)}
                </Box>
              </span>
              <Box as="span" srOnly>
                {rights} of {count} right
              </Box>
            </Flex>
          )
        })}
      </chakra.ul>
      <chakra.details>
        <chakra.summary cursor="pointer" fontWeight="700" color="colorPalette.text" minHeight="11" alignContent="center">
          Show the chart
        </chakra.summary>
        <Chart bins={bins} />
      </chakra.details>
    </Box>
  )
}

/** One dot for each confidence in percent, larger for more answers. The list has the same numbers. */
function Chart({ bins }: { bins: readonly Bin[] }) {
  return (
    <>
      <Art viewBox="0 0 320 224" fill="none" strokeWidth="3" stroke={art.spark} style={{ maxWidth: '30rem' }}>
        <path d="M46 12v174h254" />
        <path d={`M${x(50)} ${y(0.5)}L${x(100)} ${y(1)}`} strokeDasharray="6 8" />
        <g fill={art.spark} stroke="none" fontSize="18">
          {[0, 0.5, 1].map((share) => (
            <text key={share} x="40" y={y(share) + 5} textAnchor="end">
              {share * 100}
            </text>
          ))}
          {[50, 70, 90, 100].map((confidence) => (
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
      <Text color="fg.muted">
        Across: how sure, in percent. Up: how often right, in percent. On the dashed line, both agree. Below it, you were too
        sure.
      </Text>
    </>
  )
}
