import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ExperimentUse, type NotesBlock, notesBlocks } from '@deepm/schema/rules/learning/notes'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { SteppingStone } from '../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { type NotesPart, notesParts, partNames } from './parts.ts'
import { LessonSizes } from './sizes.tsx'

type Experiment = (use: ExperimentUse) => ReactNode
type Props = { lesson: { content: string; easier: string; stretch: string }; hue: Hue; experiment: Experiment }

/** Shows the notes part by part. The smaller and bigger tasks are in the Practice part. */
export function LessonNotes({ lesson, hue, experiment }: Props) {
  const parts = notesParts(lesson.content)
  const sizes = <LessonSizes easier={lesson.easier} stretch={lesson.stretch} />
  if (!parts)
    return (
      <Flex direction="column" gap="6">
        <NotesText source={lesson.content} experiment={experiment} />
        {sizes}
      </Flex>
    )
  return (
    <Flex direction="column" gap="7">
      <PartLinks hue={hue} />
      {parts.map((part, index) => (
        <Part key={part.name} part={part} index={index} hue={hue} experiment={experiment}>
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

type PartProps = { part: NotesPart; index: number; hue: Hue; experiment: Experiment; children: ReactNode }

function Part({ part, index, hue, experiment, children }: PartProps) {
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
          {capital(part.title)}
        </chakra.h2>
      </Flex>
      <NotesText source={part.body} experiment={experiment} />
      {children && <Box marginTop="6">{children}</Box>}
    </Card>
  )
}

/** Shows Markdown with its experiments. The questions are all in the check, below the notes. */
function NotesText({ source, experiment }: { source: string; experiment: Experiment }) {
  return (
    <Flex direction="column" gap="5">
      {notesBlocks(source).map((block) => (
        <Fragment key={keyOf(block)}>
          {block.kind === 'text' && <Markdown source={block.text} />}
          {block.kind === 'experiment' && experiment(block.use)}
        </Fragment>
      ))}
    </Flex>
  )
}

function keyOf(block: NotesBlock): string {
  if (block.kind === 'text') return block.text
  return block.kind === 'question' ? block.id : `${block.use.id}/${block.use.setup}/${block.use.mission}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
