import { Box, chakra, Flex } from '@chakra-ui/react'
import { partNames } from '@deepm/schema/rules/learning/lesson-parts'
import type { Ref } from 'react'
import { SteppingStone } from '../../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'

type Props = {
  part: string
  title: string
  /** Whether the heading begins here. Later steps below it show it small. */
  isFirst: boolean
  hue: Hue
  headingRef: Ref<HTMLHeadingElement>
}

/** The heading of a step: the part of the lesson and the heading that the text is below. */
export function StepHeading({ part, title, isFirst, hue, headingRef }: Props) {
  const index = (partNames as readonly string[]).indexOf(part)
  return (
    <Flex gap={{ base: '3', md: '4' }} align="center">
      {isFirst && index >= 0 && (
        <Box flexShrink="0" width={{ base: '3.5rem', md: '5rem' }} aria-hidden="true">
          <SteppingStone letter={part.charAt(0)} hue={hue} turn={index} isLast={index === partNames.length - 1} />
        </Box>
      )}
      <chakra.h2
        ref={headingRef}
        tabIndex={-1}
        fontSize={isFirst ? { base: 'xl', md: '2xl' } : 'md'}
        color={isFirst ? 'fg.ink' : 'fg.muted'}
        minWidth="0"
        borderRadius="md"
      >
        {part && (
          <chakra.span color={`${hue}.text`} {...(isFirst && { display: 'block', fontSize: 'lg' })}>
            {part}
            {isFirst ? (
              <Box as="span" srOnly>
                :&nbsp;
              </Box>
            ) : (
              ' · '
            )}
          </chakra.span>
        )}
        {title}
      </chakra.h2>
    </Flex>
  )
}
