import { goals, feed as rules, viewers } from '@deepm/schema/rules/experiments/feed'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { describe, expect, it } from 'vitest'
import { evidenceOf, startState, withRun, withViewer } from './model.ts'
import { runViewer, tastes } from './viewer.ts'

describe('the test viewers', () => {
  it.each(viewers.map((it, place) => [it.name, place] as const))(
    'gives %s the results that the server reports, with most minutes for minutes and most gladness for gladness',
    (_, viewer) => {
      const results = goals.map((goal) => {
        const { watched, ...result } = runViewer(viewer, goal)
        expect(watched).toHaveLength(30)
        return [goal, result] as const
      })
      expect(Object.fromEntries(results)).toEqual(viewers[viewer]?.results)
      const { minutes, variety, glad } = viewers[viewer]?.results ?? {}
      expect(minutes?.minutes).toBeGreaterThan(variety?.minutes ?? 1000)
      expect(variety?.minutes).toBeGreaterThan(glad?.minutes ?? 1000)
      expect(glad?.glad).toBeGreaterThan(variety?.glad ?? 1000)
      expect(variety?.glad).toBeGreaterThan(minutes?.glad ?? 1000)
      expect(variety?.topics).toBeGreaterThan(glad?.topics ?? 1000)
      expect(glad?.topics).toBeGreaterThan(minutes?.topics ?? 1000)
    },
  )

  it('show the same order of minutes and gladness with other seeds', () => {
    const other = Array.from({ length: 10 }, (_, seed) => seed + 100)
    for (const viewer of tastes.keys())
      for (const seed of other) {
        const [minutes, glad] = [runViewer(viewer, 'minutes', seed), runViewer(viewer, 'glad', seed)]
        expect(minutes.minutes).toBeGreaterThan(glad.minutes)
        expect(glad.glad).toBeGreaterThan(minutes.glad)
      }
  })

  it('reach the third mission after all three goals and a choice', () => {
    let state = withRun(withRun(startState(1), 'glad'), 'minutes')
    expect(reportOf(rules.missions[2], evidenceOf(3, state))).toBeNull()
    expect(evidenceOf(3, { ...state, chosen: 'glad' })).toEqual({ viewer: 0, goals: ['minutes', 'glad'] })
    state = withRun(withRun(state, 'variety'), 'variety')
    expect(evidenceOf(3, state)).toBeNull()
    state = { ...state, chosen: 'glad' }
    expect(reportOf(rules.missions[2], evidenceOf(3, state))).toContain('95 minutes a day and is glad about 13 of 30')
    expect(withViewer(state, 1)).toMatchObject({ viewer: 1, runs: [], chosen: null })
  })
})
