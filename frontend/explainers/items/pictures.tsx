import { targets } from '@deepm/schema/rules/experiments/noise-to-picture'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { drawn, motifs } from '../../src/features/experiments/drawings/motifs/motifs.ts'
import { fitted } from '../../src/features/experiments/drawings/paper/drawing.ts'
import { pathOf } from '../../src/features/experiments/drawings/thumbnail.tsx'
import { seededRandom } from '../../src/features/experiments/engine/random.ts'
import { drawings } from '../../src/features/experiments/noise-to-picture/pictures/icons.ts'
import { paint } from '../../src/features/experiments/noise-to-picture/pictures/paint.ts'
import { pictureUrl } from '../../src/features/experiments/noise-to-picture/pictures/picture-url.ts'
import { box, hues, ink, kindOf, muted, soft, solid } from './kind.ts'

const side = 16

/** A picture of 16 × 16 dots under noise, as in the experiment. `noise` goes from 1 (only random dots) to 0 (the picture). */
export const noise = kindOf(
  {
    picture: z.enum(targets),
    look: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
    colours: z._default(z.tuple([z.string(), z.string(), z.string()]), ['#ef6a50', '#ffc93c', '#86cdf5']),
    noise: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
    seed: z._default(z.number(), 1),
    size: z._default(z.number().check(z.lte(330)), 210),
    label: z.optional(z.string()),
  },
  ({ picture, look, colours: [a, b, background], noise: share, seed, size, label }) => {
    const clean = paint(
      drawings[picture][Math.round(look)] ?? '',
      { background, a, b, isMirrored: false, shiftX: 0, shiftY: 0 },
      side,
    )
    const random = seededRandom(seed)
    const values = clean.map((value) => value * Math.sqrt(1 - share) + (2.4 * random() - 1.2) * Math.sqrt(share))
    return (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'center', fontSize: 21, fontWeight: 600 }}>
        <img
          src={pictureUrl(values)}
          alt=""
          width={size}
          height={size}
          style={{ imageRendering: 'pixelated', border: `4px solid ${ink}`, borderRadius: 20 }}
        />
        {label}
      </div>
    )
  },
)

/** Drawings of one motif on small cards, as in the experiments about cats, dogs, suns, flowers and buildings. */
export const sketches = kindOf(
  {
    motif: z.enum(Object.keys(motifs) as [keyof typeof motifs, ...(keyof typeof motifs)[]]),
    /** Number of the look of each card. */
    looks: z.array(z.number()),
    size: z._default(z.number().check(z.gte(50), z.lte(300)), 92),
    columns: z._default(z.number(), 4),
    hue: z.optional(hues),
    label: z.optional(z.string()),
  },
  ({ motif, looks, size, columns, hue, label }, shown) => (
    <div style={{ display: 'grid', gap: 10, justifyItems: 'center' }}>
      <div style={{ display: 'grid', gridTemplateColumns: `repeat(${Math.min(columns, looks.length)}, ${size}px)`, gap: 12 }}>
        {looks.map((look, index) => (
          <svg
            key={index}
            viewBox="0 0 100 100"
            style={{ ...box, padding: 0, background: hue ? soft(hue) : 'var(--ui-colors-art-paper)', opacity: shown }}
            aria-hidden="true"
          >
            <path
              d={pathOf(fitted(drawn({ motif, look, seed: index + 1, isMirrored: index % 2 === 1 }), 80))}
              fill="none"
              stroke="var(--ui-colors-art-night)"
              strokeWidth="4.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        ))}
      </div>
      {label ? <div style={{ fontSize: 23, fontWeight: 600 }}>{label}</div> : null}
    </div>
  ),
)

/** A network of nodes in layers. `lit` layers, counted from the left, are active. */
export const network = kindOf(
  {
    layers: z.array(z.number()),
    lit: z._default(z.number(), 0),
    from: z._default(z.string(), ''),
    to: z._default(z.string(), ''),
  },
  ({ layers, lit, from, to }) => {
    const [width, height] = [430, 260]
    const at = (layer: number, node: number): [number, number] => [
      40 + (layer * (width - 80)) / (layers.length - 1),
      (height * (node + 1)) / ((layers[layer] ?? 1) + 1),
    ]
    const nodes = layers.flatMap((count, layer) =>
      Array.from({ length: count }, (_, node) => ({ layer, node, point: at(layer, node) })),
    )
    return (
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 24, fontWeight: 600 }}>
        {from}
        <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
          {nodes.flatMap(({ layer, point: [x, y], node }) =>
            Array.from({ length: layers[layer + 1] ?? 0 }, (_, next) => {
              const [toX, toY] = at(layer + 1, next)
              const isLit = lit > layer + 0.5
              return (
                <path
                  key={`${layer}-${node}-${next}`}
                  d={`M${x} ${y}L${toX} ${toY}`}
                  stroke={isLit ? solid('amber') : muted}
                  strokeWidth={isLit ? 4 : 2}
                  opacity={isLit ? 1 : 0.5}
                />
              )
            }),
          )}
          {nodes.map(({ layer, node, point: [x, y] }) => (
            <circle
              key={`${layer}-${node}`}
              cx={x}
              cy={y}
              r="17"
              fill={lit > layer - 0.5 ? solid('amber') : 'var(--ui-colors-bg-card)'}
              stroke={ink}
              strokeWidth="4"
            />
          ))}
        </svg>
        {to}
      </div>
    )
  },
)
