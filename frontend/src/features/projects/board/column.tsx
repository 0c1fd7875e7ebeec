import { Box, Flex, Text } from '@chakra-ui/react'
import { columnPage, statusNames, statusPhrases } from '@deepm/schema/rules/projects/projects'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { useDropTarget } from '../cards/drag.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { statusEmoji } from '../cards/status-emoji.ts'
import { CardList } from './card-list.tsx'
import type { Column_ColumnFragment } from './column.generated.ts'
import { useLoadMore } from './use-load-more.ts'

type Project = ProjectCard_ProjectFragment
type Props = {
  column: Column_ColumnFragment
  /** The dragged card. */
  lifted: Project | null
  isAlone: boolean
  onDrop(id: string): void
  renderCard(project: Project): ReactNode
}

/** Shows a column's cards, last moved first, fifty at a time. */
export function Column({ column, lifted, isAlone, onDrop, renderCard }: Props) {
  const id = useId()
  const { status, count, projects } = column
  const name = statusNames[status]
  const section = useRef<HTMLElement>(null)
  const isOver = useDropTarget(section, status, onDrop)
  const isTarget = lifted !== null && lifted.status !== status
  const { more, isReading, isAutomatic } = useLoadMore(column)
  const left = Math.max(1, count - projects.edges.length)
  return (
    <Box
      as="section"
      ref={section}
      aria-labelledby={id}
      data-status={status}
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
          {name}
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
      {/* Marks where a dropped card will go. Has no height, to avoid layout shifts. */}
      <Box position="relative" zIndex="1">
        {isOver && (
          <Box data-drop-line position="absolute" insetX="1" top="-0.5" height="1.5" bg="colorPalette.line" borderRadius="full" />
        )}
      </Box>
      {projects.edges.length === 0 && (
        <Text color="fg.muted" textAlign="center" paddingY="8" paddingX="2">
          No projects in <strong>{statusPhrases[status]}</strong>
        </Text>
      )}
      <CardList
        column={column}
        name={name}
        isAlone={isAlone}
        lifted={lifted?.id ?? null}
        onNearEnd={isAutomatic ? more : undefined}
        renderCard={renderCard}
      />
      {projects.pageInfo.hasNextPage && (
        <Button variant="soft" loading={isReading} onClick={more} aria-label={`Show more in ${name}`}>
          Show more ({Math.min(left, columnPage)})
        </Button>
      )}
    </Box>
  )
}
