import { type ArtProps, art } from '../../../ui/illustrations/art.tsx'
import { Scene } from '../../../ui/illustrations/scene-parts.tsx'
import { Spark } from '../../../ui/illustrations/sidekick-parts.tsx'

/** Draws a paper boat at sunset and a lighthouse. */
export function GoodbyeScene(props: ArtProps) {
  return (
    <Scene ground={art.amberSoft} {...props}>
      <circle cx="268" cy="142" r="46" fill={art.coral} />
      <path d="M40 178h318c6 34-6 66-34 88-50 28-170 34-240 10-34-20-50-58-44-98Z" fill={art.mint} stroke="none" />
      <path d="M40 178h318" strokeWidth="4" />
      <path d="M232 196h72M246 212h46M210 226h34" stroke={art.coral} strokeWidth="6" />
      <Tower />
      <path d="M24 232c36-20 76-28 112-20 14 4 18 16 4 20-30 8-76 10-116 0Z" fill={art.wood} />
      <g transform="translate(232 152) scale(.62)">
        <path d="M0 28h120l-24 44H24Z" fill={art.paper} />
        <path d="M60-26 96 28H24Z" fill={art.paper} />
        <path d="m0 28 60 22 60-22M60-26v54" strokeWidth="4" />
        <path d="M60-26v-20c12-8 16 6 30-2v16c-12 8-16-4-30 4" fill={art.teal} strokeWidth="4" />
      </g>
      <path d="M150 250q16-12 32 0t32 0 32 0 32 0 32 0 32 0M176 272q16-12 32 0t32 0 32 0 32 0" strokeWidth="5" />
      <path d="M196 84q10-12 20 0 10-12 20 0M150 62q8-10 16 0 8-10 16 0" strokeWidth="4" />
      <Spark x={344} y={76} size={9} color={art.amber} />
      <Spark x={52} y={70} size={8} color={art.teal} />
    </Scene>
  )
}

function Tower() {
  return (
    <g>
      <path d="m106 92 62-22v40ZM70 92 34 78v28Z" fill={art.butter} strokeWidth="3.500" />
      <path d="M72 110h32l12 104H60Z" fill={art.paper} />
      <path d="M69 138h38l4 30H65ZM62 196h52l2 18H60Z" fill={art.violet} />
      <path d="M72 110h32l12 104H60Z" />
      <path d="M74 110V80h28v30Z" fill={art.amber} />
      <path d="M68 80 88 60l20 20Z" fill={art.violet} />
      <path d="M64 110h48" strokeWidth="6" />
    </g>
  )
}
