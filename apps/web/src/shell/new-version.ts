import { MINUTE } from '@systole/domain/time/durations'
import { createStore } from '../store.ts'

const CHECK_EVERY_MS = 10 * MINUTE
const SCRIPT = /<script[^>]+src="(\/assets\/[^"]+\.js)"/

/** A store that is true once the server serves another version of the web app. */
export const newVersion = createStore(false)

/** Checks every ten minutes and when the person returns to the tab. Returns a function that stops it. */
export function watchForNewVersion(): () => void {
  let asked = Date.now()
  const ask = () => {
    asked = Date.now()
    void servesAnother().then((another) => another && newVersion.set(true))
  }
  const onShow = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= CHECK_EVERY_MS) ask()
  }
  // a chunk could not be loaded: another version is served now, or the connection is lost
  const timer = setInterval(onShow, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onShow)
  window.addEventListener('vite:preloadError', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onShow)
    window.removeEventListener('vite:preloadError', ask)
  }
}

/** Returns true if the running page belongs to an older version. */
export async function servesAnother(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  if (!running) return false // the development server
  try {
    const page = await fetch('/', { cache: 'no-store' })
    const served = SCRIPT.exec(await page.text())?.[1]
    return page.ok && served !== undefined && served !== new URL(running.src).pathname
  } catch {
    return false // no connection: another bar reports it
  }
}
