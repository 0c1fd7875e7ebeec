/** Texts that another screen brings for a new project. */
export type BroughtTexts = { title: string; description: string }

/** Returns the brought texts from the state of a navigation, or `null`. */
export function broughtTexts(state: unknown): BroughtTexts | null {
  const { newProject } = (state ?? {}) as { newProject?: Partial<BroughtTexts> }
  const { title, description } = newProject ?? {}
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
}
