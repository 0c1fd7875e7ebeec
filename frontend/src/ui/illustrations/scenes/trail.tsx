import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../art.tsx'
import { hair, Person, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { ChameleonSidekick, FoxSidekick, OwlSidekick } from '../sidekicks.tsx'

// Three parts of a path up a mountain. The ground has the same height at both edges, so that the parts form a panorama side by side.

type StripProps = ArtProps & { sky: string; ground: string; children: ReactNode }

function Strip({ sky, ground, children, ...rest }: StripProps) {
  return (
    <Art viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      <path d="M-10-10h420v220H-10Z" fill={sky} stroke="none" />
      <path d="M-10 158c70-16 130 10 210 0s140-14 220 0v60H-10Z" fill={ground} />
      <path d="M-10 184c80-12 140 10 210 0s150-12 220 0" stroke={art.paper} strokeWidth="5" strokeDasharray="3 14" />
      {children}
    </Art>
  )
}

function Lantern({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="13" r="20" fill={art.butter} stroke="none" opacity="0.55" />
      <rect x="-9" y="2" width="18" height="23" rx="7" fill={color} strokeWidth="3.500" />
      <path d="M-6 2h12" strokeWidth="6" />
      <path d="M0 9v8" stroke={art.paper} strokeWidth="5" />
    </g>
  )
}

/** A tent at the start of the path, three lanterns and a fox who is ready. */
export function TrailheadScene(props: ArtProps) {
  return (
    <Strip sky={art.mint} ground={art.teal} {...props}>
      <path d="M-10 120c40-26 70-26 110-2" fill={art.teal} opacity="0.45" stroke="none" />
      <circle cx="60" cy="46" r="20" fill={art.butter} />
      <path d="M98 166 166 56l68 110Z" fill={art.amber} />
      <path d="M166 56 150 40M166 56l16-16" />
      <path d="M166 70c-4 34-14 66-30 96h60c-16-30-26-62-30-96Z" fill={art.night} />
      <path d="M166 70c4 34 8 66 30 96h-16c-12-30-16-60-14-96Z" fill={art.butter} strokeWidth="3.500" />
      <path d="M246 44v120M366 44v120" strokeWidth="8" />
      <path d="M246 52q60 40 120 0" strokeWidth="3.500" />
      <Lantern x={274} y={65} color={art.coral} />
      <Lantern x={306} y={71} color={art.violet} />
      <Lantern x={338} y={65} color={art.amber} />
      <FoxSidekick mood="happy" x={262} y={92} width={90} height={90} />
      <path d="M52 168v-38M34 126h44l10 9-10 9H34Z" fill={art.wood} />
      <Spark x={210} y={40} size={9} color={art.amber} />
    </Strip>
  )
}

export function TreehouseScene(props: ArtProps) {
  return (
    <Strip sky={art.lilac} ground={art.violet} {...props}>
      <circle cx="338" cy="44" r="22" fill={art.paper} />
      <path d="M62 170c10-40 8-70 2-104h34c-4 34-2 64 12 104Z" fill={art.wood} />
      <path d="M20 84c-22-10-18-44 8-48 2-26 40-36 58-18 20-14 52-4 54 22 26 6 26 44-2 48-20 14-94 14-118-4Z" fill={art.teal} />
      <path d="M42 82h100v58H42Z" fill={art.amber} />
      <path d="M30 84 92 42l62 42Z" fill={art.coral} />
      <path d="M36 140h112" strokeWidth="8" />
      <rect x="58" y="98" width="28" height="26" rx="6" fill={art.butter} />
      <path d="M72 98v26M58 111h28" strokeWidth="3" />
      <path d="M102 140v-30q12-14 24 0v30Z" fill={art.night} />
      <path d="M128 144l22 34M144 144l22 34M132 154h16M138 164h16" strokeWidth="3.500" />
      <path d="M382 42v124" strokeWidth="8" />
      <path d="M152 78q110 46 230-26" strokeWidth="3.500" />
      <Lantern x={182} y={87} color={art.teal} />
      <Lantern x={218} y={93} color={art.coral} />
      <Lantern x={254} y={95} color={art.amber} />
      <Lantern x={290} y={90} color={art.teal} />
      <Lantern x={326} y={79} color={art.coral} />
      <Lantern x={358} y={66} color={art.amber} />
      <OwlSidekick mood="happy" x={224} y={112} width={74} height={74} />
      <path d="M312 172v-22h44v22M308 150h52" fill={art.wood} />
      <path d="M322 150l6-18 12 6-4 12" fill={art.paper} strokeWidth="3.500" />
      <Spark x={176} y={36} size={9} color={art.amber} />
      <Spark x={262} y={28} size={7} color={art.paper} />
    </Strip>
  )
}

/** A flag on the summit and a group that arrived together. */
export function SummitScene(props: ArtProps) {
  return (
    <Strip sky={art.blush} ground={art.coral} {...props}>
      <circle cx="322" cy="58" r="26" fill={art.butter} />
      <path d="M-10 166 96 96l70 70Z" fill={art.lilac} />
      <path d="M74 170 216 58l150 112Z" fill={art.violet} />
      <path d="m216 58-40 32 18 8 18-12 18 16 26-18Z" fill={art.paper} />
      <path d="M216 60V20" strokeWidth="6" />
      <path d="M218 22c16-6 26 8 46 0v24c-20 8-30-6-46 0Z" fill={art.coral} />
      <path d="M160 164c20-12 56-10 50-26s-32-12-20-26 24-8 28-20" stroke={art.paper} strokeWidth="5" strokeDasharray="3 12" />
      <Person x={92} y={132} scale={0.62} skin={skin.cocoa} hair={hair.black} top={art.amber} look="curls" gaze={1} />
      <Person x={148} y={138} scale={0.62} skin={skin.sand} hair={hair.copper} top={art.teal} look="bob" gaze={1} />
      <Person x={286} y={136} scale={0.62} skin={skin.honey} hair={art.teal} top={art.amber} look="scarf" gaze={-1} />
      <ChameleonSidekick mood="cheering" x={316} y={100} width={82} height={82} />
      <Spark x={160} y={24} size={9} color={art.amber} />
      <Spark x={296} y={22} size={7} color={art.teal} />
    </Strip>
  )
}
