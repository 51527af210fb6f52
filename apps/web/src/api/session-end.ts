type Listener = () => void

const listeners = new Set<Listener>()

/** Any call may learn that the session is dead (-1002); the session part decides what follows. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
