/** Returns a share from 0 to 1 as a percentage: "87%". */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
