import { type Request, respond } from './cut.ts'
import { ranks } from './vocabulary.ts'

addEventListener('message', ({ data }: MessageEvent<Request>) => postMessage(respond(data, ranks)))
