const LATEST_MS = 4000
/** For browsers that do not say when they are idle. */
const INSTEAD_MS = 1000

/** Does something once the page has nothing else to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, INSTEAD_MS)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(act, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
