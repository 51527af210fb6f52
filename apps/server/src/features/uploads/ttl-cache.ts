const SWEEP_ABOVE = 1000

export type TtlCache<T> = {
  getOrLoad(key: string, ask: () => Promise<T>): Promise<T>
  forget(key: string): void
}

/** Caches results briefly, so that a thousand chunks do not repeat the same query. */
export function ttlCache<T>(milliseconds: number, now: () => number): TtlCache<T> {
  const entries = new Map<string, { at: number; value: Promise<T> }>()

  const sweep = () => {
    for (const [key, { at }] of entries) if (now() - at >= milliseconds) entries.delete(key)
  }

  return {
    async getOrLoad(key, ask) {
      const known = entries.get(key)
      if (known && now() - known.at < milliseconds) return known.value
      if (entries.size > SWEEP_ABOVE) sweep()
      const entry = { at: now(), value: ask() }
      entries.set(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value
    },
    forget: (key) => void entries.delete(key),
  }
}
