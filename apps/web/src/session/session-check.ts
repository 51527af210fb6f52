export const CHECK_EVERY_MS = 30_000
/** The jitter of half a second either way, so that a thousand tabs opened at nine do not check simultaneously. */
const JITTER_MS = 500

/**
 * SHELL-3: checks every 30 seconds whether the session is valid. Pauses while the page is hidden and checks immediately when it
 * is shown again. `check` returns false only for an invalid session.
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
      schedule, // no response proves nothing: the offline bar reports it
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
