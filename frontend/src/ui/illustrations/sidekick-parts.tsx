import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from './art.tsx'

export type Mood = 'happy' | 'thinking' | 'cheering'

export type SidekickProps = ArtProps & { mood?: Mood | undefined }

export function SidekickFrame({ mood, children, ...rest }: SidekickProps & { mood: Mood; children: ReactNode }) {
  return (
    <Art viewBox="0 0 160 160" fill="none" stroke={art.line} strokeWidth="4.5" {...rest}>
      <ellipse cx="80" cy="150" rx="46" ry="7" fill={art.line} stroke="none" opacity="0.14" />
      {children}
      {mood === 'cheering' ? <Cheer /> : null}
      {mood === 'thinking' ? <Thought /> : null}
    </Art>
  )
}

/** Open and facing the viewer, looking up and away, or closed with joy. */
export function Eye({ x, y, r = 9, mood }: { x: number; y: number; r?: number; mood: Mood }) {
  if (mood === 'cheering') return <path d={`M${x - r} ${y + 3}q${r} ${-r * 1.5} ${r * 2} 0`} />
  const [dx, dy] = mood === 'thinking' ? [r * 0.3, -r * 0.38] : [0, 0]
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={art.paper} strokeWidth="4" />
      <circle cx={x + dx} cy={y + dy} r={r * 0.6} fill={art.line} stroke="none" />
      <circle cx={x + dx + r * 0.2} cy={y + dy - r * 0.22} r={r * 0.22} fill={art.paper} stroke="none" />
    </>
  )
}

function Cheer() {
  return (
    <g stroke={art.spark} strokeWidth="4">
      <path d="M14 40 6 34M20 26l-4-9M146 40l8-6M140 26l4-9" />
      <Spark x={9} y={100} size={7} color={art.amber} />
      <Spark x={151} y={104} size={8} color={art.coral} />
    </g>
  )
}

function Thought() {
  return (
    <g fill={art.card} stroke={art.spark} strokeWidth="3.500">
      <circle cx="128" cy="38" r="4" />
      <circle cx="138" cy="25" r="6" />
      <circle cx="149" cy="9" r="7" />
    </g>
  )
}

type SparkProps = { x: number; y: number; size?: number; color: string; outline?: string }

/** The four-pointed spark, also used in the logo. */
export function Spark({ x, y, size = 10, color, outline = art.line }: SparkProps) {
  const bend = size * 0.24
  return (
    <path
      d={`M${x} ${y - size}Q${x + bend} ${y - bend} ${x + size} ${y}Q${x + bend} ${y + bend} ${x} ${y + size}Q${x - bend} ${y + bend} ${x - size} ${y}Q${x - bend} ${y - bend} ${x} ${y - size}Z`}
      fill={color}
      stroke={outline}
      strokeWidth={size > 8 ? 3 : 2.5}
    />
  )
}
