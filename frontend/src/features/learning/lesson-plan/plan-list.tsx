import { lessonPlans } from 'virtual:lesson-plans'
import { Box, chakra, Text } from '@chakra-ui/react'
import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { Link } from 'react-router-dom'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { planPath } from './plan-path.ts'

const PlanLink = chakra(Link)

/** Lists the plans in the order of the course. */
export function PlanCards() {
  return (
    <Box
      as="ol"
      listStyleType="none"
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {lessonPlans.map(({ id, position, topic, lesson, summary, experiment }) => (
        <li key={id}>
          <Card position="relative" height="full" display="grid" gap="2" alignContent="start">
            <Heading as="h3">
              <PlanLink
                to={planPath(id)}
                color="fg.ink"
                _hover={{ textDecoration: 'underline' }}
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {position}. {topic}
              </PlanLink>
            </Heading>
            <Text color="fg.muted">Lesson: {lesson}</Text>
            <Text>{summary}</Text>
            <Text fontWeight="600">{experiment ? `On one screen: ${experiments[experiment].title}` : 'Paper and board'}</Text>
          </Card>
        </li>
      ))}
    </Box>
  )
}
