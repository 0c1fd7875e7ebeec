import { Box, SimpleGrid } from '@chakra-ui/react'
import { consentAge, oldestAge, youngestAge } from '@deepm/schema/rules/ages'
import { Notice } from '../../../ui/feedback.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { StepProps } from './signup-wizard.tsx'
import { textProps } from './text-props.ts'

const ages = Array.from({ length: oldestAge - youngestAge + 1 }, (_, index) => String(youngestAge + index))

export function LearnerStep({ signup }: StepProps) {
  const { form, errors, isChild, ageIsFixed, change } = signup
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField label="First name" required autoComplete="given-name" {...textProps(signup, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...textProps(signup, 'lastName')} />
        <TextField label="Email" type="email" required autoComplete="email" {...textProps(signup, 'email')} />
        <SelectField
          label="Age"
          required
          placeholder="Choose your age"
          options={ages.map((age) => ({ value: age, label: age }))}
          value={String(form.age)}
          error={errors.age}
          disabled={ageIsFixed}
          {...(ageIsFixed && { hint: 'Your age stays as you first gave it.' })}
          onChange={(event) => change('age', event.target.value)}
        />
      </SimpleGrid>
      <Box marginTop="5" aria-live="polite">
        {isChild && (
          <Notice tone="info" title="Parent/Guardian Required">
            You are under {consentAge}, so we ask your parent or guardian by mail before anything about you is saved.
          </Notice>
        )}
      </Box>
    </>
  )
}
