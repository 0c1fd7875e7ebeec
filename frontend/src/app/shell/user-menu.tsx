import type { AvatarColour } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarLook } from '@deepm/schema/rules/accounts/avatar-look'
import { useLocation } from 'react-router-dom'
import { useSessionActions } from '../../lib/session/session.tsx'
import { Avatar } from '../../ui/components/avatar.tsx'
import { Menu, MenuLink, MenuNote } from '../../ui/overlays/menu.tsx'
import { useScreenExists } from './screens.ts'

export type Person = { firstName: string; avatarUrl: string | null; avatarColour: AvatarColour | null }

/** Items of the specification, section 2. An item appears once its screen exists. */
const items = [
  { to: '/profile', label: 'Profile' },
  { to: '/achievements', label: 'Achievements' },
  { to: '/parent', label: 'Parent Portal' },
  { to: '/subscribe', label: 'Subscription' },
]

const staffItems = [{ to: '/admin/log', label: 'Audit log' }]

export function UserMenu({ firstName, avatarUrl, avatarColour, isStaff }: Person & { isStaff: boolean }) {
  const { pathname } = useLocation()
  const exists = useScreenExists()
  const { leave } = useSessionActions()
  return (
    <Menu label="Your account" button={<Avatar name={firstName} {...avatarLook(avatarUrl, avatarColour)} />}>
      <MenuNote>Signed in as {firstName}</MenuNote>
      {[...items, ...(isStaff ? staffItems : [])]
        .filter(({ to }) => exists(to))
        .map(({ to, label }) => (
          <MenuLink key={to} to={to} isCurrent={pathname === to}>
            {label}
          </MenuLink>
        ))}
      {/* A browser navigation, as specified: the server ends the session and redirects to the landing page. */}
      <MenuLink href="/api/logout" onClick={leave}>
        Sign Out
      </MenuLink>
    </Menu>
  )
}
