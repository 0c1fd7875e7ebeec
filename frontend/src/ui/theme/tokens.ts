import { defineTokens } from '@chakra-ui/react'

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96,
]
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

const text = 'Atkinson Hyperlegible Next Variable'
const display = 'Fredoka Variable'

export const tokens = defineTokens({
  fonts: {
    body: { value: `'${text}', 'Atkinson Fallback', ui-sans-serif, system-ui, sans-serif` },
    heading: { value: `'${display}', 'Fredoka Fallback', ui-rounded, system-ui, sans-serif` },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  // No text is smaller than 16 px, so the small sizes are limited to it.
  fontSizes: {
    xs: { value: '1rem' },
    sm: { value: '1rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.1875rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.625rem' },
    '3xl': { value: '2rem' },
    '4xl': { value: '2.5rem' },
    '5xl': { value: '3.25rem' },
    '6xl': { value: '4rem' },
    '7xl': { value: '5rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '0.875rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '2rem' },
    '4xl': { value: '2.75rem' },
    full: { value: '9999px' },
  },
  spacing,
  sizes: {
    ...spacing,
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '3xl': { value: '48rem' },
    '4xl': { value: '56rem' },
    '5xl': { value: '64rem' },
    page: { value: '70rem' },
    prose: { value: '68ch' },
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    max: { value: 'max-content' },
    min: { value: 'min-content' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }, spring: { value: 'cubic-bezier(0.3, 1.6, 0.5, 1)' } },
  animations: { spin: { value: 'spin 900ms linear infinite' } },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 10 },
    dropdown: { value: 1000 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
})
