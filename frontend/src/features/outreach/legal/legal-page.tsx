import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { printed } from '../../../ui/theme/printed.ts'

export type LegalSection = { id: string; title: string; body: ReactNode }

export type LegalPageProps = {
  title: string
  intro: ReactNode
  hue: Hue
  scene: ReactNode
  /** Summary in a few sentences. */
  inShort: readonly string[]
  sections: readonly LegalSection[]
}

/** Lays out a legal page: a summary, then sections with their own anchors. Prints as plain text. */
export function LegalPage({ title, intro, hue, scene, inShort, sections }: LegalPageProps) {
  useHashTarget()
  return (
    <Box css={printed}>
      <Page title={title} intro={intro} hue={hue}>
        <Card
          hue={hue}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }}
          gap="6"
          alignItems="center"
        >
          <Box>
            <Heading as="h2" marginBottom="3">
              In short
            </Heading>
            <chakra.ul css={list} fontSize="lg">
              {inShort.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </chakra.ul>
          </Box>
          <Box data-screen-only="" maxWidth="17rem" marginX="auto" width="full">
            {scene}
          </Box>
        </Card>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '12' }}
        >
          <Contents sections={sections} />
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10" css={prose}>
            {sections.map(({ id, title: heading, body }) => (
              <chakra.section key={id} id={id} aria-labelledby={`${id}-title`} scrollMarginTop="2">
                <Heading as="h2" id={`${id}-title`} marginBottom="3">
                  {heading}
                </Heading>
                {body}
              </chakra.section>
            ))}
          </Box>
        </Box>
      </Page>
    </Box>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box data-screen-only="">
      <chakra.nav aria-label="On this page" position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          flexDirection={{ base: 'row', lg: 'column' }}
          gap={{ base: '2', lg: '0' }}
          listStyleType="none"
        >
          {sections.map(({ id, title }) => (
            <li key={id}>
              <chakra.a
                href={`#${id}`}
                display="flex"
                alignItems="center"
                minHeight="11"
                paddingX="3"
                paddingY="1"
                lineHeight="1.3"
                borderWidth={{ base: '2px', lg: '0' }}
                borderColor="border.soft"
                borderRadius="xl"
                bg={{ base: 'bg.card', lg: 'transparent' }}
                _hover={{ bg: 'colorPalette.soft' }}
              >
                {title}
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
    </Box>
  )
}

/** Scrolls to the section in the URL, which client-side navigation doesn't do. */
function useHashTarget() {
  useEffect(() => {
    const { hash } = window.location
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])
}

const list = { listStyleType: 'disc', paddingLeft: '5', display: 'grid', gap: '2' } as const

const prose = {
  '& p, & ul': { maxWidth: 'prose' },
  '& section > * + *': { marginTop: '4' },
  '& section > h2 + *': { marginTop: '0' },
  '& section ul': list,
  '& section a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '600', color: 'accent.text' },
} as const
