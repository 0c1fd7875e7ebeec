import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSessionActions } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Consequences } from './consequences.tsx'
import type { DeleteAccount_UserFragment } from './delete-account.generated.ts'
import { useErasePendingAccountMutation } from './erase-pending-account.generated.ts'
import { useRequestErasureMutation } from './request-erasure.generated.ts'

/** The word to type, so that a stray click requests nothing. */
const word = 'delete'

type Props = {
  user: DeleteAccount_UserFragment
  isChild: boolean
  /** Whether a child waits for the parent's first answer. The child then deletes the account without an email. */
  isPending: boolean
  onKeep(): void
}

/** Explains the consequences and asks for the word. Deletion needs a second confirmation by email, unless `isPending`. */
export function RequestErasure({ user, isChild, isPending, onKeep }: Props) {
  const [request, { loading }] = useRequestErasureMutation()
  const [erase, { loading: isErasing }] = useErasePendingAccountMutation()
  const { signOut } = useSessionActions()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<{ field?: string; notice?: string }>({})
  const top = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  useEffect(() => top.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    if (typed.trim().toLowerCase() !== word) {
      setProblem({ field: `Type the word “${word}”.` })
      field.current?.focus()
      return
    }
    isUnderWay.current = true
    setProblem({})
    const message = isPending ? await eraseAtOnce() : await askByMail()
    isUnderWay.current = false
    if (message !== null) setProblem({ notice: message })
  }

  /** Returns the error message, or `null` on success. */
  const eraseAtOnce = async () => {
    const result = (await erase().catch(() => null))?.data?.erasePendingAccount
    if (result?.__typename !== 'DonePayload') {
      return result?.message ?? 'We could not reach the academy. Nothing was deleted. Please try again.'
    }
    toast({ title: 'Your account is deleted', description: 'Everything in it was deleted. You are welcome back at any time.' })
    // The server ended the session. This signs out every tab of the browser.
    await signOut()
    return null
  }

  const askByMail = async () => {
    const result = (await request().catch(() => null))?.data?.requestErasure
    // The cache update replaces this form.
    if (result?.__typename === 'User') return null
    return result?.message ?? 'We could not reach the academy. Nothing was sent. Please try again.'
  }

  return (
    <chakra.form display="grid" gap="4" width="full" onSubmit={submit} noValidate>
      <Text ref={top} tabIndex={-1} fontWeight="700">
        This is what happens:
      </Text>
      <Consequences kind={user.role} />
      {user.role === 'staff' && (
        <Text>
          If your address is in the academy’s list of staff, you get a new, empty account the next time the server starts.
        </Text>
      )}
      <Text>
        {isPending ? (
          'Your parent has not answered yet, so you decide. Your account is deleted as soon as you press the button.'
        ) : isChild ? (
          'We’ll email your parent a link. Nothing is deleted until they say yes there.'
        ) : (
          <>
            We’ll email a link to <b>{user.email}</b>. Nothing is deleted until you press the button there.
          </>
        )}
      </Text>
      <TextField
        ref={field}
        label={`Type “${word}” to continue`}
        value={typed}
        maxLength={undefined}
        error={problem.field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem({})
        }}
      />
      {problem.notice ? (
        <ProblemNotice tone="warning" title={isPending ? 'Not deleted' : 'Not sent'}>
          {problem.notice}
        </ProblemNotice>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="danger" loading={loading || isErasing}>
          {isPending ? 'Delete it now' : isChild ? 'Ask my parent' : 'Email me the link'}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          Keep my account
        </Button>
      </Flex>
      <Box color="fg.muted">Want to keep your work? Download your data first.</Box>
    </chakra.form>
  )
}
