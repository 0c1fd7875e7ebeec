import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick } from '../sidekicks.tsx'

/** A lost traveler in a friendly scene. */
export function LostScene(props: ArtProps) {
  return (
    <Scene ground={art.tealSoft} {...props}>
      <path d="M30 262c50-30 110-34 170-18s120 10 172-6c6 30-40 44-172 44S24 284 30 262Z" fill={art.teal} />
      <path d="M226 262c-30 2-60-2-82 8-10 5-8 10 4 12" stroke={art.butter} strokeWidth="9" strokeDasharray="1 17" />
      <Limb d="M266 68v190" color={art.wood} width={9} />
      <path d="M232 70h84l22 18-22 18h-84Z" fill={art.amber} transform="rotate(-5 266 88)" />
      <path d="M304 118h-84l-20 17 20 17h84Z" fill={art.coral} transform="rotate(4 266 134)" />
      <path d="M240 164h70l18 15-18 15h-70Z" fill={art.violet} transform="rotate(7 266 178)" />
      <path d="M256 88h40M238 137h44M258 180h34" strokeWidth="5" opacity="0.7" />
      <path d="M266 62c-10 0-12-10-6-16 2 6 8 4 8-2 8 6 8 18-2 18Z" fill={art.success} strokeWidth="3.500" />
      <path d="M330 258c-14 0-18-18-4-22 0-14 22-16 24-2 14-2 16 22 0 24Z" fill={art.success} />
      <BotSidekick mood="thinking" x={62} y={112} width={150} height={150} />
      <g transform="rotate(-7 140 232)">
        <path d="m100 212 26 8 28-8 26 8v40l-26-8-28 8-26-8Z" fill={art.paper} />
        <path d="M126 220v40M154 212v40" strokeWidth="3" />
        <path d="M108 240q14-12 24-2t20-6" stroke={art.coral} strokeWidth="4" strokeDasharray="1 8" />
        <path d="m161 225 10 10M171 225l-10 10" stroke={art.coral} strokeWidth="4" />
      </g>
      <path d="M64 96q10-14 24-4 14-8 22 6 8 14-8 14H62q-14-2-10-12 4-8 12-4Z" fill={art.paper} />
      <Spark x={200} y={56} size={11} color={art.coral} />
      <Spark x={352} y={140} size={9} color={art.amber} />
    </Scene>
  )
}
