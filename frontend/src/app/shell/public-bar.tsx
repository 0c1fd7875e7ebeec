import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ColorModeButton } from '../../ui/forms/color-mode.tsx'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'

export function PublicBar({ children }: { children?: ReactNode }) {
  return (
    <Bar>
      <HomeLink to="/landing" label="DEEPM Academy: home" />
      <Flex marginLeft="auto" gap="2" align="center" wrap="wrap">
        <ColorModeButton />
        {children}
      </Flex>
    </Bar>
  )
}
