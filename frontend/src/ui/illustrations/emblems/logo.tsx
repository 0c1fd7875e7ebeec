import { Art, type ArtProps, art } from '../art.tsx'

function Mark() {
  return (
    <g stroke={art.line} strokeWidth="4">
      <path
        d="M10 12c0-5 3-8 8-8h16c17 0 26 12 26 28S51 60 34 60H18c-5 0-8-3-8-8Z"
        fill={art.coral}
        transform="translate(-4 3)"
      />
      <path d="M10 10c0-5 3-8 8-8h14c17 0 26 12 26 28S49 58 32 58H18c-5 0-8-3-8-8Z" fill={art.amber} />
      <path d="M31 13q4 13 17 17-13 4-17 17-4-13-17-17 13-4 17-17Z" fill={art.paper} strokeWidth="3.500" />
    </g>
  )
}

export function LogoMark(props: ArtProps) {
  return (
    <Art viewBox="0 0 64 66" fill="none" {...props}>
      <Mark />
    </Art>
  )
}

/** The logo mark with the name. The letters use the current text color. */
export function Logo({ title = 'DEEPM Academy', ...rest }: ArtProps) {
  return (
    <Art viewBox="0 0 300 66" fill="none" title={title} {...rest}>
      <Mark />
      {/* Set as styles, because the reset's `font: inherit` overrides attributes. */}
      <text x="74" y="44" fill="currentColor" stroke="none" style={{ font: '600 34px var(--ui-fonts-heading)' }}>
        DEEPM
        <tspan dx="9" style={{ font: '500 24px var(--ui-fonts-heading)' }}>
          Academy
        </tspan>
      </text>
    </Art>
  )
}
