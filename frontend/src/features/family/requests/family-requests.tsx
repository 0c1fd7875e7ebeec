import type { ApolloCache } from '@apollo/client'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { type FamilyRequests_ChildFragment, useAnswerFamilyRequestMutation } from './family-requests.generated.ts'

type Child = FamilyRequests_ChildFragment
type Asked = Child['openRequests'][number]

/** Shows a parent the children's requests. Hidden until there is one. */
export function FamilyRequests({ list }: { list: Child[] }) {
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const open = list.flatMap((child) => child.openRequests.map((request) => ({ child, request })))
  const waiting = open.filter(({ request }) => request.state === 'open')
  const [isShown, setShown] = useState(false)
  // Stays visible, because the request disappears before its outcome is announced.
  if (waiting.length > 0 && !isShown) setShown(true)
  if (!isShown) return null
  const onSaid = (words: string) => {
    setSaid(words)
    // The pressed button is unmounted.
    title.current?.focus()
  }
  return (
    <Card as="section" hue="violet">
      <Heading as="h2" size="2xl" marginBottom="4" ref={title} tabIndex={-1}>
        Your children ask
      </Heading>
      <Text role="status" fontWeight="600" marginBottom={said ? '4' : '0'}>
        {said}
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {waiting.map(({ child, request }) => (
          <Box as="li" key={request.id} padding="4" bg="bg.sunken" borderRadius="2xl">
            <Text fontWeight="600">
              {child.firstName} asks {request.words}.
            </Text>
            <Answer child={child} request={request} onSaid={onSaid} />
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function Answer({ child, request, onSaid }: { child: Child; request: Asked; onSaid(words: string): void }) {
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
    else onSaid(saidWords(child.firstName, approve, result.state === 'approved'))
  }

  const what = `${child.firstName} asks ${request.words}`
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

function saidWords(name: string, approve: boolean, approved: boolean): string {
  // Another parent, or the same one in another window, answered first.
  if (approve !== approved)
    return `This request was already ${approved ? 'approved' : 'declined'}. You can change it in the settings.`
  return approved ? `You said yes. It holds from now on, and ${name} is told.` : `You said no. ${name} is told.`
}
