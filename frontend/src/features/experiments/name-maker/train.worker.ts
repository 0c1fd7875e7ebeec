// The worker in which the network is trained.

import { type Request, trainService } from './train-service.ts'

const handle = trainService((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<Request>) => handle(data))
