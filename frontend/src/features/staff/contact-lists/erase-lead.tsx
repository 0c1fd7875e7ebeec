import { chakra, Flex, Text } from '@chakra-ui/react'
import type { AddressList } from '@deepm/schema/rules/staff/contact-lists'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { AddressRow_AddressFragment } from './address-row.generated.ts'
import { useEraseLeadMutation } from './erase-lead.generated.ts'

type Props = {
  list: AddressList
  address: AddressRow_AddressFragment
  onKeep(): void
  onForgotten(words: string): void
}

/** Asks for confirmation below the row before an address is erased. */
export function EraseLead({ list, address: { id, email }, onKeep, onForgotten }: Props) {
  const [erase, { loading }] = useEraseLeadMutation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])

  const yes = async () => {
    if (loading) return
    const result = (await erase({ variables: { list, id } }).catch(() => null))?.data?.eraseLead
    if (result?.__typename === 'DonePayload') return onForgotten(`${email} was deleted.`)
    if (result?.__typename === 'NotFoundError') return onForgotten('A colleague has already deleted this address.')
    toastNotSaved(result?.message, 'Not deleted')
  }

  return (
    <Notice tone="danger" title={<chakra.span overflowWrap="anywhere">Delete {email}?</chakra.span>}>
      <Text>
        This removes the address from both lists, along with the emails we sent because of them. Only do this if its owner asks
        you to. Any account with the same address will not be deleted. This can’t be undone.
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="danger" loading={loading} onClick={() => void yes()}>
          Delete
        </Button>
        <Button ref={keep} variant="outline" disabled={loading} onClick={onKeep}>
          Keep
        </Button>
      </Flex>
    </Notice>
  )
}
