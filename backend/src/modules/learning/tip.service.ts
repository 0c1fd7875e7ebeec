import { daysBetween, localDay } from '@deepm/schema/rules/local-day'
import type { Context } from '../../context.ts'
import type { Tip } from '../../generated/prisma/client.ts'
import { ofEdition } from './catalogue.service.ts'
import { viewerProgress } from './outline.service.ts'

/** Day one of the list. */
const firstDay = '2026-01-01'

/** The tip of today in the viewer's time zone; everybody with the same date has the same. `null` while there are none. */
export async function dailyTip(context: Context): Promise<Tip | null> {
  const { db, viewer, clock } = context
  const day = daysBetween(firstDay, localDay(clock(), viewer?.timeZone ?? 'UTC'))
  const { outline } = await viewerProgress(context)
  const tips = await ofEdition(outline, ['tips'], () => db.tip.findMany({ orderBy: { position: 'asc' } }))
  // Days before the first count backwards from the end.
  return tips.at(day % tips.length) ?? null
}
