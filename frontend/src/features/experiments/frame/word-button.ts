import { chakra } from '@chakra-ui/react'

/** A small button with a word, such as a suggestion to tap. */
export const WordButton = chakra(
  'button',
  {
    base: {
      minHeight: '11',
      minWidth: '11',
      paddingX: '3',
      bg: 'bg.card',
      color: 'fg.ink',
      borderWidth: '2px',
      borderColor: 'border.ink',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'colorPalette.soft' },
    },
  },
  { defaultProps: { type: 'button' } },
)
