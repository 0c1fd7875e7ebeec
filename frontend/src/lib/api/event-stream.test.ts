import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { answer, server, surprises } from '../../../test/msw.ts'
import { SendPromptDocument } from '../../features/lab/prompt/send-prompt.generated.ts'
import { createApolloClient } from './apollo.ts'

const error = { __typename: 'LabTimeUpError', code: 'LAB_TIME_UP', message: 'Come back tomorrow.' }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${data === '' ? '' : JSON.stringify(data)}\n\n`
const text = (piece: string) => event('text', { text: piece })
const result = event('next', { data: { sendPrompt: error } }) + event('complete', '')

type Source = UnderlyingDefaultSource<Uint8Array>

/** Answers with a stream. Returns a list that records the `Accept` headers of the requests. */
function stream(source: Source): (string | null)[] {
  const accepted: (string | null)[] = []
  server.use(
    http.post('/graphql', ({ request }) => {
      accepted.push(request.headers.get('accept'))
      return new HttpResponse(new ReadableStream(source), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    }),
  )
  return accepted
}

/** Returns a stream of these bytes in chunks of the given size. */
function inPieces(words: string, size: number): Source {
  const bytes = new TextEncoder().encode(words)
  let sent = 0
  return {
    pull(controller) {
      if (sent >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(sent, sent + size))
      sent += size
    },
  }
}

function ask(signal?: AbortSignal) {
  const pieces: string[] = []
  const sent = createApolloClient().mutate({
    mutation: SendPromptDocument,
    variables: { input: { toolType: 'chatgpt', prompt: 'Foxes' } },
    context: { onText: (piece) => pieces.push(piece), ...(signal && { fetchOptions: { signal } }) },
  })
  return { pieces, sent }
}

test.each([1, 2, 3, 7, 1000])('delivers text piece by piece, with chunks of %i bytes', async (size) => {
  const words = `: wait\n\n${text('Füchse 🦊 sind ')}${text('schlau.\nJa.')}: wait\n\n${result}`
  const accepted = stream(inPieces(words, size))
  const { pieces, sent } = ask()
  expect((await sent).data).toEqual({ sendPrompt: error })
  expect(pieces).toEqual(['Füchse 🦊 sind ', 'schlau.\nJa.'])
  expect(accepted).toEqual(['text/event-stream'])
})

test('returns an ordinary response when the request fails before the stream starts', async () => {
  server.use(http.post('/graphql', () => HttpResponse.json({ errors: [{ message: 'Too long.' }] }, { status: 413 })))
  const { pieces, sent } = ask()
  await expect(sent).rejects.toThrow('413')
  expect(pieces).toEqual([])
})

test('accepts a response without a stream', async () => {
  server.use(http.post('/graphql', () => HttpResponse.json({ data: { sendPrompt: error } })))
  expect((await ask().sent).data).toEqual({ sendPrompt: error })
})

test('fails for errors within a stream as without one', async () => {
  const failed = event('next', { data: null, errors: [{ message: 'Something went wrong.' }] })
  stream(inPieces(text('One.') + failed + event('complete', ''), 1000))
  const { pieces, sent } = ask()
  await expect(sent).rejects.toThrow('Something went wrong.')
  expect(pieces).toEqual(['One.'])
})

test('fails for a stream that ends without a result', async () => {
  stream(inPieces(text('One.') + text('Two.'), 1000))
  const { pieces, sent } = ask()
  await expect(sent).rejects.toThrow('the answer broke off')
  expect(pieces).toEqual(['One.', 'Two.'])
})

test('fails for a connection that is lost after some pieces', async () => {
  const source = inPieces(text('One.'), 1000)
  stream({
    pull: (controller) => (controller.desiredSize === 1 ? source.pull?.(controller) : controller.error(new Error('reset'))),
  })
  const { sent } = ask()
  await expect(sent).rejects.toThrow()
})

test('fails for a connection that goes silent', async () => {
  const begun = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  stream({ start: begun.resolve })
  const { pieces, sent } = ask()
  const failed = expect(sent).rejects.toThrow('nothing was heard any more')
  const connection = await begun.promise
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.enqueue(new TextEncoder().encode(text('One.')))
  await expect.poll(() => pieces).toEqual(['One.'])
  vi.advanceTimersByTime(29_000)
  connection.enqueue(new TextEncoder().encode(`: wait\n\n${text('Two.')}`))
  await expect.poll(() => pieces).toEqual(['One.', 'Two.'])
  vi.advanceTimersByTime(29_000)
  connection.enqueue(new TextEncoder().encode(text('Three.')))
  await expect.poll(() => pieces).toHaveLength(3)
  vi.advanceTimersByTime(30_000)
  await failed
})

test('stops waiting when the request is canceled', async () => {
  stream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text('One.'))) })
  const giveUp = new AbortController()
  const { pieces, sent } = ask(giveUp.signal)
  await expect.poll(() => pieces).toEqual(['One.'])
  giveUp.abort()
  await expect(sent).rejects.toThrow()
})

test('sends an ordinary request without a listener', async () => {
  const asked = answer('SendPrompt', { sendPrompt: error as never })
  const client = createApolloClient()
  await client.mutate({ mutation: SendPromptDocument, variables: { input: { toolType: 'chatgpt', prompt: 'Foxes' } } })
  expect(asked[0]?.headers.get('accept')).not.toContain('event-stream')
  expect(surprises).toEqual([])
})
