import type { Column } from './data.ts'

type ChartHue = NonNullable<Column['hue']>

const color = (hue: ChartHue, shade: 'solid' | 'line' | 'soft') => `var(--ui-colors-${hue}-${shade})`

/** Returns the fill and outline of a series. Each index has its own pattern. */
export function patternFill(id: string, place: number, hue: ChartHue) {
  return { fill: `url(#${patternId(id, place)})`, stroke: color(hue, 'line'), strokeWidth: 2 }
}

function patternId(id: string, place: number): string {
  return `${id.replaceAll(/[^\w-]/g, '')}-${place}`
}

const size = 8

/** Defines the patterns of a drawing inside its `svg`: plain, stripes, dots and a grid. */
export function Patterns({ id, hues }: { id: string; hues: readonly ChartHue[] }) {
  return (
    <defs>
      {hues.map((hue, place) => (
        <pattern key={hue + String(place)} id={patternId(id, place)} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect width={size} height={size} fill={color(hue, place % 4 === 0 ? 'solid' : 'soft')} />
          {place % 4 === 1 && <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" stroke={color(hue, 'line')} strokeWidth="2" />}
          {place % 4 === 2 && <circle cx="4" cy="4" r="2" fill={color(hue, 'line')} />}
          {place % 4 === 3 && <path d="M0 4H8M4 0V8" stroke={color(hue, 'line')} strokeWidth="1.5" />}
        </pattern>
      ))}
    </defs>
  )
}
