import { defineRecipe } from '@chakra-ui/react'

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23221b36' stroke-width='4.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 12.8 4.6 4.6L19 7.4'/%3E%3C/svg%3E\")"

/** A native checkbox or radio in a large size. It keeps the browser's keyboard and form behavior. */
export const checkRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '7',
    bg: 'bg.card',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: 'md',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _checked: {
      bgColor: 'colorPalette.solid',
      borderColor: 'colorPalette.line',
      backgroundImage: tick,
      backgroundSize: '100%',
    },
    '&[aria-invalid=true]': { borderColor: 'danger.line' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    // Without author colors, the system renders the native control.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  variants: { round: { true: { borderRadius: 'full' } } },
})
