// What the tabs of one browser tell each other about the session.

export type SessionMessage =
  | { kind: 'signedIn'; userId: string }
  /** A tab in which somebody has just signed in asks for what they typed in another one. */
  | { kind: 'draftsWanted'; owner: string }
  | { kind: 'drafts'; owner: string; texts: Record<string, unknown> }

let channel: BroadcastChannel | null = null
const listeners = new Set<(message: SessionMessage) => void>()

/** Hears what other tabs say; returns what stops it. A browser without channels hears nothing. */
export function listenToTabs(listener: (message: SessionMessage) => void): () => void {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      for (const it of [...listeners]) it(data)
    }
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

export function tellTabs(message: SessionMessage): void {
  channel?.postMessage(message)
}
