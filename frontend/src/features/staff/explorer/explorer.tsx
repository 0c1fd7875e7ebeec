import { Box, Text } from '@chakra-ui/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { ExplorerRequest } from './query-editor.tsx'
import { ReportActions } from './report-actions.tsx'
import { type SavedReport, type ShippedReport, useReportChoice } from './report-choice.ts'
import { ReportList } from './report-list.tsx'
import { Result } from './result-table.tsx'
import type { RunResult } from './send-run.ts'

// The editor is as large as the rest of the app, so it loads separately.
const QueryEditor = lazy(() => import('./query-editor.tsx'))

const empty: ExplorerRequest = {
  query: '# Write a query or open a report. Press Ctrl+Space for suggestions.\n{\n  newsStats {\n    totalCount\n  }\n}\n',
  variables: '',
}

/** Shows the reports, the query editor and the result of the last run. */
export function Explorer({ shipped, saved }: { shipped: readonly ShippedReport[]; saved: readonly SavedReport[] }) {
  const { report, isMissing, choose } = useReportChoice(shipped, saved)
  // Depends on the ID only, so that saving a report again doesn't move the cursor.
  const opened = useMemo<ExplorerRequest>(
    () => (report ? { query: report.query, variables: 'variables' in report ? report.variables : '' } : empty),
    [report?.id],
  )
  const [asked, setAsked] = useState(opened)
  const [answer, setAnswer] = useState<RunResult | null>(null)
  const [mayChange, setMayChange] = useState(false)
  useEffect(() => {
    setAsked(opened)
    setAnswer(null)
  }, [opened])
  const edit = useCallback((changed: Partial<ExplorerRequest>) => setAsked((known) => ({ ...known, ...changed })), [])

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <ReportList shipped={shipped} saved={saved} chosen={report?.id ?? null} onChoose={choose} />
      <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {isMissing && <Notice tone="warning" title="This report does not exist or is no longer shared with you." />}
        <Box>
          <Heading as="h2" size="2xl">
            {report?.name ?? 'Your own query'}
          </Heading>
          {report && 'description' in report && (
            <Text fontSize="lg" color="fg.muted" maxWidth="prose" marginTop="2">
              {report.description}
            </Text>
          )}
        </Box>
        <ReportActions report={report} asked={asked} onChoose={choose} />
        <SwitchField
          label="Allow changes"
          hint="Queries that change data are blocked while this is off. It switches itself off when you leave this page."
          checked={mayChange}
          onChange={setMayChange}
        />
        {mayChange && (
          <Notice tone="warning" title="Changes are allowed">
            A mutation changes the academy right away, for real people, and can’t be undone here. The log shows that you allowed
            it.
          </Notice>
        )}
        <Box
          role="region"
          aria-label="Query editor"
          height="36rem"
          borderWidth="3px"
          borderColor="border.ink"
          borderRadius="2xl"
          overflow="hidden"
        >
          <Suspense fallback={<Text padding="5">Loading the editor...</Text>}>
            <QueryEditor opened={opened} mayChange={mayChange} onEdit={edit} onAnswer={setAnswer} />
          </Suspense>
        </Box>
        {answer && <Result answer={answer} report={report?.name ?? 'Your own query'} />}
      </Box>
    </Box>
  )
}
