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

/** Up to so many cards stand on the page one below the other; more scroll within their column, and only those in sight exist. */
const plainUpTo = 24

/** The cards of a column, whatever their number. */
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
        // The padding is room for tape and shadow.
        <Box as="li" key={project.id} paddingX="1" paddingTop="4" paddingBottom="3">
          {renderCard(project)}
        </Box>
      ))}
    </Box>
  )
}

/** A card that was moved a moment ago stands first, also before the list is read again. */
function inOrder({ edges }: Column_ColumnFragment['projects']): Project[] {
  const projects = new Map(edges.map(({ node }) => [node.id, node]))
  return [...projects.values()].toSorted((a, b) => compare(b.movedAt, a.movedAt) || compare(b.id, a.id))
}

/** Moments and ids are plain letters; asking the language about thousands of them takes a second. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
