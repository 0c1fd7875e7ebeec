import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { PublicBar } from './public-bar.tsx'
import { SiteFooter } from './site-footer.tsx'

/** A legal page between bar and footer; on paper it stands alone. */
export function LegalFrame({ children }: { children: ReactNode }) {
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

/** A box of its own would stop the bar from sticking, so it has none. */
function ScreenOnly({ children }: { children: ReactNode }) {
  return (
    <Box display="contents" _print={{ display: 'none' }}>
      {children}
    </Box>
  )
}
