import { Box, chakra, Flex } from '@chakra-ui/react'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { AccountSummary } from './account-summary.tsx'
import { checkProps } from './text-props.ts'
import type { StepProps } from './wizard.tsx'

export function AgreeStep({ signup }: StepProps) {
  const { form, asksParent, failure } = signup
  return (
    <Flex direction="column" gap="6">
      <AccountSummary form={form} />
      {asksParent && (
        <Notice tone="info" title="Your parent or guardian decides">
          <Box overflowWrap="anywhere">
            We’ll email {String(form.parentEmail)} a link. Until they say yes, you can look around, but nothing you learn is
            saved.
          </Box>
        </Notice>
      )}
      <Flex direction="column" gap="2">
        <CheckboxField label={<Agreed to="/terms" name="terms of use" />} required {...checkProps(signup, 'termsAccepted')} />
        <CheckboxField
          label={<Agreed to="/privacy" name="privacy policy" />}
          required
          {...checkProps(signup, 'privacyAccepted')}
        />
        {!asksParent && (
          <CheckboxField
            label="Send me news by email (optional)"
            hint="It starts when you first sign in with an emailed link. You can unsubscribe in every email."
            {...checkProps(signup, 'emailUpdates')}
          />
        )}
      </Flex>
      {failure && (
        <ProblemNotice title="Your account was not created">{failure} Everything you wrote is still here.</ProblemNotice>
      )}
    </Flex>
  )
}

/** Opens the texts in a new tab to keep the signup intact. */
function Agreed({ to, name }: { to: string; name: string }) {
  return (
    <>
      I accept the{' '}
      <chakra.a href={to} target="_blank" rel="noopener" color="accent.text" fontWeight="700" textDecoration="underline">
        {name}
        <chakra.span srOnly> (opens in a new tab)</chakra.span>
      </chakra.a>
    </>
  )
}
