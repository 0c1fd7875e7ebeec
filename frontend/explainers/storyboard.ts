import { z } from '@deepm/schema/rules/forms/zod-with-messages'

// The structure of an explainer: a short drawn video with captions. Its storyboard is a YAML file in `backend/content/explainers`.

const beat = z.strictObject({
  /** The caption: 6 to 18 words that fit on two lines. */
  say: z.string(),
  /** Items that appear with this caption. An item that no beat shows is there from the beginning of its scene. */
  show: z._default(z.array(z.string()), []),
  hide: z._default(z.array(z.string()), []),
  /** New properties of items. Numbers change smoothly. */
  set: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
})

const scene = z.strictObject({
  /** Rows of the picture from top to bottom: ids with spaces between them; `a|b` shares one place. One row of all items by default. */
  rows: z.optional(z.array(z.string())),
  items: z.record(z.string(), z.looseObject({ kind: z.string() })),
  beats: z.array(beat).check(z.minLength(1)),
})

const storyboard = z.strictObject({
  title: z.string().check(z.minLength(5), z.maxLength(60)),
  hue: z.enum(['amber', 'violet', 'teal', 'coral']),
  /** Drawing of the opening card: a name of `items/figures.tsx`. */
  figure: z.string(),
  scenes: z.array(scene).check(z.minLength(1)),
  /** The closing card: a question or a task for the viewer. It is also the last caption. */
  ask: z.string(),
})

export type Scene = z.infer<typeof scene>
export type Item = Scene['items'][string]
export type Storyboard = z.infer<typeof storyboard> & { id: string }

/** Validates a storyboard. @throws with the file's name and what is wrong with it */
export function parseStoryboard(id: string, data: unknown): Storyboard {
  const { data: parsed, error } = storyboard.safeParse(data)
  if (error) throw new Error(`${id}: ${z.prettifyError(error)}`)
  for (const { items, rows, beats } of parsed.scenes) {
    const named = [
      ...(rows ?? []).flatMap((row) => row.split(/[ |]/)),
      ...beats.flatMap((it) => [...it.show, ...it.hide, ...Object.keys(it.set)]),
    ]
    const unknown = named.find((name) => !(name in items))
    if (unknown !== undefined) throw new Error(`${id}: there is no item "${unknown}".`)
  }
  return { id, ...parsed }
}
