import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { withoutSamples } from '../../lib/marketing-samples.ts'
import { Button, LinkButton } from '../../ui/components/button.tsx'
import { MenuIcon } from '../../ui/components/icons.tsx'
import { ColorModeButton } from '../../ui/forms/color-mode.tsx'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'

const anchors: { href: string; label: string; isSample?: boolean }[] = [
  { href: '#features', label: 'Features' },
  { href: '#pricing', label: 'Pricing' },
  { href: '#testimonials', label: 'Reviews', isSample: true },
]

/** The bar of the landing page with anchors, Sign In and Get Started. */
export function LandingBar({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Bar>
      <HomeLink to="/landing" label="DEEPM Academy: home" />
      <chakra.nav aria-label="On this page" display={{ base: 'none', md: 'flex' }} gap="1" marginLeft={{ md: '2', lg: '6' }}>
        <Anchors />
      </chakra.nav>
      <Flex
        marginLeft="auto"
        gap={{ base: '1', sm: '2' }}
        align="center"
        // Keeps everything in one row at 360 px.
        css={{ '& > button, & > a': { paddingInline: { base: '3', sm: '5' } } }}
      >
        <Box display={{ base: 'none', md: 'block' }}>
          <ColorModeButton />
        </Box>
        <Button variant="ghost" onClick={onSignIn}>
          Sign In
        </Button>
        <LinkButton to="/signup">Get Started</LinkButton>
        <AnchorMenu />
      </Flex>
    </Bar>
  )
}

function Anchors({ onChoose }: { onChoose?: () => void }) {
  return withoutSamples(anchors).map(({ href, label }) => (
    <chakra.a
      key={href}
      href={href}
      onClick={onChoose}
      display="inline-flex"
      alignItems="center"
      minHeight="11"
      paddingX="3"
      borderRadius="xl"
      fontFamily="heading"
      fontWeight="500"
      _hover={{ bg: 'accent.soft' }}
    >
      {label}
    </chakra.a>
  ))
}

/** On a small screen, the anchors are in a disclosure that closes on a choice, on Escape and when the focus leaves it. */
function AnchorMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    summary.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <chakra.details
      ref={details}
      display={{ base: 'block', md: 'none' }}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <chakra.summary
        ref={summary}
        aria-label="Menu"
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="xl"
        fontSize="2xl"
        cursor="pointer"
        _hover={{ bg: 'accent.soft' }}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <MenuIcon />
      </chakra.summary>
      <Flex
        position="absolute"
        top="calc(100% + 0.75rem)"
        right="0"
        direction="column"
        minWidth="11rem"
        padding="2"
        bg="bg.card"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        boxShadow="0 6px 0 var(--ui-colors-border-soft)"
      >
        <chakra.nav aria-label="On this page" display="grid">
          <Anchors onChoose={close} />
        </chakra.nav>
        <ColorModeButton />
      </Flex>
    </chakra.details>
  )
}
