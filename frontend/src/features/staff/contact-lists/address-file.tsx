import { Flex, Text } from '@chakra-ui/react'
import type { AddressList } from '@deepm/schema/rules/staff/contact-lists'
import { maxExportRows } from '@deepm/schema/rules/staff/roster'
import { getFile } from '../../../lib/api/rest.ts'
import { FileLink } from '../../../ui/files/file-link.tsx'

type Props = { list: AddressList; search: string }

/** Downloads a list as CSV: only the addresses that may be mailed, or all of them. */
export function AddressFile({ list, search }: Props) {
  const address = (whom: string) => `/api/admin/addresses.csv?${new URLSearchParams({ list, whom, ...(search && { search }) })}`
  const fileName = `${list}.csv`
  return (
    <Flex direction="column" gap="1" align={{ md: 'flex-end' }}>
      <Flex gap="3" wrap="wrap">
        <FileLink href={address('everybody')} fileName={fileName} getFile={getFile} variant="ghost">
          Save everybody
        </FileLink>
        <FileLink href={address('mailable')} fileName={fileName} getFile={getFile} variant="soft">
          Save who may be mailed
        </FileLink>
      </Flex>
      <Text color="fg.muted">
        As CSV{search && ', those found'}, {maxExportRows.toLocaleString('en-GB')} at most. It is logged.
      </Text>
    </Flex>
  )
}
