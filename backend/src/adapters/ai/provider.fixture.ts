// For tests: a local model provider that implements OpenAI's and Anthropic's streaming protocols, and OpenAI's moderation and images.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export const testModelKey = 'sk-model-local'

/**
 * Outcome of the next answer requests. `slow` sends nothing, `stall` starts and then stays silent, `cut` starts and closes the connection,
 * `html` and `garbage` send malformed responses, `empty` sends an answer without text, `filtered` ends as stopped by the provider.
 */
export type FaultMode = 'answer' | 'down' | 'error' | 'slow' | 'stall' | 'cut' | 'html' | 'garbage' | 'empty' | 'filtered'

/** A PNG of 64 by 64 pixels, in one colour. */
export const testPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItmVCMawQi+hcEKLNP1WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgsxrAG0FRn0aAAAAABJRU5ErkJggg==',
  'base64',
)

export type ReceivedRequest = { path: string; headers: IncomingMessage['headers']; raw: string; body: Record<string, unknown> }

/** A model provider for tests. `asked` contains every request as received. */
export class LocalModels {
  readonly asked: ReceivedRequest[] = []
  /** The pieces of the next answer. */
  pieces: string[] = ['Tides come from the moon. ', 'It pulls on the sea. ', 'I may be wrong, so check a book.']
  /** Answers by request, used instead of `pieces`. */
  obey: ((asked: ReceivedRequest) => string[]) | undefined
  mood: FaultMode = 'answer'
  /** Moods of the next answers; after them `mood` applies again. */
  readonly next: FaultMode[] = []
  /** Moderation categories of a text; none when it is suitable. */
  flags: (input: string) => string[] = () => []
  moderation: 'answer' | 'down' | 'slow' | 'garbage' = 'answer'
  /** The bytes of the next picture. */
  picture: Buffer = testPicture
  /** Moderation categories of a picture. */
  pictureFlags: string[] = []
  /** Awaited before each piece except the first. */
  between: (() => Promise<unknown>) | undefined
  /** Number of connections that the client closed. */
  givenUp = 0
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response))
  }

  static async start(port = 0): Promise<LocalModels> {
    const models = new LocalModels()
    await new Promise<void>((resolve) => models.server.listen(port, '127.0.0.1', resolve))
    return models
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`
  }

  /** Requests for a picture. */
  get drawn(): ReceivedRequest[] {
    return this.asked.filter(({ path }) => path.endsWith('/images/generations'))
  }

  /** Answer requests, without moderation requests. */
  get questions(): ReceivedRequest[] {
    return this.asked.filter(({ path }) => !path.endsWith('/moderations'))
  }

  /** Clears the recorded requests and resets the behavior. */
  reset(): void {
    this.asked.length = 0
    this.next.length = 0
    this.givenUp = 0
    Object.assign(this, { mood: 'answer', moderation: 'answer', flags: () => [], between: undefined, obey: undefined })
    Object.assign(this, { picture: testPicture, pictureFlags: [] })
    this.pieces = ['Tides come from the moon. ', 'It pulls on the sea. ', 'I may be wrong, so check a book.']
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request)
    const path = request.url ?? ''
    const body = JSON.parse(raw || '{}')
    const asked = { path, headers: request.headers, raw, body }
    this.asked.push(asked)
    response.on('close', () => {
      if (!response.writableFinished) this.givenUp += 1
    })
    if (path.endsWith('/moderations')) {
      this.moderate(Array.isArray(body.input) ? this.pictureFlags : this.flags(String(body.input)), response)
      return
    }
    const mood = this.next.shift() ?? this.mood
    if (!hasKey(request)) return json(response, 401, { error: { message: 'Incorrect API key provided: sk-****', type: 'auth' } })
    if (mood === 'down') return void request.socket.destroy()
    if (mood === 'error') return json(response, 500, { error: { message: `cannot answer ${raw}`, type: 'server_error' } })
    if (mood === 'slow') return
    if (path.endsWith('/images/generations')) return this.draw(mood, response)
    if (mood === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please sign in</h1>')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (mood === 'garbage') return void response.end('data: {"choices": [{"del\n\ndata: }}}\n\n')
    await this.stream(path.endsWith('/messages') ? anthropic(response) : openai(response), response, {
      mood,
      pieces: this.obey?.(asked) ?? this.pieces,
    })
  }

  private draw(mood: FaultMode, response: ServerResponse): void {
    if (mood === 'stall') return
    if (mood === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please sign in</h1>')
    if (mood === 'filtered') return void json(response, 400, { error: { code: 'moderation_blocked', message: 'no' } })
    if (mood === 'empty') return void json(response, 200, { created: 1, data: [] })
    if (mood === 'garbage') return void json(response, 200, { created: 1, data: [{ url: `${this.url}/elsewhere.png` }] })
    json(response, 200, { created: 1, data: [{ b64_json: this.picture.toString('base64') }] })
  }

  private async stream(
    say: Voice,
    response: ServerResponse,
    { mood, pieces }: { mood: FaultMode; pieces: string[] },
  ): Promise<void> {
    say.begin()
    for (const [at, piece] of (mood === 'empty' ? [] : pieces).entries()) {
      if (at > 0) await this.between?.()
      say.piece(piece)
      if (mood === 'stall') return
      if (mood === 'cut') return void response.socket?.end()
    }
    say.end(mood === 'filtered')
    response.end()
  }

  private moderate(flags: string[], response: ServerResponse): void {
    const categories = Object.fromEntries(['violence', ...flags].map((name) => [name, flags.includes(name)]))
    const results = [{ flagged: flags.length > 0, categories, category_scores: {} }]
    if (this.moderation === 'down') json(response, 503, { error: { message: 'overloaded' } })
    else if (this.moderation === 'garbage') json(response, 200, { results: 'fine' })
    else if (this.moderation === 'answer') json(response, 200, { id: 'modr-1', model: 'm', results })
  }
}

type Voice = { begin(): void; piece(text: string): void; end(isFiltered: boolean): void }

function openai(response: ServerResponse): Voice {
  const send = (more: object) =>
    response.write(`data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', ...more })}\n\n`)
  const choice = (delta: object, finish_reason: string | null = null) => send({ choices: [{ index: 0, delta, finish_reason }] })
  return {
    begin: () => choice({ role: 'assistant', content: '' }),
    piece: (content) => choice({ content }),
    end: (isFiltered) => {
      choice({}, isFiltered ? 'content_filter' : 'stop')
      send({ choices: [], usage: { prompt_tokens: 300, completion_tokens: 40, total_tokens: 340 } })
      response.write('data: [DONE]\n\n')
    },
  }
}

function anthropic(response: ServerResponse): Voice {
  const send = (type: string, more: object = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
  const message = {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
  }
  return {
    begin: () => {
      send('message_start', { message: { ...message, usage: { input_tokens: 300, output_tokens: 1 } } })
      send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
    },
    piece: (words) => send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: words } }),
    end: (isFiltered) => {
      send('content_block_stop', { index: 0 })
      const delta = { stop_reason: isFiltered ? 'refusal' : 'end_turn', stop_sequence: null }
      send('message_delta', { delta, usage: { output_tokens: 40 } })
      send('message_stop')
    },
  }
}

function hasKey({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Bearer ${testModelKey}` || headers['x-api-key'] === testModelKey
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
