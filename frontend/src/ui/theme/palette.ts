type Shade = { solid: string; onSolid: string; soft: string; text: string; line: string }

type Palette = {
  bg: { page: string; card: string; sunken: string }
  fg: { ink: string; muted: string }
  border: { ink: string; soft: string }
  /** Colors of drawings. `line` outlines filled shapes, `spark` draws shapes without a background. */
  art: { line: string; paper: string; shade: string; spark: string; wood: string; night: string }
} & Record<'accent' | 'danger' | 'success' | 'amber' | 'violet' | 'teal' | 'coral', Shade>

const ink = '#221b36'
const cream = '#fff6e4'

export const palette: Record<'light' | 'dark', Palette> = {
  light: {
    bg: { page: '#fbf4e6', card: '#fffdf7', sunken: '#f3e8d3' },
    fg: { ink, muted: '#5a5168' },
    border: { ink, soft: '#e2d3b8' },
    art: { line: ink, paper: '#fffaf0', shade: '#e9dcc2', spark: ink, wood: '#c98d55', night: '#3b3160' },
    accent: { solid: '#2d2350', onSolid: cream, soft: '#ebe3f3', text: '#4b2f9e', line: '#6a55a8' },
    danger: { solid: '#bf2b45', onSolid: '#ffffff', soft: '#ffe0e2', text: '#9c1733', line: '#bf2b45' },
    success: { solid: '#1d7547', onSolid: '#ffffff', soft: '#d9f2dc', text: '#135c36', line: '#1d7547' },
    amber: { solid: '#ffb931', onSolid: ink, soft: '#ffedc6', text: '#754600', line: '#b87400' },
    violet: { solid: '#ab8cff', onSolid: ink, soft: '#ebe2ff', text: '#5730b5', line: '#7a52d6' },
    teal: { solid: '#3fcdbb', onSolid: ink, soft: '#d2f3eb', text: '#0a5b53', line: '#0f8478' },
    coral: { solid: '#ff8a70', onSolid: ink, soft: '#ffe2d9', text: '#9c2f16', line: '#d24b2a' },
  },
  dark: {
    bg: { page: '#181327', card: '#231c38', sunken: '#120e1e' },
    fg: { ink: '#faf1df', muted: '#c0b5d3' },
    border: { ink: '#8d80b3', soft: '#3f3560' },
    art: { line: '#0e0a18', paper: '#f3e6cd', shade: '#cdbb9c', spark: '#faf1df', wood: '#b47a48', night: '#41366b' },
    accent: { solid: '#fbeccb', onSolid: ink, soft: '#372c5c', text: '#d3c3ff', line: '#a08ce0' },
    danger: { solid: '#ff8e97', onSolid: '#2b0a12', soft: '#4f1d2c', text: '#ffb3ba', line: '#ff8e97' },
    success: { solid: '#6fd79a', onSolid: '#06240f', soft: '#163f2b', text: '#93e8b4', line: '#6fd79a' },
    amber: { solid: '#ffc04a', onSolid: ink, soft: '#4e3616', text: '#ffd486', line: '#ffc04a' },
    violet: { solid: '#b59bff', onSolid: ink, soft: '#382b68', text: '#d2c2ff', line: '#b59bff' },
    teal: { solid: '#49d3c1', onSolid: ink, soft: '#12403f', text: '#86eadc', line: '#49d3c1' },
    coral: { solid: '#ff957e', onSolid: ink, soft: '#512823', text: '#ffb8a8', line: '#ff957e' },
  },
}

const { violet, coral, amber, teal } = palette.light

/**
 * Backgrounds of pictures of accounts, tokens or colours. The usual ones are light in both themes, because the lines of the pictures are
 * dark.
 */
export const pictureGrounds = {
  cream: 'art.paper',
  sand: 'art.shade',
  violet: 'violet.solid',
  coral: 'coral.solid',
  amber: 'amber.solid',
  teal: 'teal.solid',
  violetTint: violet.soft,
  coralTint: coral.soft,
  amberTint: amber.soft,
  tealTint: teal.soft,
}

const grounds = ['bg.page', 'bg.card', 'bg.sunken']
const families = ['accent', 'danger', 'success', 'amber', 'violet', 'teal', 'coral']

/** Every text and background that can be combined. A test requires a contrast of 4.5 for each pair in both themes. */
export const textPairs: [text: string, background: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['fg.ink', ground],
    ['fg.muted', ground],
    ...families.map((family): [string, string] => [`${family}.text`, ground]),
  ]),
  ...families.flatMap((family): [string, string][] => [
    [`${family}.onSolid`, `${family}.solid`],
    [`${family}.text`, `${family}.soft`],
    ['fg.ink', `${family}.soft`],
    ['fg.muted', `${family}.soft`],
  ]),
]

/** Lines that carry meaning without text (input outlines, rings, filled bars). They require a contrast of 3. */
export const linePairs: [line: string, background: string][] = grounds.flatMap((ground): [string, string][] => [
  ['border.ink', ground],
  ...families.map((family): [string, string] => [`${family}.line`, ground]),
])
