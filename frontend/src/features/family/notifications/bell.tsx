import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { type ComponentType, type CSSProperties, Suspense, useId, useRef, useState } from 'react'
import { CloseButton } from '../../../ui/components/close-button.tsx'
import { BellIcon } from '../../../ui/components/icons.tsx'
import type { LazyComponent } from '../../../ui/loading/lazy-component.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { useModal } from '../../../ui/overlays/use-modal.ts'

type PanelProps = { leadsTo: (address: string) => boolean; onClose: () => void }

type Props = {
  /** Number of unread notifications. */
  unread: number
  /** Whether a path leads to an existing screen. */
  leadsTo: (address: string) => boolean
  /** The notifications themselves. */
  Panel: LazyComponent<ComponentType<PanelProps>>
}

/** Shows the unread count and opens the notifications, full screen on small screens. */
export function Bell({ unread, leadsTo, Panel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<{ top: number; right: number } | null>(null)
  const titleId = useId()
  const isOpen = place !== null
  const backdrop = useModal(dialog, isOpen)

  const open = () => {
    const { bottom = 0, right = 0 } = opener.current?.getBoundingClientRect() ?? {}
    setPlace({ top: bottom + 20, right: Math.max(16, document.documentElement.clientWidth - right - 12) })
  }
  const close = () => dialog.current?.close()
  // The close event is delayed, and the panel may have been reopened.
  const onClosed = () => {
    if (!dialog.current?.open) setPlace(null)
  }

  return (
    <>
      <Tooltip text="Notifications">
        <chakra.button
          ref={opener}
          type="button"
          aria-label={unread > 0 ? `Notifications: ${unread} new` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          onPointerEnter={Panel.loadAhead}
          position="relative"
          display="inline-grid"
          placeItems="center"
          boxSize="11"
          flexShrink="0"
          fontSize="2xl"
          borderRadius="full"
          cursor="pointer"
          _hover={{ bg: 'accent.soft' }}
        >
          <BellIcon />
          {unread > 0 && <Count>{unread > 9 ? '9+' : unread}</Count>}
        </chakra.button>
      </Tooltip>
      <Rise unread={unread} />
      <chakra.dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={onClosed}
        {...backdrop}
        style={place ? ({ '--top': `${place.top}px`, '--right': `${place.right}px` } as CSSProperties) : {}}
        width={{ base: '100vw', md: '27rem' }}
        maxWidth="100vw"
        height={{ base: '100dvh', md: 'fit-content' }}
        maxHeight={{ base: '100dvh', md: 'calc(100dvh - var(--top) - 1rem)' }}
        margin={{ base: '0', md: 'var(--top) var(--right) auto auto' }}
        padding="0"
        bg="bg.page"
        color="fg.ink"
        borderWidth={{ base: '0', md: '3px' }}
        borderColor="border.ink"
        borderRadius={{ base: '0', md: '3xl' }}
        boxShadow={{ md: '0 6px 0 var(--ui-colors-border-soft)' }}
        overflow="auto"
        overscrollBehavior="contain"
        css={{ '&::backdrop': { background: 'color-mix(in srgb, {colors.art.line} 22%, transparent)' } }}
      >
        {isOpen && (
          <Box padding={{ base: '4', sm: '5' }}>
            <Flex justify="space-between" align="center" gap="4" marginBottom="4">
              <chakra.h2 id={titleId} fontSize="2xl">
                Notifications
              </chakra.h2>
              <CloseButton label="Close notifications" onClick={close} />
            </Flex>
            <Suspense fallback={<Text color="fg.muted">Loading your notifications...</Text>}>
              <Panel leadsTo={leadsTo} onClose={close} />
            </Suspense>
          </Box>
        )}
      </chakra.dialog>
    </>
  )
}

function Count({ children }: { children: string | number }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      top="-1"
      right="-1.5"
      display="grid"
      placeItems="center"
      minWidth="6"
      height="6"
      paddingX="1"
      borderWidth="2px"
      borderColor="art.line"
      borderRadius="full"
      bg="coral.solid"
      color="coral.onSolid"
      fontFamily="heading"
      fontWeight="700"
      fontSize="sm"
      lineHeight="1"
    >
      {children}
    </Box>
  )
}

/** Announces new notifications politely. The initial count is part of the button's name. */
function Rise({ unread }: { unread: number }) {
  const [known, setKnown] = useState(unread)
  const [text, setText] = useState('')
  if (unread !== known) {
    setKnown(unread)
    setText(unread > known ? `${unread} new ${unread === 1 ? 'notification' : 'notifications'}` : '')
  }
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}
