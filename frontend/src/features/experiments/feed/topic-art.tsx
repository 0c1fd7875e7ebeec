import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../../../ui/illustrations/art.tsx'
import { type TopicId, topics } from './cards.ts'

const drawings: Readonly<Record<TopicId, ReactNode>> = {
  football: (
    <>
      <circle cx="24" cy="24" r="18" fill={art.paper} />
      <path d="m24 16 8 6-3 9H19l-3-9Z" fill={art.night} />
      <path d="M24 16V7M32 22l9-3M29 31l5 8M19 31l-5 8M16 22l-9-3" />
    </>
  ),
  cats: (
    <>
      <path d="M9 8l9 7h12l9-7v20c0 8-7 13-15 13S9 36 9 28Z" fill={art.amber} />
      <path d="M17 25v2M31 25v2M24 30v1M24 32q-4 4-7 1M24 32q4 4 7 1" />
    </>
  ),
  slime: (
    <>
      <path d="M7 37c0-16 6-27 17-27s17 11 17 27c0 5-6 5-7 0-1-4-6-4-7 1s-7 5-8 0-6-5-7-1c-1 5-5 5-5 0Z" fill={art.mint} />
      <path d="M18 23v2M30 23v2M20 29q4 4 8 0" />
    </>
  ),
  space: (
    <>
      <circle cx="24" cy="24" r="11" fill={art.violet} />
      <path d="M14 29C5 34 3 38 7 39c6 1 31-13 34-19 2-4-2-5-9-2" />
      <path d="M9 10v4M7 12h4M39 34v4M37 36h4" stroke={art.line} />
    </>
  ),
  drawing: (
    <>
      <path d="M33 7l8 8-23 23-11 3 3-11Z" fill={art.coral} />
      <path d="M28 12l8 8M10 30l8 8" />
    </>
  ),
  music: (
    <>
      <path d="M18 35V11l22-4v24" />
      <path d="M18 18l22-4" />
      <circle cx="13" cy="36" r="5.500" fill={art.violet} />
      <circle cx="35" cy="32" r="5.500" fill={art.violet} />
    </>
  ),
  gaming: (
    <>
      <path d="M14 15h20c6 0 10 8 9 17-1 5-5 5-8 1l-3-4H16l-3 4c-3 4-7 4-8-1-1-9 3-17 9-17Z" fill={art.teal} />
      <path d="M16 19v6M13 22h6M31 20v1M35 24v1" />
    </>
  ),
  food: (
    <>
      <path d="M24 7c11 0 19 3 19 6L24 43 5 13c0-3 8-6 19-6Z" fill={art.butter} />
      <path d="M5 13c8 4 30 4 38 0" />
      <circle cx="20" cy="22" r="3" fill={art.coral} />
      <circle cx="27" cy="28" r="3" fill={art.coral} />
    </>
  ),
  dinosaurs: (
    <>
      <path
        d="M28 9c8-2 15 1 15 7 0 4-5 4-9 4v4c0 6 0 10-2 17h-5v-7h-6v7h-5c0-8-3-10-6-10-4 0-6-4-6-9 4 4 8 3 11-1 5-6 8-5 8-12Z"
        fill={`color-mix(in srgb, ${art.success} 55%, ${art.paper})`}
      />
      <path d="M33 13v1" />
    </>
  ),
  jokes: (
    <>
      <circle cx="24" cy="24" r="18" fill={art.amber} />
      <path d="M15 18l5 2-5 2M33 18l-5 2 5 2" />
      <path d="M13 27h22c0 7-5 11-11 11s-11-4-11-11Z" fill={art.paper} />
    </>
  ),
}

/** Draws a topic. */
export function TopicArt({ topic, ...rest }: ArtProps & { topic: number }) {
  return (
    <Art viewBox="0 0 48 48" fill="none" stroke={art.line} strokeWidth="3" {...rest}>
      {drawings[topics[topic]?.id ?? 'cats']}
    </Art>
  )
}

/** Background of a topic, light in both themes. */
export const topicGround = (topic: number) => [art.mint, art.butter, art.lilac, art.blush][topic % 4] ?? art.paper

export const topicName = (topic: number) => topics[topic]?.name ?? ''
