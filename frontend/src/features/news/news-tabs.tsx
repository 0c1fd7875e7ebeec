import { Box, chakra, Flex } from '@chakra-ui/react'
import { type NewsTab, newsTabs } from '@deepm/schema/rules/news'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { tabNames } from './areas.tsx'

type Props = { tab: NewsTab; onChange: (tab: NewsTab) => void; children: ReactNode }

/** The registers of the newspaper above the sheet that they open. Arrows, Home and End go from one to the next. */
export function NewsTabs({ tab, onChange, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useImmediate(tab)

  function pick(next: NewsTab) {
    setPicked(next)
    onChange(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = neighbour(picked, event.key)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
    pick(next)
  }

  return (
    <Box minWidth="0">
      <Flex
        ref={list}
        role="tablist"
        aria-label="Kinds of news"
        onKeyDown={onKeyDown}
        wrap="wrap"
        gap="2"
        paddingX={{ md: '6' }}
        marginBottom={{ base: '4', md: '0' }}
      >
        {newsTabs.map((it) => (
          <Register
            key={it}
            type="button"
            role="tab"
            id={`${id}-${it}`}
            data-tab={it}
            aria-selected={it === picked}
            aria-controls={`${id}-sheet`}
            tabIndex={it === picked ? 0 : -1}
            onClick={() => pick(it)}
          >
            {tabNames[it]}
          </Register>
        ))}
      </Flex>
      {/* It has its own place in the order of keys, since a sheet may begin with text alone. */}
      <Box
        role="tabpanel"
        id={`${id}-sheet`}
        aria-labelledby={`${id}-${picked}`}
        tabIndex={0}
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

/** Whole on a phone, where they wrap; on a wide screen each grows out of the sheet. */
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
    _hover: { bg: 'amber.soft' },
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

function neighbour(tab: NewsTab, key: string): NewsTab | undefined {
  const at = newsTabs.indexOf(tab)
  if (key === 'ArrowRight') return newsTabs[(at + 1) % newsTabs.length]
  if (key === 'ArrowLeft') return newsTabs.at(at - 1)
  if (key === 'Home') return newsTabs[0]
  return key === 'End' ? newsTabs.at(-1) : undefined
}

/** What was picked, at once; the address follows when the page has drawn it, and keys must not wait for that. */
function useImmediate<T>(value: T): [T, (picked: T) => void] {
  const [state, setState] = useState({ value, picked: value })
  if (state.value !== value) setState({ value, picked: value })
  return [state.picked, (picked) => setState({ value, picked })]
}
