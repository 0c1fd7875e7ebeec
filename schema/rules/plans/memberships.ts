// The memberships of the landing page and the signup: names and prices are fixed by the specification (section 9). The features
// listed under them are each page's own wording.

export const membershipTiers = ['free', 'creator', 'academy'] as const
export type MembershipTier = (typeof membershipTiers)[number]

export type Membership = {
  tier: MembershipTier
  name: string
  /** Whole US dollars for one `period`. */
  price: number
  period: 'forever' | 'per month'
  popular: boolean
}

export const memberships: readonly Membership[] = [
  { tier: 'free', name: 'Free Explorer', price: 0, period: 'forever', popular: false },
  { tier: 'creator', name: 'Creator', price: 19, period: 'per month', popular: true },
  { tier: 'academy', name: 'Academy Pro', price: 49, period: 'per month', popular: false },
]

/** What applies today, wherever a membership can be chosen. */
export const membershipLimitsText =
  'Choosing a plan costs nothing today. We don’t charge anything at signup, and until memberships and their trials start, every plan gives you all lessons.'
