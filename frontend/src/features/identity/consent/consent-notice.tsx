import { Box, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { useResendConsentMailMutation } from './resend-consent-mail.generated.ts'

/** What a child sees while nothing may be recorded about them. */
export function ConsentNotice({ consent }: { consent: string }) {
  return (
    <Box
      as="section"
      aria-label="Your parent’s answer"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop="4"
    >
      {consent === 'pending' ? (
        <Waiting />
      ) : (
        <Notice
          tone="warning"
          title={
            consent === 'withdrawn' ? 'Your parent or guardian took their yes back' : 'Your parent or guardian said no for now'
          }
        >
          You can look around. Nothing is saved, and this account is erased soon. Talk with them if you would like to try again.
        </Notice>
      )}
    </Box>
  )
}

function Waiting() {
  const [resend, { loading }] = useResendConsentMailMutation()

  const again = async () => {
    const answer = await resend().catch(() => null)
    const result = answer?.data?.resendConsentMail
    if (result?.__typename === 'ResendConsentMailPayload') {
      toast({ title: 'Mail sent again', description: `The newest link is the one that works. Times left: ${result.remaining}.` })
    } else {
      toast({
        title: 'Not sent',
        description: result?.message ?? 'We could not reach the academy. Please try again.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Notice tone="info" title="Waiting for your parent or guardian">
      <Text>
        We sent them a mail. Until they say yes, you can look around and read lessons; nothing you learn is saved. Ask them to
        open it, also in the spam folder.
      </Text>
      <Box marginTop="3">
        <Button variant="outline" loading={loading} onClick={again}>
          Send the mail again
        </Button>
      </Box>
    </Notice>
  )
}
