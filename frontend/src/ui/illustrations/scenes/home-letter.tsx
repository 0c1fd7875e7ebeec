import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { FoxSidekick } from '../sidekicks.tsx'

/** An envelope on its way home to a parent. */
export function HomeLetterScene(props: ArtProps) {
  return (
    <Scene ground={art.amberSoft} {...props}>
      <ellipse cx="204" cy="278" rx="168" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M118 150c10-44 40-70 72-66 36 4 60 18 78 36" stroke={art.spark} strokeDasharray="2 13" opacity="0.75" />
      <House />
      <g transform="rotate(-9 176 82)">
        <path
          d="M136 74c-20-12-34-10-44 2 14 2 22 8 28 18 6-4 12-6 18-4ZM218 74c20-12 34-10 44 2-14 2-22 8-28 18-6-4-12-6-18-4Z"
          fill={art.lilac}
        />
        <rect x="130" y="52" width="94" height="66" rx="10" fill={art.paper} />
        <path d="m133 58 38 32q6 5 12 0l38-32" />
        <path d="M177 112c-15-10-16-23-7-25 5 0 7 6 7 6s2-6 7-6c9 2 8 15-7 25Z" fill={art.coral} strokeWidth="3.500" />
      </g>
      <FoxSidekick mood="thinking" x={18} y={134} width={142} height={142} />
      <Spark x={48} y={112} size={8} color={art.teal} />
      <Spark x={372} y={118} size={10} color={art.violet} />
      <Spark x={286} y={42} size={9} color={art.coral} />
    </Scene>
  )
}

function House() {
  return (
    <g>
      <path d="M336 116V86h24v52" fill={art.shade} />
      <path d="M342 74c-8-10 6-14 2-26" stroke={art.spark} opacity="0.6" />
      <path d="M232 166h136v106H232Z" fill={art.paper} />
      <path d="m212 172 80-64q8-6 16 0l80 64q-2 8-10 8H222q-8 0-10-8Z" fill={art.coral} />
      <path d="M318 272v-50a20 20 0 0 1 40 0v50Z" fill={art.teal} />
      <circle cx="349" cy="246" r="3.500" fill={art.line} stroke="none" />
      <rect x="248" y="198" width="50" height="44" rx="10" fill={art.amber} />
      <path d="M273 236c-14-9-15-20-6-22 4 0 6 5 6 5s2-5 6-5c9 2 8 13-6 22Z" fill={art.coral} strokeWidth="3.500" />
      <path d="M242 246h62" strokeWidth="7" />
      <circle cx="300" cy="144" r="12" fill={art.butter} />
    </g>
  )
}
