type Listener = () => void

const listeners = new Set<Listener>()

/** Announces the end of the session, which any call may discover (-1002); the session module handles it. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
