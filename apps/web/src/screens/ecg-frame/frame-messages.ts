/** The messages that the frames of a case exchange, and that a page around them sends and receives. SPEC ECG-2. */
export type FrameMessage =
  | { type: 'seek' | 'selected'; recording: string; sample: number }
  | { type: 'saved'; patch_revision: string }

/** Returns the message if it is one; pages of others send anything. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, recording, sample, patch_revision } = data as Record<string, unknown>
  if (type === 'saved' && typeof patch_revision === 'string' && /^\d{14}$/.test(patch_revision))
    return { type, patch_revision }
  const isPlace = type === 'seek' || type === 'selected'
  if (!isPlace || typeof recording !== 'string' || typeof sample !== 'number') return undefined
  return Number.isFinite(sample) && sample >= 0 ? { type, recording, sample } : undefined
}

export type FrameLine = { send: (message: FrameMessage) => void; close: () => void }

/**
 * Connects a page with the other frames of its case, and with the page around it if that is of an origin in the list. Messages of
 * other origins are dropped.
 */
export function openFrameLine(
  caseId: string,
  origins: readonly string[],
  onMessage: (message: FrameMessage) => void,
): FrameLine {
  const channel = new BroadcastChannel(`ecg:${caseId}`)
  const trusted = [location.origin, ...origins]
  const receive = (data: unknown) => {
    const message = readMessage(data)
    if (message) onMessage(message)
  }
  channel.onmessage = ({ data }) => receive(data)
  const onWindow = ({ source, origin, data }: MessageEvent) => {
    if (source === window.parent && trusted.includes(origin)) receive(data)
  }
  const isFramed = window.parent !== window
  if (isFramed) window.addEventListener('message', onWindow)
  return {
    send(message) {
      channel.postMessage(message)
      const around = isFramed ? parentOrigin(trusted) : undefined
      if (around) window.parent.postMessage(message, around)
    },
    close() {
      channel.close()
      window.removeEventListener('message', onWindow)
    },
  }
}

/** Returns the origin of the page around this one, if it is in the list. */
function parentOrigin(trusted: readonly string[]): string | undefined {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList } // Firefox has none
  const named = ancestorOrigins?.[0] ?? referrerOrigin()
  return named !== undefined && trusted.includes(named) ? named : undefined
}

function referrerOrigin(): string | undefined {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}
