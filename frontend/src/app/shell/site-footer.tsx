import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '../../ui/illustrations/emblems/logo.tsx'
import { ShoreScene } from '../../ui/illustrations/harbour/shore.tsx'

/** The footer of every public page: the lighthouse shore, and all other links below the water. */
export function SiteFooter() {
  return (
    <Box as="footer" marginTop={{ base: '6', md: '10' }}>
      <Box height="max(9rem, 18.1vw)">
        <ShoreScene />
      </Box>
      <Box bg="art.night" color="art.paper" css={{ '& :focus-visible': { outlineColor: 'amber.solid' } }}>
        <Flex
          wrap="wrap"
          columnGap={{ base: '10', md: '16' }}
          rowGap="8"
          maxWidth="page"
          marginX="auto"
          paddingX={{ base: '4', sm: '6', lg: '8' }}
          paddingTop="6"
          paddingBottom="10"
        >
          <Box flex={{ base: '1 1 100%', lg: '1 1 20rem' }}>
            <Box width="13rem" marginBottom="4">
              <Logo />
            </Box>
            <Text display={{ base: 'none', sm: 'block' }} maxWidth="24rem">
              Young people learn to make things with AI and to spot when it is wrong, with their parents by their side.
            </Text>
          </Box>
          <LinkGroup title="Learning">
            <Jump href="/landing#features">Features</Jump>
            <Jump href="/landing#pricing">Plans and prices</Jump>
            <Way to="/signup">Create an account</Way>
            <Way to="/auth/login">Sign in</Way>
          </LinkGroup>
          <LinkGroup title="Support">
            <Way to="/parent-guide">Guide for parents</Way>
            <Way to="/teachers">Plans for teachers</Way>
            <Way to="/safety">Child safety</Way>
            <Jump href={`mailto:${supportEmail}`}>{supportEmail}</Jump>
          </LinkGroup>
          <LinkGroup title="Legal">
            <Way to="/terms">Terms</Way>
            <Way to="/privacy">Privacy</Way>
            <Way to="/cookies">Cookies</Way>
          </LinkGroup>
        </Flex>
      </Box>
    </Box>
  )
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="nav" aria-label={title}>
      <chakra.h2 fontSize="xl" color="amber.solid" marginBottom="1">
        {title}
      </chakra.h2>
      <Flex as="ul" direction="column" listStyleType="none">
        {children}
      </Flex>
    </Box>
  )
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '5px',
  _hover: { textDecorationColor: 'amber.solid' },
} as const

const RouterLink = chakra(Link, { base: link })
const PlainLink = chakra('a', { base: link })

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <RouterLink to={to}>{children}</RouterLink>
    </li>
  )
}

/** A native link, which supports fragments and mailto URLs. */
function Jump({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <PlainLink href={href}>{children}</PlainLink>
    </li>
  )
}
