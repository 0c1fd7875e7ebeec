import { Box, Text } from '@chakra-ui/react'
import { unlockDays } from '@deepm/schema/rules/unlocks'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { FlaskEmblem } from '../../ui/illustrations/desk-emblems.tsx'

/** The lab before it opens: how long it is, and what can be done until then. */
export function LabDoor({ daysLeft }: { daysLeft: number }) {
  return (
    <Card hue="teal" display="grid" justifyItems="center" gap="4" textAlign="center">
      <Box width="9rem" aria-hidden="true">
        <FlaskEmblem isOpen={false} />
      </Box>
      <Heading as="h2" size="2xl">
        🔒 Opens in {daysLeft} {daysLeft === 1 ? 'day' : 'days'}
      </Heading>
      <Text maxWidth="prose">
        The lab opens when your account is {unlockDays.advancedAi} days old. By then you know what a prompt is and what not to put
        into one. Until then, each lesson has a prompt to practise with, and the coach reads it there.
      </Text>
      <LinkButton to="/personas" hue="teal">
        Go to my lessons
      </LinkButton>
    </Card>
  )
}
