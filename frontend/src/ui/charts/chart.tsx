import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Heading } from '../components/heading.tsx'
import { saveCsv } from '../files/csv.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { type ChartData, drawnColumns, hasFigures, toCsv } from './data.ts'
import { Patterns, patternFill } from './patterns.tsx'
import { ChartTable } from './table.tsx'

// The drawing code is large, and the text and the table do not need it.
const Drawing = lazyComponent('Drawing', () => import('./drawing.tsx'))

export type ChartProps = {
  title: string
  /** One sentence that summarizes the figures. */
  summary: string
  /** Explanation that readers need to interpret the figures. */
  note?: ReactNode
  data: ChartData
  /** Columns for a sequence, bars for names. */
  shape?: 'columns' | 'bars'
  /** Whether the columns of a row are stacked. */
  isStacked?: boolean
  /** Text for an empty chart. */
  empty: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** Shows figures as a chart, a sentence, a table and a file. */
export function Chart({ title, summary, note, data, shape = 'columns', isStacked = false, empty, fileName }: ChartProps) {
  const id = useId()
  const drawn = drawnColumns(data)
  const height =
    shape === 'bars' ? data.rows.length * (drawn.length > 1 ? 26 * drawn.length + 14 : isLong(data) ? 62 : 44) + 50 : 300
  const isFilled = hasFigures(data)
  return (
    <Card as="section" aria-labelledby={id} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <Flex gap="4" align="start" justify="space-between" direction={{ base: 'column', sm: 'row' }}>
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
            aria-label={`Download CSV: ${title}`}
            onClick={() => void saveCsv(fileName, toCsv(data))}
          >
            Download CSV
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

/** Explains the patterns. Color alone is not accessible to all users. */
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

/** Checks whether names take more than two lines next to their bars. */
function isLong({ rows }: ChartData): boolean {
  return rows.some(({ label, name }) => (label ?? name).length > 48)
}
