import { describe, expect, it } from 'vitest'
import { resultTable } from './result-table.ts'

describe('the result table', () => {
  it('has the rows of the first list, with a column for each value at any depth', () => {
    const path = { id: 'writer', name: 'Writer', __typename: 'Persona' }
    const data = {
      reports: {
        paths: [
          { path, students: 3 },
          { path: null, students: 0, note: 'new' },
        ],
      },
    }
    expect(resultTable(data)).toEqual({
      path: 'reports.paths',
      columns: ['path.id', 'path.name', 'students', 'path', 'note'],
      rows: [
        ['writer', 'Writer', '3', '', ''],
        ['', '', '0', '', 'new'],
      ],
    })
  })

  it('uses the list nearest to the root', () => {
    const data = { viewer: { notifications: [{ id: 1 }] }, tips: [{ text: 'Look twice.' }] }
    expect(resultTable(data)?.path).toBe('tips')
  })

  it('reads the nodes of a connection', () => {
    const data = {
      newsItems: {
        edges: [
          { cursor: 'x', node: { title: 'A' } },
          { cursor: 'y', node: { title: 'B' } },
        ],
      },
    }
    expect(resultTable(data)).toEqual({ path: 'newsItems.edges', columns: ['title'], rows: [['A'], ['B']] })
  })

  it('puts a list within a row into one cell', () => {
    const rows = [{ tools: ['claude', 'gemini'], days: [{ day: 1 }], none: [] }]
    expect(resultTable({ rows })?.rows).toEqual([['claude; gemini', '{"day":1}', '']])
  })

  it('shows plain values and a single object, and is null when empty', () => {
    expect(resultTable({ names: ['a', true, null] })).toEqual({
      path: 'names',
      columns: ['value'],
      rows: [['a'], ['true'], ['']],
    })
    expect(resultTable({ newsStats: { weekCount: 2 } })).toEqual({ path: '', columns: ['newsStats.weekCount'], rows: [['2']] })
    for (const nothing of [null, undefined, {}, { rows: [] }, 'text']) expect(resultTable(nothing)).toBeNull()
  })
})
