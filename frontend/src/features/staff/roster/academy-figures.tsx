import { Box, chakra } from '@chakra-ui/react'
import { type AcademyFigure, academyFigures } from '@deepm/schema/rules/staff/roster'
import { StatCard, StatGrid } from '../../../ui/components/stat-card.tsx'
import type { AcademyFigures_FiguresFragment } from './academy-figures.generated.ts'

const icons: Record<AcademyFigure, string> = {
  students: '🎓',
  activeThisWeek: '🌱',
  lessonsCompleted: '📘',
  averageSafetyScore: '🛟',
  openFlags: '🚩',
  projectsCreated: '🎨',
  awaitingConsent: '✉️',
}

const names = Object.keys(academyFigures) as AcademyFigure[]

/** Shows the seven figures and how each is counted; `null` shows placeholders. */
export function AcademyFigures({ figures }: { figures: AcademyFigures_FiguresFragment | null }) {
  return (
    <Box as="section" aria-label="The academy in figures">
      <StatGrid>
        {names.map((name) => (
          <StatCard
            key={name}
            label={academyFigures[name].title}
            value={figures?.[name].toLocaleString('en-GB') ?? '…'}
            icon={icons[name]}
            hue={name === 'openFlags' && figures && figures.openFlags > 0 ? 'coral' : 'teal'}
          />
        ))}
      </StatGrid>
      <chakra.details marginTop="3">
        <chakra.summary minHeight="11" paddingY="2" cursor="pointer" fontWeight="700" width="fit-content">
          How are these counted?
        </chakra.summary>
        <Box as="ul" paddingLeft="5" listStyleType="disc" maxWidth="prose">
          {names.map((name) => (
            <li key={name}>
              <strong>{academyFigures[name].title}:</strong> {academyFigures[name].formula}
            </li>
          ))}
        </Box>
      </chakra.details>
    </Box>
  )
}
