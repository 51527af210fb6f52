const LATEST_MS = 4000
/** The delay in browsers without idle callbacks. */
const INSTEAD_MS = 1000

/** Runs an action once the page is idle; returns a cancel function. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, INSTEAD_MS)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(act, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
