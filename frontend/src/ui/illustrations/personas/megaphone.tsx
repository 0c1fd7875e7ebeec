import type { ReactNode } from 'react'
import { type ArtProps, art } from '../art.tsx'
import { hair, Limb, Person, Scene, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

/** A campaigner with a megaphone, and friends who carry signs. */
export function MegaphoneScene(props: ArtProps) {
  return (
    <Scene ground={art.coralSoft} {...props}>
      <ellipse cx="200" cy="276" rx="166" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <Limb d="M66 62v206M334 62v206" color={art.wood} width={6} />
      <path d="M64 52c60 18 90-12 138 2 46 14 84 4 134-4v66c-50 8-88 18-134 4-48-14-78 16-138-2Z" fill={art.violet} />
      <path d="M126 108c-20-13-21-29-9-31 6 0 9 7 9 7s3-7 9-7c12 2 11 18-9 31Z" fill={art.coral} strokeWidth="3.500" />
      <circle cx="200" cy="88" r="22" fill={art.teal} />
      <path d="M186 76c8 2 10 8 6 12s-4 10-10 8M208 68c-4 6 0 10 6 10s6 6 3 10M200 108c0-8 6-10 12-8" strokeWidth="3.500" />
      <Spark x={274} y={88} size={20} color={art.amber} />
      <Sign x={92} y={176} tilt={-10} color={art.paper}>
        <path d="M0 12c-14-6-14-22 0-28 14 6 14 22 0 28ZM0 12V-8" fill={art.success} strokeWidth="3" />
      </Sign>
      <Sign x={338} y={170} tilt={8} color={art.butter}>
        <path d="M-12-2 0-14l12 12M-8-4v14H8V-4" fill={art.teal} strokeWidth="3.500" />
      </Sign>
      <Person x={104} y={220} scale={0.78} skin={skin.cocoa} hair={art.amber} top={art.teal} look="scarf" gaze={1} />
      <Person x={324} y={228} scale={0.76} skin={skin.sand} hair={hair.copper} top={art.violet} look="bob" gaze={-1} />
      <Person x={184} y={176} scale={1.2} skin={skin.honey} hair={hair.brown} top={art.amber} look="crop" gaze={1} />
      <path d="M180 262c-14-9-15-22-6-24 5 0 6 5 6 5s2-5 6-5c10 2 8 15-6 24Z" fill={art.coral} strokeWidth="3.500" />
      <Limb d="M152 258c-18-6-26-20-26-36" color={art.amber} width={14} />
      <circle cx="125" cy="213" r="11" fill={skin.honey} />
      <g transform="translate(-18 -6) rotate(-10 222 205)">
        <path d="M222 194h14v22h-14q-7-11 0-22Z" fill={art.night} />
        <path d="M234 192c16-2 32-10 44-24v74c-12-14-28-22-44-24Z" fill={art.coral} />
        <path d="M278 166c12 0 12 78 0 78s-12-78 0-78Z" fill={art.paper} />
        <path d="M242 216v18q6 5 12 0v-14" fill={art.night} />
      </g>
      <Limb d="M214 258c12-4 18-12 18-26" color={art.amber} width={14} />
      <circle cx="232" cy="224" r="11" fill={skin.honey} />
      <path d="m254 158 3-14M272 160l10-11" stroke={art.spark} strokeWidth="5" />
      <Spark x={42} y={130} size={9} color={art.amber} />
      <Spark x={364} y={128} size={9} color={art.teal} />
    </Scene>
  )
}

function Sign({ x, y, tilt, color, children }: { x: number; y: number; tilt: number; color: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path d="M0 26v66" strokeWidth="7" />
      <rect x="-30" y="-26" width="60" height="52" rx="10" fill={color} />
      {children}
    </g>
  )
}
