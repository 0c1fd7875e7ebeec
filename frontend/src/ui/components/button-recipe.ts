import { defineRecipe } from '@chakra-ui/react'

const raised = {
  boxShadow: '0 4px 0 var(--edge)',
  _hover: { transform: 'translateY(-1px)', boxShadow: '0 5px 0 var(--edge)' },
  _active: { transform: 'translateY(3px)', boxShadow: '0 1px 0 var(--edge)' },
}

// On a dark page, a dark edge would be invisible, so it uses a shade of the button there.
const shadeOf = (color: string) => `color-mix(in srgb, {colors.${color}} 55%, {colors.art.line})`

export const buttonRecipe = defineRecipe({
  base: {
    '--edge': 'colors.border.ink',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: 'full',
    borderWidth: '3px',
    borderColor: 'transparent',
    borderRadius: 'xl',
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'transform 120ms, box-shadow 120ms, background 120ms',
    _disabled: { cursor: 'not-allowed', transform: 'none !important' },
    '&[aria-busy]': { cursor: 'progress', boxShadow: 'none !important' },
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy])': {
      bg: 'bg.sunken !important',
      color: 'fg.muted',
      borderColor: 'border.soft !important',
      boxShadow: 'none !important',
    },
  },
  variants: {
    variant: {
      solid: {
        ...raised,
        '--edge': { base: 'colors.art.line', _dark: shadeOf('colorPalette.solid') },
        bg: 'colorPalette.solid',
        color: 'colorPalette.onSolid',
        borderColor: 'art.line',
      },
      soft: {
        bg: 'colorPalette.soft',
        color: 'colorPalette.text',
        borderColor: 'colorPalette.soft',
        _hover: { borderColor: 'colorPalette.line' },
        _active: { transform: 'translateY(1px)' },
      },
      outline: {
        ...raised,
        bg: 'bg.card',
        color: 'fg.ink',
        borderColor: 'border.ink',
      },
      ghost: {
        color: 'colorPalette.text',
        _hover: { bg: 'colorPalette.soft' },
        _active: { transform: 'translateY(1px)' },
      },
      danger: {
        ...raised,
        '--edge': { base: 'colors.art.line', _dark: shadeOf('danger.solid') },
        bg: 'danger.solid',
        color: 'danger.onSolid',
        borderColor: 'art.line',
      },
    },
    size: {
      md: { minHeight: '12', minWidth: '11', paddingX: '5', paddingY: '2', fontSize: 'md' },
      lg: { minHeight: '14', minWidth: '14', paddingX: '7', paddingY: '3', fontSize: 'lg', borderRadius: '2xl' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
