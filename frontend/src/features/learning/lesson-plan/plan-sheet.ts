import { printed } from '../../../ui/theme/printed.ts'

/** How a plan is printed: A4, small dense type, no dots of the page behind it. */
export const planSheet = {
  page: '@page { size: A4; margin: 13mm 15mm } @media print { html { font-size: 9.5pt } html, body { background: white !important } }',
  css: {
    ...printed,
    '@media print': {
      ...printed['@media print'],
      lineHeight: '1.32',
      '& main': { padding: '0', gap: '3mm', maxWidth: 'none' },
      '& main > *': { gap: '3mm' },
      '& header svg': { display: 'none' },
      '& h1': { fontSize: '17pt' },
      '& header *': { margin: '0' },
      // The texts of a plan have a larger type on the screen.
      '& li div, & section > div': { fontSize: '1.1rem', lineHeight: '1.32', maxWidth: 'none' },
      '& li div > * + *, & section > div > * + *, & li div li + li': { marginTop: '0.8mm' },
      '& li::marker': { color: 'black' },
      '& section, & li': { fontSize: '1.1rem' },
    },
  },
} as const
