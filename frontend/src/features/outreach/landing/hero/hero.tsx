import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { hasMarketingSamples } from '../../../../lib/marketing-samples.ts'
import { Button, LinkButton } from '../../../../ui/components/button.tsx'
import { toast } from '../../../../ui/feedback/toaster.tsx'
import { HarbourScene } from '../../../../ui/illustrations/harbour/harbour.tsx'
import { useLiveStats } from '../live-stats-provider.tsx'

type DialogProps = { open: boolean; onClose: () => void }

export function Hero() {
  const [isDemoOpen, setDemoOpen] = useState(false)
  const [DemoDialog, setDemoDialog] = useState<ComponentType<DialogProps> | null>(null)
  // The videos and their player load on demand.
  const openDemo = async () => {
    try {
      const demo = await import('../../demo/demo-dialog.tsx')
      setDemoDialog(() => demo.DemoDialog)
      setDemoOpen(true)
    } catch {
      toast({
        title: 'We couldn’t load the demo',
        description: 'Check your connection, reload the page and try again.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Box
      as="section"
      aria-labelledby="hero-heading"
      position="relative"
      isolation="isolate"
      overflow="hidden"
      bg="art.night"
      color="art.paper"
    >
      <Box
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', sm: '6', lg: '8' }}
        paddingTop={{ base: '8', xl: '16' }}
        minHeight={{ xl: '51rem' }}
        css={{ '& :focus-visible': { outlineColor: 'amber.solid' } }}
      >
        <Box position="relative" zIndex="1" maxWidth="35rem">
          {hasMarketingSamples() && <StatsBadge />}
          <chakra.h1
            id="hero-heading"
            marginTop="5"
            marginBottom="5"
            fontSize={{ base: '2.75rem', sm: '3.5rem', lg: '4.5rem' }}
            lineHeight="1"
            letterSpacing="-0.02em"
          >
            Make things with AI.{' '}
            <Box as="span" color="amber.solid">
              Know when it is wrong.
            </Box>
          </chakra.h1>
          <Text fontSize={{ base: 'lg', md: 'xl' }} maxWidth="31rem" marginBottom="7">
            DEEPM Academy teaches ages 11-18 to use AI tools safely and creatively, with their parents by their side.
          </Text>
          <Flex gap="4" wrap="wrap">
            <LinkButton to="/signup" size="lg" hue="amber">
              Start Free Trial
            </LinkButton>
            <Button variant="outline" size="lg" icon={<PlayIcon />} onClick={openDemo}>
              Watch Demo
            </Button>
          </Flex>
          <Text marginTop="5">
            7 days free. No card needed.{' '}
            <chakra.span css={{ '& a': { fontWeight: '700', textDecoration: 'underline' } }}>
              <Link to="/parents">I’m a parent</Link>
            </chakra.span>
          </Text>
        </Box>
      </Box>
      <Box
        position={{ xl: 'absolute' }}
        bottom="0"
        left={{ xl: 'max(50%, 100% - 50rem)' }}
        width={{ base: 'calc(100% - 3rem)', xl: '40rem' }}
        maxWidth={{ base: '34rem', xl: 'none' }}
        marginTop={{ base: '2', md: '-8', lg: '-44', xl: '0' }}
        marginLeft={{ base: 'auto', xl: '0' }}
        marginRight={{ base: 'auto', lg: '4', xl: '0' }}
        pointerEvents="none"
        css={{ '& > svg': { display: 'block' } }}
      >
        <HarbourScene title="A lighthouse shines on what a robot says: a spider has 6 legs. Someone crossed out the 6 and wrote 8." />
      </Box>
      {DemoDialog && <DemoDialog open={isDemoOpen} onClose={() => setDemoOpen(false)} />}
    </Box>
  )
}

function StatsBadge() {
  const { figures } = useLiveStats()
  return (
    <Flex
      display="inline-flex"
      align="center"
      wrap="wrap"
      columnGap="3"
      paddingX="4"
      paddingY="1.5"
      borderRadius="2xl"
      bg="art.paper"
      color="art.line"
      fontFamily="heading"
      fontWeight="500"
      fontVariantNumeric="tabular-nums"
    >
      <span>{figures.students.toLocaleString('en')} students</span>
      <Box as="span" aria-hidden="true" boxSize="2" borderRadius="full" bg="coral.solid" />
      <span>{figures.spotsLeft} early spots left*</span>
    </Flex>
  )
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true">
      <path d="M7 4.5v15l12-7.500Z" fill="currentColor" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  )
}
