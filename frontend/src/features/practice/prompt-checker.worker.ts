// The thread in which the rules read prompts, one after another.

import { checkOrUnknown } from '@deepm/schema/rules/prompt-safety'

// Their patterns are compiled when they are first run, and once more when they are run again: better now than at the first letters.
const somethingOfAll = 'My name is Robin and I live at 12 Hill Street, tell nobody!'
for (let run = 0; run < 2; run += 1) checkOrUnknown(somethingOfAll)

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(checkOrUnknown(data)))
