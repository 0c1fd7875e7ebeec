import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useStopSharingMutation } from '../cards/stop-sharing.generated.ts'
import { ToolBadges } from '../cards/tool-badges.tsx'
import { AnswerShare } from './answer-share.tsx'
import type { ShareRequestsCard_ParentFragment } from './share-requests-card.generated.ts'

type Request = ShareRequestsCard_ParentFragment['childrenShares'][number]
type Props = { request: Request; onSaid(words: string): void }

/** Shows a parent the children's sharing requests and shared projects; hidden if there are none. */
export function ShareRequestsCard({ parent }: { parent: ShareRequestsCard_ParentFragment }) {
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const requests = parent.childrenShares.filter(({ state }) => state.startsWith('waiting') || state === 'approved')
  if (requests.length === 0 && !said) return null
  const open = requests.filter(({ state }) => state === 'waitingForParent').length
  const onSaid = (words: string) => {
    setSaid(words)
    // The pressed button is unmounted.
    title.current?.focus()
  }
  return (
    <Card as="section" hue="violet">
      <Heading as="h2" size="2xl" marginBottom="1" ref={title} tabIndex={-1}>
        Project sharing
      </Heading>
      <Text color="fg.muted" marginBottom="5">
        {open > 0
          ? 'If you and our team approve, others will see the title, description and tools, and your child’s first name and profile picture.'
          : 'No open requests. You can stop sharing a project at any time.'}
      </Text>
      <Text role="status" fontWeight="600" marginBottom={said ? '4' : '0'}>
        {said}
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {requests.map((request) => (
          <Box as="li" key={request.id} padding="4" bg="bg.sunken" borderRadius="2xl">
            <Text color="fg.muted">{stateWords(request)}</Text>
            <Heading as="h3" size="xl" overflowWrap="anywhere">
              {request.title}
            </Heading>
            {request.description && (
              <Text whiteSpace="pre-line" overflowWrap="anywhere" marginTop="1">
                {request.description}
              </Text>
            )}
            <Box marginTop="2">
              <ToolBadges tools={request.toolsUsed} />
            </Box>
            <Box marginTop="3">
              {request.state === 'waitingForParent' ? (
                <AnswerShare
                  share={request}
                  onAnswered={(agree) =>
                    onSaid(
                      agree
                        ? `You allowed sharing “${request.title}”. Our team will check it now.`
                        : `You said no. “${request.title}” is not shared.`,
                    )
                  }
                />
              ) : (
                <Stop request={request} onSaid={onSaid} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function stateWords({ state, firstName }: Request): string {
  if (state === 'waitingForParent') return `${firstName} would like to share:`
  return state === 'approved' ? `By ${firstName}, shared` : `By ${firstName}. You said yes, and our team is checking it`
}

function Stop({ request: { id, projectId, title }, onSaid }: Props) {
  const [stop, { loading }] = useStopSharingMutation()
  const end = async () => {
    const answer = await stop({
      variables: { projectId },
      update: (cache, { data }) => {
        if (data?.stopSharing.__typename !== 'Project') return
        const request = cache.identify({ __typename: 'ShareRequest', id })
        if (request) cache.modify({ id: request, fields: { state: () => 'withdrawn' } })
      },
    }).catch(() => null)
    const result = answer?.data?.stopSharing
    if (result?.__typename !== 'Project') toastNotSaved(result?.message)
    else onSaid(`“${title}” is no longer shared.`)
  }
  return (
    <Button variant="outline" loading={loading} onClick={end} aria-label={`Stop sharing ${title}`}>
      Stop sharing
    </Button>
  )
}
