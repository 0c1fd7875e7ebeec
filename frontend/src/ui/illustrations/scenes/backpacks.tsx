import type { Hue } from '../../theme/hue.ts'
import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick } from '../sidekicks.tsx'

/** Three backpacks, from light to full. */
export function BackpacksScene({ hue, ...rest }: ArtProps & { hue?: Hue | undefined }) {
  return (
    <Scene ground={art[`${hue ?? 'amber'}Soft`]} {...rest}>
      <ellipse cx="204" cy="280" rx="172" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <Backpack x={174} scale={0.7} color={art.teal} flap={art.mint} />
      <g transform="translate(-16 0) rotate(12 282 96)">
        <path d="M272 60h12v74h-12Z" fill={art.coral} strokeWidth="3.500" />
        <path d="m272 60 6-16 6 16Z" fill={art.paper} strokeWidth="3.500" />
      </g>
      <Backpack x={236} scale={0.94} color={art.violet} flap={art.lilac} />
      <g transform="translate(-18 2)">
        <path d="M316 20h34v60h-34Z" fill={art.paper} strokeWidth="3.500" />
        <path d="M324 34h18M324 46h18" strokeWidth="3.500" opacity="0.5" />
        <path d="M352 34h10v50h-10Z" fill={art.teal} strokeWidth="3.500" />
        <path d="M352 34q5-12 10 0" fill={art.butter} strokeWidth="3.500" />
        <path d="M312 82 300 40" stroke={art.wood} strokeWidth="8" />
        <Spark x={298} y={34} size={12} color={art.coral} />
      </g>
      <Backpack x={316} scale={1.26} color={art.amber} flap={art.butter} />
      <BotSidekick mood="thinking" x={2} y={136} width={140} height={140} />
      <Spark x={196} y={132} size={9} color={art.amber} />
      <Spark x={120} y={66} size={9} color={art.violet} />
    </Scene>
  )
}

/** A backpack on the ground, centered at x. */
function Backpack({ x, scale, color, flap }: { x: number; scale: number; color: string; flap: string }) {
  return (
    <g transform={`translate(${x} 276) scale(${scale})`} strokeWidth={4 / scale}>
      <path d="M-16-134q0-18 16-18t16 18" />
      <path d="M-40-16q-12 0-12-14v-26q0-10 12-10M40-16q12 0 12-14v-26q0-10-12-10" fill={flap} />
      <path d="M-42-10v-84q0-46 42-46t42 46v84q0 10-10 10h-64q-10 0-10-10Z" fill={color} />
      <path d="M-42-94q0-46 42-46t42 46q-10 18-42 18t-42-18Z" fill={flap} />
      <path d="M-8-84h16v20q-8 6-16 0Z" fill={art.paper} />
      <path d="M-27-48h54v34q0 8-8 8h-38q-8 0-8-8Z" fill={flap} />
      <path d="M-27-34h54" />
    </g>
  )
}
