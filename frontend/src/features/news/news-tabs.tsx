import { Box, chakra, Flex } from '@chakra-ui/react'
import { type NewsTab, newsTabs } from '@deepm/schema/rules/news/news'
import type { ReactNode } from 'react'
import { useTabs } from '../../ui/components/use-tabs.ts'
import { tabNames } from './areas.tsx'

type Props = { tab: NewsTab; onChange: (tab: NewsTab) => void; children: ReactNode }

export function NewsTabs({ tab, onChange, children }: Props) {
  const { list, tabOf, panel } = useTabs(newsTabs, tab, onChange)
  return (
    <Box minWidth="0">
      <Flex {...list} aria-label="Types of news" wrap="wrap" gap="2" paddingX={{ md: '6' }} marginBottom={{ base: '4', md: '0' }}>
        {newsTabs.map((it) => (
          <Register key={it} {...tabOf(it)}>
            {tabNames[it]}
          </Register>
        ))}
      </Flex>
      <Box
        {...panel}
        bg="bg.card"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="3xl"
        boxShadow="0 6px 0 var(--ui-colors-border-soft)"
        padding={{ base: '5', md: '8', lg: '10' }}
        minWidth="0"
      >
        {children}
      </Box>
    </Box>
  )
}

/** Rounded on phones, where tabs wrap; attached to the panel on wide screens. */
const Register = chakra('button', {
  base: {
    position: 'relative',
    minHeight: '12',
    paddingX: '4',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: 'xl',
    bg: 'bg.sunken',
    fontFamily: 'heading',
    fontWeight: '600',
    cursor: 'pointer',
    '&:hover:not([aria-selected=true])': { bg: 'amber.soft' },
    '&[aria-selected=true]': { bg: 'amber.solid', color: 'amber.onSolid', borderColor: 'art.line' },
    md: {
      paddingX: '5',
      marginBottom: '-3px',
      borderBottomRadius: '0',
      '&[aria-selected=true]': {
        bg: 'bg.card',
        color: 'fg.ink',
        borderColor: 'border.ink',
        borderBottomColor: 'bg.card',
        boxShadow: 'inset 0 7px 0 var(--ui-colors-amber-solid)',
        zIndex: '1',
      },
      _focusVisible: { zIndex: '2' },
    },
  },
})
