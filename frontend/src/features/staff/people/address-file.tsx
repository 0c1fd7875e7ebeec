import { Flex, Text } from '@chakra-ui/react'
import type { AddressList } from '@deepm/schema/rules/people-lists'
import { mostSavedRows } from '@deepm/schema/rules/roster'
import { LinkButton } from '../../../ui/button.tsx'

type Props = { list: AddressList; search: string }

/** A list as a file: who may be mailed, or on purpose everybody. */
export function AddressFile({ list, search }: Props) {
  const address = (whom: string) => `/api/admin/addresses.csv?${new URLSearchParams({ list, whom, ...(search && { search }) })}`
  return (
    <Flex direction="column" gap="1" align={{ md: 'flex-end' }}>
      <Flex gap="3" wrap="wrap">
        <LinkButton href={address('everybody')} download variant="ghost">
          Save everybody
        </LinkButton>
        <LinkButton href={address('mailable')} download variant="soft">
          Save who may be mailed
        </LinkButton>
      </Flex>
      <Text color="fg.muted">
        As CSV{search && ', those found'}, {mostSavedRows.toLocaleString('en-GB')} at most. It is logged.
      </Text>
    </Flex>
  )
}
