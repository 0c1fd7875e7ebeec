import { Box, SimpleGrid } from '@chakra-ui/react'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { addressProps, checkProps, textProps } from './text-props.ts'
import type { StepProps } from './wizard.tsx'

/** Asks for the parent or guardian. The `section-parent` autofill group separates them from the learner. */
export function ParentStep({ signup }: StepProps) {
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          label="Parent's first name"
          required
          autoComplete="section-parent given-name"
          autoCapitalize="words"
          {...textProps(signup, 'parentFirstName')}
        />
        <TextField
          label="Parent's last name"
          autoComplete="section-parent family-name"
          autoCapitalize="words"
          {...textProps(signup, 'parentLastName')}
        />
        <TextField
          label="Parent's email"
          required
          hint="Your parent’s email, not yours."
          autoComplete="section-parent email"
          {...addressProps}
          {...textProps(signup, 'parentEmail')}
        />
        <TextField
          label="Parent's phone"
          type="tel"
          inputMode="tel"
          hint="Optional."
          autoComplete="section-parent tel"
          {...textProps(signup, 'parentPhone')}
        />
      </SimpleGrid>
      <Box marginTop="5">
        <CheckboxField
          label="My parent or guardian knows that I’m signing up and agrees"
          required
          {...checkProps(signup, 'parentConsent')}
        />
      </Box>
    </>
  )
}
