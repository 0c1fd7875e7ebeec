import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { dailyGoalChoices } from '@deepm/schema/rules/rewards/daily-goal'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useSetDailyGoalMutation } from './set-daily-goal.generated.ts'

const names = { 5: 'A quick look', 10: 'A good start', 15: 'One lesson', 20: 'A deep dive' } as const

/** Lets the learner choose the minutes of the daily goal; each choice is saved immediately. */
export function GoalChoice({ goal }: { goal: number }) {
  const [save] = useSetDailyGoalMutation()
  const [saved, setSaved] = useState<number | null>(null)
  const [pending, setPending] = useState<number | null>(null)
  const chosen = pending ?? goal
  const choose = async (minutes: number) => {
    setPending(minutes)
    const answer = await save({ variables: { minutes } }).catch(() => null)
    setPending(null)
    const result = answer?.data?.setDailyGoal
    if (result?.__typename === 'Learner') return setSaved(minutes)
    toast({
      title: 'Your goal was not saved',
      description: result?.message ?? 'We could not reach the academy. Try again when you are online.',
      variant: 'destructive',
    })
  }
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="600" marginBottom="3">
        How many minutes a day do you want to learn?
      </chakra.legend>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        {dailyGoalChoices.map((minutes) => (
          <Choice key={minutes} minutes={minutes} isChosen={chosen === minutes} onChoose={() => void choose(minutes)} />
        ))}
      </Box>
      <Text marginTop="3" color="fg.muted">
        It’s just for you, and you can change it any day. It doesn’t change the limits your family set.
      </Text>
      <Text role="status" fontWeight="600">
        {saved !== null && `Saved: ${saved} minutes a day.`}
      </Text>
    </chakra.fieldset>
  )
}

type ChoiceProps = { minutes: (typeof dailyGoalChoices)[number]; isChosen: boolean; onChoose(): void }

function Choice({ minutes, isChosen, onChoose }: ChoiceProps) {
  return (
    <chakra.label
      display="block"
      padding="3"
      textAlign="center"
      bg={isChosen ? 'amber.soft' : 'bg.card'}
      borderWidth="3px"
      borderColor={isChosen ? 'amber.line' : 'border.ink'}
      borderRadius="2xl"
      boxShadow={isChosen ? '0 0 0 3px var(--ui-colors-amber-line)' : undefined}
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '5px' } }}
    >
      <chakra.input type="radio" name="daily-goal" srOnly checked={isChosen} onChange={onChoose} />
      <Flex as="span" justify="center" gap="1" fontFamily="heading" fontWeight="600" fontSize="xl">
        {isChosen && <span aria-hidden="true">✓</span>}
        {minutes} min
      </Flex>
      <Box as="span" color="fg.muted">
        {names[minutes]}
      </Box>
    </chakra.label>
  )
}
