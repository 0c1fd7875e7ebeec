import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { type LessonPlan, planMinutes } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import type { ReactNode } from 'react'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { AnswerKey } from './answer-key.tsx'
import { PlanExperiment } from './plan-experiment.tsx'
import { PlanList, PlanSection } from './plan-section.tsx'
import { PlanSteps } from './plan-steps.tsx'

/** The text of a plan, as it is read on a screen and printed. The answers begin a new page. */
export function PlanView({ plan }: { plan: LessonPlan }) {
  return (
    <Flex direction="column" fontSize="1.125rem" gap={{ base: '8', md: '10' }} css={{ '@media print': { gap: '3.5mm' } }}>
      <Columns>
        <PlanSection title="What pupils learn">
          <Text>After the lesson, pupils can</Text>
          <PlanList items={plan.objectives} />
          <Text color="fg.muted">AI literacy: {plan.competences.join(' · ')}</Text>
        </PlanSection>
        <PlanSection title="What you need">
          <PlanList items={plan.needs} />
          <PlanExperiment plan={plan} />
        </PlanSection>
      </Columns>
      <PlanSection title={`${planMinutes} minutes`}>
        <PlanSteps steps={plan.steps} />
      </PlanSection>
      <PlanSection title="Discussion questions">
        <Box as="ol" listStyleType="decimal" paddingLeft="6" display="grid" gap="3" css={{ '@media print': { gap: '1mm' } }}>
          {plan.discussion.map(({ question, listen }) => (
            <chakra.li key={question} breakInside="avoid" maxWidth="prose" css={{ '@media print': { maxWidth: 'none' } }}>
              <Text as="span" fontWeight="700">
                {question}
              </Text>{' '}
              <Text as="span" display={{ base: 'block', _print: 'inline' }}>
                <Text as="span" fontStyle="italic">
                  Listen for:
                </Text>{' '}
                {listen}
              </Text>
            </chakra.li>
          ))}
        </Box>
      </PlanSection>
      <PlanSection title="Without devices">
        <Markdown source={plan.withoutDevice} />
      </PlanSection>
      <PlanSection title="For each age group">
        <Box display="grid" gap="3" css={{ '@media print': { gap: '1mm' } }}>
          {lessonLevels.map(({ id, name }) => (
            <Text key={id} data-level={id} breakInside="avoid" maxWidth="prose" css={{ '@media print': { maxWidth: 'none' } }}>
              <strong>{name}.</strong> {plan.ages[id]}
            </Text>
          ))}
        </Box>
      </PlanSection>
      <PlanSection title="Keep it safe">
        <PlanList items={plan.safety} />
      </PlanSection>
      <AnswerKey levels={plan.levels} />
    </Flex>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '8', md: '10' }}
    >
      {children}
    </Box>
  )
}
