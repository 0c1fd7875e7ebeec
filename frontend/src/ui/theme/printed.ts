/** Styles of an element that prints black on white in every colour mode, without what is marked as `data-screen-only`. */
export const printed = {
  '@media print': {
    '& [data-screen-only]': { display: 'none' },
    '&, & *': { color: 'black !important', background: 'white !important', boxShadow: 'none !important' },
  },
} as const
