import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

type Level = 'h1' | 'h2' | 'h3'
export type HeadingProps = Omit<HTMLChakraProps<'h2'>, 'as' | 'size' | 'ref'> & {
  as: Level
  /** The default depends on the level. */
  size?: 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | undefined
  ref?: Ref<HTMLHeadingElement>
}

const sizes = { h1: '4xl', h2: '2xl', h3: 'xl' } as const

/** A heading in the display font. The system's global styles set font and weight by element. */
export function Heading({ as, size, ...rest }: HeadingProps) {
  return <chakra.h2 as={as} fontSize={size ?? sizes[as]} lineHeight="1.2" {...rest} />
}
