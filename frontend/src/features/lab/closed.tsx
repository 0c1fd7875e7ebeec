import { Box, Flex, Text } from '@chakra-ui/react'
import { closingTexts, type LabClosing } from '@deepm/schema/rules/family/lab-closing'
import { unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/components/button.tsx'
import { Card } from '../../ui/components/card.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { FlaskEmblem } from '../../ui/illustrations/emblems/desk.tsx'

const titles: Record<Exclude<LabClosing, 'tooYoung'>, string> = {
  family: 'The lab is switched off',
  paused: 'Your account is paused',
  quietHours: 'It is quiet time',
}

type Props = {
  because: LabClosing
  daysLeft: number
  /** Action to ask for access. */
  children?: ReactNode
}

/** Explains why the lab is closed, what the learner can do and where else to go. */
export function LabClosed({ because, daysLeft, children }: Props) {
  return (
    <Card hue="teal" display="grid" justifyItems="center" gap="4" textAlign="center">
      <Box width="9rem" aria-hidden="true">
        <FlaskEmblem isOpen={false} />
      </Box>
      <Heading as="h2" size="2xl">
        🔒 {because === 'tooYoung' ? `Opens in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}` : titles[because]}
      </Heading>
      {because === 'tooYoung' ? (
        <Text maxWidth="prose">
          The lab opens when your account is {unlockDays.advancedAi} days old. By then you’ll know how to prompt safely. Your
          parent can open it earlier. Until then, you can practise writing prompts here and in every lesson.
        </Text>
      ) : (
        <Text maxWidth="prose">{closingTexts[because]} Your lessons are still open, each with a prompt to think about.</Text>
      )}
      {children}
      <Flex gap="3" wrap="wrap" justify="center">
        <LinkButton to="/personas" hue="teal">
          Go to my lessons
        </LinkButton>
        {because !== 'paused' && (
          <LinkButton to="/ai-news" variant="outline">
            Read the AI news
          </LinkButton>
        )}
      </Flex>
    </Card>
  )
}
