import { Box, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/components/button.tsx'
import type { LabInvitation_StandingFragment } from './invitation.generated.ts'

type Lab = LabInvitation_StandingFragment
type Props = { lessonId: string; lab: Lab }

/** Links from a lesson's practice prompt to the lab, or explains why it is closed. */
export function LabInvitation({ lessonId, lab }: Props) {
  if (lab.closedBecause) {
    return (
      <Text color="fg.muted">
        <span aria-hidden="true">🔒 </span>
        {whenOpen(lab.closedBecause, lab.daysLeft)}
      </Text>
    )
  }
  return (
    <Box>
      <LinkButton to={`/playground?lesson=${lessonId}`} variant="outline">
        Try this prompt in the lab
      </LinkButton>
    </Box>
  )
}

// Duplicated here, because importing the lab's texts would pull much of the lab into every lesson.
function whenOpen(because: NonNullable<Lab['closedBecause']>, daysLeft: number): string {
  if (because === 'tooYoung')
    return `The AI Experiment Lab opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}. Then you can try this prompt there.`
  if (because === 'quietHours') return 'It is quiet time. The AI Experiment Lab opens again when it ends.'
  if (because === 'paused') return 'Your account is paused, so the AI Experiment Lab is closed too. Talk to your parent.'
  return 'Your parent has turned off the AI Experiment Lab. Talk to them if you would like to try this prompt there.'
}
