import { PassThrough } from 'node:stream'
import type { ApolloServer } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { jsonRequest } from './graphql-handler.ts'

/** Interval between keep-alive comments. Our own timeout is 60 seconds; some proxies use 15. */
const waitMs = 10_000

/** Returns whether the response is to be sent as Server-Sent Events. */
export function wantsEvents({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(headers.accept ?? '')
}

/**
 * Serves an operation by GraphQL over Server-Sent Events in distinct connections mode, with one additional event: `text` carries the next
 * checked piece of an answer. The stream opens with its first event, so errors before execution and cookies are sent as in any other
 * response. When the client disconnects, the operation is aborted.
 */
export function eventStreamHandler(
  apollo: ApolloServer<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const events = eventWriter(reply)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    // The client may have left while the request waited for its turn.
    if (reply.raw.destroyed) left.abort()
    const alive = setInterval(() => events.write(': wait\n\n'), waitMs)
    try {
      const {
        status = 200,
        headers,
        body,
      } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: jsonRequest(request),
        context: async () => ({
          ...(await contextOf(request, reply)),
          onText: (text) => events.send('text', JSON.stringify({ text })),
          signal: left.signal,
        }),
      })
      const result = body.kind === 'complete' ? body.string.trim() : '{}'
      if (!events.isOpen() && status !== 200) {
        for (const [name, value] of headers) reply.header(name, value)
        return reply.code(status).send(result)
      }
      events.send('next', result)
      events.send('complete', '')
      // The client left before the first event. The response ends the request, which frees its place.
      if (!events.isOpen()) return reply.code(status).send(result)
      return reply
    } finally {
      clearInterval(alive)
      events.end()
    }
  }
}

function eventWriter(reply: FastifyReply) {
  let stream: PassThrough | undefined
  const open = () => {
    const opened = new PassThrough()
    // A broken connection ends the stream; there is no client to notify.
    opened.on('error', () => {})
    // A connection kept alive for another request would prevent a server from stopping.
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').header('connection', 'close')
    void reply.send(opened)
    return opened
  }
  const write = (text: string) => {
    if (reply.raw.destroyed) return
    stream ??= open()
    if (!stream.destroyed) stream.write(text)
  }
  return {
    isOpen: () => stream !== undefined,
    write,
    /** JSON has no line breaks, so each event is one line of data. */
    send: (event: string, data: string) => write(`event: ${event}\ndata: ${data}\n\n`),
    end: () => void stream?.end(),
  }
}
