import { Flex, Grid, Text } from '@chakra-ui/react'
import { academyFigures } from '@deepm/schema/rules/staff/roster'
import { LinkButton } from '../../ui/components/button.tsx'
import { Card } from '../../ui/components/card.tsx'
import { Figure } from '../../ui/components/figure.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { AsyncSection } from '../../ui/loading/async-section.tsx'
import { type StaffHomeQuery, useStaffHomeQuery } from './staff-home.generated.ts'

const shown = ['openFlags', 'awaitingConsent', 'activeThisWeek', 'students'] as const

/** Shows what is waiting for staff and links to it. */
export function StaffHome({ leadsTo }: { leadsTo(address: string): boolean }) {
  const result = useStaffHomeQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Card as="section" hue="teal">
      <Heading as="h2" size="xl" marginBottom="4">
        Staff tools
      </Heading>
      <AsyncSection result={result} outline={<Figures figures={null} />}>
        {({ academyFigures: figures }) => <Figures figures={figures} />}
      </AsyncSection>
      <Flex gap="3" wrap="wrap">
        <LinkButton to="/admin">View students</LinkButton>
        {leadsTo('/admin/queue') && (
          <LinkButton to="/admin/queue" variant="soft">
            Open safety queue
          </LinkButton>
        )}
        <LinkButton to="/personas" variant="soft">
          View paths
        </LinkButton>
      </Flex>
      <Text color="fg.muted" marginTop="4">
        You see paths and lessons just as students do.
      </Text>
    </Card>
  )
}

type FiguresProps = { figures: StaffHomeQuery['academyFigures'] | null }

function Figures({ figures }: FiguresProps) {
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'repeat(2, auto)', md: 'repeat(4, auto)' }}
      justifyContent="start"
      columnGap="8"
      rowGap="4"
      marginBottom="5"
    >
      {shown.map((name) => (
        <Figure key={name} name={academyFigures[name].title} value={figures?.[name].toLocaleString('en-GB') ?? '…'} />
      ))}
    </Grid>
  )
}
