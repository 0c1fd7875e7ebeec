import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between the academy and a server, which fails on demand. */
export class FaultyProxy {
  private readonly server: Server
  private readonly pairs = new Set<{ near: Socket; far: Socket }>()
  private targets: number[]
  private turn = 0
  /** `hang` accepts connections and sends nothing, `refuse` closes them immediately. */
  private mode: 'forward' | 'hang' | 'refuse' = 'forward'
  port = 0

  private constructor(targets: number[]) {
    this.targets = targets
    this.server = createServer((near) => this.join(near))
  }

  /** Listens on a free port. With several targets, each connection goes to the next one. */
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

  /** Switches to other targets and closes existing connections. */
  turnTo(...targets: number[]): void {
    this.targets = targets
    this.turn = 0
    this.mode = 'forward'
    this.cut()
  }

  /** Stops forwarding in both directions; data sent before is buffered. */
  hang(): void {
    this.mode = 'hang'
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.pause()
  }

  /** Closes existing connections and rejects new ones. */
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
