import { connect, createServer, type Server, type Socket } from 'node:net'

/** What stands between the academy and a server it needs, and lets it down on demand. */
export class FaultyProxy {
  private readonly server: Server
  private readonly pairs = new Set<{ near: Socket; far: Socket }>()
  private targets: number[]
  private turn = 0
  /** `hang` takes connections and says nothing, `refuse` cuts them at once. */
  private mode: 'forward' | 'hang' | 'refuse' = 'forward'
  port = 0

  private constructor(targets: number[]) {
    this.targets = targets
    this.server = createServer((near) => this.join(near))
  }

  /** Listens on a port of its own; several targets are taken in turn, a connection each. */
  static async before(...targets: number[]): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(targets)
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    proxy.port = (proxy.server.address() as { port: number }).port
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  forward(): void {
    this.mode = 'forward'
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.resume()
  }

  /** Leads elsewhere from now on; what stood before is cut. */
  turnTo(...targets: number[]): void {
    this.targets = targets
    this.turn = 0
    this.mode = 'forward'
    this.cut()
  }

  /** From now on nothing passes, in either direction; what was sent waits. */
  hang(): void {
    this.mode = 'hang'
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.pause()
  }

  /** Cuts what is there and lets nobody in. */
  refuse(): void {
    this.mode = 'refuse'
    this.cut()
  }

  cut(): void {
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.destroy()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private join(near: Socket): void {
    if (this.mode === 'refuse') return void near.destroy()
    const target = this.targets[this.turn % this.targets.length] ?? 0
    this.turn += 1
    const far = connect(target, '127.0.0.1')
    const pair = { near, far }
    this.pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        this.pairs.delete(pair)
      })
    }
    if (this.mode === 'hang') for (const socket of [near, far]) socket.pause()
  }
}
