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
          Download all
        </FileLink>
        <FileLink href={address('mailable')} fileName={fileName} getFile={getFile} variant="soft">
          Download those we can email
        </FileLink>
      </Flex>
      <Text color="fg.muted">
        CSV{search && ' of the addresses found'}, up to {maxExportRows.toLocaleString('en-GB')}. Downloads are logged.
      </Text>
    </Flex>
  )
}
