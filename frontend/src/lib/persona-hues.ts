import type { PersonaId } from '@deepm/schema/rules/personas'

/** The one bright colour that a path carries everywhere. */
export const personaHues = {
  entrepreneur: 'amber',
  writer: 'violet',
  creator: 'teal',
  campaigner: 'coral',
} as const satisfies Record<PersonaId, string>

/** The colour of a path by its id, for what shows no picture of it: the pictures are heavy. */
export function hueOfPath(personaId: string | undefined): (typeof personaHues)[PersonaId] {
  return personaHues[personaId as PersonaId] ?? personaHues.entrepreneur
}
