// Runs the personal data rules in a worker, because they are large and slow on small phones.

import { personalNames } from '@deepm/schema/rules/safety/personal-data/personal-data'

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(personalNames(data)))
