import { Box, Flex, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { LogFilter, type LogFilterValue } from '../../../features/staff/audit-log/filter.tsx'
import { LogTable } from '../../../features/staff/audit-log/table.tsx'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useAuditLogPageQuery } from './audit-log-page.generated.ts'
import { useLogFile } from './use-log-file.ts'

/** Shows the actions of staff, read-only and with a file export. The URL holds the filter. */
export function AuditLogPage() {
  const [params, setParams] = useSearchParams()
  const value: LogFilterValue = {
    staffId: params.get('staff') ?? '',
    action: params.get('action') ?? '',
    subjectId: params.get('account') ?? '',
  }
  const filter = { staffId: value.staffId || null, action: value.action || null, subjectId: value.subjectId || null }
  const result = useAuditLogPageQuery({
    variables: { first: 50, after: null, ...filter },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const data = result.data ?? result.previousData
  const file = useLogFile(filter)
  const onChange = ({ staffId, action, subjectId }: LogFilterValue) =>
    setParams(
      { ...(staffId && { staff: staffId }), ...(action && { action }), ...(subjectId && { account: subjectId }) },
      { replace: true },
    )
  const more = () =>
    result
      .fetchMore({
        variables: { after: data?.auditLog.pageInfo.endCursor ?? null },
        updateQuery: (shown, { fetchMoreResult: found }) => ({
          ...found,
          auditLog: { ...found.auditLog, edges: [...shown.auditLog.edges, ...found.auditLog.edges] },
        }),
      })
      .catch(() => null)

  return (
    <QueryState result={{ ...result, data }} loadingText="Loading the log...">
      {({ auditLog, auditors }) => (
        <Page
          title="Audit log"
          intro="A record of what staff have viewed, decided and changed. Entries can’t be edited and are kept for two years."
          hue="coral"
          above={
            <LinkButton variant="ghost" to="/admin/queue">
              ← Safety queue
            </LinkButton>
          }
          actions={
            <Button variant="outline" loading={file.isBusy} onClick={file.save}>
              Download CSV
            </Button>
          }
        >
          <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
            <LogFilter key={value.subjectId} value={value} auditors={auditors} onChange={onChange} />
            <Text role="status" fontWeight="600">
              {file.said}
            </Text>
            {result.error && (
              <Notice tone="danger" title="We could not load the entries">
                Check your connection. <Button onClick={() => void result.refetch().catch(() => null)}>Try again</Button>
              </Notice>
            )}
            {auditLog.edges.length === 0 ? (
              <EmptyState title="No entries" text="There was no staff activity of this kind in the last two years." />
            ) : (
              <LogTable entries={auditLog.edges.map(({ node }) => node)} />
            )}
            {auditLog.pageInfo.hasNextPage && (
              <Flex>
                <Button variant="outline" loading={result.loading} onClick={() => void more()}>
                  Show older entries
                </Button>
              </Flex>
            )}
          </Box>
        </Page>
      )}
    </QueryState>
  )
}
