// Runs the personal data rules in a worker, because they are large and slow on small phones.

import { personalDataNames } from '@deepm/schema/rules/safety/personal-data/personal-data'
import type { Found } from './use-personal-names.ts'

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const found: Found = { text, names: personalDataNames(text) }
  postMessage(found)
})
