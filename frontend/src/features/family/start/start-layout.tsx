import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { StepProgress } from '../../../ui/components/steps.tsx'
import { GateScene } from '../../../ui/illustrations/scenes/gate.tsx'

const total = 4

type Props = { step: number; title: string; intro: string; children: ReactNode }

/** Lays out one of the four steps in which a parent adds a child. Focuses the page when the step changes. */
export function StartLayout({ step, title, intro, children }: Props) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById('main')?.focus()
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <Page
      title={title}
      intro={intro}
      hue="teal"
      above={
        <LinkButton variant="ghost" to="/parent-dashboard">
          Back to the family
        </LinkButton>
      }
    >
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(0, 1fr)' }} gap="14">
        <Box display="grid" gap="6" alignContent="start">
          <StepProgress current={step} total={total} hue="teal" />
          <Card hue="teal" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" padding={{ base: '5', md: '8' }}>
            {children}
          </Card>
        </Box>
        <Box hideBelow="lg" maxWidth="sm">
          <GateScene />
        </Box>
      </Box>
    </Page>
  )
}
