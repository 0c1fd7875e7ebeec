import { describe, expect, it } from 'vitest'
import { pointOf, points } from './atlas.ts'
import { fitted, moved, toMap, toScreen, wholeMap, zoomed } from './camera.ts'
import { placeLabels, wordAt } from './labels.ts'

const size = { width: 300, height: 320 }

describe('the camera', () => {
  it('keeps the place under the fingers while it enlarges', () => {
    const place = { x: 80, y: 200 }
    const before = toMap(place, wholeMap, size)
    const after = toMap(place, zoomed(wholeMap, 3, place, size), size)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('never leaves the map, and never gets smaller than the whole map', () => {
    expect(moved(wholeMap, -5000, 5000, size)).toEqual({ x: 1, y: 0, zoom: 1 })
    expect(zoomed(wholeMap, 0.1, { x: 0, y: 0 }, size).zoom).toBe(1)
    expect(zoomed(wholeMap, 1000, { x: 0, y: 0 }, size).zoom).toBe(16)
  })

  it('shows all marked words', () => {
    const marked = ['cat', 'kitten', 'dog', 'puppy'].flatMap((it) => pointOf.get(it) ?? [])
    for (const point of marked) {
      const { x, y } = toScreen(point, fitted(marked), size)
      expect([x > 0, x < size.width, y > 0, y < size.height]).toEqual([true, true, true, true])
    }
  })
})

describe('the labels', () => {
  it('writes marked words first, and none over another', () => {
    const marked = new Set(['pizza', 'sandwich', 'soup', 'pasta'])
    const camera = fitted([...marked].flatMap((it) => pointOf.get(it) ?? []))
    const labels = placeLabels(points, marked, camera, size, 24)
    expect(labels.filter((it) => it.isMarked).map((it) => it.word)).toContain('pizza')
    for (const one of labels)
      for (const other of labels)
        if (one !== other) expect(Math.abs(one.y - other.y) >= 22 || Math.abs(one.x - other.x) > 20).toBe(true)
  })

  it('finds the word of a tapped label, and the word of a tapped point', () => {
    const labels = placeLabels(points, new Set(), wholeMap, size, 24)
    for (const { word, x, y } of labels) expect(wordAt(points, labels, { x, y }, wholeMap, size)).toBe(word)
    const lion = pointOf.get('lion')
    expect(lion).toBeDefined()
    if (lion)
      expect(wordAt(points, [], toScreen(lion, { ...wholeMap, ...lion, zoom: 16 }, size), { ...lion, zoom: 16 }, size)).toBe(
        'lion',
      )
    expect(wordAt([], [], { x: 10, y: 10 }, wholeMap, size)).toBeNull()
  })
})
