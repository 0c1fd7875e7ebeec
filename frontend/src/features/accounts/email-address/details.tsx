import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/components/button.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { signInProblem } from '../sign-in/problem.ts'
import { AddressForm } from './form.tsx'
import type { AddressProps } from './notice.tsx'
import { useSendAddressLinkMutation } from './own-address.generated.ts'

/** Lets a learner confirm, correct or add an email address. */
export function AddressDetails({ email, isLost }: AddressProps) {
  const [isEditing, setEditing] = useState(isLost)
  useEffect(() => setEditing(isLost), [isLost])
  const correct = useRef<HTMLButtonElement>(null)
  // Closing the form drops the focus.
  const finish = () => {
    flushSync(() => setEditing(false))
    correct.current?.focus()
  }
  return (
    <Box maxWidth="prose" paddingY="2">
      {isLost ? (
        <Text>
          The address you entered belongs to someone else, so we removed it here. Add your own. Everything you did is still here.
        </Text>
      ) : (
        <Text>
          We sent an email to <chakra.b overflowWrap="anywhere">{email}</chakra.b>. Open the link in our latest email. Can’t find
          it? Check your spam folder.
        </Text>
      )}
      {isEditing ? (
        <AddressForm isLost={isLost} onDone={finish} />
      ) : (
        <Flex gap="3" wrap="wrap" marginTop="3">
          <SendAgain email={email} />
          <Button ref={correct} variant="outline" onClick={() => setEditing(true)}>
            Change my email address
          </Button>
        </Flex>
      )}
    </Box>
  )
}

function SendAgain({ email }: { email: string }) {
  const [send, { loading }] = useSendAddressLinkMutation()
  const again = async () => {
    const result = (await send().catch(() => null))?.data?.sendAddressLink
    if (result?.__typename === 'DonePayload') toast({ title: 'Email sent again', description: `Check the inbox of ${email}.` })
    else toast({ title: 'Not sent', description: signInProblem(result), variant: 'destructive' })
  }
  return (
    <Button variant="outline" loading={loading} onClick={again}>
      Send again
    </Button>
  )
}
