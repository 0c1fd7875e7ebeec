import { Box } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Logo, LogoMark } from '../../ui/illustrations/emblems/logo.tsx'

type Props = {
  to: string
  label: string
  /** Whether the logo shows only its mark until the screen is very wide. */
  isCompact?: boolean
}

/** The logo as a link home. On a narrow screen it shows only its mark. */
export function HomeLink({ to, label, isCompact = false }: Props) {
  const [mark, whole] = isCompact
    ? [
        { base: 'block', '2xl': 'none' },
        { base: 'none', '2xl': 'block' },
      ]
    : [
        { base: 'block', sm: 'none' },
        { base: 'none', sm: 'block' },
      ]
  return (
    <Link to={to} aria-label={label}>
      <Box display={whole} width="12.5rem">
        <Logo />
      </Box>
      <Box display={mark} width="2.75rem">
        <LogoMark />
      </Box>
    </Link>
  )
}
