import { describe, expect, it } from 'vitest'
import { experimentIds, type MissionNumber } from './catalogue.ts'
import { experimentXpLines } from './experiment-xp.ts'

const reach = (mission: MissionNumber, isCompleted: boolean, sources: string[] = []) =>
  experimentXpLines({ experimentId: 'teach', mission, isCompleted }, sources)

describe('XP for experiments', () => {
  it('are 10 for a mission, and 50 more for the last missing one', () => {
    expect(reach(1, false)).toEqual([{ source: 'teach/1', amount: 10 }])
    expect(reach(2, true)).toEqual([
      { source: 'teach/2', amount: 10 },
      { source: 'teach', amount: 50 },
    ])
  })

  it('are limited to four completed experiments in 24 hours', () => {
    expect(reach(3, true, ['tokens', 'feed', 'agent']).map((it) => it.source)).toEqual(['teach/3', 'teach'])
    expect(reach(3, true, ['tokens', 'feed', 'agent', 'word-map']).map((it) => it.source)).toEqual(['teach/3'])
  })

  it('are limited to twelve missions in 24 hours', () => {
    const missions = ['tokens', 'feed', 'agent', 'word-map'].flatMap((id) => [1, 2, 3].map((number) => `${id}/${number}`))
    expect(reach(1, false, missions.slice(1))).toHaveLength(1)
    expect(reach(1, false, missions)).toEqual([])
  })

  it('are at most 320 in 24 hours, in whatever order a script sends all missions', () => {
    const orders = [
      experimentIds.flatMap((id) => ([1, 2, 3] as const).map((mission) => ({ id, mission }))),
      ([1, 2, 3] as const).flatMap((mission) => experimentIds.map((id) => ({ id, mission }))),
    ]
    for (const order of orders) {
      const sources: string[] = []
      let xp = 0
      for (const { id, mission } of order) {
        for (const line of experimentXpLines({ experimentId: id, mission, isCompleted: mission === 3 }, sources)) {
          sources.push(line.source)
          xp += line.amount
        }
      }
      expect(xp).toBe(320)
    }
  })
})
