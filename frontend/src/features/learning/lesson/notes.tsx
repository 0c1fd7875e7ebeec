import { Box, chakra, Flex } from '@chakra-ui/react'
import { partNames } from '@deepm/schema/rules/learning/lesson-parts'
import type { ExperimentUse, NotesBlock } from '@deepm/schema/rules/learning/notes'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { SteppingStone } from '../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'
import { ActionBlock } from './action-block.tsx'
import { type NotesPart, notesParts, unmarkedBlocks } from './parts.ts'
import { LessonSizes } from './sizes.tsx'

type Shared = { hue: Hue; activities: ActivityDrafts; experiment(use: ExperimentUse): ReactNode }
type Props = Shared & { lesson: { content: string; easier: string; stretch: string } }

/** Shows the notes part by part. The smaller and bigger tasks are in the Practice part. */
export function LessonNotes({ lesson, ...shared }: Props) {
  const parts = notesParts(lesson.content)
  const sizes = <LessonSizes easier={lesson.easier} stretch={lesson.stretch} />
  if (!parts)
    return (
      <Flex direction="column" gap="6">
        <NotesText blocks={unmarkedBlocks(lesson.content)} {...shared} />
        {sizes}
      </Flex>
    )
  return (
    <Flex direction="column" gap="7">
      <PartLinks hue={shared.hue} />
      {parts.map((part, index) => (
        <Part key={part.name} part={part} index={index} {...shared}>
          {part.name === 'Practice' && sizes}
        </Part>
      ))}
    </Flex>
  )
}

const anchorOf = (name: string) => `part-${name.toLowerCase()}`

function PartLinks({ hue }: { hue: Hue }) {
  return (
    <chakra.nav aria-label="Parts of this lesson">
      <Flex as="ol" wrap="wrap" gap="2" listStyleType="none">
        {partNames.map((name) => (
          <li key={name}>
            <chakra.a
              href={`#${anchorOf(name)}`}
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              paddingX="4"
              borderWidth="3px"
              borderColor="border.ink"
              borderRadius="full"
              bg="bg.card"
              fontFamily="heading"
              fontWeight="600"
              color="fg.ink"
              textDecoration="none"
              _hover={{ bg: `${hue}.soft` }}
            >
              {name}
            </chakra.a>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  )
}

type PartProps = Shared & { part: NotesPart; index: number; children: ReactNode }

function Part({ part, index, children, ...shared }: PartProps) {
  const { hue } = shared
  const id = anchorOf(part.name)
  return (
    <Card as="section" aria-labelledby={id} padding={{ base: '5', md: '7' }}>
      <Flex gap={{ base: '3', md: '5' }} align="center" marginBottom="4">
        <Box flexShrink="0" width={{ base: '3.75rem', md: '5.5rem' }} aria-hidden="true">
          <SteppingStone letter={part.name.charAt(0)} hue={hue} turn={index} isLast={index === partNames.length - 1} />
        </Box>
        <chakra.h2 id={id} tabIndex={-1} fontSize={{ base: 'xl', md: '2xl' }} minWidth="0">
          <chakra.span display="block" color={`${hue}.text`} fontSize="lg">
            {part.name}
            <Box as="span" srOnly>
              :{' '}
            </Box>
          </chakra.span>
          {part.title}
        </chakra.h2>
      </Flex>
      <NotesText blocks={part.blocks} {...shared} />
      {children && <Box marginTop="6">{children}</Box>}
    </Card>
  )
}

/** Shows the notes with what is to be done in them. The questions are all in the check, below the notes. */
function NotesText({ blocks, hue, activities, experiment }: Shared & { blocks: readonly NotesBlock[] }) {
  return (
    <Flex direction="column" gap="5">
      {blocks.map((block) => (
        <Fragment key={keyOf(block)}>
          {block.kind === 'text' && <Markdown source={block.text} />}
          {block.kind === 'experiment' && experiment(block.use)}
          {block.kind === 'explainer' && <ActionBlock block={block} drafts={activities} hue={hue} />}
          {(block.kind === 'activity' || block.kind === 'code') && (
            <Box borderWidth="3px" borderColor={`${hue}.line`} borderRadius="2xl" padding={{ base: '3', md: '5' }}>
              <ActionBlock block={block} drafts={activities} hue={hue} />
            </Box>
          )}
        </Fragment>
      ))}
    </Flex>
  )
}

function keyOf(block: NotesBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'question':
    case 'explainer':
      return `${block.kind}/${block.id}`
    case 'experiment':
      return `${block.use.id}/${block.use.setup}/${block.use.mission}`
    case 'activity':
      return block.activity.question
    case 'code':
      return block.source
  }
}
