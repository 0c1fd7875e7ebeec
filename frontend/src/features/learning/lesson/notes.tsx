import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { SteppingStone } from '../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { type NotesPart, notesParts, partNames } from './parts.ts'
import { LessonSizes } from './sizes.tsx'

type Props = { lesson: { content: string; easier: string; stretch: string }; hue: Hue }

/** Shows the notes part by part. The smaller and bigger tasks are in the Practice part. */
export function LessonNotes({ lesson, hue }: Props) {
  const parts = notesParts(lesson.content)
  const sizes = <LessonSizes easier={lesson.easier} stretch={lesson.stretch} />
  if (!parts)
    return (
      <Flex direction="column" gap="6">
        <Markdown source={lesson.content} />
        {sizes}
      </Flex>
    )
  return (
    <Flex direction="column" gap="7">
      <PartLinks hue={hue} />
      {parts.map((part, index) => (
        <Part key={part.name} part={part} index={index} hue={hue}>
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

type PartProps = { part: NotesPart; index: number; hue: Hue; children: ReactNode }

function Part({ part, index, hue, children }: PartProps) {
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
      <Markdown source={part.body} />
      {children && <Box marginTop="6">{children}</Box>}
    </Card>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
