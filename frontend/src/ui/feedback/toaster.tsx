import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { CloseButton } from '../components/close-button.tsx'
import { AlertIcon, CheckIcon } from '../components/icons.tsx'
import { dismissToast, removeToast, type Toast, useToast } from './toast-store.ts'
import { useSwipeRight } from './use-swipe-right.ts'

export { toast } from './toast-store.ts'

const closeAfter = 5000
/** Time in ms that a dismissed message stays in the DOM, hidden, unless another replaces it. */
const removeAfterMs = 1_000_000

/** The shared region for short messages. F8 moves the focus there. A message stays while it is hovered or focused. */
export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const current = useToast()

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const item = current ? <ToastItem key={current.id} toast={current} /> : null
  const urgent = current?.variant === 'destructive'
  return (
    <chakra.section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      position="fixed"
      zIndex="toast"
      // Below the bar on small screens: at the bottom it would cover the control that caused it.
      top={{ base: '16', lg: 'auto' }}
      bottom={{ lg: '0' }}
      right="0"
      width="full"
      maxWidth={{ md: '420px' }}
      padding="4"
      borderRadius="2xl"
      pointerEvents="none"
    >
      {/* The polite region is rendered before its text, or screen readers can miss it. An alert is read when it appears. */}
      <div aria-live="polite">{urgent ? null : item}</div>
      {urgent ? item : null}
    </chakra.section>
  )
}

function ToastItem({ toast: { id, title, description, variant, open } }: { toast: Toast }) {
  const destructive = variant === 'destructive'
  const { offset, dragging, handlers } = useSwipeRight(() => dismissToast(id))
  const { pause, resume } = useTimer(id, open)
  return (
    <Box
      role={destructive ? 'alert' : 'status'}
      aria-live={destructive ? 'assertive' : 'off'}
      aria-atomic="true"
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      {...handlers}
      colorPalette={destructive ? 'danger' : 'teal'}
      display="flex"
      alignItems="flex-start"
      gap="3"
      padding="4"
      bg="bg.card"
      color="fg.ink"
      borderWidth="3px"
      borderColor={destructive ? 'danger.line' : 'border.ink'}
      borderRadius="2xl"
      boxShadow="0 6px 0 var(--ui-colors-color-palette-solid), 0 18px 40px rgb(0 0 0 / 0.25)"
      pointerEvents="auto"
      touchAction="pan-y"
      animation="slideIn 220ms cubic-bezier(0.2, 0.8, 0.3, 1)"
      opacity={open ? '1' : '0'}
      visibility={open ? 'visible' : 'hidden'}
      transition={dragging ? 'none' : 'transform 180ms, opacity 180ms, visibility 180ms'}
      style={{ transform: `translateX(${open ? offset : Math.max(offset, 60)}px)` }}
    >
      <Box
        aria-hidden="true"
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="9"
        bg="colorPalette.solid"
        color="colorPalette.onSolid"
        borderRadius="full"
      >
        {destructive ? <AlertIcon /> : <CheckIcon />}
      </Box>
      <Box flex="1" minWidth="0" paddingTop="1">
        <Box fontFamily="heading" fontWeight="600">
          {title}
        </Box>
        {description ? <Box color="fg.muted">{description}</Box> : null}
      </Box>
      <CloseButton label="Close message" onClick={() => dismissToast(id)} margin="-1.5" />
    </Box>
  )
}

function useTimer(id: number, open: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = () => clearTimeout(timer.current)
  const resume = () => {
    pause()
    timer.current = setTimeout(() => dismissToast(id), closeAfter)
  }
  useEffect(() => {
    if (open) resume()
    else timer.current = setTimeout(() => removeToast(id), removeAfterMs)
    return pause
  }, [id, open])
  return { pause, resume: open ? resume : () => {} }
}
