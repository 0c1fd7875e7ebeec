import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick } from '../sidekicks.tsx'

/** A glass jar with a few cookies, its lid next to it, and a child who counts them. */
export function CookieJarScene(props: ArtProps) {
  return (
    <Scene ground={art.coralSoft} {...props}>
      <ellipse cx="210" cy="276" rx="152" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M192 96h124v16c24 10 34 28 34 54v72q0 34-34 34H192q-34 0-34-34v-72c0-26 10-44 34-54Z" fill={art.paper} />
      <path d="M164 204h180v34q0 28-28 28H192q-28 0-28-28Z" fill={art.coralSoft} stroke="none" />
      <Cookie x={206} y={236} turn={-14} />
      <Cookie x={296} y={238} turn={30} />
      <Cookie x={252} y={212} turn={80} />
      <path d="M186 82h136q8 0 8 8v8q0 8-8 8H186q-8 0-8-8v-8q0-8 8-8Z" fill={art.teal} />
      <path d="M176 152c-3 6-4 12-4 20M330 152c3 6 4 12 4 20" strokeWidth="5" opacity="0.3" />
      <path d="M206 142h96q8 0 8 8v22q0 8-8 8h-96q-8 0-8-8v-22q0-8 8-8Z" fill={art.amber} />
      <path d="M212 156h42M212 167h64" strokeWidth="4.500" opacity="0.65" />
      <path d="m284 159 6 6 11-13" strokeWidth="4.500" />
      <Cookie x={234} y={54} turn={16} bitten />
      <BotSidekick mood="happy" x={34} y={140} width={136} height={136} />
      <Spark x={112} y={84} size={12} color={art.amber} />
      <Spark x={352} y={82} size={10} color={art.teal} />
      <Spark x={310} y={46} size={7} color={art.coral} />
    </Scene>
  )
}

function Cookie({ x, y, turn, bitten = false }: { x: number; y: number; turn: number; bitten?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {bitten ? (
        <path d="M0-29c6 0 10 1 13 3-2 8 2 13 8 14 1 6 5 8 8 8a29 29 0 1 1-29-25Z" fill={art.wood} />
      ) : (
        <circle r="29" fill={art.wood} />
      )}
      <g fill={art.night} strokeWidth="3">
        <circle cx="-11" cy="-8" r="4.500" />
        <circle cx="9" cy="11" r="5" />
        <circle cx="-9" cy="13" r="3.500" />
        <circle cx="5" cy="-6" r="3.500" />
      </g>
    </g>
  )
}
