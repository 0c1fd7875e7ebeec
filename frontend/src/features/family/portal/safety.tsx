import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { safetyDays } from '@deepm/schema/rules/safety/safety-score'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { formatOpeningDay } from '../opening-day.ts'
import { InteractionRow } from './interaction-row.tsx'
import { type PortalSafetyQuery, usePortalSafetyLazyQuery, usePortalSafetyQuery } from './safety.generated.ts'

type Props = { child: string; firstName: string; flagged: number; isMirror: boolean }
type Learner = NonNullable<PortalSafetyQuery['familyLearner']>
type Interactions = Learner['sharedInteractions']

/** Shows the lab's safety measures and recent interactions. */
export function Safety({ child, firstName, flagged, isMirror }: Props) {
  const result = usePortalSafetyQuery({ variables: { child, after: null }, fetchPolicy: 'cache-and-network' })
  return (
    <AsyncSection result={result}>
      {({ familyLearner }) =>
        familyLearner && (
          <>
            <Statuses lab={familyLearner.lab} timeZone={familyLearner.timeZone} flagged={flagged} />
            <Card as="section" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-label="Recent AI interactions">
              <Heading as="h2">Recent AI interactions</Heading>
              <Text color="fg.muted">
                {isMirror
                  ? 'Parents can see and open these. Anything that sounds like an emergency is not here. That stays between you and staff.'
                  : `Open one to see what ${firstName} wrote. ${firstName} knows you can read it. Messages that sound like a crisis go to our trained team first.`}
              </Text>
              <List key={child} child={child} firstName={firstName} first={familyLearner.sharedInteractions} />
            </Card>
          </>
        )
      }
    </AsyncSection>
  )
}

function Statuses({
  lab: { opensAt, minutesPerDay },
  timeZone,
  flagged,
}: Pick<Learner, 'lab' | 'timeZone'> & { flagged: number }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 4 }} gap="4">
      <Status
        name="Content filter"
        state="Active"
        about="Our server checks every prompt before it is answered. No check catches everything."
      />
      <Status
        name="Session limits"
        state="Enforced"
        about={`${minutesPerDay} minutes a day in the lab.${opensAt ? ` The lab opens on ${formatOpeningDay(opensAt, timeZone)}.` : ''}`}
      />
      <Status name="Personal details" state="Hidden" about="We replace names, numbers and addresses before saving a prompt." />
      <Status
        name="Flags"
        state={String(flagged)}
        isQuiet={flagged > 0}
        about={`Prompts flagged or blocked in the last ${safetyDays} days.`}
      />
    </SimpleGrid>
  )
}

function Status({ name, state, about, isQuiet = false }: { name: string; state: string; about: string; isQuiet?: boolean }) {
  return (
    <Card as="li" display="grid" gap="1" alignContent="start">
      <Text fontWeight="700">{name}</Text>
      <Text fontFamily="heading" fontWeight="600" fontSize="xl" color={isQuiet ? 'fg.ink' : 'success.text'}>
        {state}
      </Text>
      <Text color="fg.muted">{about}</Text>
    </Card>
  )
}

function List({ child, firstName, first }: { child: string; firstName: string; first: Interactions }) {
  const [older, setOlder] = useState<{ nodes: Interactions['edges'][number]['node'][]; page: Interactions['pageInfo'] } | null>(
    null,
  )
  const [ask, { loading }] = usePortalSafetyLazyQuery()
  const page = older?.page ?? first.pageInfo
  const newest = first.edges.map((edge) => edge.node)
  const known = new Set(newest.map(({ id }) => id))
  const shown = [...newest, ...(older?.nodes.filter(({ id }) => !known.has(id)) ?? [])]

  const load = async () => {
    const answer = await ask({ variables: { child, after: page.endCursor } }).catch(() => null)
    const found = answer?.data?.familyLearner?.sharedInteractions
    if (!found) {
      toast({ title: 'Not loaded', description: unreachable, variant: 'destructive' })
      return
    }
    setOlder({ nodes: [...(older?.nodes ?? []), ...found.edges.map((edge) => edge.node)], page: found.pageInfo })
  }

  if (shown.length === 0) return <Text>{firstName} has not sent any prompts in the lab in the last 90 days.</Text>
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {shown.map((interaction) => (
          <InteractionRow key={interaction.id} child={child} interaction={interaction} />
        ))}
      </Box>
      {page.hasNextPage && (
        <Flex>
          <Button variant="outline" loading={loading} onClick={load}>
            Show older
          </Button>
        </Flex>
      )}
    </>
  )
}
