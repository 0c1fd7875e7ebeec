import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { Hue } from '../theme/hue.ts'

export type PageProps = {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /** Content above the title: a link back. */
  above?: ReactNode
  hue?: Hue | undefined
  /** For tables with many columns. */
  isWide?: boolean
  /** For one narrow column that needs the space of the title. */
  isCompact?: boolean
  children?: ReactNode
}

/** The main landmark with the only h1 of the page. Its id is the target of the skip link. */
export function Page({ title, intro, actions, above, hue = 'amber', isWide = false, isCompact = false, children }: PageProps) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      colorPalette={hue}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={isCompact ? { base: '2', md: '5' } : { base: '8', md: '10' }}
      width="full"
      maxWidth={isCompact ? '54rem' : isWide ? '90rem' : 'page'}
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop={isCompact ? { base: '3', md: '6' } : { base: '6', md: '10' }}
      paddingBottom={{ base: '16', md: '24' }}
    >
      <Box
        as="header"
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap={{ base: '4', md: '6' }}
      >
        <Box flex="1 1 20rem" minWidth="0">
          {above ? <Box marginBottom={isCompact ? '1' : '3'}>{above}</Box> : null}
          <chakra.h1 fontSize={isCompact ? { base: 'xl', md: '3xl' } : { base: '4xl', md: '5xl' }} letterSpacing="-0.015em">
            {title}
          </chakra.h1>
          {!isCompact && <Squiggle />}
          {intro ? (
            <Box fontSize="lg" color="fg.muted" maxWidth="prose" marginTop="3">
              {intro}
            </Box>
          ) : null}
        </Box>
        {actions ? (
          <Box display="flex" flexWrap="wrap" gap="3">
            {actions}
          </Box>
        ) : null}
      </Box>
      {children}
    </chakra.main>
  )
}

export type SectionProps = { title: ReactNode; children?: ReactNode }

export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
      <chakra.h2 id={id} fontSize={{ base: '2xl', md: '3xl' }}>
        {title}
      </chakra.h2>
      {children}
    </Box>
  )
}

function Squiggle() {
  return (
    <chakra.svg viewBox="0 0 132 14" width="132px" height="14px" marginTop="2" color="colorPalette.solid" aria-hidden="true">
      <path
        d="M4 9.5c10-7 17-7 24-1.5s14 5 21-.5 14-5.500 21 0 14 5.500 21 0 13-5 20 .5 12 3.500 17-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
