import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick } from '../sidekicks.tsx'

export function NewspaperScene(props: ArtProps) {
  return (
    <Scene ground={art.tealSoft} {...props}>
      <ellipse cx="200" cy="280" rx="170" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <BotSidekick mood="happy" x={118} y={16} width={164} height={164} />
      <g>
        <path d="M200 122c-34-16-78-20-118-10v136c40-10 84-6 118 10Z" fill={art.paper} />
        <path d="M200 122c34-16 78-20 118-10v136c-40-10-84-6-118 10Z" fill={art.paper} />
        <path d="M200 122v136" strokeWidth="4" />
        <path d="M98 128c28-5 58-3 86 6" strokeWidth="10" stroke={art.night} />
        <path d="M98 148c14-3 28-3 40-2v42c-12-2-26-1-40 2Z" fill={art.coral} strokeWidth="3.500" />
        <path d="m104 184 12-16 9 9 8-11 5 20" fill={art.amber} strokeWidth="3" />
        <path
          d="M150 149c12 1 24 4 34 8M150 163c12 1 24 4 34 8M150 177c12 1 24 4 34 8M98 208c28-5 58-3 86 6M98 224c28-5 58-3 86 6"
          strokeWidth="3.500"
          opacity="0.6"
        />
        <path d="M216 134c28-9 58-11 86-6" strokeWidth="10" stroke={art.night} />
        <path
          d="M216 156c12-4 24-7 36-8M216 170c12-4 24-7 36-8M216 184c12-4 24-7 36-8M216 214c28-9 58-11 86-6M216 230c28-9 58-11 86-6"
          strokeWidth="3.500"
          opacity="0.6"
        />
        <path d="M264 148c14-1 26 0 38 2v40c-12-2-24-3-38-2Z" fill={art.teal} strokeWidth="3.500" />
        <Spark x={283} y={169} size={13} color={art.amber} />
      </g>
      <path d="M70 176c10-10 24-6 26 6s-8 20-20 18M330 176c-10-10-24-6-26 6s8 20 20 18" fill={art.paper} />
      <path d="M344 226h34v26q0 14-17 14t-17-14Z" fill={art.amber} />
      <path d="M378 234c12-2 14 16 0 18" />
      <path d="M354 214c-5-7 5-9 0-17M368 214c-5-7 5-9 0-17" stroke={art.spark} strokeWidth="3.500" />
      <Spark x={46} y={110} size={11} color={art.amber} />
      <Spark x={344} y={92} size={9} color={art.coral} />
    </Scene>
  )
}
