import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { maxSearchLength } from '@deepm/schema/rules/staff/roster'
import { accountsPerPage, isAccountSearch, minAccountSearchLength } from '@deepm/schema/rules/staff/staff-accounts'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountsTabQuery } from './accounts-tab.generated.ts'

/** Lists the accounts that match the search, or all suspended accounts without a search. The URL keeps the state. */
export function AccountsTab() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [after, before] = [params.get('after'), params.get('before')]
  const place = before
    ? { last: accountsPerPage, before, first: null, after: null }
    : { first: accountsPerPage, after, last: null, before: null }
  const result = useAccountsTabQuery({ variables: { search: search || null, ...place }, fetchPolicy: 'cache-and-network' })
  const go = (next: Record<string, string>) => setParams({ tab: 'accounts', ...next })
  const found = { ...(search && { search }) }
  return (
    <>
      <Search key={search} search={search} onSearch={(words) => go(words ? { search: words } : {})} />
      <Heading as="h2" size="xl">
        {search ? 'Search results' : 'Suspended accounts'}
      </Heading>
      <AsyncSection result={result}>
        {({ accounts: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 ? (
              <Nobody isSearch={search !== ''} />
            ) : (
              <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" listStyleType="none" aria-label="Accounts">
                {edges.map(({ node }) => (
                  <AccountCard key={node.id} account={node} onChanged={() => void result.refetch().catch(() => null)} />
                ))}
              </Box>
            )}
            {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
              <Flex as="nav" aria-label="Account pages" gap="3" wrap="wrap">
                <Button
                  variant="outline"
                  disabled={!pageInfo.hasPreviousPage}
                  onClick={() => go({ ...found, before: pageInfo.startCursor ?? '' })}
                >
                  Previous page
                </Button>
                <Button
                  variant="outline"
                  disabled={!pageInfo.hasNextPage}
                  onClick={() => go({ ...found, after: pageInfo.endCursor ?? '' })}
                >
                  Next page
                </Button>
              </Flex>
            )}
          </>
        )}
      </AsyncSection>
    </>
  )
}

function Search({ search, onSearch }: { search: string; onSearch(words: string): void }) {
  const [words, setWords] = useState(search)
  const [wrong, setWrong] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEnough = words.trim() === '' || isAccountSearch(words)
    setWrong(isEnough ? undefined : `Enter at least ${minAccountSearchLength} letters or digits.`)
    if (isEnough) onSearch(words.trim())
  }
  return (
    <chakra.form role="search" onSubmit={submit} noValidate display="grid" gap="3" maxWidth="2xl">
      <TextField
        label="Name or email"
        type="search"
        maxLength={maxSearchLength}
        hint="The first few letters are enough. Searches and their results are logged."
        value={words}
        error={wrong}
        onChange={(event) => {
          setWords(event.target.value)
          setWrong(undefined)
        }}
      />
      <Flex gap="3" wrap="wrap" align="center">
        <Button type="submit">Search</Button>
        {search && (
          <Button variant="outline" onClick={() => onSearch('')}>
            Show suspended accounts
          </Button>
        )}
      </Flex>
      <Text color="fg.muted">Learners and parents only. Staff have a separate tab.</Text>
    </chakra.form>
  )
}

function Nobody({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title="No accounts found" text="Try the start of a first name, a last name or an email address." />
  ) : (
    <EmptyState title="No suspended accounts" text="Search for a person to see their account." />
  )
}
