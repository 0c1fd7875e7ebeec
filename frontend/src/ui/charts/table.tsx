import { Box, chakra } from '@chakra-ui/react'
import { type ChartData, cellText } from './data.ts'

/** The figures behind a chart. The table scrolls on its own when it is wider than the page. */
export function ChartTable({ caption, data: { head, columns, rows } }: { caption: string; data: ChartData }) {
  const sides = columns.map((_, index) => (rows.some(({ cells }) => typeof cells[index] === 'number') ? 'right' : 'left'))
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <Box role="region" aria-label={`Table: ${caption}`} tabIndex={0} overflowX="auto" maxWidth="full" borderRadius="md">
      <chakra.table width="max-content" maxWidth="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
        <chakra.caption textAlign="left" color="fg.muted" paddingY="2">
          {caption}
        </chakra.caption>
        <thead>
          <tr>
            <Head scope="col">{head}</Head>
            {columns.map(({ name }, index) => (
              <Head key={name} scope="col" textAlign={sides[index]}>
                {name}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <Head scope="row">{name}</Head>
              {columns.map((column, index) => (
                <CellBox key={column.name} textAlign={sides[index]}>
                  {cellText(cells[index], column)}
                </CellBox>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const Head = chakra('th', {
  base: { textAlign: 'left', verticalAlign: 'bottom', padding: '2', borderBottomWidth: '2px', borderColor: 'border.soft' },
})

const CellBox = chakra('td', {
  base: { padding: '2', borderBottomWidth: '2px', borderColor: 'border.soft', verticalAlign: 'top' },
})
