import { Box } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Logo, LogoMark } from '../../ui/illustrations/logo.tsx'

/** The logo as the way home; only its mark where the screen is narrow. */
export function HomeLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label}>
      <Box display={{ base: 'none', sm: 'block' }} width="12.5rem">
        <Logo />
      </Box>
      <Box display={{ base: 'block', sm: 'none' }} width="2.75rem">
        <LogoMark />
      </Box>
    </Link>
  )
}
