import { useApolloClient } from '@apollo/client/react'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { signInProblem } from '../sign-in/sign-in-problem.ts'
import { AddressForm } from './address-form.tsx'
import { useSendAddressLinkMutation } from './own-address.generated.ts'

type Props = { email: string; isLost: boolean }

/** What a learner sees whose address is not confirmed, or turned out to be somebody else's. */
export function AddressNotice({ email, isLost }: Props) {
  const [isEditing, setEditing] = useState(isLost)
  useLookAgain()
  useEffect(() => setEditing(isLost), [isLost])
  return (
    <Box
      as="section"
      aria-label="Your email address"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop="4"
    >
      <Notice tone="warning" title={isLost ? 'Add your email address' : 'Confirm your email address'}>
        {isLost ? (
          <Text>
            The address you entered belongs to someone else, so we removed it here. Add your own. Without it you cannot sign in
            again. Everything you did is still here.
          </Text>
        ) : (
          <Text>
            We sent a mail to <chakra.b overflowWrap="anywhere">{email}</chakra.b>. Open the link in it. Signing in again works
            only after that. Check the spam folder too.
          </Text>
        )}
        {isEditing ? (
          <AddressForm isLost={isLost} onDone={() => setEditing(false)} />
        ) : (
          <Flex gap="3" wrap="wrap" marginTop="3">
            <SendAgain email={email} />
            <Button variant="ghost" onClick={() => setEditing(true)}>
              Correct the address
            </Button>
          </Flex>
        )}
      </Notice>
    </Box>
  )
}

function SendAgain({ email }: { email: string }) {
  const [send, { loading }] = useSendAddressLinkMutation()
  const again = async () => {
    const result = (await send().catch(() => null))?.data?.sendAddressLink
    if (result?.__typename === 'DonePayload') toast({ title: 'Mail sent again', description: `Look into the mail of ${email}.` })
    else toast({ title: 'Not sent', description: signInProblem(result), variant: 'destructive' })
  }
  return (
    <Button variant="outline" loading={loading} onClick={again}>
      Send again
    </Button>
  )
}

/** The link opens in another tab; back here, the shell asks whether it was confirmed. */
function useLookAgain(): void {
  const client = useApolloClient()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries({ include: ['Shell'] })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])
}
