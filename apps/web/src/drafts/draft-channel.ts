import type { StoredDraft } from '@systole/domain/drafts/compare-draft'

/** A message between tabs of this browser that a form's draft has changed. The text itself is fetched from the server. */
export type DraftMessage = StoredDraft & { uid: string; place: string }

let opened: BroadcastChannel | undefined
const neighbours = new Set<string>()

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('systole.drafts')
  return opened
}

export function sendDraftMessage(message: DraftMessage): void {
  channel()?.postMessage(message)
}

export function onDraftMessage(listener: (message: DraftMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<DraftMessage>) => {
    neighbours.add(data.writer)
    listener(data)
  }
  channel()?.addEventListener('message', onMessage)
  return () => channel()?.removeEventListener('message', onMessage)
}

/** Returns whether this writer is a known tab of this browser. */
export function isNeighbour(writer: string): boolean {
  return neighbours.has(writer)
}
