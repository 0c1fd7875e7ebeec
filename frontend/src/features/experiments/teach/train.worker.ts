// Trains and tests in a worker, so that the pad stays quick.

import { type Request, trainAndTest } from './model/machine.ts'

addEventListener('message', ({ data }: MessageEvent<Request>) => trainAndTest(data, (answer) => postMessage(answer)))
