import { Flex, Text } from '@chakra-ui/react'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { paths } from './path-step.tsx'
import { plans } from './plan-step.tsx'
import type { StepProps } from './signup-wizard.tsx'
import { checkProps } from './text-props.ts'

export function AgreeStep({ signup }: StepProps) {
  const { form, isChild } = signup
  const rows = [
    ['Name', `${form.firstName} ${form.lastName}`.trim()],
    ['Path', paths.find((path) => path.value === form.selectedPersona)?.title ?? ''],
    ['Plan', plans.find((plan) => plan.value === form.selectedTier)?.title ?? ''],
  ]
  return (
    <Flex direction="column" gap="5">
      <CheckboxField label="I accept the terms of use" required {...checkProps(signup, 'termsAccepted')} />
      <CheckboxField label="I accept the privacy policy" required {...checkProps(signup, 'privacyAccepted')} />
      <CheckboxField label="Send me news by email (optional)" {...checkProps(signup, 'emailUpdates')} />
      <Heading as="h2" size="lg">
        Your account
      </Heading>
      <dl>
        {rows.map(([label, value]) => (
          <Flex key={label} gap="3">
            <Text as="dt" color="fg.muted" minWidth="4rem">
              {label}
            </Text>
            <Text as="dd" fontWeight="bold">
              {value}
            </Text>
          </Flex>
        ))}
      </dl>
      {isChild && (
        <Text>We mail {String(form.parentEmail)} a link. Until they say yes you can look around, and nothing is saved.</Text>
      )}
    </Flex>
  )
}
