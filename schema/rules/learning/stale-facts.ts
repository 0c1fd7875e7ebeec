/** A statement of a lesson is checked again after this many days. */
export const staleAfterDays = 180

/** Returns the first day whose check is recent enough, as in `2026-11-26`; statements checked before it are stale. */
export function oldestGoodCheck(now: Date): string {
  return new Date(now.getTime() - staleAfterDays * 86_400_000).toISOString().slice(0, 10)
}
