import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useKeepConsentMutation } from './keep-consent.generated.ts'
import type { Withdrawn_ChildFragment } from './withdrawn.generated.ts'

/** Shows when a child's account is erased after consent was withdrawn. Until then each linked parent can keep it. */
export function Withdrawn({ child }: { child: Withdrawn_ChildFragment }) {
  const { id, firstName: name, erasureAt } = child
  const [keep, { loading }] = useKeepConsentMutation()

  const keepAccount = async () => {
    const result = (await keep({ variables: { learnerId: id } }).catch(() => null))?.data?.keepConsent
    if (result?.__typename !== 'Learner') return toastNotSaved(result?.message)
    toast({ title: 'The account stays', description: `It will not be deleted. We let ${name} know.` })
  }

  return (
    <Notice tone="warning" title="Consent was withdrawn">
      <Text>
        We no longer record anything about {name}. We will delete the account{' '}
        {erasureAt ? `on ${dayInWords(erasureAt)}` : 'in 7 days'}. Until then, you can keep it. If you do, you give consent again
        for {name} to learn here.
      </Text>
      <Flex marginTop="3">
        <Button loading={loading} aria-label={`Keep ${name}’s account`} onClick={keepAccount}>
          Keep the account
        </Button>
      </Flex>
    </Notice>
  )
}

/** Returns the day in UTC, as in the email. */
function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
