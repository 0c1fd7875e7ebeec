import { Box, chakra, Text } from '@chakra-ui/react'
import { lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import type { KeyAnswer, KeyItem } from '@deepm/schema/rules/learning/teaching/answer-key'
import type { LessonPlan } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import { Heading } from '../../../ui/components/heading.tsx'
import { PlanSection } from './plan-section.tsx'

/** The right answers to the questions of the lesson, by age. */
export function AnswerKey({ levels }: { levels: LessonPlan['levels'] }) {
  return (
    <PlanSection title="Answers to the lesson questions" isOnNewPage>
      <Text maxWidth="prose">For teachers only: pupils learn most when they correct their own mistakes.</Text>
      {levels.map(({ level, lesson, answers }) => (
        <Box key={level} data-level={level} marginTop="3" css={{ '@media print': { marginTop: '1mm' } }}>
          <Heading
            as="h3"
            marginBottom="3"
            css={{ '@media print': { fontSize: '10.5pt', marginBottom: '0.5mm', breakAfter: 'avoid' } }}
          >
            {lessonLevels.find(({ id }) => id === level)?.name}: {lesson}
          </Heading>
          <Box as="ol" listStyleType="decimal" paddingLeft="6" display="grid" gap="4" css={{ '@media print': { gap: '1.2mm' } }}>
            {answers.map((item) => (
              <chakra.li key={item.id} breakInside="avoid" maxWidth="prose" css={{ '@media print': { maxWidth: 'none' } }}>
                <Answers {...item} />
              </chakra.li>
            ))}
          </Box>
        </Box>
      ))}
    </PlanSection>
  )
}

function Answers({ question, answers, why, isOrdered, isCode }: KeyItem) {
  const isOne = answers.length === 1
  return (
    <>
      <Text fontWeight="700">{question}</Text>
      {isOne ? (
        answers.map((answer) => <Answer key={answer.text} {...answer} isCode={isCode} />)
      ) : (
        <Box as={isOrdered ? 'ol' : 'ul'} listStyleType={isOrdered ? 'lower-alpha' : 'disc'} paddingLeft="5">
          {answers.map((answer) => (
            <li key={answer.text}>
              <Answer {...answer} isCode={isCode} />
            </li>
          ))}
        </Box>
      )}
      {why && <Reason>{why}</Reason>}
    </>
  )
}

function Answer({ text, why, isCode }: KeyAnswer & { isCode: boolean }) {
  return (
    <Box>
      {isCode ? <chakra.code fontFamily="mono">{text}</chakra.code> : text}
      {why && <Reason> {why}</Reason>}
    </Box>
  )
}

/** The reason that pupils get, in italics, because colours are not printed. */
const Reason = chakra('span', { base: { fontStyle: 'italic', color: 'fg.muted' } })
