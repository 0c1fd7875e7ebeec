import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import type { ReactNode } from 'react'
import type { Item } from '../storyboard.ts'

/** Draws an item. `shown` goes from 0 to 1 while it appears, for items that build up. */
export type Draw = (item: Item, shown: number) => ReactNode

/**
 * Returns the function that draws items of one kind.
 *
 * @throws from that function, when an item has other properties than the shape
 */
export function kindOf<Shape extends z.core.$ZodShape>(
  shape: Shape,
  draw: (item: z.infer<z.ZodMiniObject<Shape>>, shown: number) => ReactNode,
): Draw {
  const schema = z.strictObject({ kind: z.string(), ...shape })
  return (item, shown) => draw(schema.parse(item) as z.infer<z.ZodMiniObject<Shape>>, shown)
}

export const hues = z.enum(['amber', 'violet', 'teal', 'coral'])
export type Hue = z.infer<typeof hues>

export const ink = 'var(--ui-colors-fg-ink)'
export const muted = 'var(--ui-colors-fg-muted)'
export const card = 'var(--ui-colors-bg-card)'
export const solid = (hue: Hue | 'success' | 'danger') => `var(--ui-colors-${hue}-solid)`
export const soft = (hue: Hue | 'success' | 'danger') => `var(--ui-colors-${hue}-soft)`

/** The outlined box of cards, papers and bubbles. */
export const box = { background: card, border: `3px solid ${ink}`, borderRadius: 20, padding: '14px 20px' } as const

export const headingFont = 'var(--ui-fonts-heading)'

/** Share of the appearance that the part `index` of `count` has reached, when parts appear one after the other. */
export function shareOf(shown: number, index: number, count: number): number {
  const length = 1 / (1 + (count - 1) * 0.5)
  return Math.min(1, Math.max(0, (shown - index * length * 0.5) / length))
}
