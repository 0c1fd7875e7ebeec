// The thread in which the rules look for personal data in a project. They are large and slow on a small phone.

import { personalNames } from '@deepm/schema/rules/safety/personal-data/personal-data'

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(personalNames(data)))
