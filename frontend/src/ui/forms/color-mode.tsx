import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { MoonIcon, SunIcon } from '../components/icons.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

type ColorMode = 'light' | 'dark'

const key = 'color-mode'
const listeners = new Set<() => void>()

function read(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function apply(mode: ColorMode) {
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  if (event.key === key && (event.newValue === 'dark' || event.newValue === 'light')) apply(event.newValue)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Returns the color mode, synchronized between tabs. `public/color-mode.js` sets the initial one. */
export function useColorMode(): { mode: ColorMode; toggle(): void } {
  const mode = useSyncExternalStore<ColorMode>(subscribe, read, () => 'light')
  function toggle() {
    const next = read() === 'dark' ? 'light' : 'dark'
    try {
      localStorage.setItem(key, next)
    } catch {
      // Storage can be full or blocked. The choice then lasts as long as the page.
    }
    apply(next)
  }
  return { mode, toggle }
}

export function ColorModeButton() {
  const { mode, toggle } = useColorMode()
  const label = mode === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'
  return (
    <Tooltip text={label}>
      <chakra.button
        type="button"
        aria-label={label}
        onClick={toggle}
        display="inline-grid"
        placeItems="center"
        boxSize="11"
        flexShrink="0"
        fontSize="xl"
        borderRadius="full"
        cursor="pointer"
        transition="background 120ms"
        _hover={{ bg: 'accent.soft' }}
      >
        {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
      </chakra.button>
    </Tooltip>
  )
}
