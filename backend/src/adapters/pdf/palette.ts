/** The site's light colors. */
export const paper = { card: '#fffdf7', sunken: '#f3e8d3' }
export const ink = '#221b36'
export const muted = '#5a5168'

type Hue = { solid: string; soft: string; text: string }

export const hues = {
  amber: { solid: '#ffb931', soft: '#ffedc6', text: '#754600' },
  teal: { solid: '#3fcdbb', soft: '#d2f3eb', text: '#0a5b53' },
  coral: { solid: '#ff8a70', soft: '#ffe2d9', text: '#9c2f16' },
} as const satisfies Record<string, Hue>
