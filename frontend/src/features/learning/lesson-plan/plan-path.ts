/** Returns the path of the plan for a core lesson. */
export function planPath(lessonId: string): string {
  return `/teachers/how-ai-works/${lessonId}`
}
