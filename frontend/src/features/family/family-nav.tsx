import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type FamilySection = 'progress' | 'settings'

type Props = {
  /** The parent's children; for a learner, only the learner. */
  list: readonly { id: string; firstName: string }[]
  /** The child of the page, with what the page shows; missing on the page about all children. */
  current?: { id: string; section: FamilySection } | undefined
  /** Whether learners view their own pages, which have no settings. */
  isMirror?: boolean
  /** Returns the path of a child's progress. */
  progressPath?: (id: string) => string
}

/** Returns the path of a child's progress. */
export const pathOfProgress = (id: string) => `/parent?child=${encodeURIComponent(id)}`

/** Leads between the family's page and the progress and settings of each child. Another child opens on the same section. */
export function FamilyNav({ list, current, isMirror = false, progressPath = pathOfProgress }: Props) {
  const pathOf = (id: string, section: FamilySection) =>
    section === 'settings' ? `/parent-dashboard/${encodeURIComponent(id)}/settings` : progressPath(id)
  return (
    <chakra.nav aria-label="Family" display="grid" gap="2">
      <Row>
        <Entry to="/parent-dashboard" isHere={!current}>
          {isMirror ? 'My card' : 'All children'}
        </Entry>
        {list.map(({ id, firstName }) => (
          <Entry key={id} to={pathOf(id, current?.section ?? 'progress')} isHere={current?.id === id}>
            {isMirror ? 'My progress' : firstName}
          </Entry>
        ))}
      </Row>
      {current && !isMirror && (
        <Row>
          <Entry to={pathOf(current.id, 'progress')} isHere={current.section === 'progress'}>
            Progress
          </Entry>
          <Entry to={pathOf(current.id, 'settings')} isHere={current.section === 'settings'}>
            Settings
          </Entry>
        </Row>
      )}
    </chakra.nav>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
      {children}
    </Flex>
  )
}

function Entry({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  return (
    <chakra.li minWidth="0">
      <EntryLink to={to} aria-current={isHere ? 'page' : undefined}>
        {children}
      </EntryLink>
    </chakra.li>
  )
}

const EntryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    maxWidth: 'full',
    paddingX: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.soft',
    bg: 'bg.card',
    color: 'fg.ink',
    fontWeight: '700',
    overflowWrap: 'anywhere',
    '&:hover:not([aria-current=page])': { bg: 'amber.soft' },
    '&[aria-current=page]': { bg: 'teal.soft', borderColor: 'teal.line', color: 'teal.text' },
  },
})
