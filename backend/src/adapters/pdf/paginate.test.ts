import { describe, expect, it } from 'vitest'
import { paginate } from './paginate.ts'

const frame = { firstTop: 40, top: 0, bottom: 100 }
const piece = (name: string, height: number, more: { before?: number; isKept?: boolean; mayStretch?: boolean } = {}) => ({
  name,
  height,
  before: 0,
  isKept: false,
  mayStretch: false,
  ...more,
})
const names = (pages: ReturnType<typeof paginate<ReturnType<typeof piece>>>) =>
  pages.map((page) => page.map((placed) => placed.piece.name).join(' '))

describe('laying out pages', () => {
  it('begins below the head of the first page and at the top of the next', () => {
    const pages = paginate([piece('a', 60), piece('b', 60)], frame)
    expect(pages.map((page) => page[0]?.y)).toEqual([40, 0])
  })

  it('takes a heading along to the page of its text', () => {
    expect(names(paginate([piece('text', 45), piece('heading', 10, { isKept: true }), piece('more', 20)], frame))).toEqual([
      'text',
      'heading more',
    ])
  })

  it('never parts a table that fits on a page', () => {
    const rows = [1, 2, 3].map((row) => piece(`row${row}`, 20, { isKept: row < 3 }))
    expect(names(paginate([piece('text', 30), ...rows], frame))).toEqual(['text', 'row1 row2 row3'])
  })

  it('drops the space above the first piece of a page', () => {
    const [, second] = paginate([piece('a', 60), piece('b', 20, { before: 15 })], frame)
    expect(second?.[0]?.y).toBe(0)
  })

  it('spreads what room is left over the gaps that may grow, within bounds', () => {
    const [page] = paginate([piece('a', 20), piece('b', 20, { mayStretch: true }), piece('c', 15)], frame)
    expect(page?.map(({ y }) => y)).toEqual([40, 65, 85])
    const [airy] = paginate([piece('a', 5), piece('b', 5, { mayStretch: true })], frame)
    expect((airy?.[1]?.y ?? 0) - 45).toBeLessThan(15)
  })

  it('refuses what is higher than a page', () => {
    expect(() => paginate([piece('poster', 101)], frame)).toThrow('higher than a page')
  })
})
