import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { LighthouseGuide } from './lighthouse-guide.tsx'

const waves = `q36-22 72 0${'t72 0'.repeat(21)}v70H-50Z`

/** The shore below a page, with the hero's lighthouse in the distance. Its center stays visible on a narrow page. */
export function ShoreScene(props: ArtProps) {
  return (
    <Art
      viewBox="0 0 1440 260"
      height="100%"
      fill="none"
      stroke={art.line}
      strokeWidth="5"
      preserveAspectRatio="xMidYMax slice"
      {...props}
    >
      <path d="M-10 214c90-40 180-52 300-30s190 34 280 18 120-44 210-44 140 30 240 34 210-38 430-30v110H-10Z" fill={art.teal} />
      <path d="M600 206q14-12 28-2M812 176q14-10 26 2M330 200q12-10 24 0M1120 180q14-10 26 2" opacity="0.5" />
      <g transform="translate(604 -16) scale(0.56)" strokeWidth="7">
        <LighthouseGuide />
      </g>
      <Pine x={838} y={172} size={1} />
      <Pine x={876} y={182} size={0.72} />
      <Pine x={300} y={190} size={0.9} />
      <Pine x={262} y={188} size={0.62} />
      <Pine x={1300} y={174} size={1.1} />
      <path d="M556 198v-34q0-6 6-6h42v40Z" fill={art.paper} />
      <path d="M548 162 580 132l34 30Z" fill={art.coral} />
      <path d="M574 198v-16h14v16" fill={art.amber} strokeWidth="4" />
      <path d={`M-10 226${waves}`} fill={art.violet} />
      <g transform="translate(936 164)">
        <path d="M44 6v46" />
        <path d="M50 4c20 10 28 22 30 38H50Z" fill={art.coral} />
        <path d="M0 48h100l-16 34H18Z" fill={art.paper} />
      </g>
      <path d={`M-46 242${waves}`} fill={art.night} />
      <Spark x={700} y={60} size={11} color={art.coral} />
      <Spark x={860} y={50} size={15} color={art.amber} />
    </Art>
  )
}

function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0v16" strokeWidth="9" />
      <path d="M0-62c8 16 16 26 26 34H14c4 10 12 18 22 26h-72c10-8 18-16 22-26h-12c10-8 18-18 26-34Z" fill={art.success} />
    </g>
  )
}
