import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Bar, BarChart, type BarShapeProps, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { usePrefersReducedMotion } from '../motion/reduced-motion.tsx'
import { type Cell, type ChartData, cellText, drawnColumns, type Row } from './data.ts'
import { Patterns, patternFill } from './patterns.tsx'

type Props = { title: string; data: ChartData; shape: 'columns' | 'bars'; isStacked: boolean; height: number }

const ink = 'var(--ui-colors-fg-ink)'
const tick = { fill: ink, fontSize: 15 }
const line = { stroke: 'var(--ui-colors-border-ink)' }
/** Returns the width of the name column: the longest name, up to the width at which names wrap. */
const nameWidth = (rows: readonly Row[]) => Math.min(220, Math.max(60, ...rows.map((row) => nameOf(row).length * 8 + 16)))
/** Maximum number of columns in a sequence that show their value. */
const maxLabels = 14

/** Draws a chart. The arrow keys move between its rows, and the text of the current row is shown next to it. */
export function Drawing({ title, data, shape, isStacked, height }: Props) {
  const id = useId()
  const isStill = usePrefersReducedMotion()
  const drawn = drawnColumns(data)
  const isBars = shape === 'bars'
  const isLabelled = isBars || (drawn.length === 1 && data.rows.length <= maxLabels)
  const unit = drawn[0]?.unit
  const names = { dataKey: nameOf, tickLine: false, axisLine: line, tick }
  const numbers = {
    allowDecimals: false,
    tickLine: false,
    axisLine: false,
    tick,
    ...(unit && { unit, domain: percents }),
  }
  return (
    <Box minWidth="0" css={{ '& svg:focus-visible': { outlineOffset: '-4px', borderRadius: 'md' } }}>
      <BarChart
        responsive
        style={{ width: '100%', height }}
        data={data.rows}
        layout={isBars ? 'vertical' : 'horizontal'}
        margin={{ top: 24, right: isBars ? 56 : 20, bottom: 4, left: 4 }}
        barCategoryGap={isBars ? 8 : '18%'}
        title={`${title}. Use the arrow keys to move through it. The table below has the same figures.`}
      >
        <Patterns id={id} hues={drawn.map(({ hue }) => hue)} />
        <CartesianGrid vertical={isBars} horizontal={!isBars} stroke="var(--ui-colors-border-soft)" />
        {isBars ? <XAxis type="number" {...numbers} /> : <XAxis {...names} minTickGap={6} />}
        {isBars ? (
          <YAxis type="category" width={nameWidth(data.rows)} interval={0} {...names} />
        ) : (
          <YAxis width={60} {...numbers} />
        )}
        <Tooltip
          cursor={{ fill: 'var(--ui-colors-border-soft)', fillOpacity: 0.45 }}
          content={({ active, payload }) => <Said row={active ? (payload[0]?.payload as Row) : null} data={data} />}
          isAnimationActive={!isStill}
        />
        {drawn.map(({ name, hue, index }, place) => (
          <Bar
            key={name}
            name={name}
            dataKey={(row: Row) => Number(row.cells[index]) || 0}
            // A custom shape is rendered for zero too, so that its label 0 appears.
            shape={(props: BarShapeProps) => <Rectangle {...props} />}
            {...(isStacked && { stackId: 'all' })}
            {...patternFill(id, place, hue)}
            maxBarSize={isBars ? 28 : 56}
            isAnimationActive={!isStill}
          >
            {isLabelled && !isStacked && (
              <LabelList
                dataKey={(row: Row) => labelOf(row.cells[index], isBars)}
                position={isBars ? 'right' : 'top'}
                fill={ink}
                fontSize={15}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </Box>
  )
}

const percents: [number, number] = [0, 100]

function nameOf({ label, name }: Row): string {
  return label ?? name
}

/** Returns the label of a cell. A bar has space for text, a column does not. */
function labelOf(cell: Cell | undefined, isBars: boolean): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-GB') : isBars ? (cell ?? '') : '–'
}

/** Shows the values of the row under the pointer or the keyboard focus. */
function Said({ row, data }: { row: Row | null; data: ChartData }) {
  if (!row) return null
  return (
    <Box
      bg="bg.card"
      color="fg.ink"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="lg"
      paddingX="3"
      paddingY="2"
      maxWidth="xs"
    >
      <Text fontWeight="700">{row.name}</Text>
      {data.columns.map((column, index) => (
        <Text key={column.name}>
          {column.name}: {cellText(row.cells[index], column)}
        </Text>
      ))}
    </Box>
  )
}
