import { Box } from '@chakra-ui/react'
import type { Hue } from '../theme/hue.ts'

type Bar = {
  id: string
  /** Text below the bar. */
  label: string
  /** Text in the table. */
  name: string
  value: number
}

export type BarChartProps = {
  /** Accessible name of the table. */
  caption: string
  /** Table headers: the category of the bars and the unit of their values. */
  heads: readonly [string, string]
  bars: readonly Bar[]
  /** Minimum value of a full bar, so that small values do not look large. */
  atLeast: number
  hue?: Hue | undefined
}

/** A bar chart with a few bars. The last one is marked as current. A table repeats the figures for screen readers. */
export function BarChart({ caption, heads, bars, atLeast, hue = 'violet' }: BarChartProps) {
  const full = Math.max(atLeast, ...bars.map((bar) => bar.value))
  return (
    <Box colorPalette={hue} position="relative">
      <Box aria-hidden="true" display="flex">
        {bars.map((bar, index) => {
          const isNow = index === bars.length - 1
          return (
            <Box key={bar.id} flex="1" minWidth="0" textAlign="center" fontWeight={isNow ? '700' : '400'}>
              <Box
                height="32"
                paddingX={{ base: '1', sm: '2' }}
                display="flex"
                flexDirection="column"
                justifyContent="flex-end"
                alignItems="center"
                borderBottomWidth="3px"
                borderColor="border.ink"
              >
                <Box fontVariantNumeric="tabular-nums" color={bar.value > 0 ? 'fg.ink' : 'fg.muted'}>
                  {bar.value}
                </Box>
                <Box
                  flexShrink="0"
                  width="full"
                  maxWidth="10"
                  bg={isNow ? 'colorPalette.solid' : 'colorPalette.soft'}
                  borderWidth={bar.value > 0 ? '3px' : '0'}
                  borderBottomWidth="0"
                  borderColor={isNow ? 'border.ink' : 'colorPalette.line'}
                  borderTopRadius="md"
                  _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight', borderColor: 'CanvasText' }}
                  style={{ height: bar.value > 0 ? `max(8px, calc((100% - 2rem) * ${bar.value / full}))` : 0 }}
                />
              </Box>
              <Box paddingTop="1" color={isNow ? 'fg.ink' : 'fg.muted'}>
                {bar.label}
              </Box>
            </Box>
          )
        })}
      </Box>
      <Box as="table" srOnly>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.name}</th>
              <td>{bar.value}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
