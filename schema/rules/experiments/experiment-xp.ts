import { experimentXp, missionXp } from '../rewards/levels.ts'
import { type ExperimentId, type MissionNumber, missionCount } from './catalogue.ts'

/** Experiments whose completion earns XP in any 24 hours: more than a learner does with care in a day. */
const experimentsPerDay = 4

/** Missions that earn XP in any 24 hours. */
const missionsPerDay = experimentsPerDay * missionCount

export type XpLine = { source: string; amount: number }

/** Returns the source of a mission's XP in the ledger. The source of a completed experiment is its id. */
function missionSource(experimentId: ExperimentId, mission: MissionNumber): string {
  return `${experimentId}/${mission}`
}

/**
 * Returns the XP for a mission that was reached for the first time. The browser computes the evidence, so a script can invent it. The limit
 * per day bounds its XP at any pace: in 24 hours, 4 completed experiments and 12 missions earn XP. Further ones are recorded without XP.
 *
 * @param isCompleted whether it was the last missing mission
 * @param sourcesOfDay sources of the XP that experiments earned in the last 24 hours
 */
export function experimentXpLines(
  { experimentId, mission, isCompleted }: { experimentId: ExperimentId; mission: MissionNumber; isCompleted: boolean },
  sourcesOfDay: readonly string[],
): XpLine[] {
  const missions = sourcesOfDay.filter((source) => source.includes('/')).length
  const completions = sourcesOfDay.length - missions
  return [
    ...(missions < missionsPerDay ? [{ source: missionSource(experimentId, mission), amount: missionXp }] : []),
    ...(isCompleted && completions < experimentsPerDay ? [{ source: experimentId, amount: experimentXp }] : []),
  ]
}
