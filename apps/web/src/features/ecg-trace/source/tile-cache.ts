/** Loads pieces of a stored recording: those in demand first, a bounded number kept, and nothing while the connection is away. */
export type Tiles = {
  /** Returns the counts of a tile, or asks for them. */
  get: (tile: Tile) => Int16Array | undefined
  state: () => 'ready' | 'loading' | 'away'
  retry: () => void
  close: () => void
}

/** A piece of the signal or of a level of the pyramid, by its place in the stored object. */
export type Tile = { key: string; from: 'signal' | 'pyramid'; offset: number; length: number }

export type LoadBytes = (
  from: Tile['from'],
  range: { offset: number; length: number },
  ended: AbortSignal,
) => Promise<Int16Array>

const MOST_LOADING = 6
const MOST_WAITING = 64

/** Keeps up to `mostBytes` of tiles; `onChange` is called when one has arrived or the connection fails. */
export function tileCache(load: LoadBytes, mostBytes: number, onChange: () => void): Tiles {
  const kept = new Map<string, Int16Array>()
  /** Asked for and not begun, the newest last. */
  const waiting = new Map<string, Tile>()
  const loading = new Map<string, AbortController>()
  let bytes = 0
  let isAway = false

  const keep = (key: string, counts: Int16Array) => {
    kept.set(key, counts)
    bytes += counts.byteLength
    for (const [oldest, its] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= its.byteLength
    }
  }
  const begin = () => {
    while (!isAway && loading.size < MOST_LOADING) {
      const tile = [...waiting.values()].at(-1)
      if (!tile) return
      waiting.delete(tile.key)
      const ended = new AbortController()
      loading.set(tile.key, ended)
      load(tile.from, tile, ended.signal).then(
        (counts) => finish(tile.key, ended, () => keep(tile.key, counts)),
        () => finish(tile.key, ended, () => (isAway = true)),
      )
    }
  }
  const finish = (key: string, ended: AbortController, then: () => void) => {
    if (ended.signal.aborted) return
    loading.delete(key)
    then()
    begin()
    onChange()
  }
  return {
    get: (tile) => {
      const counts = kept.get(tile.key)
      if (counts) {
        kept.delete(tile.key) // the most recently used is the last
        kept.set(tile.key, counts)
        return counts
      }
      if (loading.has(tile.key)) return undefined
      waiting.delete(tile.key)
      waiting.set(tile.key, tile)
      // tiles that were asked for long ago are out of sight
      for (const key of waiting.keys()) {
        if (waiting.size <= MOST_WAITING) break
        waiting.delete(key)
      }
      begin()
      return undefined
    },
    state: () => (isAway ? 'away' : loading.size + waiting.size > 0 ? 'loading' : 'ready'),
    retry: () => {
      isAway = false
      begin()
      onChange()
    },
    close: () => {
      waiting.clear()
      for (const ended of loading.values()) ended.abort()
      loading.clear()
    },
  }
}
