import { Box, Text } from '@chakra-ui/react'
import { feedLength } from '@deepm/schema/rules/experiments/feed'

const width = 300
const height = 90
const longest = 60

/** Number of topics in the feed after each change, as a line. */
export function History({ history }: { history: readonly number[] }) {
  const last = history.slice(-longest)
  const step = width / Math.max(9, last.length - 1)
  const y = (topics: number) => height - (height * topics) / feedLength
  const points = last.map((topics, place) => `${place * step},${y(topics)}`).join(' ')
  const now = last.at(-1) ?? 0
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        Topics in your feed, tap by tap
      </Text>
      <Box padding="3" bg="bg.sunken" borderRadius="xl">
        <svg
          viewBox={`-26 -8 ${width + 34} ${height + 16}`}
          width="100%"
          role="img"
          aria-label={`Topics in the feed: first ${last[0] ?? 0}, lowest ${Math.min(...last)}, now ${now}`}
        >
          {[0, 5, 10].map((line) => (
            <g key={line}>
              <path d={`M0 ${y(line)}H${width}`} stroke="var(--ui-colors-border-ink)" strokeWidth="1" strokeDasharray="3 5" />
              <text x="-8" y={y(line) + 5} textAnchor="end" fontSize="14" fill="var(--ui-colors-fg-ink)">
                {line}
              </text>
            </g>
          ))}
          <polyline
            points={points}
            fill="none"
            stroke="var(--ui-colors-coral-line)"
            strokeWidth="4"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={(last.length - 1) * step} cy={y(now)} r="6" fill="var(--ui-colors-coral-line)" />
        </svg>
      </Box>
    </Box>
  )
}
