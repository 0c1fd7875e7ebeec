import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { OwlSidekick } from '../sidekicks.tsx'

export function LetterScene(props: ArtProps) {
  return (
    <Scene ground={art.violetSoft} {...props}>
      <ellipse cx="204" cy="274" rx="150" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <path
        d="M40 84c40-44 96-34 88-4-8 28-48 10-28-14 24-28 70-34 108-26"
        stroke={art.spark}
        strokeWidth="4"
        strokeDasharray="2 12"
        opacity="0.7"
      />
      <path d="M134 150 230 76l96 74v112q0 10-10 10H144q-10 0-10-10Z" fill={art.amber} />
      <path d="M156 92q0-10 10-10h128q10 0 10 10v110H156Z" fill={art.paper} />
      <path d="M176 106h64M176 126h108M176 146h96" strokeWidth="5" opacity="0.35" />
      <path d="M262 118c-16-11-18-25-8-27 6 0 8 6 8 6s2-6 8-6c10 2 8 16-8 27Z" fill={art.coral} strokeWidth="3.500" />
      <path d="m134 152 76 58c12 9 28 9 40 0l76-58v110q0 10-10 10H144q-10 0-10-10Z" fill={art.amber} />
      <path d="m138 268 62-64M322 268l-62-64" />
      <circle cx="230" cy="216" r="21" fill={art.coral} />
      <Spark x={230} y={216} size={12} color={art.paper} />
      <OwlSidekick mood="happy" x={38} y={140} width={134} height={134} />
      <g transform="rotate(14 330 70)">
        <path d="M306 50h46v42h-46Z" fill={art.teal} strokeDasharray="0" />
        <path d="m316 71 8 9 17-18" strokeWidth="6" stroke={art.paper} />
      </g>
      <Spark x={352} y={150} size={11} color={art.coral} />
      <Spark x={238} y={48} size={9} color={art.amber} />
      <Spark x={64} y={122} size={7} color={art.teal} />
    </Scene>
  )
}
