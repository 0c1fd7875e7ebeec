// Trains and tests the machine in a worker, because it compares hundreds of drawings.

import { type Request, trainAndTest } from './model.ts'

addEventListener('message', ({ data }: MessageEvent<Request>) => postMessage(trainAndTest(data)))
