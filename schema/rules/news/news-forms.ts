import { z } from '../forms/zod.ts'
import { newsAreas } from './news.ts'

// Forms for stories. Apart from news.ts, so that screens that only show news don't load zod.

const words = (least: number, most: number, what: string) =>
  z
    .string({ error: `Write ${what}.` })
    .trim()
    .min(least, `Write ${what} in at least ${least} characters.`)
    .max(most, { error: `Write ${what} in at most ${most} characters.`, abort: true })

/** The text of a story, written by staff for children. */
export const newsTexts = z.strictObject({
  title: words(10, 100, 'a title'),
  summary: words(60, 400, 'what happened'),
  whyItMatters: words(40, 300, 'why it matters'),
  tryThis: words(20, 200, 'something to try'),
  area: z.enum(newsAreas),
  isBreaking: z.boolean(),
})

export type NewsTexts = z.infer<typeof newsTexts>

const newsSource = z.strictObject({
  title: z.string().min(3).max(120),
  url: z.url({ protocol: /^https$/ }).max(2000),
})

/** A story in backend/content/news.yaml. */
export const newsContent = newsTexts.extend({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  publishedOn: z.iso.date(),
  sources: z.array(newsSource).min(1).max(4),
})
