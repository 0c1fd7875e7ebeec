import { defineRecipe } from '@chakra-ui/react'

export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: '12',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'bg.card',
    color: 'fg.ink',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: 'xl',
    fontSize: 'md',
    lineHeight: '1.4',
    transition: 'box-shadow 120ms',
    _hover: { boxShadow: '0 3px 0 var(--ui-colors-border-soft)' },
    _focusVisible: { outlineOffset: '2px' },
    '&[aria-invalid=true]': { borderColor: 'danger.line', bg: 'danger.soft' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
})
