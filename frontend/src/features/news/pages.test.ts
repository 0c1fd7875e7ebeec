import { expect, test } from 'vitest'
import { withNewest, withOlder } from './pages.ts'

/** Builds a page of stories; each name encodes the day. */
const page = (names: string[], hasNextPage = false) => ({
  edges: names.map((name) => ({ node: { id: name, publishedAt: `2026-05-${name.slice(1)}T00:00:00.000Z` } })),
  pageInfo: { hasNextPage, endCursor: names.at(-1) ?? null },
})
const names = ({ edges }: ReturnType<typeof page>) => edges.map(({ node }) => node.id)

test('appends older stories without duplicates', () => {
  const joined = withOlder(page(['a09', 'a08'], true), page(['a08', 'a07']))
  expect(names(joined)).toEqual(['a09', 'a08', 'a07'])
  expect(joined.pageInfo).toEqual({ hasNextPage: false, endCursor: 'a07' })
})

test('prepends the newest stories and keeps the expanded ones', () => {
  const shown = page(['a09', 'a08', 'a07', 'a06'], false)
  const joined = withNewest(shown, page(['a10', 'a09'], true))
  expect(names(joined)).toEqual(['a10', 'a09', 'a08', 'a07', 'a06'])
  expect(joined.pageInfo).toEqual(shown.pageInfo)
})

test('removes a retracted story on refresh', () => {
  expect(names(withNewest(page(['a09', 'b09', 'a08', 'a07']), page(['a09', 'a08'], true)))).toEqual(['a09', 'a08', 'a07'])
  expect(names(withNewest(page(['a09', 'a08']), page(['a09'])))).toEqual(['a09'])
  expect(names(withNewest(page(['a09']), page([])))).toEqual([])
})

test('skips no story when more arrived than fit on the newest page', () => {
  const joined = withNewest(page(['a05', 'a04'], true), page(['a09', 'a08'], true))
  expect(joined.pageInfo.endCursor).toBe('a08')
  expect(names(joined)).toEqual(['a09', 'a08'])
})
