import { type mysteries, stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'

type Hidden = (typeof mysteries)[number]['target']

/** The hidden pictures of mission 1 in words that do not name them: as they show in the noise, and as they are in the end. */
const looks: Record<Hidden, readonly [faint: string, clear: string]> = {
  ghost: [
    'a large light shape with two dark spots side by side',
    'a white shape, round on top and fringed below, with two black spots',
  ],
  guitar: ['a slanted orange shape with a dark spot', 'an orange body with a black hole, and a long thin stick up to the right'],
  car: [
    'a wide green shape with light spots on top',
    'a wide green shape with two white squares on top and two black circles below',
  ],
  boat: ['a white triangle above a dark line', 'a white and a purple triangle at a brown pole, above a wide green bowl'],
  bird: ['a green shape, wider than high', 'a green body with an orange point on the left, a black spot and a purple patch'],
  mushroom: ['a purple shape with white spots above a pale one', 'a pointed purple roof with white spots on a pale block'],
}

/** Steps from which something shows in the noise, and from which it is clear. */
const [faintFrom, clearFrom] = [9, 14]

/** Describes a hidden picture after a number of steps, for screen readers. */
export function lookOf(target: Hidden, step: number): string {
  const after = `Picture after ${step} of ${stepCount} steps`
  if (step < faintFrom) return `${after}: coloured dots, nothing to recognise yet`
  const [faint, clear] = looks[target]
  return `${after}: ${step < clearFrom ? `noise, and in it ${faint}` : clear}`
}
