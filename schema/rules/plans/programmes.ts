// The programmes of the pricing page: names, prices and features are exactly those of the specification (section 9).
// They are not the memberships of the landing page; both price lists are specified.

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
    description: 'A first look at AI, with three tools.',
    features: ['3 AI tools', '10 projects a month'],
    popular: false,
  },
  {
    id: 'academy',
    name: 'Academy',
    price: 397,
    period: 'month',
    description: 'Words, pictures and video, with as many projects as you like.',
    features: ['All 6 AI tools', 'Unlimited projects'],
    popular: true,
  },
  {
    id: 'leadership',
    name: 'Leadership',
    price: 597,
    period: 'month',
    description: 'Our top programme.',
    features: ['Everything in Academy'],
    popular: false,
  },
]

/** What applies today, wherever a programme can be chosen. */
export const programmeLimitsText =
  'For now, every account can use all lessons, tools and projects. Programme limits will apply once memberships start.'

export const preselectedProgramme: ProgrammeId = 'academy'

export const guaranteeDays = 30

/** The youngest learner, by age given at signup, who can pay. */
export const payingAge = 18

export const supportEmail = 'support@deepm.academy'

export function programmeById(id: ProgrammeId): Programme {
  const found = programmes.find((programme) => programme.id === id)
  if (!found) throw new Error(`programmeById: no programme ${id}`)
  return found
}

/** Returns the price of one period, in US cents, as charged by the payment provider. */
export function priceInCents(id: ProgrammeId): number {
  return programmeById(id).price * 100
}

/** Returns a mailto link to support that contains the programme and no personal data. */
export function enrolmentMailLink(id: ProgrammeId): string {
  return `mailto:${supportEmail}?subject=${encodeURIComponent(`Enrolment in the ${programmeById(id).name} programme`)}`
}
