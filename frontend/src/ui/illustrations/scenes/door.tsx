import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { FoxSidekick } from '../sidekicks.tsx'

/** The entrance of the academy: closed, with the fox and the key in front of it, or open with light behind it. */
export function DoorScene({ isOpen = false, ...rest }: ArtProps & { isOpen?: boolean }) {
  return (
    <Scene ground={art.violetSoft} {...rest}>
      <ellipse cx="204" cy="280" rx="172" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M176 278V132a82 82 0 0 1 164 0v146Z" fill={art.shade} />
      <path d="M196 278V134a62 62 0 0 1 124 0v144Z" fill={isOpen ? art.butter : art.violet} />
      {isOpen ? <Ajar /> : <Shut />}
      <path d="M164 278h188" strokeWidth="14" />
      <path d="M164 278h188" stroke={art.wood} strokeWidth="6" />
      <Limb d="M362 214v-92q0-14-12-14" color={art.night} width={5} />
      <path d="M334 108h28l8 34q-22 12-44 0Z" fill={art.amber} />
      <path d="M341 98h14v10h-14Z" fill={art.night} strokeWidth="3.500" />
      <FoxSidekick mood={isOpen ? 'cheering' : 'happy'} x={20} y={128} width={150} height={150} />
      {isOpen ? null : <Key />}
      <Flowerpot />
      <Spark x={60} y={96} size={11} color={art.amber} />
      <Spark x={148} y={62} size={9} color={art.teal} />
      <Spark x={368} y={74} size={8} color={art.coral} />
    </Scene>
  )
}

function Shut() {
  return (
    <g>
      <path d="M258 74v204" strokeWidth="3.500" opacity="0.5" />
      <circle cx="258" cy="130" r="26" fill={art.lilac} />
      <path d="M258 104v52M232 130h52" strokeWidth="3.500" />
      <rect x="212" y="180" width="34" height="72" rx="10" fill={art.lilac} strokeWidth="3.500" />
      <rect x="270" y="180" width="34" height="72" rx="10" fill={art.lilac} strokeWidth="3.500" />
      <circle cx="258" cy="204" r="8" fill={art.amber} strokeWidth="3.500" />
      <path d="M258 218v10" strokeWidth="6" />
    </g>
  )
}

function Ajar() {
  return (
    <g>
      <path
        d="M212 278c8-38 26-52 24-84-2-26 10-38 28-44 8 34-8 44 2 70 8 22 16 34 18 58Z"
        fill={art.paper}
        strokeWidth="3.500"
      />
      <circle cx="230" cy="132" r="14" fill={art.amber} strokeWidth="3.500" />
      <path d="M320 278V134a62 62 0 0 0-16-42l-24 26v146Z" fill={art.violet} />
      <path d="m306 128-14 14v40l14-4ZM306 198l-14 4v44l14 6Z" fill={art.lilac} strokeWidth="3" />
    </g>
  )
}

function Key() {
  return (
    <g transform="translate(124 96) rotate(-22)">
      <path d="M0 0h-58M-58 0v14M-42 0v11" strokeWidth="15" />
      <path d="M0 0h-58M-58 0v14M-42 0v11" stroke={art.amber} strokeWidth="7" />
      <circle cx="14" cy="0" r="17" fill={art.amber} />
      <circle cx="14" cy="0" r="6" fill={art.card} />
    </g>
  )
}

function Flowerpot() {
  return (
    <g>
      <path
        d="M374 236c-2-16-14-22-22-20 0 12 8 20 22 20ZM374 236c0-14 8-22 18-22 2 12-4 20-18 22Z"
        fill={art.teal}
        strokeWidth="3.500"
      />
      <path d="M358 240h32l-5 36h-22Z" fill={art.coral} />
    </g>
  )
}
