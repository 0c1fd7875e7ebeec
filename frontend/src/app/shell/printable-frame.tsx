import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/components/button.tsx'
import { PublicBar } from './public-bar.tsx'
import { SiteFooter } from './site-footer.tsx'

/** A page between bar and footer. In print, only the page remains. */
export function PrintableFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ScreenOnly>
        <PublicBar>
          <LinkButton to="/signup">Get Started</LinkButton>
        </PublicBar>
      </ScreenOnly>
      {children}
      <ScreenOnly>
        <SiteFooter />
      </ScreenOnly>
    </>
  )
}

/** `display: contents`, because a box would break the sticky bar. */
function ScreenOnly({ children }: { children: ReactNode }) {
  return (
    <Box display="contents" _print={{ display: 'none' }}>
      {children}
    </Box>
  )
}
