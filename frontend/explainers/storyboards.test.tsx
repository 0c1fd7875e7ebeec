import { readFileSync } from 'node:fs'
import path from 'node:path'
import { explainers } from '@deepm/schema/rules/learning/explainers'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { webVtt } from '../demo-videos/captions.ts'
import { framesPerSecond } from '../demo-videos/timing.ts'
import { frameOf } from './frame.ts'
import { Picture } from './picture.tsx'
import { readStoryboards } from './read-storyboards.ts'
import { parseStoryboard, type Storyboard } from './storyboard.ts'
import { captionLines, momentsOf, secondsOf } from './timing.ts'

const captions = path.join(import.meta.dirname, '../public/videos/explainers')

const stories = readStoryboards()

/** A storyboard of twelve captions, in which the item `b` appears with the second one. */
function storyWith(change: Record<string, unknown> = {}): Storyboard {
  const beats = Array.from({ length: 12 }, () => ({ say: 'These are seven words of a caption.' }))
  const items = { a: { kind: 'bars', bars: { cat: 10 } }, b: { kind: 'text', text: 'Later' } }
  const scene = {
    items,
    beats: beats.map((it, index) => (index === 1 ? { ...it, show: ['b'], set: { a: { bars: { cat: 20, dog: 8 } } } } : it)),
  }
  return parseStoryboard('example', {
    title: 'A title',
    hue: 'teal',
    figure: 'owl',
    scenes: [scene],
    ask: 'What would you do in that case?',
    ...change,
  })
}

describe('the storyboards', () => {
  it('are the explainers of the catalogue, with their titles and lengths', () => {
    const expected = stories.map((story) => [story.id, { title: story.title, seconds: secondsOf(momentsOf(story)) }])
    expect(explainers).toEqual(Object.fromEntries(expected))
  })

  it('have the captions that were filmed', () => {
    for (const story of stories)
      expect(readFileSync(path.join(captions, `${story.id}.vtt`), 'utf8'), story.id).toBe(webVtt(captionLines(momentsOf(story))))
  })

  it.each(stories.map((story) => [story.id, story] as const))('%s can be drawn at each caption', (_id, story) => {
    for (const { scene, beat } of momentsOf(story))
      for (const progress of [0.3, 1])
        expect(renderToStaticMarkup(<Picture story={story} scene={scene} beat={beat} progress={progress} />)).toContain('<div')
  })
})

describe('a storyboard', () => {
  it('lasts as long as its captions, in whole seconds', () => {
    const moments = momentsOf(storyWith())
    expect(moments).toHaveLength(14)
    expect(secondsOf(moments) % 1).toBe(0)
    expect(moments[1]?.frames).toBe(Math.round((1.9 + 7 * 0.36) * framesPerSecond))
    expect(captionLines(moments).at(-1)?.text).toBe('What would you do in that case?')
  })

  it.each([
    [
      'an unknown item',
      { scenes: [{ items: {}, beats: [{ say: 'These are seven words of a caption.', show: ['x'] }] }] },
      'no item "x"',
    ],
    ['an unknown property', { music: 'loud' }, 'music'],
  ])('is rejected with %s', (_what, change, message) => {
    expect(() => storyWith(change)).toThrow(message)
  })

  it('is rejected when it is too short or a caption too long', () => {
    expect(() => momentsOf(storyWith({ scenes: [{ items: {}, beats: [{ say: 'Only these six words are here.' }] }] }))).toThrow(
      '45 to 90',
    )
    expect(() => momentsOf(storyWith({ ask: 'word '.repeat(30).trim() }))).toThrow('30 words')
  })
})

describe('a frame', () => {
  const [scene] = storyWith().scenes
  if (!scene) throw new Error('no scene')
  const at = (beat: number, progress: number) => Object.fromEntries(frameOf(scene, beat, progress).map((it) => [it.id, it]))

  it('shows an item that no beat shows from the beginning, and another with its beat', () => {
    expect(at(0, 0)['a']?.shown).toBe(1)
    expect(at(0, 1)['b']?.shown).toBe(0)
    expect(at(1, 1)['b']?.shown).toBe(1)
  })

  it('changes numbers smoothly, and lets new ones grow from 0', () => {
    expect(at(1, 0)['a']?.item['bars']).toEqual({ cat: 10, dog: 0 })
    expect(at(1, 0.5)['a']?.item['bars']).toEqual({ cat: 15, dog: 4 })
    expect(at(1, 1)['a']?.item['bars']).toEqual({ cat: 20, dog: 8 })
  })
})
