import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { claimIds, claims, fewestPages, type PageId } from '@deepm/schema/rules/experiments/real-or-made/key'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useScrollTo } from '../../../ui/motion/use-scroll-to.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import { claimTexts } from './content/claims.ts'
import { chooseClaim, evidenceOf, type JudgeState, openPage, pickStart } from './model.ts'

type Props = Pick<ViewProps<JudgeState>, 'state' | 'setState' | 'report' | 'announce'>

const claimOptions = claimIds.map((value) => ({ value, label: claimTexts[value].short }))

/** A claim and the pages that repeat it. The learner looks for the page where it started. */
export function TraceDesk({ state, setState, report, announce }: Props) {
  const { claim, opened, start } = state.trace
  const { text, pages } = claimTexts[claim]
  const [latest, setLatest] = useState<PageId | null>(null)
  const opening = useFocusOnChange<HTMLDivElement>(latest)
  const verdict = useScrollTo<HTMLParagraphElement>(start)
  const open = (page: PageId) => {
    setLatest(page)
    setState(openPage(state, page))
  }
  const pick = (page: PageId) => {
    const next = pickStart(state, page)
    setState(next)
    announce(pages[page]?.verdict ?? '')
    report(evidenceOf(next, 2))
  }
  return (
    <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <ChoiceRow legend="Claim" options={claimOptions} value={claim} onChange={(it) => setState(chooseClaim(state, it))} />
      <Box
        as="blockquote"
        bg="amber.soft"
        borderWidth="3px"
        borderColor="amber.line"
        borderRadius="xl"
        padding="4"
        fontSize="xl"
        fontFamily="heading"
      >
        “{text}”
      </Box>
      <Text>
        {opened.length} of {claims[claim].pages.length} pages open.{' '}
        {opened.length < fewestPages && `Open at least ${fewestPages} before you decide.`}
      </Text>
      <Grid
        as="ul"
        gap="4"
        listStyleType="none"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {claims[claim].pages.map((id) => {
          const page = pages[id]
          if (!page) return null
          const isOpen = opened.includes(id)
          const isStart = start === id && id === claims[claim].start
          return (
            <Box
              as="li"
              key={id}
              bg={isOpen ? 'bg.card' : 'bg.sunken'}
              borderWidth="3px"
              borderColor={isStart ? 'success.line' : 'border.ink'}
              borderRadius="2xl"
              padding="4"
            >
              <chakra.strong display="block" fontFamily="heading" fontWeight="600" fontSize="lg" lineHeight="1.3">
                {page.title}
              </chakra.strong>
              {isOpen ? (
                <Grid ref={id === latest ? opening : undefined} tabIndex={-1} gap="2" marginTop="2">
                  <Text color="fg.muted">
                    {page.date} · {page.about}
                  </Text>
                  <Text fontSize="lg">“{page.says}”</Text>
                  <Flex>
                    <Button
                      variant="outline"
                      disabled={opened.length < fewestPages}
                      aria-label={`It started here: ${page.title}`}
                      onClick={() => pick(id)}
                    >
                      It started here
                    </Button>
                  </Flex>
                  {start === id && (
                    <Text ref={verdict} fontWeight="600" scrollMarginBlock="4">
                      <span aria-hidden="true">{isStart ? '✓ ' : '✗ '}</span>
                      {page.verdict}
                    </Text>
                  )}
                </Grid>
              ) : (
                <Box marginTop="2">
                  <Button hue="violet" variant="soft" onClick={() => open(id)}>
                    Open {page.title}
                  </Button>
                </Box>
              )}
            </Box>
          )
        })}
      </Grid>
    </Grid>
  )
}
