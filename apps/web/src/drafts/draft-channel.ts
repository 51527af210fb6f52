import type { HeldDraft } from '@systole/domain/drafts/compare-draft'

/** What one tab tells the others of this browser: this form's draft moved on. The text itself is asked from the server. */
export type DraftNews = HeldDraft & { uid: string; place: string }

let opened: BroadcastChannel | undefined
const neighbours = new Set<string>()

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('systole.drafts')
  return opened
}

export function tellDraftNews(news: DraftNews): void {
  channel()?.postMessage(news)
}

export function hearDraftNews(listener: (news: DraftNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<DraftNews>) => {
    neighbours.add(data.writer)
    listener(data)
  }
  channel()?.addEventListener('message', onMessage)
  return () => channel()?.removeEventListener('message', onMessage)
}

/** Whether this writer is a tab of this browser, as far as has been heard. */
export function isNeighbour(writer: string): boolean {
  return neighbours.has(writer)
}
