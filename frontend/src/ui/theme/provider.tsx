import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { theSystem } from './theme.ts'

export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={theSystem()}>{children}</ChakraProvider>
}
