import { expect, test } from 'vitest'
import { addressOf, fileAddress, readView, withChanges, withSort } from './view.ts'

const read = (text: string) => readView(new URLSearchParams(text))

test('stores a view in the URL and omits defaults', () => {
  const view = read(
    'sort=totalXP&direction=descending&search=robin+hill&persona=writer&status=needs-attention&ages=from13&safety=low&after=x',
  )
  expect(read(addressOf(view).slice(1))).toEqual(view)
  expect(addressOf(read(''))).toBe('?tab=students')
})

test('ignores invalid parameters', () => {
  expect(read('sort=password&direction=up&persona=boss&status=ok&ages=toString&safety=constructor')).toEqual(read(''))
})

test('returns to the first page when the order or a filter changes', () => {
  expect(withChanges(read('after=x&search=a'), { persona: 'writer' })).toMatchObject({
    after: '',
    search: 'a',
    persona: 'writer',
  })
  const byXp = withSort(read('before=x'), 'totalXP')
  expect(byXp).toMatchObject({ sort: 'totalXP', direction: 'descending', before: '' })
  expect(withSort(byXp, 'totalXP').direction).toBe('ascending')
  expect(withSort(byXp, 'safetyScore').direction).toBe('ascending')
})

test('exports the students of all pages', () => {
  expect(fileAddress(read('search=robin&status=active&after=x'))).toBe(
    '/api/admin/students.csv?sort=name&direction=ascending&search=robin&status=active',
  )
})
