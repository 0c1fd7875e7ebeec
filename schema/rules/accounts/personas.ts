// The four paths from the specification (section 2). Pages add their own texts and colours.

export const personaIds = ['entrepreneur', 'writer', 'creator', 'campaigner'] as const
export type PersonaId = (typeof personaIds)[number]

export type PersonaFacts = { id: PersonaId; name: string; skills: readonly string[] }

export const personas: readonly PersonaFacts[] = [
  { id: 'entrepreneur', name: 'Entrepreneur', skills: ['Business Strategy', 'AI Tools', 'Market Research'] },
  { id: 'writer', name: 'Writer', skills: ['Creative Writing', 'Content Creation', 'Storytelling'] },
  { id: 'creator', name: 'Digital Creator', skills: ['Design', 'Programming', 'Digital Art'] },
  { id: 'campaigner', name: 'Campaigner', skills: ['Leadership', 'Communication', 'Social Impact'] },
]
