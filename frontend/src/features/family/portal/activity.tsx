import { Box, Flex, Text } from '@chakra-ui/react'
import { formatMinutes, formatWeek, weekday } from '@deepm/schema/rules/family/week-format'
import { fullBarMinutes } from '@deepm/schema/rules/family/weekly-report'
import { Card } from '../../../ui/components/card.tsx'
import { Figure } from '../../../ui/components/figure.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { type PortalWeekQuery, usePortalWeekQuery } from './week.generated.ts'
import { WeekBars } from './week-bars.tsx'
import { WeekSwitch } from './week-switch.tsx'

type Week = NonNullable<PortalWeekQuery['familyLearner']>['week']
type Props = { child: string; week: string | null; averageMinutes: number; onWeek(monday: string): void }

/** Shows minutes, prompts and experiments by week. */
export function Activity({ child, week: asked, averageMinutes, onWeek }: Props) {
  const result = usePortalWeekQuery({ variables: { child, week: asked }, fetchPolicy: 'cache-and-network' })
  return (
    <AsyncSection result={result}>
      {({ familyLearner }) => {
        const week = familyLearner?.week
        if (!week) return null
        const minutes = week.days.reduce((sum, day) => sum + day.minutes, 0)
        const prompts = week.days.reduce((sum, day) => sum + day.interactions, 0)
        const isLong = week.days.some((day) => day.minutes > fullBarMinutes)
        return (
          <Card as="section" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" aria-label="Weekly activity">
            <Heading as="h2">Weekly activity</Heading>
            <WeekSwitch week={week} onChoose={onWeek} />
            <WeekBars days={week.days} caption={`Minutes and prompts, ${formatWeek(week.monday)}`} />
            <Text color="fg.muted">
              A full bar means {fullBarMinutes} minutes. <span aria-hidden="true">💬</span> shows prompts in the lab. We count
              only the time when the academy is open on screen.
              {isLong && ` A day over ${fullBarMinutes} minutes is marked with “!”.`}
            </Text>
            <Flex as="dl" gap="8" wrap="wrap">
              <Figure name="This week" value={formatMinutes(minutes)} />
              <Figure name="Prompts in the lab" value={prompts} />
              <Figure name="Average session" value={formatMinutes(averageMinutes)} />
              <Figure name="Daily goal" value={`${familyLearner.dailyGoalMinutes} minutes`} />
            </Flex>
            <Experiments experiments={week.experiments} />
            <Text color="fg.muted">
              Average session: the average time on days with learning. Your child sets the daily goal. It doesn’t affect any
              limits you set.
            </Text>
          </Card>
        )
      }}
    </AsyncSection>
  )
}

function Experiments({ experiments }: { experiments: Week['experiments'] }) {
  if (experiments.length === 0) return null
  return (
    <Box>
      <Heading as="h3">Experiments</Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="2">
        {experiments.map(({ day, report }) => (
          <Flex as="li" key={`${day} ${report}`} gap="3">
            <span aria-hidden="true">🧪</span>
            <Text>
              {report}{' '}
              <Text as="span" color="fg.muted">
                {weekday(day)}
              </Text>
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
