// The worker in which the rules check prompts, one after another.

import { checkOrUnknown } from '@deepm/schema/rules/safety/prompt-safety'

// The patterns are compiled on their first run and again on the second. This avoids a delay at the first keystrokes.
const somethingOfAll = 'My name is Robin and I live at 12 Hill Street, tell nobody!'
for (let run = 0; run < 2; run += 1) checkOrUnknown(somethingOfAll)

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(checkOrUnknown(data)))
