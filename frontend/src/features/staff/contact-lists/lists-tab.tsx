import { Box, Flex, Text } from '@chakra-ui/react'
import { type AddressList, addressLists, mailStates } from '@deepm/schema/rules/staff/contact-lists'
import { useState } from 'react'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { EmptyListPage, ListPages } from '../list-pages.tsx'
import { oneOf, useListView } from '../use-list-view.ts'
import { AddressFile } from './address-file.tsx'
import { AddressFilters } from './address-filters.tsx'
import { AddressTable } from './address-table.tsx'
import { useLeadsQuery } from './lists-tab.generated.ts'

const names = ['list', 'search', 'state'] as const

const nobody: Record<AddressList, string> = {
  guide: 'Parents who ask for the guide appear here for 12 months.',
  mailing: 'Newsletter sign-ups appear here.',
}

/** Lists the addresses that visitors left: guide requests and the mailing list. */
export function ListsTab() {
  const view = useListView('lists', names)
  const [said, setSaid] = useState('')
  const list = oneOf(view.chosen.list, addressLists) ?? 'guide'
  const search = view.chosen.search
  const state = oneOf(view.chosen.state, mailStates)
  const variables = { ...view.paging, list, search: search || null, state }
  const result = useLeadsQuery({ variables, fetchPolicy: 'network-only' })
  const choose = (changes: Parameters<typeof view.choose>[0]) => {
    setSaid('')
    view.choose(changes)
  }
  const onForgotten = (words: string) => {
    setSaid(words)
    void result.refetch().catch(() => null)
  }
  return (
    <>
      <Text maxWidth="prose">
        Only email people who confirmed by email and have not unsubscribed since. A parent who asked for the guide received it,
        but has not agreed to anything more.
      </Text>
      <AddressFilters list={list} search={search} state={state} onChoose={choose} />
      <Text role="status" fontWeight="600">
        {said}
      </Text>
      <AsyncSection result={result}>
        {({ leads: { edges, pageInfo, total, isDemo } }) => {
          if (isDemo) return <NotInTheDemo />
          if (edges.length === 0) {
            if (view.isLaterPage) return <EmptyListPage turn={view.turn} />
            return search || state ? (
              <EmptyState title="No addresses found" text="Try the start of an email address, or use fewer filters." />
            ) : (
              <EmptyState title="No one yet" text={nobody[list]} />
            )
          }
          return (
            <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              <AddressTable
                list={list}
                addresses={edges.map(({ node }) => node)}
                isBusy={result.loading}
                onForgotten={onForgotten}
              />
              <Flex gap="5" wrap="wrap" justify="space-between" align="flex-start">
                <ListPages label="List pages" total={total} noun={['address', 'addresses']} info={pageInfo} turn={view.turn} />
                <AddressFile list={list} search={search} />
              </Flex>
            </Box>
          )
        }}
      </AsyncSection>
    </>
  )
}

function NotInTheDemo() {
  return (
    <Notice tone="info" title="The demo shows no addresses">
      <Text>
        The addresses that visitors enter belong to real people, and anyone can open this account. Academy staff see the lists
        here, and can download them or delete an address.
      </Text>
    </Notice>
  )
}
