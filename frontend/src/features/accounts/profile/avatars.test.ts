import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { avatarIds, avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../../public')
const drawing = (id: (typeof avatarIds)[number]) => readFileSync(path.join(folder, avatarUrl(id)), 'utf8')

test('has one distinct drawing for each avatar and no unused ones', () => {
  expect(readdirSync(path.join(folder, 'avatars')).sort()).toEqual(avatarIds.map((id) => `${id}.svg`).sort())
  expect(new Set(avatarIds.map(drawing)).size).toBe(avatarIds.length)
})

test.each(avatarIds)('%s is a plain drawing with a title, without scripts or external references', (id) => {
  const { documentElement: svg } = new DOMParser().parseFromString(drawing(id), 'image/svg+xml')
  expect(svg.tagName).toBe('svg')
  expect(svg.getAttribute('viewBox')).toBe('0 0 96 96')
  const names = new Set([...svg.querySelectorAll('*')].map((element) => element.tagName))
  expect([...names].filter((name) => !['title', 'g', 'path', 'circle', 'rect'].includes(name))).toEqual([])
  expect(drawing(id)).not.toMatch(/href|url\(|\son\w+=/i)
})
