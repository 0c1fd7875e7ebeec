import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import { type AddressList, addressLists, mailStates } from '@deepm/schema/rules/staff/contact-lists'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { formatDay } from '../dates.ts'
import { Badge } from '../roster/badges.tsx'
import type { AddressRow_AddressFragment } from './address-row.generated.ts'
import { EraseLead } from './erase-lead.tsx'

type Address = AddressRow_AddressFragment
type Props = { list: AddressList; addresses: Address[]; isBusy: boolean; onForgotten(words: string): void }

const heads: Record<AddressList, string[]> = {
  guide: ['Parent', 'Child', 'Status', 'Delete'],
  mailing: ['Email', 'Signed up via', 'Status', 'Delete'],
}

const sources: Record<string, string> = { newsletter: 'Newsletter form', demo: 'Demo videos', signup: 'Signup' }

/** On narrow screens the table scrolls inside its frame, which is focusable for keyboard users. */
export function AddressTable({ list, addresses, isBusy, onForgotten }: Props) {
  const [asked, setAsked] = useState('')
  return (
    <Frame role="region" aria-label={`${addressLists[list]}, scrolls sideways`} tabIndex={0} aria-busy={isBusy}>
      <chakra.table width="full" borderCollapse="collapse" opacity={isBusy ? 0.6 : 1}>
        <caption>
          <VisuallyHidden>{addressLists[list]}, newest first</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads[list].map((title) => (
              <Cell key={title} as="th" scope="col" fontWeight="700" whiteSpace="nowrap">
                {title}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {addresses.map((address) => (
            <Fragment key={address.id}>
              <AddressRow list={list} address={address}>
                <Button
                  variant="outline"
                  aria-label={`Delete ${address.email}`}
                  aria-expanded={asked === address.id}
                  onClick={() => setAsked(asked === address.id ? '' : address.id)}
                >
                  Delete
                </Button>
              </AddressRow>
              {asked === address.id && (
                <tr>
                  <Cell colSpan={heads[list].length}>
                    {/* The question stays visible when the table is scrolled sideways. */}
                    <Box position="sticky" left="3" maxWidth="calc(100vw - 5rem)">
                      <EraseLead list={list} address={address} onKeep={() => setAsked('')} onForgotten={onForgotten} />
                    </Box>
                  </Cell>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </chakra.table>
    </Frame>
  )
}

function AddressRow({ list, address, children }: { list: AddressList; address: Address; children: ReactNode }) {
  const { email, phone, name, childAge, interests, requests, leftAt, source } = address
  return (
    <chakra.tr _hover={{ bg: 'bg.sunken' }}>
      <Cell as="th" scope="row" minWidth="56" fontWeight="700" overflowWrap="anywhere">
        {email}
        {name && <Muted>{name}</Muted>}
        {phone && <Muted>{phone}</Muted>}
      </Cell>
      <Cell minWidth="36" overflowWrap="anywhere">
        {list === 'guide' && (childAge === null ? 'Age not given' : `${childAge} years old`)}
        {list === 'mailing' && (sources[source ?? ''] ?? source)}
        {interests && <Muted>{interests}</Muted>}
      </Cell>
      <Cell whiteSpace="nowrap">
        <StateBadge state={address.state} />
        <Muted>
          {formatDay(leftAt)}
          {(requests ?? 0) > 1 && `, asked ${requests} times`}
        </Muted>
      </Cell>
      <Cell>{children}</Cell>
    </chakra.tr>
  )
}

const looks = {
  mayBeMailed: { palette: 'success', sign: '✓' },
  unconfirmed: { palette: 'amber', sign: '?' },
  unsubscribed: { palette: 'danger', sign: '✕' },
} as const

function StateBadge({ state }: Pick<Address, 'state'>) {
  return <Badge {...looks[state]}>{mailStates[state]}</Badge>
}

const Muted = (props: { children: ReactNode }) => <Text color="fg.muted" fontWeight="400" {...props} />

const Frame = chakra(Box, {
  base: {
    // Contains the visually hidden text, which would otherwise widen the page.
    position: 'relative',
    overflowX: 'auto',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: '2xl',
    bg: 'bg.card',
  },
})

const Cell = chakra('td', {
  base: { padding: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '2px', borderColor: 'border.soft' },
})
