import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { OwlSidekick } from '../sidekicks.tsx'

const longest = 11

/** A name tag that is empty until there is a name. */
export function NameTagScene({ name = '', ...rest }: ArtProps & { name?: string }) {
  const shown = name.length > longest ? `${name.slice(0, longest - 1)}…` : name
  return (
    <Scene ground={art.amberSoft} {...rest}>
      <ellipse cx="200" cy="278" rx="162" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <Limb d="M262 92C232 72 214 44 232 24c18-18 58-18 76 0 18 20 2 48-28 68" color={art.teal} width={9} />
      <g transform="rotate(5 268 170)">
        <rect x="176" y="84" width="184" height="160" rx="24" fill={art.paper} />
        <path d="M176 140v-32q0-24 24-24h136q24 0 24 24v32Z" fill={art.coral} />
        <rect x="246" y="94" width="44" height="12" rx="6" fill={art.night} />
        <path d="M206 124h124" stroke={art.paper} strokeWidth="6" strokeDasharray="2 12" />
        {shown ? (
          <text
            x="268"
            y="198"
            textAnchor="middle"
            style={{ fontFamily: 'var(--ui-fonts-heading)', fontWeight: 600, fontSize: shown.length > 7 ? 25 : 36 }}
            fill={art.line}
            stroke="none"
          >
            {shown}
          </text>
        ) : (
          <path d="M206 184q14-22 28 0t28 0 28 0 28-4" strokeWidth="6" opacity="0.28" />
        )}
        <path d="M206 216h124" strokeWidth="4" strokeDasharray="1 11" opacity="0.5" />
      </g>
      <g transform="rotate(24 352 232)">
        <path d="M343 176h20v62l-10 20-10-20Z" fill={art.amber} />
        <path d="M343 176v-12q0-6 6-6h8q6 0 6 6v12Z" fill={art.coral} />
        <path d="m348 248 5 10 5-10Z" fill={art.line} strokeWidth="3" />
      </g>
      <OwlSidekick mood={shown ? 'cheering' : 'happy'} x={22} y={124} width={152} height={152} />
      <Spark x={58} y={92} size={11} color={art.violet} />
      <Spark x={150} y={56} size={8} color={art.teal} />
      <Spark x={374} y={84} size={9} color={art.amber} />
    </Scene>
  )
}
