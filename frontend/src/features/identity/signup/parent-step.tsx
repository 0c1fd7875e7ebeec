import { Box, SimpleGrid } from '@chakra-ui/react'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { StepProps } from './signup-wizard.tsx'
import { checkProps, textProps } from './text-props.ts'

export function ParentStep({ signup }: StepProps) {
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField label="Parent's first name" required {...textProps(signup, 'parentFirstName')} />
        <TextField label="Parent's last name" {...textProps(signup, 'parentLastName')} />
        <TextField
          label="Parent's email"
          type="email"
          required
          hint="We mail them a link to say yes or no."
          {...textProps(signup, 'parentEmail')}
        />
        <TextField label="Parent's phone" type="tel" hint="Optional." {...textProps(signup, 'parentPhone')} />
      </SimpleGrid>
      <Box marginTop="5">
        <CheckboxField
          label="My parent or guardian knows that I sign up and agrees"
          required
          {...checkProps(signup, 'parentConsent')}
        />
      </Box>
    </>
  )
}
