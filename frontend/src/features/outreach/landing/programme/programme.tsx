import { chakra } from '@chakra-ui/react'
import { Deepm } from './deepm.tsx'
import { Outcomes } from './outcomes.tsx'
import { Paths } from './paths.tsx'
import { Sidekicks } from './sidekicks.tsx'

export function Programme() {
  return (
    <div id="programme">
      <Paths />
      <OpenOnWideScreens>
        <Summary>Skills, sidekicks and how you think here</Summary>
        <Outcomes />
        <Sidekicks />
        <Deepm />
      </OpenOnWideScreens>
    </div>
  )
}

/** Details that a phone shows on demand. A wide screen shows them always, where the browser supports it. */
const OpenOnWideScreens = chakra('details', {
  base: {
    '&[open] > summary::after': { content: '"−"' },
    '@supports selector(::details-content)': {
      lg: { '& > summary': { display: 'none' }, '&::details-content': { display: 'block', contentVisibility: 'visible' } },
    },
  },
})

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '14',
    marginX: { base: '4', sm: '6' },
    marginBottom: '8',
    paddingX: '5',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: '2xl',
    bg: 'bg.card',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: 'lg',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', fontSize: '2xl' },
  },
})
