import { Text } from '@chakra-ui/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { DeleteAccount_UserFragment } from './delete-account.generated.ts'

const ErasureRequested = lazyComponent('ErasureRequested', () => import('./erasure-requested.tsx'))
const RequestErasure = lazyComponent('RequestErasure', () => import('./request-erasure.tsx'))

/** Deletes the account in steps. Only the last one can't be undone. It is in an email, unless a child waits for a parent. */
export function DeleteAccount({ user }: { user: DeleteAccount_UserFragment }) {
  const [isAsking, setAsking] = useState(false)
  const isChild = user.learner?.isChild ?? false
  const isPending = user.learner?.consent === 'pending'
  const isOpen = user.erasureOpenUntil !== null && Date.parse(user.erasureOpenUntil) > Date.now()
  const start = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  // The replaced content drops the focus.
  useEffect(() => {
    if (wasAsking.current && !isAsking && !isOpen) start.current?.focus()
    wasAsking.current = isAsking || isOpen
  }, [isAsking, isOpen])

  return (
    <Card as="section" hue="coral" display="grid" gap="4" alignContent="start" justifyItems="start">
      <Heading as="h3">Delete my account</Heading>
      {user.isDemo ? (
        <Text>This is a demo account. Every visitor shares it, so it cannot be deleted.</Text>
      ) : isOpen ? (
        <Suspense>
          <ErasureRequested user={user} isChild={isChild} onTakenBack={() => setAsking(false)} />
        </Suspense>
      ) : isAsking ? (
        <Suspense>
          <RequestErasure user={user} isChild={isChild} isPending={isPending} onKeep={() => setAsking(false)} />
        </Suspense>
      ) : (
        <>
          <Text>
            {isPending
              ? 'You can leave whenever you like. Nothing you learn is saved yet, so your account is deleted right away.'
              : isChild
                ? 'You can leave whenever you like. We email your parent first.'
                : 'You can leave whenever you like. We email you first, so that no one else can delete your account.'}
          </Text>
          <Button ref={start} variant="outline" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </>
      )}
    </Card>
  )
}
