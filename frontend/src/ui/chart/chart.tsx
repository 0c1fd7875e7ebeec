import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Heading } from '../heading.tsx'
import { part } from '../part.ts'
import { saveFile } from '../save-file.ts'
import { type ChartData, drawnColumns, hasFigures, toCsv } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { Patterns, patternFill } from './patterns.tsx'

// What draws is large, and the words and the table need none of it.
const Drawing = part('Drawing', () => import('./drawing.tsx'))

export type ChartProps = {
  title: string
  /** What the figures say, in one sentence. */
  summary: string
  /** What one has to know to read them. */
  note?: ReactNode
  data: ChartData
  /** Columns beside each other for what comes one after another, bars below each other for names. */
  shape?: 'columns' | 'bars'
  /** Whether the columns of a row stand on each other. */
  isStacked?: boolean
  /** Instead of a drawing of nothing. */
  empty: string
  /** Name of the saved file, without its ending. */
  fileName: string
}

/** Figures as a drawing, as a sentence, as a table and as a file. */
export function Chart({ title, summary, note, data, shape = 'columns', isStacked = false, empty, fileName }: ChartProps) {
  const id = useId()
  const drawn = drawnColumns(data)
  const height =
    shape === 'bars' ? data.rows.length * (drawn.length > 1 ? 26 * drawn.length + 14 : isLong(data) ? 62 : 44) + 50 : 300
  const isFilled = hasFigures(data)
  return (
    <Card as="section" aria-labelledby={id} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <Flex gap="4" align="start" justify="space-between">
        <Box minWidth="0">
          <Heading as="h2" size="xl" id={id}>
            {title}
          </Heading>
          <Text marginTop="1">{isFilled ? summary : empty}</Text>
        </Box>
        {data.rows.length > 0 && (
          <Button
            variant="outline"
            style={{ flexShrink: 0 }}
            aria-label={`Save as CSV: ${title}`}
            // The mark tells a spreadsheet that letters beyond English ones follow.
            onClick={() => saveFile(`${fileName}.csv`, `\ufeff${toCsv(data)}`, 'text/csv')}
          >
            Save as CSV
          </Button>
        )}
      </Flex>
      {isFilled && (
        <>
          {drawn.length > 1 && <Legend data={data} />}
          <Suspense fallback={<Box style={{ height }} />}>
            <Drawing title={title} data={data} shape={shape} isStacked={isStacked} height={height} />
          </Suspense>
        </>
      )}
      {note ? <Text color="fg.muted">{note}</Text> : null}
      {data.rows.length > 0 && (
        <chakra.details minWidth="0">
          <chakra.summary minHeight="11" paddingY="2" cursor="pointer" fontWeight="700" width="fit-content">
            Show as table
          </chakra.summary>
          <ChartTable caption={title} data={data} />
        </chakra.details>
      )}
    </Card>
  )
}

/** Which pattern is what; colour alone would tell some people nothing. */
function Legend({ data }: { data: ChartData }) {
  const id = useId()
  return (
    <Flex as="ul" listStyleType="none" gap="5" wrap="wrap">
      {drawnColumns(data).map(({ name, hue }, place) => (
        <Flex as="li" key={name} align="center" gap="2">
          <svg width="24" height="24" aria-hidden="true" focusable="false">
            <Patterns id={id} hues={data.columns.flatMap((column) => column.hue ?? [])} />
            <rect x="2" y="2" width="20" height="20" rx="4" {...patternFill(id, place, hue)} />
          </svg>
          {name}
        </Flex>
      ))}
    </Flex>
  )
}

/** Whether names take more than two lines beside their bars. */
function isLong({ rows }: ChartData): boolean {
  return rows.some(({ label, name }) => (label ?? name).length > 48)
}
