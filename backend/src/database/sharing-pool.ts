import pg from 'pg'

type Statement = pg.QueryConfig & { name: string }
/** What is known of a read: how many milliseconds it takes. One that was never run may take any time. */
type Read = { pace: number }

/** Whatever takes longer has a connection to itself, so that nobody waits behind it. Milliseconds. */
const quickMs = 20
/** Behind whatever has taken so long nobody is sent any more. A busy process hears late of an answer, so it is longer. Milliseconds. */
const heldUpMs = 100
/** So many go to one connection in one turn; what follows may be answered at the same time by another. */
const mostInTurn = 8
/** Behind more than these a connection of one's own comes sooner, and waiting for one has its limit. */
const mostUnderWay = 100
/** So long after it failed a connection is tried again. Milliseconds. */
const retryMs = 1000
/** Far more than the app has; a flood of unusual statements must not grow the map. */
const mostReads = 2000

/**
 * A pool whose quick reads share a few connections, with many under way on each; everything else has one to itself, as in any pool. What
 * is read in one turn of the event loop goes to the server in one write, whoever asks: writing to its socket costs this process more than
 * anything else about a small statement.
 */
export class SharingPool extends pg.Pool {
  readonly #shared: pg.Pool
  readonly #connections: SharedConnection[]
  /** By the statement's name; nothing of one that is no read. */
  readonly #reads = new Map<string, Read | undefined>()

  /** @param shared a pool of connections that pipeline and can only read; they are taken when they are needed, and kept */
  constructor(options: pg.PoolConfig, shared: pg.Pool) {
    super(options)
    this.#shared = shared
    this.#connections = Array.from({ length: shared.options.max }, () => new SharedConnection(shared))
  }

  // biome-ignore lint/suspicious/noExplicitAny: the parent has seven forms of it; all but a statement with a name pass through unchanged
  override query(...args: any[]): any {
    const [statement] = args
    const read = args.length === 1 ? this.#readOf(statement) : undefined
    if (!read) return super.query(...(args as [string]))
    const connection = read.pace <= quickMs ? this.#connectionForOneMore() : undefined
    const now = performance.now()
    return connection ? connection.query(statement, read) : timed(super.query(statement), read, () => now)
  }

  /** Ends when everything under way has its answer. What is asked after that is refused. */
  override async end(): Promise<void> {
    const shared = this.#connections.splice(0)
    await Promise.all(shared.map((it) => it.end()))
    await Promise.all([super.end(), this.#shared.end()])
  }

  #readOf({ name, text }: Statement): Read | undefined {
    if (!name || this.#reads.has(name)) return this.#reads.get(name)
    if (this.#reads.size >= mostReads) return undefined
    const read = isRead(text) ? { pace: Number.POSITIVE_INFINITY } : undefined
    this.#reads.set(name, read)
    return read
  }

  /** None while they are being opened or all are busy; then those that are asked one thing at a time have it. */
  #connectionForOneMore(): SharedConnection | undefined {
    const gathering = this.#connections.find((it) => it.isGathering)
    if (gathering) return gathering
    for (const connection of this.#connections) connection.open()
    const fit = this.#connections.filter((it) => it.isOpen && !it.isHeldUp && it.underWay < mostUnderWay)
    return fit.toSorted((one, other) => one.underWay - other.underWay)[0]
  }
}

/** Whether a statement neither changes anything nor locks rows: such a one waits for others, and others would wait behind it. */
export function isRead(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge|for|pg_\w*lock\w*)\b/i.test(text)
}

/** Believes a quick answer and doubts a slow one: a busy process makes reads look slow, and none look quick. */
function note(read: Read, took: number): void {
  read.pace = took < read.pace ? took : read.pace + (took - read.pace) / 10
}

/** Notes how long the answer took since `begun`. A failure counts when it was slow; most others are those of a connection. */
async function timed<T>(answer: Promise<T>, read: Read, begun: () => number): Promise<T> {
  try {
    const result = await answer
    note(read, performance.now() - begun())
    return result
  } catch (error) {
    const took = performance.now() - begun()
    if (took > read.pace) note(read, took)
    throw error
  }
}

class SharedConnection {
  readonly #pool: pg.Pool
  #client: pg.PoolClient | undefined
  #opening: Promise<void> | undefined
  #triedAt = Number.NEGATIVE_INFINITY
  readonly #answers = new Set<Promise<unknown>>()
  /** How many were asked in this turn. */
  #gathered = 0
  /** When the server last answered, or was asked after it had nothing to do. */
  #movedAt = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  get isOpen(): boolean {
    return this.#client !== undefined
  }

  /** How many have been asked and not answered. */
  get underWay(): number {
    return this.#answers.size
  }

  /** Whether what is asked now goes with something else. */
  get isGathering(): boolean {
    return this.isOpen && this.#gathered > 0 && this.#gathered < mostInTurn
  }

  /** Whether something under way turned out to take long. */
  get isHeldUp(): boolean {
    return this.underWay > 0 && performance.now() - this.#movedAt > heldUpMs
  }

  /** Begins to open it. A server that takes no more connections is asked again after a while. */
  open(): void {
    if (this.#client || this.#opening || performance.now() - this.#triedAt < retryMs) return
    this.#triedAt = performance.now()
    this.#opening = this.#connect()
      .catch(() => {})
      .finally(() => {
        this.#opening = undefined
      })
  }

  async #connect(): Promise<void> {
    const client = await this.#pool.connect()
    this.#client = client
    for (const event of ['error', 'end'] as const) client.once(event, () => this.#leave(client))
  }

  query(statement: Statement, read: Read): Promise<pg.QueryResult> {
    const client = this.#client
    if (!client) throw new Error('SharedConnection: not open')
    const askedAt = performance.now()
    if (this.underWay === 0) this.#movedAt = askedAt
    this.#gather(client)
    // Those before it took their time first.
    const answer = timed(client.query(statement), read, () => Math.max(askedAt, this.#movedAt))
      // It may be the connection that is at fault, or what the driver keeps of it. Whoever else is under way still has an answer.
      .catch((error: unknown) => {
        this.#leave(client)
        throw error
      })
      .finally(() => {
        this.#answers.delete(answer)
        this.#movedAt = performance.now()
      })
    this.#answers.add(answer)
    return answer
  }

  async end(): Promise<void> {
    await this.#opening
    await Promise.allSettled(this.#answers)
    if (this.#client) this.#leave(this.#client)
  }

  #leave(client: pg.PoolClient): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.release(true)
  }

  /** Holds back what is asked in this turn until its end. */
  #gather(client: pg.PoolClient): void {
    this.#gathered += 1
    if (this.#gathered > 1) return
    const socket = client.connection.stream
    socket.cork()
    setImmediate(() => {
      this.#gathered = 0
      socket.uncork()
    })
  }
}
