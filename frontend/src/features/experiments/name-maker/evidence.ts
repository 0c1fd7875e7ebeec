import { bestPoint, type Size, soup } from '@deepm/schema/rules/experiments/name-maker'
import type { MadeName, Point } from './trainer.ts'

/** Returns the evidence of mission 1: letter soup early, and readable names at the last point. */
export function soupEvidence(points: readonly Point[], seen: ReadonlySet<number>) {
  const later = points.at(-1)
  const early = points.find((it) => seen.has(it.round) && it.round > 0 && it.soup >= soup.much)
  return early && later ? { early: pick(early), later: pick(later) } : null
}

const pick = ({ round, soup: share }: Point) => ({ round, soup: share })

/** Returns the lowest held-out loss, 0 without points. */
export function lowestHeldOut(points: readonly Point[]): number {
  return points.length === 0 ? 0 : Math.min(...points.map(({ heldOut }) => heldOut))
}

/** Returns the evidence of mission 2: how much the network copies at the last point. */
export function copyEvidence(points: readonly Point[], size: Size, names: number) {
  const last = points.at(-1)
  return last ? { size, names, round: last.round, copies: last.copies, heldOut: last.heldOut, best: lowestHeldOut(points) } : null
}

/** Returns the evidence of mission 3: names made at a chosen round of a longer training. */
export function bestPointEvidence(points: readonly Point[], round: number, made: readonly MadeName[]) {
  const [chosen, last] = [points[round], points.at(-1)]
  if (!chosen || !last || made.length !== bestPoint.made) return null
  return {
    chosen: { round, heldOut: chosen.heldOut },
    last: { round: last.round, heldOut: last.heldOut },
    best: lowestHeldOut(points),
    fresh: new Set(made.filter(({ isCopy }) => !isCopy).map(({ text }) => text)).size,
  }
}
