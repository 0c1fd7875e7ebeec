import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { type ExperimentId, experimentIds, experiments, missionCount } from '@deepm/schema/rules/experiments/catalogue'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../../ui/components/button.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

const hues: readonly Hue[] = ['amber', 'teal', 'violet', 'coral']

type Props = {
  /** Missions that the learner reached, by experiment. */
  reached?: Readonly<Partial<Record<ExperimentId, readonly number[]>>>
  /** Whether only the public experiments can be opened. */
  isVisitor?: boolean
  headingLevel?: 2 | 3
}

/** All experiments as cards. */
export function ExperimentShelf({ reached = {}, isVisitor = false, headingLevel = 2 }: Props) {
  const ids = isVisitor
    ? experimentIds.toSorted((a, b) => Number(experiments[b].isPublic) - Number(experiments[a].isPublic))
    : experimentIds
  return (
    <SimpleGrid as="ul" minChildWidth="min(100%, 16rem)" gap="5" listStyleType="none">
      {ids.map((id) => (
        <ExperimentCard
          key={id}
          id={id}
          hue={hueOf(id)}
          isOpen={!isVisitor || experiments[id].isPublic}
          reached={reached[id]?.length ?? 0}
          headingLevel={headingLevel}
        />
      ))}
    </SimpleGrid>
  )
}

const shortCount = 4

/** The next experiments of the learner as small cards, with a link to all. Those with all missions done come last. */
export function ShortShelf({ reached = {}, headingLevel = 3 }: Pick<Props, 'reached' | 'headingLevel'>) {
  const isDone = (id: ExperimentId) => (reached[id]?.length ?? 0) >= missionCount
  const next = experimentIds.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other))).slice(0, shortCount)
  return (
    <>
      <SimpleGrid as="ul" minChildWidth="min(100%, 14rem)" gap="4" listStyleType="none">
        {next.map((id) => (
          <ExperimentCard
            key={id}
            id={id}
            hue={hueOf(id)}
            isOpen
            isShort
            reached={reached[id]?.length ?? 0}
            headingLevel={headingLevel}
          />
        ))}
      </SimpleGrid>
      <Box>
        <LinkButton to="/experiments" variant="outline">
          All {experimentIds.length} experiments
        </LinkButton>
      </Box>
    </>
  )
}

function hueOf(id: ExperimentId): Hue {
  return hues[experimentIds.indexOf(id) % hues.length] ?? 'amber'
}

type CardProps = { id: ExperimentId; hue: Hue; isOpen: boolean; reached: number; headingLevel: 2 | 3; isShort?: boolean }

const CardLink = chakra(Link)

function ExperimentCard({ id, hue, isOpen, reached, headingLevel, isShort = false }: CardProps) {
  const { title, teaser, emoji, minutes } = experiments[id]
  return (
    <Flex
      as="li"
      direction="column"
      gap="3"
      position="relative"
      colorPalette={hue}
      bg={isOpen ? 'bg.card' : 'bg.sunken'}
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      padding="5"
      boxShadow={isOpen ? '0 6px 0 var(--ui-colors-color-palette-solid)' : 'none'}
      transition="transform 160ms"
      _hover={isOpen ? { transform: 'translateY(-3px)' } : {}}
      css={{ '&:has(a:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '4px' } }}
    >
      <Flex gap="3" align="center">
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="14"
          borderRadius="2xl"
          borderWidth="3px"
          borderColor="border.ink"
          bg="colorPalette.soft"
          fontSize="2xl"
        >
          {emoji}
        </Box>
        <chakra.h2 as={`h${headingLevel}`} fontSize="xl" lineHeight="1.2">
          {isOpen ? (
            <CardLink
              to={`/experiments/${id}`}
              color="inherit"
              textDecoration="none"
              _focusVisible={{ outline: 'none' }}
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {title}
            </CardLink>
          ) : (
            title
          )}
        </chakra.h2>
      </Flex>
      {!isShort && <Text flex="1">{teaser}</Text>}
      <Flex gap="3" wrap="wrap" justify="space-between" fontWeight="600" color="colorPalette.text">
        <span>⏱ {minutes} min</span>
        <span>{isOpen ? progress(reached) : 'With an account'}</span>
      </Flex>
    </Flex>
  )
}

function progress(reached: number): string {
  if (reached === 0) return `${missionCount} missions`
  return reached === missionCount ? '⭐ All missions done' : `⭐ ${reached} of ${missionCount} missions`
}
