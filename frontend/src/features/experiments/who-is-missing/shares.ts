/** Returns how many of 100 a share is, rounded down, so that a share below a limit never looks as if it reached it. */
export function outOf100(share: number): number {
  return Math.floor(100 * share + 1e-9)
}
