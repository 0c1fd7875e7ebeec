import { createParser, type EventSourceMessage } from 'eventsource-parser'

// GraphQL over Server-Sent Events, "distinct connections" mode, with one additional event: `text` is the next piece of a response.

/** Longest silence in ms before the connection counts as lost. The server sends an event every ten seconds. */
const maxSilenceMs = 30_000

/**
 * Fetches like `fetch`, reports the pieces of a streamed response, and returns the GraphQL result like an ordinary response. A response
 * that is not a stream is returned unchanged.
 *
 * @throws TypeError when the stream goes silent or ends without a result; AbortError when the request was canceled
 */
export async function fetchEventStream(
  url: RequestInfo | URL,
  { signal, ...options }: RequestInit = {},
  onText: (piece: string) => void,
): Promise<Response> {
  const headers = new Headers(options.headers)
  headers.set('accept', 'text/event-stream')
  const end = new AbortController()
  signal?.addEventListener('abort', () => end.abort(signal.reason))
  if (signal?.aborted) end.abort(signal.reason)
  const watch = watchdog(() => end.abort(new TypeError('nothing was heard any more')))
  try {
    const response = await fetch(url, { ...options, headers, signal: end.signal })
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const reader = response.body.getReader()
    // Browsers end the body of a canceled request. Their test replacements do not.
    end.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    const result = await resultOf(reader, onText, watch.hear)
    end.signal.throwIfAborted()
    if (result === null) throw new TypeError('the answer broke off')
    return new Response(result, { status: response.status, headers: { 'content-type': 'application/json' } })
  } finally {
    watch.leave()
  }
}

function watchdog(bark: () => void) {
  let timer = setTimeout(bark, maxSilenceMs)
  return {
    hear: () => {
      clearTimeout(timer)
      timer = setTimeout(bark, maxSilenceMs)
    },
    leave: () => clearTimeout(timer),
  }
}

/** Returns the data of the `next` event; null when the connection ends before it. */
async function resultOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onText: (piece: string) => void,
  onBytes: () => void,
): Promise<string | null> {
  let result: string | null = null
  let isComplete = false
  const onEvent = ({ event, data }: EventSourceMessage) => {
    if (event === 'text') onText((JSON.parse(data) as { text: string }).text)
    else if (event === 'next') result = data
    else if (event === 'complete') isComplete = true
  }
  const parser = createParser({ onEvent })
  // A shared decoder, because a character can be split between two reads.
  const decoder = new TextDecoder()
  while (!isComplete) {
    const { done, value } = await reader.read()
    if (done) break
    onBytes()
    parser.feed(decoder.decode(value, { stream: true }))
  }
  return result
}
