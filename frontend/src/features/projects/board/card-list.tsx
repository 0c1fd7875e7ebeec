import { Box } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import type { Column_ColumnFragment } from './column.generated.ts'
import { LongList } from './long-list.tsx'

type Project = ProjectCard_ProjectFragment
type Props = {
  column: Column_ColumnFragment
  name: string
  isAlone: boolean
  lifted: string | null
  onNearEnd: (() => void) | undefined
  renderCard(project: Project): ReactNode
}

/** Longer columns scroll internally and render only the visible cards. */
const plainUpTo = 24

/** Lists the cards of a column, virtualized if there are many. */
export function CardList({ column: { projects, count }, name, isAlone, lifted, onNearEnd, renderCard }: Props) {
  const ordered = useMemo(() => inOrder(projects), [projects])
  if (ordered.length > plainUpTo) {
    const list = { name, count, isAlone, lifted, onNearEnd, renderCard }
    return <LongList projects={ordered} {...list} />
  }
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={isAlone ? 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' : 'minmax(0, 1fr)'}
    >
      {ordered.map((project) => (
        // Leaves room for the tape and the shadow.
        <Box as="li" key={project.id} paddingX="1" paddingTop="4" paddingBottom="3">
          {renderCard(project)}
        </Box>
      ))}
    </Box>
  )
}

/** Sorts by last move, so that a moved card comes first before the list is refetched. */
function inOrder({ edges }: Column_ColumnFragment['projects']): Project[] {
  const projects = new Map(edges.map(({ node }) => [node.id, node]))
  return [...projects.values()].toSorted((a, b) => compare(b.movedAt, a.movedAt) || compare(b.id, a.id))
}

/** Compares timestamps and IDs as plain strings; `localeCompare` takes a second for thousands. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
