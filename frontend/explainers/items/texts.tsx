import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { box, card, headingFont, hues, ink, kindOf, muted, shareOf, soft, solid } from './kind.ts'

/** Words between asterisks have a marker behind them. */
function marked(text: string, hue: Parameters<typeof soft>[0]) {
  return text.split(/(\*[^*]+\*)/).map((part, index) =>
    part.startsWith('*') ? (
      <mark key={index} style={{ background: soft(hue), color: ink, borderRadius: 8, padding: '0 6px' }}>
        {part.slice(1, -1)}
      </mark>
    ) : (
      part
    ),
  )
}

/** A large line of text. */
export const text = kindOf(
  {
    text: z.string(),
    size: z._default(z.number().check(z.gte(20), z.lte(120)), 38),
    hue: z._default(hues, 'amber'),
    width: z._default(z.number().check(z.lte(704)), 640),
    strike: z._default(z.boolean(), false),
  },
  ({ text: words, size, hue, width, strike }) => (
    <div
      style={{
        fontFamily: headingFont,
        fontWeight: 600,
        fontSize: size,
        lineHeight: 1.25,
        textAlign: 'center',
        maxWidth: width,
        textDecoration: strike ? `line-through 6px ${solid('danger')}` : undefined,
      }}
    >
      {marked(words, hue)}
    </div>
  ),
)

/** Messages of a chat, from `you` on the right or anybody else on the left. `count` of them are shown. */
export const chat = kindOf(
  {
    lines: z.array(z.strictObject({ who: z.string(), text: z.string() })),
    count: z.optional(z.number()),
    width: z._default(z.number().check(z.lte(704)), 470),
    size: z._default(z.number().check(z.gte(20), z.lte(40)), 24),
  },
  ({ lines, count = lines.length, width, size }, shown) => (
    <div style={{ display: 'grid', gap: 12, width }}>
      {lines.map(({ who, text: words }, index) => {
        const isOwn = who === 'you'
        const share = Math.min(shareOf(shown, index, lines.length), Math.max(0, count - index))
        return (
          <div
            key={index}
            style={{
              ...box,
              justifySelf: isOwn ? 'end' : 'start',
              background: isOwn ? soft('violet') : card,
              borderBottomRightRadius: isOwn ? 4 : 24,
              borderBottomLeftRadius: isOwn ? 24 : 4,
              padding: '10px 20px',
              maxWidth: '88%',
              fontSize: size,
              lineHeight: 1.3,
              opacity: share,
              transform: `translateY(${(1 - share) * 20}px)`,
            }}
          >
            {isOwn ? null : <div style={{ fontSize: 16, fontWeight: 700, color: muted }}>{who}</div>}
            {marked(words, 'coral')}
          </div>
        )
      })}
    </div>
  ),
)

/** Pieces of text as chips. The picked ones, counted from 0, are coloured. `count` of them are shown. */
export const words = kindOf(
  {
    words: z.array(z.string()),
    picked: z._default(z.array(z.number()), []),
    struck: z._default(z.array(z.number()), []),
    count: z.optional(z.number()),
    hue: z._default(hues, 'violet'),
    size: z._default(z.number().check(z.gte(20), z.lte(64)), 30),
    width: z._default(z.number().check(z.lte(704)), 660),
  },
  ({ words: pieces, picked, struck, count = pieces.length, hue, size, width }, shown) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, justifyContent: 'center', maxWidth: width }}>
      {pieces.map((piece, index) => {
        const share = Math.min(shareOf(shown, index, pieces.length), Math.min(1, Math.max(0, count - index)))
        return (
          <span
            key={index}
            style={{
              ...box,
              borderRadius: 16,
              padding: '4px 16px',
              fontSize: size,
              fontWeight: 600,
              background: picked.includes(index) ? solid(hue) : card,
              textDecoration: struck.includes(index) ? `line-through 4px ${solid('danger')}` : undefined,
              opacity: share,
              transform: `scale(${0.7 + 0.3 * share})`,
            }}
          >
            {piece}
          </span>
        )
      })}
    </div>
  ),
)

/** A sheet of paper with lines. Numbers of lines, counted from 0, are marked as good or bad. */
export const paper = kindOf(
  {
    title: z.optional(z.string()),
    lines: z.array(z.string()),
    good: z._default(z.array(z.number()), []),
    bad: z._default(z.array(z.number()), []),
    code: z._default(z.boolean(), false),
    width: z._default(z.number().check(z.lte(704)), 430),
    size: z._default(z.number().check(z.gte(18), z.lte(40)), 23),
  },
  ({ title, lines, good, bad, code, width, size }, shown) => (
    <div style={{ ...box, width, display: 'grid', gap: 8, fontSize: size, fontFamily: code ? 'monospace' : undefined }}>
      {title ? <div style={{ fontFamily: headingFont, fontWeight: 600, fontSize: size + 6 }}>{title}</div> : null}
      {lines.map((line, index) => (
        <div
          key={index}
          style={{
            opacity: shareOf(shown, index, lines.length),
            background: good.includes(index) ? soft('success') : bad.includes(index) ? soft('danger') : undefined,
            textDecoration: bad.includes(index) ? `line-through 4px ${solid('danger')}` : undefined,
            borderRadius: 8,
            padding: '2px 10px',
            lineHeight: 1.35,
            whiteSpace: code ? 'pre' : undefined,
          }}
        >
          {line}
        </div>
      ))}
    </div>
  ),
)
