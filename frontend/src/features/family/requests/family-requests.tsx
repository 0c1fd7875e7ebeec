import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { AnswerRequest } from './answer-request.tsx'
import type { FamilyRequests_ChildFragment } from './family-requests.generated.ts'

type Child = FamilyRequests_ChildFragment

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
        Requests from your children
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
            <AnswerRequest
              request={request}
              what={`${child.firstName} has asked ${request.words}`}
              onAnswered={(approve, isApproved) => onSaid(saidWords(child.firstName, approve, isApproved))}
            />
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function saidWords(name: string, approve: boolean, approved: boolean): string {
  // Another parent, or the same one in another window, answered first.
  if (approve !== approved)
    return `This request was already ${approved ? 'approved' : 'declined'}. You can change it in the settings.`
  return approved ? `You said yes. It works right away, and we told ${name}.` : `You said no. We told ${name}.`
}
