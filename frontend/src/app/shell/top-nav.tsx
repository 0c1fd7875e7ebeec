import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberDestination } from '../../lib/session/return-to.ts'
import { Button, LinkButton } from '../../ui/components/button.tsx'
import { CloseIcon, MenuIcon } from '../../ui/components/icons.tsx'
import { ColorModeButton } from '../../ui/forms/color-mode.tsx'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'
import { useScreenExists } from './screens.ts'
import { type Person, UserMenu } from './user-menu.tsx'

type Item = { to: string; label: string; emoji: string; isActive: (path: string) => boolean }

const at = (address: string) => (path: string) => path === address

/** Items of the specification, section 2. An item appears once its screen exists. Learn stays current on all learning pages. */
const items: Item[] = [
  {
    to: '/personas',
    label: 'Learn',
    emoji: '📚',
    isActive: (path) => path === '/' || /^\/(persona|lesson|learning)/.test(path),
  },
  { to: '/playground', label: 'Practice', emoji: '🧪', isActive: at('/playground') },
  { to: '/progress', label: 'Progress', emoji: '📈', isActive: at('/progress') },
  { to: '/projects', label: 'Projects', emoji: '🎨', isActive: at('/projects') },
  { to: '/parent-dashboard', label: 'Family', emoji: '🏡', isActive: at('/parent-dashboard') },
]

/** Items for staff. Learning is one click away. */
const staffItems: Item[] = [
  { to: '/admin', label: 'Students', emoji: '🎓', isActive: (path) => /^\/admin(\/students\/.*)?$/.test(path) },
  { to: '/admin/queue', label: 'Queue', emoji: '🛟', isActive: at('/admin/queue') },
  { to: '/admin/content', label: 'Content', emoji: '✏️', isActive: (path) => path.startsWith('/admin/content') },
  { to: '/admin/people', label: 'People', emoji: '👥', isActive: at('/admin/people') },
  { to: '/admin/explorer', label: 'Explorer', emoji: '🔭', isActive: at('/admin/explorer') },
  ...items.slice(0, 1),
]

type Props = {
  isStaff: boolean
  /** The signed-in user; `null` when the session has ended. */
  person: Person | null
  /** XP of a learner; `null` for other users. */
  xp: number | null
  /** The ring of the daily goal, shown with the XP, for a learner whose minutes count. */
  goalRing?: ReactNode
  bell: ReactNode
  onLogout: () => void
}

/** The bar of signed-in screens. On a narrow screen, links and switches collapse into a menu, and the account stays visible. */
export function TopNav({ isStaff, person, xp, goalRing, bell, onLogout }: Props) {
  const { pathname, search, hash } = useLocation()
  return (
    <Bar>
      <HomeLink to="/dashboard" label="DEEPM Academy: dashboard" isCompact />
      <Foldable place={pathname}>
        <Flex as="nav" aria-label="Main" direction={{ base: 'column', xl: 'row' }} gap={{ base: '2', xl: '1' }}>
          <Items items={isStaff ? staffItems : items} pathname={pathname} />
        </Flex>
        <Flex gap="2" align="center" marginLeft={{ xl: 'auto' }}>
          <ColorModeButton />
          {person && (
            <Button variant="outline" onClick={onLogout}>
              Logout
            </Button>
          )}
        </Flex>
      </Foldable>
      {/* Reserves the height of the bell, which loads later. */}
      <Flex gap={{ base: '2', xl: '3' }} align="center" marginLeft={{ base: 'auto', xl: '0' }} minHeight="12">
        {person && xp !== null && <Xp xp={xp} goalRing={goalRing} />}
        {person && bell}
        {person ? (
          <UserMenu {...person} isStaff={isStaff} />
        ) : (
          <LinkButton href="/api/login" onClick={() => rememberDestination(pathname + search + hash)}>
            Sign In
          </LinkButton>
        )}
      </Flex>
    </Bar>
  )
}

function Items({ items, pathname }: { items: Item[]; pathname: string }) {
  const exists = useScreenExists()
  return items
    .filter(({ to }) => exists(to))
    .map(({ to, label, emoji, isActive }) => (
      <LinkButton
        key={to}
        to={to}
        variant={isActive(pathname) ? 'soft' : 'ghost'}
        aria-current={isActive(pathname) ? 'page' : undefined}
        style={{ paddingInline: '0.625rem', justifyContent: 'flex-start' }}
      >
        <span aria-hidden="true">{emoji}</span> {label}
      </LinkButton>
    ))
}

function Xp({ xp, goalRing }: { xp: number; goalRing: ReactNode }) {
  return (
    <Flex
      gap="1"
      align="center"
      paddingLeft={goalRing ? '1' : '3'}
      paddingRight={goalRing ? { base: '2', sm: '3' } : '3'}
      paddingY="1"
      borderRadius="full"
      bg="amber.soft"
      color="amber.text"
      fontFamily="heading"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {goalRing || <span aria-hidden="true">⚡</span>}
      <span>{xp.toLocaleString('en')} XP</span>
    </Flex>
  )
}

/** A row on a wide screen, otherwise a disclosure. A new path and Escape close it. */
function Foldable({ place, children }: { place: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(place)
  const button = useRef<HTMLButtonElement>(null)
  if (openedAt !== place) {
    setOpenedAt(place)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Box display="contents" onKeyDown={onKeyDown}>
      <chakra.button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="main-nav"
        onClick={() => setOpen(!isOpen)}
        display={{ base: 'inline-grid', xl: 'none' }}
        placeItems="center"
        boxSize="11"
        flexShrink="0"
        fontSize="2xl"
        borderRadius="xl"
        cursor="pointer"
        _hover={{ bg: 'accent.soft' }}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </chakra.button>
      <Flex
        id="main-nav"
        display={{ base: isOpen ? 'flex' : 'none', xl: 'flex' }}
        // Visually below the row of its button, but right after the button in the tab order.
        order={{ base: '1', xl: '0' }}
        flex={{ base: '1 1 100%', xl: '1' }}
        direction={{ base: 'column', xl: 'row' }}
        gap="2"
        align={{ base: 'stretch', xl: 'center' }}
        paddingBottom={{ base: '2', xl: '0' }}
      >
        {children}
      </Flex>
    </Box>
  )
}
