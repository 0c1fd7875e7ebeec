import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { totalSteps } from './form.ts'
import type { StepProps } from './wizard.tsx'

/** Offers Back and Continue. Before hydration Continue doesn't submit: the browser would put the form into the URL. */
export function StepButtons({ signup }: StepProps) {
  const { step, isReady, isSending, mayCreate, back } = signup
  const isLast = step === totalSteps
  return (
    <Flex
      justify="space-between"
      gap="4"
      marginTop="8"
      wrap="wrap"
      css={{ '& > button': { flex: { base: '1 1 auto', sm: 'none' } } }}
    >
      <Button variant="outline" size="lg" disabled={step === 1 || isSending} onClick={back}>
        Back
      </Button>
      {isLast ? (
        <Button type="submit" size="lg" loading={isSending} disabled={!mayCreate}>
          Create Account
        </Button>
      ) : (
        <Button type={isReady ? 'submit' : 'button'} size="lg">
          Continue
        </Button>
      )}
    </Flex>
  )
}
