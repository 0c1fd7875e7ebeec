import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Hue } from '../../ui/hue.ts'
import { Confetti, Pop } from '../../ui/motion.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type CompleteLessonMutation, useCompleteLessonMutation } from './complete-lesson.generated.ts'

type Reward = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>['reward']
type Props = {
  lesson: { id: string; isCompleted: boolean; isLocked: boolean }
  hue: Hue
  canRecord: boolean
  backTo: string
}

/** How far the bar stands before the lesson is marked complete: fixed by the specification (section 9). */
const openPercent = 75

/** Texts are fixed by the specification (section 2). What the lesson earned is shown once, by the answer that earned it. */
export function CompletionCard({ lesson, hue, canRecord, backTo }: Props) {
  const [reward, setReward] = useState<Reward | null>(null)
  const [complete, { loading }] = useCompleteLessonMutation()

  const markComplete = async () => {
    const answer = await complete({
      variables: { lessonId: lesson.id },
      update: (cache, { data }) => {
        if (data?.completeLesson.__typename !== 'CompleteLessonPayload') return
        // The ledger has new lines at its top; whoever shows it reads it again.
        cache.evict({
          id: cache.identify({ __typename: 'Learner', id: data.completeLesson.learner.id }) ?? '',
          fieldName: 'xpEntries',
        })
      },
    }).catch(() => null)
    const result = answer?.data?.completeLesson
    if (result?.__typename === 'CompleteLessonPayload') setReward(result.reward)
    else
      toast({
        title: 'Not saved yet',
        description: result?.message ?? 'We could not reach the academy. Please try again.',
        variant: 'destructive',
      })
  }

  return (
    <Card hue={hue} position="relative" overflow="hidden">
      {reward && reward.xpEarned > 0 && <Confetti />}
      <ProgressBar value={lesson.isCompleted ? 100 : openPercent} label="Lesson progress" hue={hue} showLabel showValue />
      <Flex gap="4" wrap="wrap" align="center" marginTop="4">
        {lesson.isCompleted ? (
          <>
            <Box role="status">
              <Heading as="h3">Lesson Complete!</Heading>
            </Box>
            <LinkButton to={backTo} hue={hue}>
              Continue Learning
            </LinkButton>
          </>
        ) : (
          <Button hue={hue} size="lg" loading={loading} disabled={lesson.isLocked || !canRecord} onClick={markComplete}>
            Mark as Complete
          </Button>
        )}
      </Flex>
      {reward && <Earned reward={reward} />}
    </Card>
  )
}

function Earned({ reward }: { reward: Reward }) {
  if (reward.xpEarned === 0) return <Text marginTop="4">You completed this lesson before, so your XP stay as they are.</Text>
  return (
    <Box marginTop="4" role="status">
      <Pop>
        <Text fontWeight="bold">+{reward.xpEarned} XP</Text>
      </Pop>
      {reward.achievements.map((achievement) => (
        <Text key={achievement.id}>
          {achievement.icon} New achievement: {achievement.name} (+{achievement.xpReward} XP)
        </Text>
      ))}
    </Box>
  )
}
