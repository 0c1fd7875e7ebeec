import type { Hue } from '../../theme/hue.ts'
import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick, OwlSidekick } from '../sidekicks.tsx'

/** The open gate of the academy. */
export function GateScene({ hue = 'amber', ...rest }: ArtProps & { hue?: Hue | undefined }) {
  return (
    <Scene ground={art[`${hue}Soft`]} {...rest}>
      <ellipse cx="204" cy="280" rx="176" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M126 278V142a82 82 0 0 1 164 0v136Z" fill={art[hue]} />
      <path d="M154 278V146a54 54 0 0 1 108 0v132Z" fill={art.paper} />
      <path d="M156 166c24-20 42 6 62-8s32-12 42-4v68H156Z" fill={art.mint} strokeWidth="3.500" />
      <circle cx="232" cy="130" r="15" fill={art.amber} strokeWidth="3.500" />
      <path
        d="M184 278c2-28 14-36 10-56-2-14 10-18 14-30h14c4 16-10 24-2 40s14 24 14 46Z"
        fill={art.butter}
        strokeWidth="3.500"
      />
      <path d="M154 278V152l-34 20v106ZM262 278V152l34 20v106Z" fill={art.wood} />
      <circle cx="131" cy="224" r="4" fill={art.line} stroke="none" />
      <circle cx="285" cy="224" r="4" fill={art.line} stroke="none" />
      <Spark x={208} y={76} size={15} color={art.paper} />
      <Garland />
      <OwlSidekick mood="cheering" x={6} y={138} width={140} height={140} />
      <BotSidekick mood="cheering" x={274} y={158} width={120} height={120} />
      <g strokeWidth="3">
        <path d="m96 84 12 4-4 11-12-4ZM318 92l10 7-7 10-10-7Z" fill={art.coral} />
        <path d="m62 118 11-5 5 11-11 5ZM352 126l9 8-8 9-9-8Z" fill={art.teal} />
        <circle cx="346" cy="84" r="6" fill={art.violet} />
        <circle cx="76" cy="70" r="5" fill={art.amber} />
      </g>
    </Scene>
  )
}

const flags = [
  { d: 'M76 34l26 9-19 19Z', fill: art.coral },
  { d: 'M120 46l27 3-15 23Z', fill: art.teal },
  { d: 'M168 52l28 0-14 22Z', fill: art.violet },
  { d: 'M222 52l28-2-12 23Z', fill: art.amber },
  { d: 'M272 48l27-5-9 24Z', fill: art.teal },
  { d: 'M318 38l25-10-3 26Z', fill: art.coral },
]

function Garland() {
  return (
    <g transform="translate(0 -20)">
      <path d="M58 26c60 36 230 36 302-6" stroke={art.spark} />
      {flags.map((flag) => (
        <path key={flag.d} d={flag.d} fill={flag.fill} strokeWidth="3.500" />
      ))}
    </g>
  )
}
