import { type MembershipTier, membershipTiers } from '@deepm/schema/rules/plans/memberships'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Applies the plan of a link such as `/signup?plan=creator` once and removes it from the URL, so that a reload keeps a
 * later choice. Ignores unknown values.
 */
export function useLinkedPlan(choose: (plan: MembershipTier) => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const value = new URLSearchParams(search).get('plan')
  const take = useEffectEvent(() => {
    if (value === null) return
    const plan = membershipTiers.find((tier) => tier === value)
    if (plan) choose(plan)
    navigate(pathname, { replace: true, state })
  })
  useLayoutEffect(() => take(), [value])
}
