import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Consequences } from './consequences.tsx'
import type { DeleteAccount_UserFragment } from './delete-account.generated.ts'
import { useRequestErasureMutation } from './request-erasure.generated.ts'

/** The word to type, so that a stray click requests nothing. */
const word = 'delete'

type Props = { user: DeleteAccount_UserFragment; isChild: boolean; onKeep(): void }

/** Explains the consequences and asks for the word. Deletion needs a second confirmation by email. */
export function AskForErasure({ user, isChild, onKeep }: Props) {
  const [request, { loading }] = useRequestErasureMutation()
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
    const result = (await request().catch(() => null))?.data?.requestErasure
    isUnderWay.current = false
    // On success the cache update replaces this form.
    if (result?.__typename !== 'User') {
      setProblem({ notice: result?.message ?? 'We could not reach the academy. Nothing was asked for. Please try again.' })
    }
  }

  return (
    <chakra.form display="grid" gap="4" width="full" onSubmit={submit} noValidate>
      <Text ref={top} tabIndex={-1} fontWeight="700">
        This is what happens:
      </Text>
      <Consequences kind={user.role} />
      {user.role === 'staff' && (
        <Text>If your address stands in the academy’s list of staff, its next start makes you a new, empty account.</Text>
      )}
      <Text>
        {isChild ? (
          'We send your parent a mail with a link. Nothing is deleted before they say yes there.'
        ) : (
          <>
            We send a link to <b>{user.email}</b>. Nothing is deleted before you press the button there.
          </>
        )}
      </Text>
      <TextField
        ref={field}
        label={`Type “${word}” to go on`}
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
        <div role="alert">
          <Notice tone="warning" title="Not asked for">
            {problem.notice}
          </Notice>
        </div>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="danger" loading={loading}>
          {isChild ? 'Ask my parent' : 'Mail me the link'}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          Keep my account
        </Button>
      </Flex>
      <Box color="fg.muted">You want to keep what you did? Download your data first.</Box>
    </chakra.form>
  )
}
