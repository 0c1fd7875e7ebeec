import { Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'

type Props = { title: string; isRestoring: boolean; onUndo(): void; onGone(): void }

const shownFor = 10_000

/** Offers to undo a deletion for ten seconds, and longer while the pointer or the keyboard focus is on it. */
export function UndoBar({ title, isRestoring, onUndo, onGone }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  const [isHeld, setHeld] = useState(false)
  const leave = useEffectEvent(onGone)

  // The focused element was removed, so the focus moves to the undo button.
  useEffect(() => undo.current?.focus(), [])

  useEffect(() => {
    if (isHeld || isRestoring) return
    const timer = setTimeout(() => leave(), shownFor)
    return () => clearTimeout(timer)
  }, [isHeld, isRestoring])

  const holdByKeyboard = () => setHeld(undo.current?.matches(':focus-visible') ?? false)
  return (
    <Flex
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={holdByKeyboard}
      onBlur={() => setHeld(false)}
      position="fixed"
      zIndex="overlay"
      left={{ base: '4', md: '6' }}
      right={{ base: '4', md: 'auto' }}
      bottom={{ base: '4', md: '6' }}
      align="center"
      justify="space-between"
      gap="4"
      maxWidth={{ md: '30rem' }}
      paddingY="3"
      paddingX="5"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      boxShadow="0 6px 0 var(--ui-colors-color-palette-solid), 0 18px 40px rgb(0 0 0 / 0.25)"
      _motionSafe={{ animation: 'rise 240ms cubic-bezier(0.2, 0.8, 0.3, 1) backwards' }}
    >
      <Text minWidth="0" overflowWrap="anywhere">
        “{title}” was deleted.
      </Text>
      <Button ref={undo} variant="soft" loading={isRestoring} onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  )
}
