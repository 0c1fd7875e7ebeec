import { Art, type ArtProps, art } from '../art.tsx'
import { hair, Person, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

const type = (size: number, weight = 600) => ({ font: `${weight} ${size}px var(--ui-fonts-heading)` })

/** The guide for parents as a thick booklet: an adult and a child look at the same light. */
export function Booklet(props: ArtProps) {
  return (
    <Art viewBox="40 14 300 384" overflow="visible" fill="none" stroke={art.line} strokeWidth="4.5" {...props}>
      <ellipse cx="186" cy="380" rx="138" ry="12" fill={art.line} stroke="none" opacity="0.14" />
      <g transform="rotate(7 180 200)">
        <path d="M76 46h226q12 0 12 12v290q0 12-12 12H76Z" fill={art.paper} />
        <path d="M300 60v286M306 60v286" strokeWidth="2" opacity="0.5" />
      </g>
      <g transform="rotate(-4 180 200)">
        <path d="M60 36h212q14 0 14 14v300q0 14-14 14H60q-12 0-12-12V48q0-12 12-12Z" fill={art.coral} />
        <path d="M48 48q0-12 12-12h14v328H60q-12 0-12-12Z" fill={art.night} />
        <path d="M56 74h10M56 200h10M56 326h10" stroke={art.paper} strokeWidth="5" />
        <path d="M96 170q0-16 16-16h136q16 0 16 16v152q0 16-16 16H112q-16 0-16-16Z" fill={art.night} />
        <path d="M180 176 98 226v-50q0-18 14-20h136q14 2 14 20v50Z" fill={art.amber} stroke="none" opacity="0.3" />
        <clipPath id="booklet-window">
          <path d="M98 170q0-14 14-14h136q14 0 14 14v152q0 14-14 14H112q-14 0-14-14Z" />
        </clipPath>
        <g clipPath="url(#booklet-window)">
          <Person x={146} y={254} scale={1.15} skin={skin.honey} hair={hair.brown} top={art.teal} look="bun" gaze={0.8} />
          <Person x={216} y={284} scale={0.9} skin={skin.honey} hair={hair.black} top={art.amber} look="curls" gaze={-0.5} />
        </g>
        <Spark x={180} y={186} size={20} color={art.amber} />
        <g fill={art.line} stroke="none" textAnchor="middle">
          <text x="172" y="88" style={type(33)}>
            Children
          </text>
          <text x="172" y="121" style={type(33)}>
            and AI
          </text>
          <text x="172" y="144" style={type(17, 500)}>
            a guide for parents
          </text>
        </g>
        <path d="M254 30v52l10-9 10 9V30Z" fill={art.teal} />
      </g>
      <Spark x={26} y={104} size={14} color={art.amber} />
      <Spark x={338} y={300} size={16} color={art.teal} />
      <Spark x={330} y={42} size={10} color={art.coral} />
    </Art>
  )
}
