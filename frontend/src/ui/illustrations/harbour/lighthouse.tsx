import { Art, type ArtProps, art } from '../art.tsx'
import { hair, Limb, Person, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { LighthouseGuide } from './lighthouse-guide.tsx'

const stars = [
  [70, 70],
  [118, 128],
  [52, 176],
  [176, 54],
  [414, 60],
  [478, 92],
  [508, 168],
  [446, 140],
  [150, 182],
] as const

const frame =
  'M64 40C150 4 240 30 300 22c90-12 180-6 214 62 32 66 30 200 18 268-10 60-60 84-130 88-90 6-190 6-262-2C66 428 26 392 18 320 8 232 6 72 64 40Z'

/** The hero: learners of different ages find their way by a friendly lighthouse. */
export function LighthouseScene(props: ArtProps) {
  return (
    <Art viewBox="0 0 560 460" fill="none" stroke={art.line} strokeWidth="4.500" {...props}>
      <path d={frame} fill={art.night} strokeWidth="6" />
      <clipPath id="lighthouse-night">
        <path d={frame} />
      </clipPath>
      <g clipPath="url(#lighthouse-night)">
        <g fill={art.amber} stroke="none">
          <path d="M286 128-40 40v150Z" opacity="0.26" />
          <path d="M286 128 620 30v170Z" opacity="0.26" />
        </g>
        {stars.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 ? 2.5 : 3.5} fill={art.paper} stroke="none" />
        ))}
        <path d="M-20 352q30-22 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v140H-20Z" fill={art.violet} />
        <path d="M176 372c8-40 44-56 108-56s108 18 118 58c-20 20-200 24-226-2Z" fill={art.teal} />
        <path d="M214 342q8-10 18-6M340 344q10-8 18-2M262 366q8-6 16 0" strokeWidth="3.500" opacity="0.5" />
        <LighthouseGuide />
        <Telescope />
        <Reader />
        <path d="M-20 394q30-20 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v100H-20Z" fill={art.teal} />
        <PaperBoat />
        <path d="M-20 428q30-18 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v80H-20Z" fill={art.mint} />
      </g>
      <path d={frame} strokeWidth="6" />
      <Spark x={88} y={108} size={13} color={art.coral} />
      <Spark x={470} y={126} size={15} color={art.amber} />
      <Spark x={404} y={88} size={8} color={art.teal} />
      <Spark x={186} y={98} size={8} color={art.violet} />
      <Spark x={528} y={36} size={20} color={art.coral} />
      <Spark x={24} y={26} size={15} color={art.amber} />
    </Art>
  )
}

export function Telescope() {
  return (
    <g>
      <Person x={196} y={292} scale={0.88} skin={skin.cocoa} hair={hair.black} top={art.coral} look="curls" gaze={-1} />
      <Limb d="M188 356c-14 0-24-10-26-24" color={art.coral} width={11} />
      <g transform="rotate(14 140 300)">
        <path d="M96 290h46v20H96Z" fill={art.amber} />
        <path d="M86 286h12v28H86Z" fill={art.wood} />
        <path d="M142 293h24v14h-24Z" fill={art.paper} />
      </g>
      <circle cx="160" cy="325" r="9.500" fill={skin.cocoa} />
    </g>
  )
}

export function Reader() {
  return (
    <g transform="translate(-8 0)">
      <Person x={372} y={278} scale={1.04} skin={skin.sand} hair={hair.plum} top={art.amber} look="bob" gaze={-0.6} />
      <path d="M336 344h64l8 34h-64Z" fill={art.paper} transform="rotate(-3 370 360)" />
      <Spark x={372} y={360} size={8} color={art.coral} />
      <Limb d="M410 350c2 12-2 18-10 22" color={art.amber} width={11} />
      <circle cx="400" cy="372" r="8.500" fill={skin.sand} />
    </g>
  )
}

function PaperBoat() {
  return (
    <g transform="translate(-22 2)">
      <Person x={462} y={322} scale={0.82} skin={skin.clay} hair={art.violet} top={art.paper} look="scarf" gaze={-1} />
      <Limb d="M446 372c-16-4-24-14-26-28" color={art.paper} width={10} />
      <circle cx="420" cy="338" r="9" fill={skin.clay} />
      <path d="M398 378h128l-22 44h-84Z" fill={art.coral} />
      <path d="M398 378 462 404l64-26" />
      <path d="M508 378V322" strokeWidth="5" />
      <path d="M508 322c10-6 16 4 26-2v20c-10 6-16-4-26 2Z" fill={art.amber} strokeWidth="3.500" />
    </g>
  )
}
