import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from './art.tsx'

/** The frame of every scene: the same canvas and line style, and a soft patch of color in the background. */
export function Scene({ ground, children, ...rest }: ArtProps & { ground: string; children: ReactNode }) {
  return (
    <Art viewBox="0 0 400 300" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      <path
        d="M52 96C66 40 128 22 186 30c52-24 128-10 152 42 36 26 50 84 26 128-16 40-62 62-120 58-60 16-134 14-170-22-40-32-44-98-22-140Z"
        fill={ground}
        stroke="none"
      />
      {children}
    </Art>
  )
}

/** A rounded arm, leg or pole: a wide dark line with a narrower colored one on top. */
export function Limb({ d, color, width = 12 }: { d: string; color: string; width?: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 8} />
      <path d={d} stroke={color} strokeWidth={width} />
    </>
  )
}

export const skin = { clay: '#a86a43', sand: '#e9b98f', cocoa: '#6f452d', honey: '#cf9560' }
export const hair = { black: '#2b2233', brown: '#5a3624', copper: '#b3592a', plum: '#6a3d7c' }

type PersonProps = {
  x: number
  y: number
  scale?: number
  skin: string
  hair: string
  top: string
  look: 'curls' | 'crop' | 'scarf' | 'bun' | 'bob'
  /** Direction of the gaze, -1 to 1. */
  gaze?: number
}

/** Head and shoulders. The top of the head is at (x, y - 28), the shoulders end at y + 84. */
export function Person({ x, y, scale = 1, look, gaze = 0, ...colors }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {look === 'curls' ? (
        <path
          d="M-28 14c-12-4-14-18-5-24-5-12 6-22 16-19 5-9 18-11 25-4 11-4 22 4 20 15 10 5 10 19 1 24 4 10-4 20-13 18H-16c-9 2-16-4-12-10Z"
          fill={colors.hair}
        />
      ) : null}
      {look === 'bob' ? <path d="M-30 34c-6-20-4-62 30-62s36 42 30 62Z" fill={colors.hair} /> : null}
      {look === 'bun' ? <circle cx="2" cy="-30" r="13" fill={colors.hair} /> : null}
      <path d="M-36 84c-2-30 8-46 36-46s38 16 36 46Z" fill={colors.top} />
      {look === 'scarf' ? (
        <path d="M-34 44c-2-16 0-18-4-30-2-30 18-44 38-44s40 14 38 44c-4 12-2 14-4 30-20 14-48 14-68 0Z" fill={colors.hair} />
      ) : null}
      {look === 'scarf' ? null : <path d="M-9 24h18v17q-9 8-18 0Z" fill={colors.skin} />}
      <circle cx="0" cy="6" r="25" fill={colors.skin} />
      {look === 'curls' ? (
        <path d="M-25 2c4-2 8-6 9-11 6 5 12 5 17 1 6 4 12 4 16 1 2 5 5 8 8 9 0-18-11-27-25-27S-25-16-25 2Z" fill={colors.hair} />
      ) : null}
      {look === 'crop' ? (
        <path d="M-26 4c-4-24 10-34 26-34 18 0 30 12 26 34-4-4-6-8-7-13-14 2-26 0-34-6-2 8-6 14-11 19Z" fill={colors.hair} />
      ) : null}
      {look === 'bun' ? (
        <path d="M-25 4c-2-20 8-30 25-30s27 10 25 30c-8-4-12-10-14-16-8 8-22 12-36 16Z" fill={colors.hair} />
      ) : null}
      {look === 'bob' ? (
        <path d="M-26 8c-2-24 10-34 26-34s28 10 26 34c-6-6-8-10-9-16-12 6-26 6-34 2-2 6-5 10-9 14Z" fill={colors.hair} />
      ) : null}
      {look === 'scarf' ? <path d="M-25 4c2-16 12-24 25-24S23-12 25 4c-6-8-14-13-25-13S-19-4-25 4Z" fill={colors.hair} /> : null}
      <g fill={art.line} stroke="none">
        <ellipse cx={-9 + gaze * 5} cy="7" rx="3" ry="3.600" />
        <ellipse cx={9 + gaze * 5} cy="7" rx="3" ry="3.600" />
      </g>
      <path d={`M${-6 + gaze * 5} 17q6 6 12 0`} strokeWidth="3.500" />
    </g>
  )
}
