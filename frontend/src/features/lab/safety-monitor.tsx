import { Box, Flex, Text } from '@chakra-ui/react'
import { answersPerDay, interactionDays } from '@deepm/schema/rules/lab/lab'
import { unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { type SafetyCheck, type SafetyLevel, safetyReasons, safetyTexts } from '@deepm/schema/rules/safety/safety-texts'
import { memo } from 'react'
import { Card } from '../../ui/components/card.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { type AnswerSource, answerSourceName, isExternalProvider, isModel } from './tools/answered-by.ts'

const looks: Record<SafetyLevel, { palette: string; sign: string; name: string }> = {
  safe: { palette: 'success', sign: '✓', name: 'Safe' },
  warning: { palette: 'amber', sign: '!', name: 'Warning' },
  danger: { palette: 'danger', sign: '✕', name: 'Danger' },
  unknown: { palette: 'accent', sign: '…', name: 'Checking' },
}

/** Replaces the red cross for people in need. */
const care = { palette: 'violet', sign: '♥', name: 'You matter' }

type Props = {
  check: SafetyCheck
  minutesPerDay: number
  /** Whether a parent opened the lab before the account reached the required age. */
  isOpenedEarly: boolean
  /** The provider for the selected tool. */
  model: AnswerSource
}

/** Shows the active safety measures and the check of the current prompt. */
export const SafetyMonitor = memo(function SafetyMonitor({ check, minutesPerDay, isOpenedEarly, model }: Props) {
  const { palette, sign, name } = check.isCrisis ? care : looks[check.level]
  return (
    <Card as="section" display="grid" gap="4" aria-label="Safety monitor">
      <Heading as="h2" size="xl">
        Safety monitor
      </Heading>
      <Flex
        role="status"
        gap="3"
        align="center"
        colorPalette={palette}
        bg="colorPalette.soft"
        borderWidth="3px"
        borderColor="colorPalette.line"
        borderRadius="2xl"
        padding="3"
      >
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="9"
          borderRadius="full"
          bg="colorPalette.solid"
          color="colorPalette.onSolid"
          fontWeight="700"
        >
          {sign}
        </Box>
        <Box>
          <Text fontWeight="700">{name}</Text>
          <Text>{check.isCrisis ? 'There is help. You’ll find it below your prompt.' : safetyTexts[check.level]}</Text>
        </Box>
      </Flex>
      {check.level !== 'safe' && check.reasons.length > 0 && !check.isCrisis && (
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {check.reasons.map((reason) => (
            <li key={reason}>{safetyReasons[reason]}</li>
          ))}
        </Box>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        <Status
          name="Content filter"
          state="Active"
          about={
            isModel(model)
              ? 'We check your prompt here and on our server, and the answer before you see it. No check catches everything.'
              : 'We check your prompt here and, more closely, on our server. No check catches everything.'
          }
        />
        <Status name="Private data" state="Replaced" about="We hide names, numbers and passwords." />
        {isOpenedEarly ? (
          <Status name="Account age" state="Opened early" about="A parent opened the lab for you." />
        ) : (
          <Status name="Account age" state={`${unlockDays.advancedAi} days reached`} about="We check this on our server." />
        )}
        <Status name="Time limit" state={`${minutesPerDay} min today`} about="Your parent can change this." />
        {isModel(model) && (
          <Status
            name="AI answers"
            state={`About ${answersPerDay} a day`}
            about="Then the Practice Coach answers, and tomorrow there are new ones."
          />
        )}
        <Status name="Who can read this" state="You, parent, staff" about={readers(model)} />
      </Box>
    </Card>
  )
})

function readers(model: AnswerSource): string {
  const people = `You, a parent linked to your account and our staff, for ${interactionDays} days.`
  if (!isModel(model)) return `${people} It is not sent to AI companies: the Practice Coach answers.`
  if (!isExternalProvider(model)) return `${people} It is not sent to AI companies: ${answerSourceName(model)} answers.`
  return `${people} ${answerSourceName(model)} answers, so ${model.providerName} gets your prompt, with placeholders and without your name.`
}

function Status({ name, state, about }: { name: string; state: string; about: string }) {
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="700">{name}</Text>
        <Text color="success.text" fontWeight="600">
          <span aria-hidden="true">● </span>
          {state}
        </Text>
      </Flex>
      <Text color="fg.muted">{about}</Text>
    </Box>
  )
}
