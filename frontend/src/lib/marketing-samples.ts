// Promotional figures and sample reviews. The server marks the pages of an academy that switched them off with `MARKETING_SAMPLES`.

let prerendered: boolean | null = null

/** Sets for the following prerendered pages whether they have samples. */
export function prerenderSamples(isOn: boolean): void {
  prerendered = isOn
}

/** Returns whether the page shows promotional figures and sample reviews. */
export function hasMarketingSamples(): boolean {
  return prerendered ?? document.documentElement.dataset['samples'] !== 'off'
}

/** Returns the list without its samples in an academy that shows none. */
export function withoutSamples<T extends { isSample?: boolean }>(list: readonly T[]): readonly T[] {
  return hasMarketingSamples() ? list : list.filter(({ isSample }) => !isSample)
}
