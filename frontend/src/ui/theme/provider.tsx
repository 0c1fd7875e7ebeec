import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { getThemeSystem } from './theme.ts'

export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={getThemeSystem()}>{children}</ChakraProvider>
}
