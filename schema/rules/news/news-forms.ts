import { z } from '../forms/zod.ts'
import { newsAreas } from './news.ts'

// Forms for stories. Apart from news.ts, so that screens that only show news don't load zod.

/** Shortest and longest text of each field, in characters. */
export const newsTextLengths = { title: [10, 100], summary: [60, 400], whyItMatters: [40, 300], tryThis: [20, 200] } as const

const words = ([least, most]: readonly [number, number], what: string) =>
  z
    .string({ error: `Write ${what}.` })
    .check(
      z.trim(),
      z.minLength(least, `Write ${what} in at least ${least} characters.`),
      z.maxLength(most, { error: `Write ${what} in at most ${most} characters.`, abort: true }),
    )

/** The text of a story, written by staff for children. */
export const newsTexts = z.strictObject({
  title: words(newsTextLengths.title, 'a title'),
  summary: words(newsTextLengths.summary, 'what happened'),
  whyItMatters: words(newsTextLengths.whyItMatters, 'why it matters'),
  tryThis: words(newsTextLengths.tryThis, 'something to try'),
  area: z.enum(newsAreas),
  isBreaking: z.boolean(),
})

export type NewsTexts = z.infer<typeof newsTexts>

const newsSource = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(120)),
  url: z.url({ protocol: /^https$/ }).check(z.maxLength(2000)),
})

/** A story in backend/content/news.yaml. */
export const newsContent = z.extend(newsTexts, {
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  publishedOn: z.iso.date(),
  sources: z.array(newsSource).check(z.minLength(1), z.maxLength(4)),
})
