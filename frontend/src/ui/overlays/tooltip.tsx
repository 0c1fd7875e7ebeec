import { Box } from '@chakra-ui/react'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300

/** Time at which the last tooltip of the page was closed. */
let closedAt = Number.NEGATIVE_INFINITY

/**
 * Explains an icon button: after 700 ms under the pointer, immediately with keyboard focus, and immediately within 300 ms of another
 * tooltip closing. Escape closes it. The button keeps its own accessible name, so that screen readers do not read the text twice.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt = Date.now()
    setOpen(false)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const isNear = Date.now() - closedAt < skipDelay
    timer.current = setTimeout(() => setOpen(true), isNear ? 0 : openDelay)
  }

  return (
    <Box
      as="span"
      display="inline-grid"
      position="relative"
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && <Bubble text={text} />}
    </Box>
  )
}

/** Its upper edge touches the button, so that the pointer can move onto the text. */
function Bubble({ text }: { text: string }) {
  return (
    <Box as="span" aria-hidden="true" data-tooltip="" position="absolute" top="100%" right="0" paddingTop="2" zIndex="tooltip">
      <Box
        as="span"
        display="block"
        paddingX="3"
        paddingY="1"
        bg="fg.ink"
        color="bg.page"
        borderRadius="lg"
        fontWeight="600"
        whiteSpace="nowrap"
      >
        {text}
      </Box>
    </Box>
  )
}
