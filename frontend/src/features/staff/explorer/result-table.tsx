import { Box, chakra, Text } from '@chakra-ui/react'
import { resultTable, type ResultTable as Table } from '@deepm/schema/rules/staff/result-table'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { csvOf, saveCsv } from '../../../ui/files/csv.ts'
import { useRecordExportMutation } from './record-export.generated.ts'
import type { RunResult } from './send-run.ts'

/** Maximum rows on screen; the file has all of them. */
const shown = 200

/** Shows the result of the last run: errors, cost, and its first list as a table. */
export function Result({ answer, report }: { answer: RunResult; report: string }) {
  const table = useMemo(() => resultTable(answer.data), [answer])
  const cost = answer.extensions?.cost
  return (
    <Section title="Result">
      <Box role="status" display="grid" gap="4">
        {answer.errors?.map(({ message }) => (
          <Notice key={message} tone="danger" title={message} />
        ))}
        {cost && (
          <Text color="fg.muted">
            Cost of this run: complexity {cost.complexity}, depth {cost.depth}, breadth {cost.breadth}
            {cost.rows > 0 ? `, up to ${cost.rows} rows in pages` : ''}.
          </Text>
        )}
        {!table && !answer.errors && <Text fontSize="lg">The result has no rows.</Text>}
      </Box>
      {table && <TableOfRows table={table} report={report} />}
    </Section>
  )
}

function TableOfRows({ table, report }: { table: Table; report: string }) {
  const { columns, rows } = table
  const more = rows.length - shown
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <Text fontSize="lg">
          {rows.length} {rows.length === 1 ? 'row' : 'rows'}
          {more > 0 ? `. Showing the first ${shown}; the file has all of them.` : ''}
        </Text>
        <SaveButton table={table} report={report} />
      </Box>
      {/* Focusable, because the table may scroll sideways. */}
      <Box
        role="region"
        aria-label="Rows of the result"
        tabIndex={0}
        overflow="auto"
        maxHeight="70vh"
        bg="bg.card"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
      >
        <chakra.table width="full" borderCollapse="collapse" css={{ fontVariantNumeric: 'tabular-nums' }}>
          <chakra.caption srOnly>{report}</chakra.caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <chakra.th
                  key={column}
                  scope="col"
                  position="sticky"
                  top="0"
                  bg="bg.sunken"
                  textAlign="start"
                  paddingX="4"
                  paddingY="3"
                  whiteSpace="nowrap"
                >
                  {column}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => (
              <chakra.tr key={at} borderTopWidth="1px" borderColor="border.soft">
                {row.map((cell, index) => (
                  <chakra.td key={columns[index]} paddingX="4" paddingY="2.5" maxWidth="md" overflowWrap="anywhere">
                    {cell}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </>
  )
}

/** Saves all rows as CSV after the server has logged the export. */
function SaveButton({ table: { columns, rows }, report }: { table: Table; report: string }) {
  const [record] = useRecordExportMutation()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const variables = { report: report.slice(0, 200), rows: rows.length }
    const why = await refusal(record({ variables }).then(({ data }) => data?.recordExport))
    setSaving(false)
    if (why) return toast({ title: 'The file was not saved', description: why, variant: 'destructive' })
    await saveCsv(fileName(report), csvOf(columns, rows))
  }
  return (
    <Button variant="outline" loading={isSaving} onClick={save}>
      Download CSV
    </Button>
  )
}

function fileName(report: string): string {
  const name = report.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return name.replace(/^-|-$/g, '') || 'report'
}
