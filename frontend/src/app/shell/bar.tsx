import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { BarFrame } from './bar-frame.tsx'

/** The bar at the top of every page, public or signed in, with the skip link. */
export function Bar({ children }: { children: ReactNode }) {
  useEffect(markReady, [])
  return <BarFrame before={<SkipLink />}>{children}</BarFrame>
}

function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      left="4"
      top="-20"
      padding="3"
      borderRadius="xl"
      bg="accent.solid"
      color="accent.onSolid"
      _focus={{ top: '2', zIndex: 'skipNav' }}
    >
      Skip to content
    </chakra.a>
  )
}

/** Signals to page-start.js that the app now handles clicks. */
function markReady(): void {
  document.documentElement.dataset['ready'] = ''
}
