import { Box, chakra } from '@chakra-ui/react'
import type { SavedReport, ShippedReport } from './report-choice.ts'

type Props = {
  shipped: readonly ShippedReport[]
  saved: readonly SavedReport[]
  chosen: string | null
  onChoose(id: string): void
}

/** Lists the reports: the viewer's own, those shared by colleagues and the shipped ones. */
export function ReportList({ shipped, saved, chosen, onChoose }: Props) {
  const groups = [
    { title: 'My reports', reports: saved.filter(({ isMine }) => isMine) },
    { title: 'Shared by colleagues', reports: saved.filter(({ isMine }) => !isMine) },
    { title: 'Built-in reports', reports: shipped },
  ]
  return (
    <Box as="nav" aria-label="Reports" display="grid" gap="5" alignContent="start">
      {groups
        .filter(({ reports }) => reports.length > 0)
        .map(({ title, reports }) => (
          <Box key={title} display="grid" gap="1">
            <chakra.h2 fontSize="lg">{title}</chakra.h2>
            <chakra.ul
              listStyleType="none"
              display="grid"
              gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
              gap="1"
            >
              {reports.map((report) => (
                <li key={report.id}>
                  <Choice report={report} isChosen={report.id === chosen} onChoose={onChoose} />
                </li>
              ))}
            </chakra.ul>
          </Box>
        ))}
    </Box>
  )
}

function Choice({
  report,
  isChosen,
  onChoose,
}: {
  report: SavedReport | ShippedReport
  isChosen: boolean
  onChoose(id: string): void
}) {
  const owner = 'ownerName' in report && !report.isMine ? report.ownerName : null
  return (
    <chakra.button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(report.id)}
      width="full"
      minHeight="11"
      paddingX="3"
      paddingY="2"
      textAlign="start"
      borderRadius="lg"
      borderWidth="2px"
      borderColor="transparent"
      cursor="pointer"
      overflowWrap="anywhere"
      css={{
        '&:hover:not([aria-current])': { bg: 'accent.soft' },
        '&[aria-current]': { bg: 'colorPalette.soft', borderColor: 'colorPalette.line', fontWeight: '600' },
      }}
    >
      {report.name}
      {owner && (
        <chakra.span display="block" color="fg.muted">
          by {owner}
        </chakra.span>
      )}
    </chakra.button>
  )
}
