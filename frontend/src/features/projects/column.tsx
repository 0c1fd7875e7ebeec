import { Box, Flex, Text } from '@chakra-ui/react'
import { columnPage, statusNames } from '@deepm/schema/rules/projects'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Column_ColumnFragment } from './column.generated.ts'
import { useMoreProjectsLazyQuery } from './more-projects.generated.ts'
import { tellNotSaved } from './not-saved.ts'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { statusEmoji } from './status-look.ts'

type Props = {
  column: Column_ColumnFragment
  /** Whether a card of another column is in the air. */
  isTarget: boolean
  isAlone: boolean
  onDrop(): void
  renderCard(project: ProjectCard_ProjectFragment): ReactNode
}

/** Cards after these are laid out when they come near the screen, so that thousands cost no more than those in sight. */
const firstCards = 12

/** One column of the board: its cards, last moved first, fifty at a time. */
export function Column({ column, isTarget, isAlone, onDrop, renderCard }: Props) {
  const id = useId()
  const { status, count, projects } = column
  const { isOver, handlers } = useDropTarget(isTarget, onDrop)
  return (
    <Box
      as="section"
      aria-labelledby={id}
      data-status={status}
      {...handlers}
      display="flex"
      flexDirection="column"
      gap="2"
      minWidth="0"
      minHeight={{ md: '18rem' }}
      padding="3"
      bg={isOver ? 'colorPalette.soft' : 'color-mix(in srgb, {colors.colorPalette.soft} 40%, {colors.bg.sunken})'}
      borderWidth="3px"
      borderStyle={isTarget ? 'dashed' : 'solid'}
      borderColor={isTarget ? 'colorPalette.line' : 'border.soft'}
      borderRadius="2xl"
      transition="background 160ms, border-color 160ms"
    >
      <Flex align="center" gap="2" paddingX="2" paddingTop="1">
        <span aria-hidden="true">{statusEmoji[status]}</span>
        <Heading as="h2" id={id} size="xl">
          {statusNames[status]}
        </Heading>
        <Box
          as="span"
          marginLeft="auto"
          paddingX="3"
          bg="bg.card"
          borderRadius="full"
          fontFamily="heading"
          fontWeight="600"
          fontVariantNumeric="tabular-nums"
        >
          {count}
          <Box as="span" srOnly>
            {count === 1 ? ' project' : ' projects'}
          </Box>
        </Box>
      </Flex>
      {projects.edges.length === 0 && (
        <Text color="fg.muted" textAlign="center" paddingY="8" paddingX="2">
          No projects in <strong>{statusNames[status].toLowerCase()}</strong>
        </Text>
      )}
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={isAlone ? 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' : 'minmax(0, 1fr)'}
      >
        {inOrder(projects).map((project, index) => (
          // The padding is room for tape and shadow.
          <Box
            as="li"
            key={project.id}
            paddingX="1"
            paddingTop="4"
            paddingBottom="3"
            css={index < firstCards ? {} : { contentVisibility: 'auto', containIntrinsicSize: 'auto 18rem' }}
          >
            {renderCard(project)}
          </Box>
        ))}
      </Box>
      {projects.pageInfo.hasNextPage && <ShowMore column={column} />}
    </Box>
  )
}

/** A card that was moved a moment ago stands first, also before the list is read again. */
function inOrder({ edges }: Column_ColumnFragment['projects']): ProjectCard_ProjectFragment[] {
  const projects = new Map(edges.map(({ node }) => [node.id, node]))
  return [...projects.values()].toSorted((a, b) => b.movedAt.localeCompare(a.movedAt) || b.id.localeCompare(a.id))
}

function ShowMore({ column: { status, count, projects } }: { column: Column_ColumnFragment }) {
  const [read, { loading }] = useMoreProjectsLazyQuery({ fetchPolicy: 'network-only' })
  const left = count - projects.edges.length
  const show = async () => {
    const { error } = await read({ variables: { status, after: projects.pageInfo.endCursor ?? '' } }).catch(() => ({
      error: true,
    }))
    if (error) tellNotSaved(undefined, 'Not loaded')
  }
  return (
    <Button variant="soft" loading={loading} onClick={show} aria-label={`Show more in ${statusNames[status]}`}>
      Show more ({Math.min(left, columnPage)})
    </Button>
  )
}

/** What makes a place that cards can be dropped on; leaving one of its own parts is not leaving it. */
function useDropTarget(isTarget: boolean, onDrop: () => void) {
  const [isInside, setInside] = useState(false)
  const depth = useRef(0)
  const leave = () => {
    depth.current = 0
    setInside(false)
  }
  const handlers = {
    onDragEnter: () => {
      depth.current += 1
      setInside(true)
    },
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) leave()
    },
    onDragOver: (event: DragEvent) => {
      if (!isTarget) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    },
    onDrop: (event: DragEvent) => {
      leave()
      if (!isTarget) return
      event.preventDefault()
      onDrop()
    },
  }
  return { isOver: isTarget && isInside, handlers }
}
