import type { Config } from '../../config.ts'
import { ContentRefusedError } from './content.errors.ts'

/**
 * Who may change the catalogue: staff, and in production nobody of the demo academy, which is open to every visitor while all learners
 * read the same lessons.
 *
 * @throws ContentRefusedError
 */
export function expectEditor({ isDemo }: { isDemo: boolean }, { mode }: Pick<Config, 'mode'>): void {
  if (isDemo && mode === 'production')
    throw new ContentRefusedError(
      'This is a demo account on a real academy, so it can look at everything here and change nothing.',
    )
}
