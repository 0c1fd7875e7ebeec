import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Row = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    gap: { base: '4', lg: '6' },
    // The row reaches both edges of a phone, so that a cut-off card shows that there are more.
    marginX: { base: '-4', sm: '-6', lg: '0' },
    paddingX: { base: '4', sm: '6', lg: '0' },
    paddingTop: { base: '6', lg: '0' },
    paddingBottom: { base: '4', lg: '0' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollSnapType: { base: 'x mandatory', lg: 'none' },
    scrollPaddingX: '4',
    listStyleType: 'none',
    '& > *': { flex: '0 0 min(84%, 21rem)', scrollSnapAlign: { base: 'start', lg: 'none' } },
  },
})

/**
 * Cards that a phone shows in a row to swipe and a wide screen in a grid, whose columns are a property. The row can be scrolled with the
 * keyboard, so it is named.
 */
export function SwipeRow({ label, ...rest }: { label: string } & ComponentProps<typeof Row>) {
  return <Row role={rest.as === 'ul' || rest.as === 'ol' ? undefined : 'group'} aria-label={label} tabIndex={0} {...rest} />
}
