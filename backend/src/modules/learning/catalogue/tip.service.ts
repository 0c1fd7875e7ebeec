import { daysBetween, localDay } from '@deepm/schema/rules/time/local-day'
import type { Tip } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { viewerProgress } from '../../curriculum/outline.service.ts'
import { cachedByEdition } from './catalogue.service.ts'

/** Day one of the list. */
const firstDay = '2026-01-01'

/** Returns today's tip in the viewer's time zone; it is the same for all users with that date. `null` without tips. */
export async function dailyTip(context: Context): Promise<Tip | null> {
  const { db, viewer, clock } = context
  const day = daysBetween(firstDay, localDay(clock(), viewer?.timeZone ?? 'UTC'))
  const { outline } = await viewerProgress(context)
  const tips = await cachedByEdition(outline, ['tips'], () => db.tip.findMany({ orderBy: { position: 'asc' } }))
  // Earlier days count backwards from the end.
  return tips.at(day % tips.length) ?? null
}
