/** The five steps of the first-run tutorial and the XP each earns once. */
export const tutorialSteps = [
  { id: 'welcome', xp: 50, badge: 'Explorer' },
  { id: 'paths', xp: 75, badge: 'Pathfinder' },
  { id: 'lessons', xp: 100, badge: 'Learner' },
  { id: 'safety', xp: 125, badge: 'Safety Scout' },
  { id: 'ready', xp: 200, badge: 'Trailblazer' },
] as const

export type TutorialStepId = (typeof tutorialSteps)[number]['id']
