import { chakra } from '@chakra-ui/react'

/** A quiet button on a card of the showcase. */
export const Plain = chakra('button', {
  base: {
    minHeight: '11',
    paddingX: '3',
    borderRadius: 'lg',
    color: 'fg.muted',
    fontFamily: 'heading',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken', color: 'fg.ink' },
  },
})
