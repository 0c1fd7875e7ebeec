import { newsAreas } from '@deepm/schema/rules/news/news'
import { describe, expect, it } from 'vitest'
import { readNews } from './content.ts'
import { noteSentences, readingGrade, wordsOf } from './lesson-metrics.ts'

const { items, digest } = readNews()
const named = items.map((item): [string, (typeof items)[number]] => [item.id, item])

describe('shipped news', () => {
  it('has stories of every area, the newest first, and a digest that identifies them', () => {
    expect(new Set(items.map((it) => it.area))).toEqual(new Set(newsAreas))
    const days = items.map((it) => it.publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(readNews().digest).toBe(digest)
  })

  it.each(named)('%s is readable for an eleven-year-old', (_id, { summary, whyItMatters, tryThis }) => {
    const text = [summary, whyItMatters, tryThis].join('\n')
    expect(readingGrade(text)).toBeLessThanOrEqual(8)
    expect(Math.max(...noteSentences(text).map((sentence) => wordsOf(sentence).length))).toBeLessThanOrEqual(28)
  })

  it.each(named)('%s cites distinct sources that no other story cites', (_id, { sources }) => {
    const others = items.flatMap((it) => (it.sources === sources ? [] : it.sources.map(({ url }) => url)))
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    expect(sources.filter(({ url }) => others.includes(url))).toEqual([])
  })
})
