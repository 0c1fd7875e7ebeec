import { Box, Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { EmailForm } from '../sign-in/email-form.tsx'
import { signInProblem } from '../sign-in/problem.ts'
import { useChangeAddressMutation } from './own-address.generated.ts'

type Props = { isLost: boolean; onDone(): void }

/** Changes the signed-in learner's address and emails the confirmation link to it. */
export function AddressForm({ isLost, onDone }: Props) {
  const [change, { loading }] = useChangeAddressMutation()

  const save = async (email: string) => {
    const result = (await change({ variables: { email } }).catch(() => null))?.data?.changeAddress
    if (result?.__typename !== 'User') return signInProblem(result)
    toast({ title: 'Email sent', description: `Open the link that we sent to ${email}.` })
    onDone()
  }

  return (
    <Box marginTop="3" maxWidth="md">
      <EmailForm isSending={loading} takesFocus={!isLost} onEmail={save}>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={loading}>
            Save and send
          </Button>
          {!isLost && (
            <Button variant="outline" onClick={onDone}>
              Cancel
            </Button>
          )}
        </Flex>
      </EmailForm>
    </Box>
  )
}
