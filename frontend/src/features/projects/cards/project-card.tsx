import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ProjectStatus } from '@deepm/schema/rules/projects/projects'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '../../../ui/components/heading.tsx'
import { useDraggable } from './drag.ts'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { PromptsButton } from './prompts-button.tsx'
import { ReactionLines } from './reaction-lines.tsx'
import { useRestoredFocus } from './restored-focus.ts'
import { ShareLine } from './share-line.tsx'
import { StatusControl } from './status-control.tsx'
import { ToolBadges } from './tool-badges.tsx'

type Project = ProjectCard_ProjectFragment
type Props = {
  project: Project
  /** Whether the card is being dragged. */
  isLifted: boolean
  onMove(status: ProjectStatus): void
  onEdit(): void
  onDelete(): void
  onShare(): void
  onRead(): void
  onDrag(isDragged: boolean): void
  /** Days until sharing opens; 0 if it is open. */
  daysLeft: number
}

const evidenceShown = 2

/** Shows a project on the board. Mouse users drag it; keyboard and touch users change its status. */
export function ProjectCard({ project, isLifted, daysLeft, onMove, onEdit, onDelete, onShare, onRead, onDrag }: Props) {
  const card = useRef<HTMLElement>(null)
  useRestoredFocus(card, project.id)
  useDraggable(card, project, onDrag)
  return (
    <Note ref={card} aria-label={project.title} opacity={isLifted ? '0.45' : '1'}>
      <Heading as="h3" size="lg" overflowWrap="anywhere">
        {project.title}
      </Heading>
      {project.description && (
        <Text lineClamp="4" whiteSpace="pre-line" overflowWrap="anywhere">
          {project.description}
        </Text>
      )}
      <ToolBadges tools={project.toolsUsed} />
      <Evidence lessons={project.evidence} />
      <Experiments experiments={project.experiments} />
      <PromptsButton title={project.title} count={project.prompts.length} onOpen={onRead} />
      <ReactionLines counts={project.reactions} />
      <Box marginTop="auto" display="grid" gap="2">
        <ShareLine project={project} daysLeft={daysLeft} onShare={onShare} />
        <StatusControl title={project.title} status={project.status} onMove={onMove} />
        <Flex justify="space-between" gap="2">
          <Act control="edit" label={`Edit ${project.title}`} onClick={onEdit}>
            Edit
          </Act>
          <Act control="delete" label={`Delete ${project.title}`} onClick={onDelete}>
            Delete
          </Act>
        </Flex>
      </Box>
    </Note>
  )
}

/** A paper note with a strip of tape in the path's colour. */
export const Note = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '4',
    paddingTop: '6',
    bg: 'bg.card',
    color: 'fg.ink',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: 'xl',
    borderBottomRightRadius: '3xl',
    boxShadow: '0 5px 0 var(--ui-colors-border-soft)',
    transition: 'transform 160ms, box-shadow 160ms, opacity 160ms',
    _motionSafe: { animation: 'rise 260ms cubic-bezier(0.2, 0.8, 0.3, 1) backwards' },
    '&[draggable=true]': { cursor: 'grab' },
    '&[draggable=true]:active': { cursor: 'grabbing' },
    _hover: { boxShadow: '0 8px 0 var(--ui-colors-color-palette-solid)', transform: 'translateY(-2px) rotate(-0.4deg)' },
    _before: {
      content: '""',
      position: 'absolute',
      top: '-3',
      left: '50%',
      width: '20',
      height: '6',
      transform: 'translateX(-50%) rotate(-3deg)',
      bg: 'color-mix(in srgb, {colors.colorPalette.solid} 78%, transparent)',
      borderInline: '2px dashed {colors.bg.card}',
      borderRadius: 'sm',
    },
  },
})

function Evidence({ lessons }: { lessons: Project['evidence'] }) {
  if (lessons.length === 0) return null
  const more = lessons.length - evidenceShown
  return (
    <Box as="ul" aria-label="Learned in" listStyleType="none">
      {lessons.slice(0, evidenceShown).map((lesson) => (
        <Flex as="li" key={lesson.id} gap="2" align="center">
          <span aria-hidden="true">📘</span>
          <EvidenceLink to={`/lesson/${lesson.id}`} data-control={`lesson-${lesson.id}`}>
            {lesson.title}
          </EvidenceLink>
        </Flex>
      ))}
      {more > 0 && (
        <Box as="li" color="fg.muted">
          and {more} more
        </Box>
      )}
    </Box>
  )
}

function Experiments({ experiments }: { experiments: Project['experiments'] }) {
  if (experiments.length === 0) return null
  return (
    <Box as="ul" aria-label="Experiments" listStyleType="none">
      {experiments.map(({ id, title }) => (
        <Flex as="li" key={id} gap="2" align="center">
          <span aria-hidden="true">🧪</span>
          <EvidenceLink to={`/experiments/${id}`} data-control={`experiment-${id}`}>
            {title}
          </EvidenceLink>
        </Flex>
      ))}
    </Box>
  )
}

const EvidenceLink = chakra(Link, {
  base: {
    color: 'colorPalette.text',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    fontWeight: '600',
  },
})

type ActProps = { control: string; label: string; onClick(): void; children: string }

function Act({ control, label, onClick, children }: ActProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      data-control={control}
      onClick={onClick}
      minHeight="11"
      paddingX="3"
      borderRadius="lg"
      fontFamily="heading"
      fontWeight="600"
      color="fg.muted"
      cursor="pointer"
      _hover={{ bg: 'bg.sunken', color: 'fg.ink' }}
    >
      {children}
    </chakra.button>
  )
}
