// Messages about the session between the tabs of a browser.

export type SessionMessage =
  | { kind: 'signedIn'; userId: string }
  /** Sent by a tab after a sign-in to request the user's drafts from other tabs. */
  | { kind: 'draftsWanted'; owner: string }
  | { kind: 'drafts'; owner: string; texts: Record<string, unknown> }

let channel: BroadcastChannel | null = null
const listeners = new Set<(message: SessionMessage) => void>()

/** Listens to messages from other tabs. Returns a function that stops it. Without BroadcastChannel, there are no messages. */
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

export function postToTabs(message: SessionMessage): void {
  channel?.postMessage(message)
}
