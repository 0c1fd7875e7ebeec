import { Box, type BoxProps, Flex } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { Bubble } from '../../../ui/components/bubble.tsx'
import type { Mood, SidekickProps } from '../../../ui/illustrations/sidekick-parts.tsx'

type Props = {
  Figure: ComponentType<SidekickProps>
  mood: Mood
  /** Width of the figure. */
  size?: BoxProps['width']
  children: ReactNode
}

/** Shows a sidekick with a speech bubble. */
export function Speech({ Figure, mood, size = '5.5rem', children }: Props) {
  return (
    <Flex gap="4" align="center">
      <Box flexShrink="0" width={size}>
        <Figure mood={mood} />
      </Box>
      <Bubble tail="left">{children}</Bubble>
    </Flex>
  )
}
