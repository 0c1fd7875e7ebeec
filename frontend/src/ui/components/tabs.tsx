import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTabs } from './use-tabs.ts'

type Props<Tab extends string> = {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order, each with its name. */
  tabs: Readonly<Record<Tab, string>>
  tab: Tab
  onChange(tab: Tab): void
  children: ReactNode
}

/** Tabs above a shared panel. */
export function Tabs<Tab extends string>({ label, tabs, tab, onChange, children }: Props<Tab>) {
  const all = Object.keys(tabs) as Tab[]
  const { list, tabOf, panel } = useTabs(all, tab, onChange)
  return (
    <Box minWidth="0">
      <Flex {...list} aria-label={label} wrap="wrap" gap="2" marginBottom="6">
        {all.map((it) => (
          <TabButton key={it} {...tabOf(it)}>
            {tabs[it]}
          </TabButton>
        ))}
      </Flex>
      <Box {...panel} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" minWidth="0" borderRadius="xl">
        {children}
      </Box>
    </Box>
  )
}

const TabButton = chakra('button', {
  base: {
    minHeight: '12',
    paddingX: { base: '4', sm: '5' },
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: 'xl',
    bg: 'bg.card',
    fontFamily: 'heading',
    fontWeight: '600',
    cursor: 'pointer',
    '&:hover:not([aria-selected=true])': { bg: 'amber.soft' },
    '&[aria-selected=true]': { bg: 'amber.solid', color: 'amber.onSolid', borderColor: 'art.line' },
  },
})
