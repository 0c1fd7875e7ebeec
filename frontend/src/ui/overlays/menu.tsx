import { Box, chakra } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

export type MenuProps = {
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  button: ReactNode
  children: ReactNode
}

/**
 * A button that opens a menu of links. Arrow keys, Home, End and first letters move in it. Escape returns the focus. Tab, a choice and a
 * press outside close it.
 */
export function Menu({ label, button, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [opensAt, setOpensAt] = useState<0 | -1>(0)
  const id = useId()

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const open = (at: 0 | -1) => {
    setOpensAt(at)
    setOpen(true)
  }

  useEffect(() => {
    if (!isOpen) return
    items().at(opensAt)?.focus()
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, opensAt])

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : -1)
  }

  const onListKey = (event: KeyboardEvent) => {
    // Closing removes the focused item, so the focus returns to the button first. Tab then continues from the button.
    if (event.key === 'Escape' || event.key === 'Tab') {
      opener.current?.focus()
      setOpen(false)
      return
    }
    const list = items()
    const next = target(event.key, list, list.indexOf(document.activeElement as HTMLElement))
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Box ref={root} position="relative" onBlur={onBlur}>
      <chakra.button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={onButtonKey}
        display="block"
        borderRadius="full"
        cursor="pointer"
        _hover={{ filter: 'brightness(1.06)' }}
      >
        {button}
      </chakra.button>
      {isOpen && (
        <Box
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={onListKey}
          onClick={() => setOpen(false)}
          position="absolute"
          zIndex="dropdown"
          top="calc(100% + 1.25rem)"
          right="0"
          display="grid"
          gap="1"
          minWidth="15rem"
          padding="2"
          bg="bg.card"
          borderWidth="3px"
          borderColor="border.ink"
          borderRadius="2xl"
          boxShadow="0 6px 0 var(--ui-colors-border-soft)"
        >
          {children}
        </Box>
      )}
    </Box>
  )
}

function target(key: string, list: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return list[(at + 1) % list.length]
  if (key === 'ArrowUp') return list.at(at - 1)
  if (key === 'Home') return list[0]
  if (key === 'End') return list.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...list.slice(at + 1), ...list.slice(0, at + 1)]
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '12',
  paddingX: '4',
  borderRadius: 'xl',
  fontFamily: 'heading',
  fontWeight: '500',
  color: 'fg.ink',
  textDecoration: 'none',
  _hover: { bg: 'accent.soft' },
  _focus: { bg: 'accent.soft' },
  _currentPage: { color: 'accent.text', fontWeight: '600' },
} as const

const RouterItem = chakra(Link, { base: look })
const AnchorItem = chakra('a', { base: look })

type ItemProps = { children: ReactNode; isCurrent?: boolean | undefined; onClick?: () => void } & (
  | { to: LinkProps['to']; href?: undefined }
  | { href: string; to?: undefined }
)

/** A menu item: `to` navigates within the app, `href` uses the browser. */
export function MenuLink({ children, isCurrent = false, to, href, onClick }: ItemProps) {
  const shared = { role: 'menuitem', tabIndex: -1, onClick, 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (href !== undefined)
    return (
      <AnchorItem {...shared} href={href}>
        {children}
      </AnchorItem>
    )
  return (
    <RouterItem {...shared} to={to}>
      {children}
    </RouterItem>
  )
}

/** Text above the menu items. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <Box
      role="none"
      paddingX="4"
      paddingY="2"
      marginBottom="1"
      borderBottomWidth="2px"
      borderColor="border.soft"
      color="fg.muted"
    >
      {children}
    </Box>
  )
}
