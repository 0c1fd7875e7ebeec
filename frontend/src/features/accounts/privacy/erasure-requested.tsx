import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useCancelErasureMutation } from './cancel-erasure.generated.ts'
import type { DeleteAccount_UserFragment } from './delete-account.generated.ts'

type Props = { user: DeleteAccount_UserFragment; isChild: boolean; onTakenBack(): void }

/** Shows that a deletion request waits for confirmation by email, and lets the user cancel it. */
export function ErasureRequested({ user, isChild, onTakenBack }: Props) {
  const [cancel, { loading }] = useCancelErasureMutation()
  const [wasOpen] = useState(document.activeElement === document.body)
  const top = useRef<HTMLParagraphElement>(null)
  // Takes the focus from the form it replaces, but not on a fresh page load.
  useEffect(() => {
    if (!wasOpen) top.current?.focus()
  }, [wasOpen])
  const until = new Date(user.erasureOpenUntil ?? '').toLocaleString('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: user.timeZone,
  })

  const takeBack = async () => {
    const answer = await cancel().catch(() => null)
    if (answer?.data) {
      onTakenBack()
      toast({ title: 'Your account stays', description: 'The link in the email no longer works.' })
    } else {
      toast({ title: 'Not cancelled', description: unreachable, variant: 'destructive' })
    }
  }

  return (
    <>
      <Box role="status">
        <Text ref={top} tabIndex={-1} fontWeight="700">
          {isChild ? 'We emailed your parent.' : 'Check your email.'}
        </Text>
        <Text marginTop="1">
          {isChild ? (
            <>Nothing is deleted until they say yes. Their link works until {until}. After that, everything stays.</>
          ) : (
            <>
              A link is on its way to <b>{user.email}</b>. Nothing is deleted until you press the button there. The link works
              until {until}. After that, everything stays.
            </>
          )}
        </Text>
      </Box>
      <Button variant="outline" loading={loading} onClick={takeBack}>
        I changed my mind
      </Button>
    </>
  )
}
