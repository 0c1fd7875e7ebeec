import { Art, type ArtProps, art } from '../art.tsx'
import './harbour.css'
import { Limb, Person, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../sidekicks.tsx'
import { Reader, Telescope } from './lighthouse.tsx'
import { LighthouseGuide } from './lighthouse-guide.tsx'

const wave = (y: number) => `M-1500 ${y}q30-24 60 0${'t60 0'.repeat(58)}V900H-1500Z`
// No stars on the left, behind the text.
const stars = Array.from({ length: 34 }, (_, index) => [((index * 347) % 1300) - 30, ((index * 89) % 460) - 130] as const)

type Props = ArtProps & {
  /** Background color of the page below. The last wave blends into it. */
  shore?: string | undefined
}

/** A night at sea. It extends far beyond its frame on both sides, so the parent has to crop it. */
export function HarbourScene({ shore = 'var(--ui-colors-bg-page)', ...rest }: Props) {
  return (
    <Art viewBox="0 0 640 640" fill="none" stroke={art.line} strokeWidth="4.5" overflow="visible" {...rest}>
      {stars.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={index % 4 ? 2.2 : 3.6} fill={art.paper} stroke="none" opacity={index % 3 ? 0.9 : 0.5} />
      ))}
      <g className="harbour-beam" fill={art.amber} stroke="none">
        <path d="M454 206-1500-160V560Z" opacity="0.11" />
        <path d="M454 206-1500 20V400Z" opacity="0.1" />
      </g>
      <path d="M454 206 2000-130v540Z" fill={art.amber} stroke="none" opacity="0.18" />
      <path d={wave(484)} fill={art.violet} />
      <path d="M290 528c14-58 84-84 166-84s150 28 164 86c-30 30-290 34-324-2Z" fill={art.teal} />
      <path d="M330 474q14-16 28-4M520 476q14-14 26-2M306 512q10-10 20 0" strokeWidth="4" opacity="0.5" />
      <g transform="translate(82 33) scale(1.3)" strokeWidth="3.8">
        <LighthouseGuide />
        <Telescope />
        <Reader />
      </g>
      <FoxSidekick mood="happy" x={540} y={392} width={128} height={128} />
      <OwlSidekick mood="cheering" x={548} y={36} width={112} height={112} />
      <path d={wave(540)} fill={art.teal} />
      <g className="harbour-boat">
        <Boat />
        <Claim />
      </g>
      <path d={wave(586)} fill={art.mint} />
      <path d={wave(618)} fill={shore} />
      <Spark x={318} y={70} size={15} color={art.coral} />
      <Spark x={256} y={150} size={9} color={art.teal} />
      <Spark x={632} y={200} size={12} color={art.amber} />
    </Art>
  )
}

function Boat() {
  return (
    <g>
      <BotSidekick mood="thinking" x={-6} y={398} width={138} height={138} />
      <Person x={166} y={462} scale={1.02} skin={skin.clay} hair={art.violet} top={art.paper} look="scarf" gaze={-1} />
      <path d="M-24 512h300l-44 72H22Z" fill={art.coral} />
      <path d="m-24 512 150 42 150-42" />
      <Limb d="M140 524c-12-6-16-20-14-38" color={art.paper} width={11} />
      <circle cx="125" cy="480" r="9.500" fill={skin.clay} />
    </g>
  )
}

/** Red with enough contrast on paper in both themes. */
const pen = 'color-mix(in srgb, var(--ui-colors-danger-solid) 62%, var(--ui-colors-art-line))'
const lettering = { font: '600 27px var(--ui-fonts-heading)' }

/** A statement by the machine with the corrections of a reader. */
function Claim() {
  return (
    <g>
      <path
        d="M-18 262c0-16 10-26 26-26h196c16 0 26 10 26 26v76c0 16-10 26-26 26H96l-14 32-18-32H8c-16 0-26-10-26-26Z"
        fill={art.paper}
      />
      <g fill={art.line} stroke="none" style={lettering}>
        <text x="8" y="286">
          A spider has
        </text>
        <text x="8" y="334">
          6
        </text>
        <text x="86" y="334">
          legs.
        </text>
      </g>
      <path className="harbour-mistake" pathLength="1" d="M-1 334q14-8 34-22" stroke={pen} strokeWidth="6" />
      <g className="harbour-answer" stroke="none" fill={pen}>
        <text x="46" y="340" style={{ font: '600 44px var(--ui-fonts-heading)' }}>
          8
        </text>
      </g>
      <Spider />
      <ChameleonSidekick mood="happy" x={152} y={152} width={104} height={104} />
    </g>
  )
}

function Spider() {
  return (
    <g strokeWidth="3">
      <path d="M190 238v68" strokeWidth="2.500" />
      <path d="M183 310q-14-12-20-2M181 316q-16-6-20 6M181 322q-14 0-16 12M184 327q-8 4-8 14" />
      <path d="M197 310q14-12 20-2M199 316q16-6 20 6M199 322q14 0 16 12M196 327q8 4 8 14" />
      <circle cx="190" cy="318" r="13" fill={art.violet} />
      <circle cx="186" cy="316" r="2" fill={art.line} stroke="none" />
      <circle cx="194" cy="316" r="2" fill={art.line} stroke="none" />
    </g>
  )
}
