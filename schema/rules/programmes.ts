// The programmes of the pricing page: prices and limits are fixed by the specification (section 9). They are not the memberships
// of the landing page, which are cheaper and come without live teaching; both price lists stand.

export const programmeIds = ['starter', 'academy', 'leadership'] as const
export type ProgrammeId = (typeof programmeIds)[number]

export type Programme = {
  id: ProgrammeId
  name: string
  /** Whole US dollars for one `period`. */
  price: number
  period: 'month'
  description: string
  features: readonly string[]
  popular: boolean
}

export const programmes: readonly Programme[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 197,
    period: 'month',
    description: 'First steps with a small live group and three tools to begin with.',
    features: [
      '3 AI tools: ChatGPT, Gemini and Claude',
      '10 projects a month',
      'Live lessons in a small group',
      'Parent dashboard',
    ],
    popular: false,
  },
  {
    id: 'academy',
    name: 'Academy',
    price: 397,
    period: 'month',
    description: 'The whole workshop: words, pictures and film, as many projects as fit into a month.',
    features: [
      'All 6 AI tools, with DALL-E, Midjourney and Runway',
      'Unlimited projects',
      'Live lessons in a small group',
      'A teacher’s comments on every finished project',
      'Parent dashboard',
    ],
    popular: true,
  },
  {
    id: 'leadership',
    name: 'Leadership',
    price: 597,
    period: 'month',
    description: 'For learners who want to take others along: a mentor, a team and a stage.',
    features: [
      'Everything in Academy',
      'A mentor to talk to, one to one',
      'A project for your school or town, led by you',
      'Practice in speaking to a room',
    ],
    popular: false,
  },
]

export const preselectedProgramme: ProgrammeId = 'academy'

export const guaranteeDays = 30

/** The youngest learner, by the age given at signup, who may pay. */
export const payingAge = 18

export const supportEmail = 'support@deepm.academy'

export function programmeById(id: ProgrammeId): Programme {
  const found = programmes.find((programme) => programme.id === id)
  if (!found) throw new Error(`programmeById: no programme ${id}`)
  return found
}

/** What a payment provider charges for one period, in US cents. */
export function priceInCents(id: ProgrammeId): number {
  return programmeById(id).price * 100
}

/** A mail to support that names the programme and nobody. */
export function enrolmentMailLink(id: ProgrammeId): string {
  return `mailto:${supportEmail}?subject=${encodeURIComponent(`Enrolment in the ${programmeById(id).name} programme`)}`
}
