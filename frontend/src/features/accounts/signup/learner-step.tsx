import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { maxAge, minAge, needsConsent } from '@deepm/schema/rules/accounts/ages'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { addressProps, choiceProps, textProps } from './text-props.ts'
import type { StepProps } from './wizard.tsx'

const ages = Array.from({ length: maxAge - minAge + 1 }, (_, index) => String(minAge + index))

/** Asks who signs up. Doesn't reveal the age limit for consent, so that children aren't tempted to enter another age. */
export function LearnerStep({ signup }: StepProps) {
  const { form, asksParent, firstAge } = signup
  const isCorrected = firstAge !== '' && !needsConsent(Number(form.age))
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          autoCapitalize="words"
          {...textProps(signup, 'firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
          placeholder="Optional"
          {...textProps(signup, 'lastName')}
        />
        <TextField
          label="Email"
          required={!asksParent}
          hint={asksParent ? 'You can leave this empty. We email your parent.' : undefined}
          autoComplete="email"
          {...addressProps}
          {...textProps(signup, 'email')}
        />
        <SelectField
          label="Age"
          required
          placeholder="Choose your age"
          autoComplete="off"
          options={ages.map((age) => ({ value: age, label: age }))}
          {...(firstAge && { hint: <Support /> })}
          {...choiceProps(signup, 'age')}
        />
      </SimpleGrid>
      <Box marginTop="5" aria-live="polite">
        {asksParent && (
          <Notice tone="info" title="Parent/Guardian Required">
            {isCorrected && 'Thanks for correcting your age. We still ask a parent or guardian. '}
            Next, tell us a parent’s email. We’ll ask them for permission. Until they agree, we don’t save what you do here.
          </Notice>
        )}
      </Box>
    </>
  )
}

function Support() {
  return (
    <>
      Something wrong? Email{' '}
      <chakra.a href={`mailto:${supportEmail}`} color="accent.text" fontWeight="700" textDecoration="underline">
        {supportEmail}
      </chakra.a>
      .
    </>
  )
}
