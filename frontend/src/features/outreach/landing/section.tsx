import { Box, chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { Hue } from '../../../ui/theme/hue.ts'

export type SectionProps = {
  /** Target of the navigation links. */
  id?: string | undefined
  title: ReactNode
  intro?: ReactNode
  tone?: 'page' | 'sunken' | 'card' | undefined
  hue?: Hue | undefined
  children: ReactNode
}

const grounds = { page: 'transparent', sunken: 'bg.sunken', card: 'bg.card' } as const

/** A full-width section with a page-width heading and content. */
export function Section({ id, title, intro, tone = 'page', hue = 'amber', children }: SectionProps) {
  const headingId = useId()
  return (
    <chakra.section
      id={id}
      aria-labelledby={headingId}
      colorPalette={hue}
      bg={grounds[tone]}
      borderYWidth={tone === 'card' ? '3px' : '0'}
      borderColor="border.ink"
      paddingY={{ base: '7', lg: '24' }}
      scrollMarginTop="2"
    >
      <Box maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6', lg: '8' }}>
        <Box maxWidth="46rem" marginBottom={{ base: '5', lg: '12' }}>
          <chakra.h2 id={headingId} fontSize={{ base: '2rem', md: '2.75rem', lg: '3.25rem' }} lineHeight="1.08">
            {title}
          </chakra.h2>
          {intro ? (
            <Text marginTop={{ base: '2', lg: '4' }} fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted">
              {intro}
            </Text>
          ) : null}
        </Box>
        {children}
      </Box>
    </chakra.section>
  )
}
