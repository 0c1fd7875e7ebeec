import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ColorModeButton } from '../../ui/color-mode.tsx'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'

type Item = { to: string; label: string; emoji: string; isActive: (path: string) => boolean }

/** Items of the specification (section 2) whose screens exist. Learn stands for every path of the personas. */
const items: Item[] = [
  {
    to: '/personas',
    label: 'Learn',
    emoji: '📚',
    isActive: (path) => path === '/' || path.startsWith('/persona') || path.startsWith('/lesson'),
  },
  { to: '/progress', label: 'Progress', emoji: '📈', isActive: (path) => path === '/progress' },
]

type Props = { firstName: string; xp: number | null; onLogout: () => void }

export function TopNav({ firstName, xp, onLogout }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState(pathname)
  // A new address closes the menu.
  if (openedAt !== pathname) {
    setOpenedAt(pathname)
    setOpen(false)
  }
  return (
    <Bar>
      <HomeLink to="/dashboard" label="DEEPM Academy: dashboard" />
      <Box marginLeft="auto" display={{ base: 'block', xl: 'none' }}>
        <Button variant="outline" aria-expanded={isOpen} aria-controls="main-nav" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close menu' : 'Menu'}
        </Button>
      </Box>
      <Flex
        id="main-nav"
        display={{ base: isOpen ? 'flex' : 'none', xl: 'flex' }}
        flex={{ base: '1 1 100%', xl: '1' }}
        direction={{ base: 'column', xl: 'row' }}
        gap="2"
        align={{ base: 'stretch', xl: 'center' }}
      >
        <Flex as="nav" aria-label="Main" direction={{ base: 'column', xl: 'row' }} gap="2">
          {items.map((item) => (
            <NavLink key={item.to} item={item} isActive={item.isActive(pathname)} />
          ))}
        </Flex>
        <Flex gap="2" align="center" marginLeft={{ xl: 'auto' }} wrap="wrap">
          {xp !== null && (
            <Box paddingX="3" fontWeight="bold">
              <span aria-hidden="true">⚡ </span>
              {xp} XP
            </Box>
          )}
          <ColorModeButton />
          <LinkButton to="/subscribe" variant="ghost" aria-current={pathname === '/subscribe' ? 'page' : undefined}>
            Subscription
          </LinkButton>
          {/* A navigation of the browser, as the specification has it: the server ends the session and leads to the landing page. */}
          <LinkButton href="/api/logout" variant="ghost">
            Sign Out
            {firstName && (
              <Box as="span" srOnly>
                {' '}
                {firstName}
              </Box>
            )}
          </LinkButton>
          <Button variant="outline" onClick={onLogout}>
            Logout
          </Button>
        </Flex>
      </Flex>
    </Bar>
  )
}

function NavLink({ item, isActive }: { item: Item; isActive: boolean }) {
  return (
    <LinkButton to={item.to} variant={isActive ? 'soft' : 'ghost'} aria-current={isActive ? 'page' : undefined}>
      <span aria-hidden="true">{item.emoji}</span> {item.label}
    </LinkButton>
  )
}
