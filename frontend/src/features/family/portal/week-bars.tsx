import { Box, Flex } from '@chakra-ui/react'
import { weekday } from '@deepm/schema/rules/family/week-format'
import { fullBarMinutes } from '@deepm/schema/rules/family/weekly-report'

export type Day = { day: string; minutes: number; interactions: number }

/** Shows a bar for each weekday, capped and marked above ninety minutes, and the same figures as a visually hidden table. */
export function WeekBars({ days, caption }: { days: readonly Day[]; caption: string }) {
  return (
    <Box position="relative">
      <Box aria-hidden="true" position="relative" paddingLeft={{ base: '0', sm: '10' }}>
        <Scale />
        <Flex position="relative">
          {days.map((day) => (
            <Column key={day.day} day={day} />
          ))}
        </Flex>
      </Box>
      {/* A table ignores the 1px width of `srOnly`, so a wrapper clips it. */}
      <Box srOnly>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Minutes</th>
              <th scope="col">Prompts in the lab</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, minutes, interactions }) => (
              <tr key={day}>
                <th scope="row">{weekday(day)}</th>
                <td>{minutes > fullBarMinutes ? `${minutes}, over ${fullBarMinutes}` : minutes}</td>
                <td>{interactions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  )
}

const chartHeight = '11rem'
/** Height of the number above a full bar. */
const numberHeight = '1.75rem'

function Scale() {
  return (
    <Box position="absolute" insetX="0" top={numberHeight} height={chartHeight}>
      {[0, 1, 2].map((third) => (
        <Box
          key={third}
          position="absolute"
          insetX="0"
          top={`${(third * 100) / 3}%`}
          borderTopWidth="2px"
          borderStyle="dotted"
          borderColor="border.soft"
        >
          <Box display={{ base: 'none', sm: 'block' }} color="fg.muted" lineHeight="1.3">
            {fullBarMinutes - (third * fullBarMinutes) / 3}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Column({ day: { day, minutes, interactions } }: { day: Day }) {
  const isLong = minutes > fullBarMinutes
  const share = Math.min(1, minutes / fullBarMinutes)
  return (
    <Box flex="1" minWidth="0" textAlign="center" colorPalette={isLong ? 'coral' : 'teal'}>
      <Flex
        height={`calc(${chartHeight} + ${numberHeight})`}
        paddingX={{ base: '0.5', sm: '3' }}
        direction="column"
        justify="flex-end"
        align="center"
        borderBottomWidth="3px"
        borderColor="border.ink"
      >
        <Box height={numberHeight} fontWeight={isLong ? '700' : '400'} fontVariantNumeric="tabular-nums">
          {minutes > 0 ? minutes : ''}
          {isLong ? '!' : ''}
        </Box>
        <Box
          flexShrink="0"
          width="full"
          maxWidth="14"
          bg="colorPalette.solid"
          borderWidth={minutes > 0 ? '3px' : '0'}
          borderBottomWidth="0"
          borderColor="border.ink"
          borderTopRadius={isLong ? '0' : 'md'}
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight', borderColor: 'CanvasText' }}
          style={{ height: minutes > 0 ? `max(8px, calc(${chartHeight} * ${share}))` : 0 }}
        />
      </Flex>
      <Box paddingTop="1">{weekday(day, 'short')}</Box>
      <Box color="fg.muted">{interactions > 0 ? `💬${interactions}` : ' '}</Box>
    </Box>
  )
}
