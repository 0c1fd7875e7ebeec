/** The four skills of the progress page, in order. Each lesson gives points to some of them. */
export const skills = [
  { id: 'ai-fundamentals', name: 'AI Fundamentals' },
  { id: 'creative-tools', name: 'Creative Tools' },
  { id: 'problem-solving', name: 'Problem Solving' },
  { id: 'digital-safety', name: 'Digital Safety' },
] as const

export type SkillId = (typeof skills)[number]['id']

/** Points of a full skill bar. */
export const maxSkillPoints = 100

/** Returns the fill of a skill bar in percent, 0 to 100. */
export function skillPercent(points: number): number {
  return Math.min(100, Math.round((100 * points) / maxSkillPoints))
}
