import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSettings } from '../../../lib/settings.ts'
import { CloseButton } from '../../../ui/components/close-button.tsx'
import { FoxSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { Confetti, Pop } from '../../../ui/motion/motion.tsx'

const closeAfterMs = 12_000

type Props = { goal: number; onClose(): void }

/**
 * Celebrates the daily goal under the bar. Render it in a live region, so that it is announced; it doesn't take the focus. It closes
 * after twelve seconds, unless the pointer or the focus is on it. The calm theme shows only the words.
 */
export function GoalReached({ goal, onClose }: Props) {
  const isCalm = useSettings().visualTheme === 'calm'
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, closeAfterMs)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <Flex
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      position="relative"
      gap={{ base: '3', sm: '4' }}
      align="center"
      padding={{ base: '3', sm: '4' }}
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      boxShadow="0 6px 0 var(--ui-colors-teal-solid), 0 18px 40px rgb(0 0 0 / 0.25)"
      pointerEvents="auto"
    >
      {!isCalm && (
        <>
          <Confetti />
          <Box aria-hidden="true" flexShrink="0" width={{ base: '16', sm: '24' }}>
            <Pop>
              <FoxSidekick mood="cheering" />
            </Pop>
          </Box>
        </>
      )}
      <Box flex="1" minWidth="0">
        <Text fontFamily="heading" fontWeight="600" fontSize="2xl" lineHeight="1.15">
          Goal reached!
        </Text>
        <Text>{`You learned for ${goal} minutes today. Keep going or take a break: both are great.`}</Text>
      </Box>
      <Box alignSelf="flex-start">
        <CloseButton label="Close" onClick={onClose} margin="-1.5" />
      </Box>
    </Flex>
  )
}
