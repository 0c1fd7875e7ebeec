import type { PersonaId } from '@deepm/schema/rules/accounts/personas'

/** The accent color of each path. */
export const personaHues = {
  entrepreneur: 'amber',
  writer: 'violet',
  creator: 'teal',
  campaigner: 'coral',
} as const satisfies Record<PersonaId, string>

/** Returns the color of a path by its id, for screens that do not load its large pictures. */
export function hueOfPath(personaId: string | undefined): (typeof personaHues)[PersonaId] {
  return personaHues[personaId as PersonaId] ?? personaHues.entrepreneur
}
