import { type ArtProps, art } from '../art.tsx'
import { hair, Limb, Person, Scene, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

/** A digital studio: a tablet larger than its owner, and shapes that leave the screen. */
export function StudioScene(props: ArtProps) {
  return (
    <Scene ground={art.tealSoft} {...props}>
      <ellipse cx="200" cy="274" rx="164" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <g transform="rotate(-5 176 160)">
        <rect x="64" y="82" width="226" height="168" rx="24" fill={art.night} />
        <rect x="80" y="98" width="194" height="136" rx="12" fill={art.paper} />
        <path d="M82 200c28-34 48-40 72-12 20-30 50-36 118 8v26q0 10-10 10H92q-10 0-10-10Z" fill={art.teal} />
        <path d="M112 232c18-30 42-34 66-12 20-14 44-14 68 12Z" fill={art.violet} />
        <circle cx="126" cy="136" r="20" fill={art.amber} />
        <path d="M196 134q10-14 20 0 12-8 18 4 4 12-8 12h-32q-12 0-10-10 3-8 12-6Z" fill={art.mint} />
        <circle cx="277" cy="166" r="4" fill={art.coral} stroke="none" />
      </g>
      <g transform="rotate(10 84 76)">
        <rect x="58" y="46" width="52" height="52" rx="12" fill={art.coral} />
        <path d="m72 82 12-22 14 22Z" fill={art.paper} strokeWidth="3.500" />
      </g>
      <circle cx="168" cy="50" r="20" fill={art.violet} />
      <path d="M156 50a12 12 0 0 1 12-12" stroke={art.paper} strokeWidth="4" />
      <path d="m232 28 22 36h-42Z" fill={art.amber} />
      <path d="M110 44q20-22 38-6M190 40q8-6 20-3" stroke={art.spark} strokeWidth="3" strokeDasharray="2 9" />
      <Person x={308} y={160} scale={1.12} skin={skin.sand} hair={hair.copper} top={art.coral} look="bun" gaze={-1} />
      <path d="M279 162c-2-22 10-36 29-36s31 14 29 36" strokeWidth="5" stroke={art.violet} />
      <path d="M272 156h13v22h-13q-5-11 0-22ZM331 156h13q5 11 0 22h-13Z" fill={art.violet} />
      <Limb d="M284 238c-14 8-30 6-44-10" color={art.coral} width={14} />
      <g transform="rotate(-38 236 222)">
        <path d="M231 172h12v48l-6 14-6-14Z" fill={art.amber} strokeWidth="3.500" />
        <path d="M231 184h12" strokeWidth="3.500" />
      </g>
      <circle cx="236" cy="225" r="10" fill={skin.sand} />
      <Limb d="M52 264h300" color={art.wood} width={10} />
      <Swatches />
      <Spark x={50} y={140} size={9} color={art.amber} />
      <Spark x={356} y={96} size={12} color={art.coral} />
      <Spark x={288} y={60} size={8} color={art.teal} />
    </Scene>
  )
}

function Swatches() {
  return (
    <g>
      <path d="M58 222h30v32q0 6-6 6H64q-6 0-6-6Z" fill={art.shade} />
      <path d="M65 222l-6-30M74 222v-36M82 222l7-28" strokeWidth="6" />
      <path d="m55 192 8-2-7-13ZM69 186h10l-5-14ZM85 192l8 3 1-14Z" fill={art.coral} strokeWidth="3" />
      <path d="M58 236h30" strokeWidth="3" />
    </g>
  )
}
