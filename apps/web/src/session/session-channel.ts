/** A message between tabs about their shared session. */
export type SessionMessage = 'signedIn' | 'loggedOut' | 'ended'

let opened: BroadcastChannel | undefined

/** Returns the tab's single channel object, because a channel does not receive its own messages. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('systole.session')
  return opened
}

/** Notifies the other tabs; a browser without channels notices at its next check. */
export function notifyOtherTabs(message: SessionMessage): void {
  channel()?.postMessage(message)
}

export function hearOtherTabs(listener: (message: SessionMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedIn' || data === 'loggedOut' || data === 'ended') listener(data)
  }
  channel()?.addEventListener('message', onMessage)
  return () => channel()?.removeEventListener('message', onMessage)
}
