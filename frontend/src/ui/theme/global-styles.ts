import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  rise: { from: { opacity: '0.01', transform: 'translateY(14px)' } },
  float: { '50%': { transform: 'translateY(-6px)' } },
  flow: { from: { backgroundPositionX: '0' }, to: { backgroundPositionX: '2.5rem' } },
  slideIn: { from: { opacity: '0', transform: 'translateX(24px)' } },
})

/** Ends every animation and transition immediately. */
const atOnce = {
  animationDuration: '0.01ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
}

export const globalCss = defineGlobalStyles({
  '*': { '--global-font-body': 'fonts.body', '--global-font-mono': 'fonts.mono', '--global-color-border': 'colors.border.soft' },
  html: {
    bg: 'bg.page',
    color: 'fg.ink',
    scrollBehavior: { base: 'smooth', _motionReduce: 'auto' },
    scrollPaddingTop: '6rem',
  },
  // The buttons of a lesson stay at the bottom. They must not cover what has the focus, and other bars at the bottom stay above them.
  'html:has([data-step-buttons])': { scrollPaddingBottom: '6rem', '--sticky-bottom': '4.75rem' },
  body: {
    // Elements that move past the edge must not cause horizontal scrolling on a phone.
    overflowX: 'clip',
    fontSize: 'md',
    lineHeight: '1.55',
    bg: 'bg.page',
    // Dotted paper, faint enough to keep the contrast of text.
    backgroundImage:
      'radial-gradient(color-mix(in srgb, var(--ui-colors-border-soft) 55%, transparent) 1.5px, transparent 1.5px)',
    backgroundSize: '26px 26px',
  },
  // Names and addresses may be longer than a phone is wide. Chakra's own rule for every element lets them widen the page.
  'body, body *': { overflowWrap: 'anywhere' },
  // Wide tables scroll sideways, so their columns need not break an address.
  'table, table *': { overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: '600', lineHeight: '1.15', textWrap: 'balance' },
  'p, li': { textWrap: 'pretty' },
  ':focus-visible': {
    outline: '4px solid',
    outlineColor: 'accent.line',
    outlineOffset: '3px',
  },
  'main:focus-visible': { outline: 'none' },
  '::selection': { bg: 'amber.solid', color: 'amber.onSolid' },
  '::placeholder': { color: 'fg.muted' },
  '*, *::before, *::after': { _motionReduce: atOnce },
  // The attribute that `ReducedMotion` sets for learners with calm settings.
  'html[data-calm]': { scrollBehavior: 'auto' },
  'html[data-calm] *, html[data-calm] *::before, html[data-calm] *::after': atOnce,
})
