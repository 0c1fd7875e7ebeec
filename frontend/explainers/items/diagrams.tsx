import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { Figure } from './figures.tsx'
import { box, card, headingFont, hues, ink, kindOf, shareOf, soft, solid } from './kind.ts'

const marks = {
  yes: { sign: '✓', tone: 'success' },
  no: { sign: '✗', tone: 'danger' },
  warn: { sign: '!', tone: 'amber' },
} as const

/** Cards in a row, each with a drawing or a text, or both. A mark says yes, no or take care. `count` of them are shown. */
export const cards = kindOf(
  {
    cards: z.array(
      z.strictObject({
        figure: z.optional(z.string()),
        text: z.optional(z.string()),
        mark: z.optional(z.enum(['yes', 'no', 'warn'])),
        hue: z.optional(hues),
      }),
    ),
    count: z.optional(z.number()),
    width: z._default(z.number().check(z.gte(90), z.lte(330)), 164),
    size: z._default(z.number().check(z.gte(18), z.lte(40)), 21),
  },
  ({ cards: list, count = list.length, width, size }, shown) => (
    <div style={{ display: 'flex', gap: 18, justifyContent: 'center' }}>
      {list.map(({ figure, text, mark, hue }, index) => {
        const share = Math.min(shareOf(shown, index, list.length), Math.min(1, Math.max(0, count - index)))
        return (
          <div
            key={index}
            style={{
              ...box,
              position: 'relative',
              display: 'grid',
              alignContent: 'center',
              justifyItems: 'center',
              gap: 8,
              width,
              boxSizing: 'border-box',
              padding: 12,
              background: hue ? soft(hue) : card,
              fontSize: size,
              fontWeight: 600,
              lineHeight: 1.25,
              textAlign: 'center',
              opacity: share,
              transform: `translateY(${(1 - share) * 30}px)`,
            }}
          >
            {figure ? (
              <div style={{ width: Math.min(150, width - 40) }}>
                <Figure name={figure} />
              </div>
            ) : null}
            {text}
            {mark ? <Mark mark={mark} /> : null}
          </div>
        )
      })}
    </div>
  ),
)

function Mark({ mark }: { mark: keyof typeof marks }) {
  const { sign, tone } = marks[mark]
  return (
    <span
      style={{
        position: 'absolute',
        top: -18,
        right: -14,
        width: 44,
        height: 44,
        borderRadius: 22,
        border: `4px solid ${ink}`,
        background: solid(tone),
        color: `var(--ui-colors-${tone}-on-solid, #fff)`,
        fontSize: 26,
        fontWeight: 800,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {sign}
    </span>
  )
}

/** Steps with arrows between them. The step `at`, counted from 0, is coloured; `isLoop` leads from the last back to the first. */
export const steps = kindOf(
  {
    steps: z.array(z.string()),
    at: z._default(z.number(), -1),
    isLoop: z._default(z.boolean(), false),
    hue: z._default(hues, 'amber'),
    size: z._default(z.number().check(z.gte(18), z.lte(40)), 22),
  },
  ({ steps: list, at, isLoop, hue, size }, shown) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, justifyContent: 'center' }}>
        {list.map((step, index) => (
          <div key={step} style={{ display: 'contents' }}>
            {index > 0 ? <Arrow isShown={shareOf(shown, index, list.length)} /> : null}
            <div
              style={{
                ...box,
                padding: '10px 14px',
                fontSize: size,
                fontWeight: 600,
                lineHeight: 1.2,
                textAlign: 'center',
                background: Math.round(at) === index ? solid(hue) : card,
                opacity: shareOf(shown, index, list.length),
              }}
            >
              {step}
            </div>
          </div>
        ))}
      </div>
      {isLoop ? (
        <svg viewBox="0 0 600 60" height="60" width="100%" preserveAspectRatio="none" aria-hidden="true" opacity={shown}>
          <path d="M560 4v20q0 26-26 26H66q-26 0-26-26V10" fill="none" stroke={ink} strokeWidth="5" strokeDasharray="12 8" />
          <path d="M26 22 40 4l14 18" fill="none" stroke={ink} strokeWidth="5" strokeLinecap="round" />
        </svg>
      ) : null}
    </div>
  ),
)

function Arrow({ width = 34, isShown = 1 }: { width?: number; isShown?: number }) {
  return (
    <svg
      viewBox="0 0 60 40"
      width={width}
      fill="none"
      stroke={ink}
      strokeWidth="6"
      strokeLinecap="round"
      opacity={isShown}
      aria-hidden="true"
    >
      <path d="M4 20h48M38 6l16 14-16 14" />
    </svg>
  )
}

/** A big arrow to the right, down or up, with a word. */
export const arrow = kindOf(
  { label: z._default(z.string(), ''), turn: z._default(z.enum(['right', 'down', 'left', 'up']), 'right') },
  ({ label, turn }) => (
    <div style={{ display: 'grid', justifyItems: 'center', fontSize: 21, fontWeight: 600 }}>
      {label}
      <div style={{ transform: `rotate(${{ right: 0, down: 90, left: 180, up: -90 }[turn]}deg)`, width: 70 }}>
        <Arrow width={70} />
      </div>
    </div>
  ),
)

/** A box into which something goes and from which something comes, for any machine or model. It blinks while it `works`. */
export const machine = kindOf(
  { name: z.string(), works: z._default(z.number(), 0), hue: z._default(hues, 'violet'), width: z._default(z.number(), 190) },
  ({ name, works, hue, width }) => (
    <div style={{ ...box, width, background: soft(hue), textAlign: 'center', display: 'grid', gap: 10, justifyItems: 'center' }}>
      <svg viewBox="0 0 120 60" width="100" fill={card} stroke={ink} strokeWidth="5" aria-hidden="true">
        <rect x="4" y="8" width="112" height="44" rx="16" />
        {[30, 60, 90].map((x, index) => (
          <circle key={x} cx={x} cy="30" r="9" fill={Math.round(works) % 4 > index ? solid('amber') : card} />
        ))}
      </svg>
      <span style={{ fontFamily: headingFont, fontWeight: 600, fontSize: 24 }}>{name}</span>
    </div>
  ),
)
