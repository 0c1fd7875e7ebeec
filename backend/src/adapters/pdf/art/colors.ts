import { hues, ink, night } from '../palette.ts'

/** What drawings are coloured with; the same as on the site. */
export const art = {
  ink,
  night,
  paper: '#fffaf0',
  shade: '#e9dcc2',
  wood: '#c98d55',
  amber: hues.amber.solid,
  violet: hues.violet.solid,
  teal: hues.teal.solid,
  coral: hues.coral.solid,
  lilac: '#e4d7f5',
  mint: '#c2ecdf',
  butter: '#ffe5b3',
}

export const skin = { clay: '#a86a43', sand: '#e9b98f', cocoa: '#6f452d', honey: '#cf9560' }
export const hair = { black: '#2b2233', brown: '#5a3624', copper: '#b3592a', plum: '#6a3d7c' }
