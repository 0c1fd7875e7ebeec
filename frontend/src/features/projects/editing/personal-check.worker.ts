// Runs the personal data rules in a worker, because they are large and slow on small phones.

import { personalNames } from '@deepm/schema/rules/safety/personal-data/personal-data'
import type { Found } from './use-personal-names.ts'

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const found: Found = { text, names: personalNames(text) }
  postMessage(found)
})
