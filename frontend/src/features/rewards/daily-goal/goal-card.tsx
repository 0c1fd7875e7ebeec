import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { GoalCard_LearnerFragment as Learner } from './goal-card.generated.ts'
import { GoalStar } from './goal-star.tsx'

const GoalChoice = lazyComponent('GoalChoice', () => import('./goal-choice.tsx'))

/** Shows today's minutes and those of the six days before as rings, and the choice of the daily goal. */
export function GoalCard({ learner: { dailyGoalMinutes: goal, weekMinutes } }: { learner: Learner }) {
  const [isChoosing, setChoosing] = useState(false)
  const minutes = weekMinutes.at(-1)?.minutes ?? 0
  const isReached = minutes >= goal
  return (
    <Card as="section" hue={isReached ? 'teal' : 'amber'} display="grid" gap="5">
      <Flex gap={{ base: '4', sm: '6' }} align="center">
        <ProgressRing
          value={minutes}
          max={goal}
          label="Today’s goal"
          text={`${minutes} of ${goal} minutes`}
          size="clamp(5.5rem, 22vw, 8rem)"
          hue={isReached ? 'teal' : 'amber'}
        >
          <Text fontFamily="heading" fontWeight="600" fontSize={{ base: '2xl', sm: '4xl' }} lineHeight="1" textAlign="center">
            {minutes}
            <chakra.span display="block" fontSize="md" color="fg.muted">
              min
            </chakra.span>
          </Text>
        </ProgressRing>
        <Box minWidth="0">
          <Heading as="h2" size="xl">
            {isReached ? 'Goal reached!' : 'Today’s goal'}
          </Heading>
          <Text marginTop="1">{goalText(minutes, goal)}</Text>
        </Box>
      </Flex>
      <Flex gap="5" wrap="wrap" align="flex-end" justify="space-between">
        <Week days={weekMinutes} goal={goal} />
        <Button variant="outline" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Change my goal
        </Button>
      </Flex>
      {isChoosing && (
        <Suspense fallback={<Text role="status">Loading...</Text>}>
          <GoalChoice goal={goal} />
        </Suspense>
      )}
    </Card>
  )
}

function Week({ days, goal }: { days: Learner['weekMinutes']; goal: number }) {
  return (
    <Flex as="ul" aria-label="Last seven days" listStyleType="none" gap={{ base: '1.5', sm: '3' }}>
      {days.map(({ day, minutes }) => (
        <Flex as="li" key={day} direction="column" align="center" gap="1">
          <ProgressRing value={minutes} max={goal} size="2.25rem" hue={minutes >= goal ? 'teal' : 'amber'}>
            {minutes >= goal && <GoalStar size="1rem" />}
          </ProgressRing>
          <Text as="span" aria-hidden="true" color="fg.muted" lineHeight="1.2">
            {weekday(day, 'short')}
          </Text>
          <Box as="span" srOnly>
            {`${weekday(day, 'long')}: ${count(minutes)}`}
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}

function goalText(minutes: number, goal: number): string {
  if (minutes >= goal) return `You learned for ${count(minutes)} today. Anything more is a bonus.`
  if (minutes === 0) return `${count(goal)} of learning. A lesson, the lab or a project: it all counts.`
  return `${minutes} of ${count(goal)} done.`
}

function count(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** Formats in UTC, because the day is already in the learner's time zone. */
function weekday(day: string, length: 'short' | 'long'): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: length, timeZone: 'UTC' })
}
