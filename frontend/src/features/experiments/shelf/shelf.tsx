import { Box, SimpleGrid } from '@chakra-ui/react'
import { type ExperimentId, experimentIds, experiments, missionCount } from '@deepm/schema/rules/experiments/catalogue'
import { LinkButton } from '../../../ui/components/button.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { ExperimentCard } from './experiment-card.tsx'

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
      <SimpleGrid as="ul" minChildWidth="min(100%, 15rem)" gap="4" listStyleType="none">
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
