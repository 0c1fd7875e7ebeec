import { PassThrough } from 'node:stream'
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** Between two of these a silent connection is kept alive; ours gives up after 60 seconds, some proxies after 15. */
const waitMs = 10_000

/** Whether an operation is to be answered as Server-Sent Events. */
export function wantsEvents({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(headers.accept ?? '')
}

/**
 * Answers an operation by GraphQL over Server-Sent Events in the mode of distinct connections, with one event more: `text` carries the
 * next checked piece of an answer. The stream opens with its first event, so that what is refused before the operation runs, and cookies
 * that it sets, travel as in any answer. A client that goes away ends what it asked for.
 */
export function eventStreamHandler(
  apollo: ApolloServer<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const events = eventWriter(reply)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const alive = setInterval(() => events.write(': wait\n\n'), waitMs)
    try {
      const {
        status = 200,
        headers,
        body,
      } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: plainRequest(request),
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
    // A connection that breaks ends the stream; there is nobody left to be told.
    opened.on('error', () => {})
    // A connection that was kept for another request would keep a server from stopping.
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

/** The request as Apollo knows it: it answers JSON, which is put into events afterwards. */
export function plainRequest({ method, headers, body, url }: FastifyRequest): HTTPGraphQLRequest {
  const known = new HeaderMap()
  for (const [name, value] of Object.entries(headers)) if (value) known.set(name, Array.isArray(value) ? value.join(', ') : value)
  known.set('accept', 'application/json')
  return { method, headers: known, body, search: URL.parse(url, 'http://academy')?.search ?? '' }
}
