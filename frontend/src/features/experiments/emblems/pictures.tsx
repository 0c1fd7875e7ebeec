import { art } from '../../../ui/illustrations/art.tsx'

/** Emblems of the experiments that sort or make pictures. */
export const pictureEmblems = {
  // A drawing of a cat, and two labels to choose from.
  teach: (
    <>
      <rect x="8" y="6" width="62" height="58" rx="6" fill={art.paper} />
      <path d="m20 18 9 7h16l9-7v20q0 15-17 15T20 38ZM31 36v.1M43 36v.1M34 44q3 3 6 0" stroke={art.violet} />
      <g transform="rotate(40 66 38)">
        <path d="M59 8q0-5 7-5t7 5v38l-7 13-7-13Z" fill={art.amber} />
        <path d="M59 8q0-5 7-5t7 5v6H59Z" fill={art.coral} strokeWidth="3" />
        <path d="M59 46h14l-7 13Z" fill={art.paper} strokeWidth="3" />
      </g>
      <path d="M6 72h28l8 9-8 9H6Z" fill={art.coral} />
      <path d="M53 72h28l8 9-8 9H53Z" fill={art.teal} />
      <path d="M14 81h10M61 81h10" strokeWidth="3.500" />
    </>
  ),
  // A tree asks about a creature and sorts it.
  'rules-or-learning': (
    <>
      <path d="M37 18q-1-9-8-11M59 18q1-9 8-11M48 50v12M20 70v-8h56v8" stroke={art.spark} />
      <path d="M48 12c16 0 26 9 26 21S64 54 48 54 22 45 22 33s10-21 26-21Z" fill={art.amber} />
      <g fill={art.paper} strokeWidth="3">
        <circle cx="39" cy="30" r="7.500" />
        <circle cx="57" cy="30" r="7.500" />
      </g>
      <path d="M40 31v.1M58 31v.1" strokeWidth="6" />
      <path d="M42 44q6 5 12 0" strokeWidth="3.500" />
      <circle cx="20" cy="79" r="13" fill={art.teal} />
      <rect x="63" y="66" width="26" height="26" rx="3" fill={art.violet} />
      <path d="M15 78v1M25 78v1M71 78v1M81 78v1" />
    </>
  ),
  // Noise on the left turns into a picture on the right.
  'noise-to-picture': (
    <>
      <rect x="6" y="14" width="84" height="68" rx="7" fill={art.night} />
      <path d="M48 16h34q6 0 6 6v52q0 6-6 6H48Z" fill={art.mint} stroke="none" />
      <circle cx="71" cy="34" r="9" fill={art.coral} strokeWidth="3" />
      <path d="M48 66q12-16 22-5t18-1v14q0 6-6 6H48Z" fill={art.teal} strokeWidth="3" />
      <g stroke="none">
        <path d="M16 16h8v8h-8ZM40 24h8v8h-8ZM8 40h8v8H8ZM32 48h8v8h-8ZM16 64h8v8h-8ZM48 48h8v8h-8Z" fill={art.amber} />
        <path d="M32 16h8v8h-8ZM8 24h8v8H8ZM24 40h8v8h-8ZM40 56h8v8h-8ZM8 56h8v8H8ZM32 72h8v8h-8Z" fill={art.coral} />
        <path d="M24 24h8v8h-8ZM48 16h8v8h-8ZM16 48h8v8h-8ZM40 40h8v8h-8ZM24 56h8v8h-8ZM40 72h8v8h-8Z" fill={art.violet} />
        <path d="M32 32h8v8h-8ZM16 32h8v8h-8ZM48 32h8v8h-8ZM24 64h8v8h-8ZM16 72h8v8h-8ZM48 64h8v8h-8Z" fill={art.paper} />
      </g>
      <rect x="6" y="14" width="84" height="68" rx="7" />
    </>
  ),
  // A lens over two pictures.
  'real-or-made': (
    <>
      <g transform="rotate(-7 28 38)">
        <path d="M10 10h38v52H10Z" fill={art.paper} />
        <path d="M17 17h24v28H17Z" fill={art.butter} strokeWidth="3" />
        <path d="m17 45 12-16 12 16Z" fill={art.amber} strokeWidth="3" />
      </g>
      <g transform="rotate(7 68 38)">
        <path d="M48 10h38v52H48Z" fill={art.paper} />
        <path d="M55 17h24v28H55Z" fill={art.lilac} strokeWidth="3" />
        <path d="m55 45 12-16 12 16Z" fill={art.violet} strokeWidth="3" />
      </g>
      <path d="m62 72 20 16" strokeWidth="15" />
      <path d="m63 73 19 15" strokeWidth="7" stroke={art.coral} />
      <circle cx="48" cy="58" r="20" fill={art.mint} />
      <path d="M42 53q0-7 6-7t6 6q0 4-6 7v2M48 69v.1" strokeWidth="5" />
    </>
  ),
}
