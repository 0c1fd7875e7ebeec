import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { EmptyListPage, ListPages } from '../list-pages.tsx'
import { useListView } from '../use-list-view.ts'
import { ConsentCard } from './card.tsx'
import { useWaitingConsentsQuery } from './consent-tab.generated.ts'

/** Lists the children who wait for a parent's consent. */
export function ConsentTab() {
  const view = useListView('consent', [])
  const [said, setSaid] = useState('')
  const result = useWaitingConsentsQuery({ variables: view.paging, fetchPolicy: 'network-only' })
  const onAsked = (words: string) => {
    setSaid(words)
    void result.refetch().catch(() => null)
  }
  return (
    <>
      <Text maxWidth="prose">
        We email each parent up to four times, always at the address the child gave. No one here can change it, so consent can
        only come from the person we asked. If the address is wrong, the child needs to sign up again.
      </Text>
      <Text role="status" fontWeight="600">
        {said}
      </Text>
      <AsyncSection result={result}>
        {({ waitingConsents: { edges, pageInfo, total } }) => {
          if (edges.length === 0) {
            if (view.isLaterPage) return <EmptyListPage turn={view.turn} />
            return <EmptyState title="No one is waiting" text="Children under 13 appear here until a parent has answered." />
          }
          return (
            <>
              <Box
                as="ul"
                display="grid"
                gap="4"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                listStyleType="none"
                aria-label="Children waiting for consent"
              >
                {edges.map(({ node }) => (
                  <ConsentCard key={node.id} child={node} onAsked={onAsked} />
                ))}
              </Box>
              <ListPages
                label="Pages of waiting children"
                total={total}
                noun={['waiting child', 'waiting children']}
                info={pageInfo}
                turn={view.turn}
              />
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}
