export const CHECK_EVERY_MS = 30_000
/** Half a second either way, so that a thousand tabs opened at nine do not ask together. */
const JITTER_MS = 500

/**
 * SHELL-3: asks every 30 seconds whether the session lives. Rests while the page is hidden and asks at
 * once when it is shown again. `check` answers false only for a session known to be dead.
 */
export function watchSession(options: {
  check: () => Promise<boolean>
  onLost: () => void
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCheck = Date.now()
  let stopped = false

  const schedule = () => {
    clearTimeout(timer)
    if (!stopped && !document.hidden) timer = setTimeout(ask, CHECK_EVERY_MS + jitter())
  }
  const ask = () => {
    lastCheck = Date.now()
    options.check().then(
      (alive) => {
        if (stopped) return
        if (alive) schedule()
        else options.onLost()
      },
      schedule, // no answer is not an answer: the offline bar tells
    )
  }
  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer)
    else if (Date.now() - lastCheck >= CHECK_EVERY_MS) ask()
    else schedule()
  }

  document.addEventListener('visibilitychange', onVisibility)
  schedule()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

function jitter(): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1))
  return Math.round((random / 0xffff - 0.5) * 2 * JITTER_MS)
}
