import { ChakraProvider } from '@chakra-ui/react'
import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { system } from './theme.ts'

const loadFeatures = () => import('./motion-features.ts').then((features) => features.domAnimation)

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <LazyMotion features={loadFeatures} strict>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </LazyMotion>
    </ChakraProvider>
  )
}
