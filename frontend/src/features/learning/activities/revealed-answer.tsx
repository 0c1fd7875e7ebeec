import { Box } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useScrollTo } from '../../../ui/motion/use-scroll-to.ts'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = Pick<ComponentProps<typeof Box>, 'marginTop'> & { isShown: boolean; hue: Hue; children: ReactNode }

/** The answer of an activity. It is announced and scrolled into view when it appears; on paper it is always there. */
export function RevealedAnswer({ isShown, hue, marginTop, children }: Props) {
  const shown = useScrollTo<HTMLDivElement>(isShown)
  const answer = (
    <Box bg={`${hue}.soft`} borderRadius="2xl" padding="4">
      {children}
    </Box>
  )
  return (
    <>
      <Box ref={shown} aria-live="polite" marginTop={isShown ? marginTop : undefined}>
        {isShown && answer}
      </Box>
      {!isShown && (
        <Box display="none" marginTop={marginTop} _print={{ display: 'block' }}>
          {answer}
        </Box>
      )}
    </>
  )
}
