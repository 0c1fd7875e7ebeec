import { avatarOf } from '@deepm/schema/rules/avatars'
import { useLocation } from 'react-router-dom'
import { useSessionActions } from '../../lib/session.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuLink, MenuNote } from '../../ui/menu.tsx'
import { useScreenExists } from '../screens.ts'

export type Person = { firstName: string; avatarUrl: string | null }

/** Items of the specification, section 2; one appears when its screen does. */
const items = [
  { to: '/profile', label: 'Profile' },
  { to: '/achievements', label: 'Achievements' },
  { to: '/parent', label: 'Parent Portal' },
  { to: '/subscribe', label: 'Subscription' },
]

const staffItems = [{ to: '/admin/log', label: 'Audit log' }]

export function UserMenu({ firstName, avatarUrl, isStaff }: Person & { isStaff: boolean }) {
  const { pathname } = useLocation()
  const exists = useScreenExists()
  const { leave } = useSessionActions()
  // Pictures are those of the academy; the address of any other is not asked.
  const picture = avatarOf(avatarUrl) ? avatarUrl : null
  return (
    <Menu label="Your account" button={<Avatar name={firstName} src={picture} />}>
      <MenuNote>Signed in as {firstName}</MenuNote>
      {[...items, ...(isStaff ? staffItems : [])]
        .filter(({ to }) => exists(to))
        .map(({ to, label }) => (
          <MenuLink key={to} to={to} isCurrent={pathname === to}>
            {label}
          </MenuLink>
        ))}
      {/* A navigation of the browser, as the specification has it: the server ends the session and leads to the landing page. */}
      <MenuLink href="/api/logout" onClick={leave}>
        Sign Out
      </MenuLink>
    </Menu>
  )
}
