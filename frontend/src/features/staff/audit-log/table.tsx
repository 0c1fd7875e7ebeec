import { Box, chakra } from '@chakra-ui/react'
import type { LogEntry_EntryFragment } from './entry.generated.ts'

export function LogTable({ entries }: { entries: LogEntry_EntryFragment[] }) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Entries" borderRadius="xl" position="relative">
      <chakra.table width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums" minWidth="52rem">
        <chakra.caption srOnly>Audit log entries, newest first</chakra.caption>
        <thead>
          <tr>
            {['When', 'Who', 'What', 'Detail', 'Accounts'].map((title) => (
              <Cell
                key={title}
                as="th"
                scope="col"
                textAlign="left"
                whiteSpace="nowrap"
                borderColor="border.ink"
                fontWeight="700"
              >
                {title}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, createdAt, staffName, actionText, detail, subjectIds }) => (
            <tr key={id}>
              <Cell whiteSpace="nowrap">
                <time dateTime={createdAt}>{when(createdAt)}</time>
              </Cell>
              <Cell>{staffName}</Cell>
              <Cell>{actionText}</Cell>
              <Cell overflowWrap="anywhere" minWidth="12rem">
                {detail}
              </Cell>
              <Cell minWidth="14rem">
                <Subjects ids={subjectIds} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const Cell = chakra('td', {
  base: { padding: '2', paddingRight: '4', verticalAlign: 'top', borderBottomWidth: '2px', borderColor: 'border.soft' },
})

function when(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}

/** Shows the first ID and folds the rest, because an entry about a roster page can have about a hundred. */
function Subjects({ ids }: { ids: string[] }) {
  const [first, ...others] = ids
  if (!first) return <chakra.span color="fg.muted">none</chakra.span>
  return (
    <>
      <chakra.code overflowWrap="anywhere">{first}</chakra.code>
      {others.length > 0 && (
        <chakra.details>
          <chakra.summary cursor="pointer" minHeight="8" color="accent.text" fontWeight="600">
            and {others.length} more
          </chakra.summary>
          {others.map((id) => (
            <chakra.code key={id} display="block" overflowWrap="anywhere">
              {id}
            </chakra.code>
          ))}
        </chakra.details>
      )}
    </>
  )
}
