import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/components/page.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type SignInLayoutProps = { title: string; intro: string; hue: Hue; scene: ReactNode; children: ReactNode }

/** Lays out a sign-in form next to an illustration. */
export function SignInLayout({ title, intro, hue, scene, children }: SignInLayoutProps) {
  return (
    <Page title={title} intro={intro} hue={hue}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 32rem) minmax(0, 1fr)' }}
        columnGap="14"
        rowGap="4"
        alignItems="start"
      >
        <Box
          order={{ lg: 1 }}
          width={{ base: '44', lg: 'full' }}
          maxWidth="md"
          marginX="auto"
          marginTop={{ base: '-6', lg: '-16' }}
        >
          {scene}
        </Box>
        <Box display="grid" gap="6" minWidth="0">
          {children}
        </Box>
      </Box>
    </Page>
  )
}
