import { Box, Text } from '@chakra-ui/react'
import { type SafetyCheck, type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'

/** Reasons that block nothing and are shown elsewhere. */
const harmless: readonly SafetyReason[] = ['personalData', 'reviewWord']

/** Says why a prompt is blocked. */
export function BlockedReasons({ reasons }: Pick<SafetyCheck, 'reasons'>) {
  const blocking = reasons.filter((reason) => !harmless.includes(reason))
  if (blocking.length === 0) return null
  return (
    <Box>
      <Text>Here’s why:</Text>
      <Box as="ul" paddingLeft="5" listStyleType="disc">
        {blocking.map((reason) => (
          <li key={reason}>{safetyReasons[reason]}</li>
        ))}
      </Box>
    </Box>
  )
}
