/** What one tab tells the others about the session they share. */
export type SessionNews = 'signedIn' | 'loggedOut' | 'ended'

let opened: BroadcastChannel | undefined

/** One channel object per tab, because a channel does not hear itself. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('systole.session')
  return opened
}

/** Tells the other tabs; a browser without channels finds out at its next check. */
export function tellOtherTabs(news: SessionNews): void {
  channel()?.postMessage(news)
}

export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedIn' || data === 'loggedOut' || data === 'ended') listener(data)
  }
  channel()?.addEventListener('message', onMessage)
  return () => channel()?.removeEventListener('message', onMessage)
}
