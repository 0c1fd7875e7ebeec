import type { ApolloCache } from '@apollo/client'
import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useAnswerFamilyRequestMutation } from './family-requests.generated.ts'

type Props = {
  request: { id: string }
  /** The request as a sentence, for screen readers. */
  what: string
  /** Called with the pressed answer and with the one that counts, which another parent may have given before. */
  onAnswered(approve: boolean, isApproved: boolean): void
}

/** Lets a parent answer a child's request. */
export function AnswerRequest({ request, what, onAnswered }: Props) {
  const [answer, { loading }] = useAnswerFamilyRequestMutation({
    update: (cache, { data }) => {
      if (data?.answerFamilyRequest.__typename === 'FamilyRequest') forgetRequest(cache, data.answerFamilyRequest.id)
    },
    // Updates the notification count.
    refetchQueries: ['Shell'],
  })

  const decide = (approve: boolean) => async () => {
    if (loading) return
    const result = (await answer({ variables: { id: request.id, approve } }).catch(() => null))?.data?.answerFamilyRequest
    if (result?.__typename !== 'FamilyRequest') toastNotSaved(result?.message)
    else onAnswered(approve, result.state === 'approved')
  }

  return (
    <Flex gap="3" wrap="wrap" marginTop="3">
      <Button loading={loading} aria-label={`Yes: ${what}`} onClick={decide(true)}>
        Yes
      </Button>
      <Button variant="outline" loading={loading} aria-label={`No, not now: ${what}`} onClick={decide(false)}>
        No, not now
      </Button>
    </Flex>
  )
}

/** Evicts an answered request from every cached list. */
function forgetRequest(cache: ApolloCache, requestId: string): void {
  const id = cache.identify({ __typename: 'FamilyRequest', id: requestId })
  if (id) cache.evict({ id })
  cache.gc()
}
