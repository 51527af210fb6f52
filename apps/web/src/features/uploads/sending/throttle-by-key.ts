/**
 * Throttles by key: runs immediately, and once more for all calls within `leastMs`; a call before a run begins is served by it.
 * Many simultaneous arrivals cause one run.
 */
export function throttleByKey(
  look: (key: string) => Promise<void>,
  leastMs: number,
): (key: string) => Promise<void> {
  const begun = new Map<string, number>()
  const coming = new Map<string, Promise<void>>()
  return (key) => {
    const planned = coming.get(key)
    if (planned !== undefined) return planned
    const since = performance.now() - (begun.get(key) ?? Number.NEGATIVE_INFINITY)
    const next = pause(leastMs - since).then(() => {
      coming.delete(key)
      begun.set(key, performance.now())
      return look(key)
    })
    coming.set(key, next)
    return next
  }
}

function pause(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
