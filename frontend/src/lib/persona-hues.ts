import type { PersonaId } from '@deepm/schema/rules/personas'

/** The one bright colour that a path carries everywhere. */
export const personaHues = {
  entrepreneur: 'amber',
  writer: 'violet',
  creator: 'teal',
  campaigner: 'coral',
} as const satisfies Record<PersonaId, string>
