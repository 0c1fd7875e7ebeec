import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { box, card, headingFont, hues, ink, kindOf, muted, shareOf, solid } from './kind.ts'

/** Horizontal bars from 0 to `most`, growing as they appear. */
export const bars = kindOf(
  {
    bars: z.record(z.string(), z.number()),
    picked: z.optional(z.string()),
    most: z._default(z.number(), 100),
    unit: z._default(z.string(), '%'),
    hue: z._default(hues, 'teal'),
    width: z._default(z.number().check(z.lte(704)), 560),
  },
  ({ bars: values, picked, most, unit, hue, width }, shown) => (
    <div
      style={{ display: 'grid', gap: 14, width, gridTemplateColumns: 'max-content 1fr 84px', alignItems: 'center', fontSize: 25 }}
    >
      {Object.entries(values).map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <span style={{ fontWeight: 600, textAlign: 'right' }}>{label}</span>
          <span style={{ height: 34, borderRadius: 12, border: `4px solid ${ink}`, background: card, overflow: 'hidden' }}>
            <span
              style={{
                display: 'block',
                height: '100%',
                width: `${(100 * value * shown) / most}%`,
                background: picked === label ? solid('coral') : solid(hue),
              }}
            />
          </span>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            {Math.round(value * shown)}
            {unit}
          </span>
        </div>
      ))}
    </div>
  ),
)

/** A crowd of equal dots, for example people or pictures. The first `marked` of them are coloured. */
export const crowd = kindOf(
  {
    count: z.number().check(z.lte(120)),
    marked: z._default(z.number(), 0),
    columns: z._default(z.number(), 10),
    hue: z._default(hues, 'coral'),
    label: z.optional(z.string()),
    size: z._default(z.number().check(z.gte(16), z.lte(60)), 28),
    shape: z._default(z.enum(['dot', 'person', 'square']), 'dot'),
  },
  ({ count, marked, columns, hue, label, size, shape }, shown) => (
    <div style={{ display: 'grid', gap: 14, justifyItems: 'center' }}>
      <div style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, ${size}px)`, gap: Math.round(size / 4) }}>
        {Array.from({ length: Math.round(count) }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 40 40"
            style={{ opacity: shareOf(shown, index, count) }}
            fill={index < Math.round(marked) ? solid(hue) : card}
            stroke={ink}
            strokeWidth="4"
            aria-hidden="true"
          >
            {shape === 'dot' && <circle cx="20" cy="20" r="16" />}
            {shape === 'square' && <rect x="4" y="4" width="32" height="32" rx="7" />}
            {shape === 'person' && (
              <>
                <path d="M5 38c0-12 6-18 15-18s15 6 15 18Z" />
                <circle cx="20" cy="12" r="9" />
              </>
            )}
          </svg>
        ))}
      </div>
      {label ? <div style={{ fontSize: 23, fontWeight: 600 }}>{label}</div> : null}
    </div>
  ),
)

/** A number that counts up, with its unit and what it measures. */
export const number = kindOf(
  { value: z.number(), unit: z._default(z.string(), ''), label: z._default(z.string(), ''), hue: z._default(hues, 'violet') },
  ({ value, unit, label, hue }, shown) => (
    <div style={{ ...box, borderColor: solid(hue), borderWidth: 6, textAlign: 'center', minWidth: 180 }}>
      <div
        style={{ fontFamily: headingFont, fontWeight: 600, fontSize: 64, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(value * shown)}
        {unit}
      </div>
      <div style={{ fontSize: 21, color: muted }}>{label}</div>
    </div>
  ),
)

/** Words as points of a map, from 0 to 100 in both directions. `line` connects two or more of them. */
export const map = kindOf(
  {
    points: z.record(z.string(), z.tuple([z.number(), z.number()])),
    line: z._default(z.array(z.string()), []),
    picked: z._default(z.array(z.string()), []),
    width: z._default(z.number().check(z.lte(704)), 600),
    height: z._default(z.number().check(z.lte(330)), 300),
    size: z._default(z.number().check(z.gte(18), z.lte(40)), 26),
  },
  ({ points, line, picked, width, height, size }, shown) => {
    const at = (name: string) => points[name] ?? [50, 50]
    return (
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <rect x="3" y="3" width={width - 6} height={height - 6} rx="28" fill={card} stroke={ink} strokeWidth="4" />
        <polyline
          points={line.map((name) => `${(at(name)[0] * width) / 100},${(at(name)[1] * height) / 100}`).join(' ')}
          fill="none"
          stroke={solid('coral')}
          strokeWidth="7"
          strokeDasharray="14 10"
        />
        {Object.entries(points).map(([name, [x, y]], index, all) => (
          <g key={name} opacity={shareOf(shown, index, all.length)}>
            <circle
              cx={(x * width) / 100}
              cy={(y * height) / 100}
              r="9"
              fill={solid(picked.includes(name) ? 'coral' : 'teal')}
              stroke={ink}
              strokeWidth="4"
            />
            <text
              x={(x * width) / 100}
              y={(y * height) / 100 - 17}
              textAnchor="middle"
              fontSize={size}
              fontWeight="600"
              fill={ink}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    )
  },
)
