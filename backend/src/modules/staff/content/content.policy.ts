import type { Config } from '../../../config/config.ts'
import { ContentRefusedError } from './content.errors.ts'

/**
 * Checks who may change the catalogue: staff. In production, staff of the demo academy may not, because every visitor
 * can sign in as them and all learners read the same lessons.
 *
 * @throws ContentRefusedError
 */
export function assertMayEditContent({ isDemo }: { isDemo: boolean }, { mode }: Pick<Config, 'mode'>): void {
  if (isDemo && mode === 'production')
    throw new ContentRefusedError(
      'This is a demo account on a real academy, so you can look at everything here but not change anything.',
    )
}
