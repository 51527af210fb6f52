import { MINUTE } from '@systole/domain/time/durations'
import { createStore } from '../store.ts'

const CHECK_EVERY_MS = 10 * MINUTE
const SCRIPT = /<script[^>]+src="(\/assets\/[^"]+\.js)"/

/** Whether the server now serves another web app than the one that runs here. */
export const newVersion = createStore(false)

/** Asks every ten minutes and when the person comes back to the tab; returns what stops it. */
export function watchForNewVersion(): () => void {
  let asked = Date.now()
  const ask = () => {
    asked = Date.now()
    void servesAnother().then((another) => another && newVersion.set(true))
  }
  const onShow = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= CHECK_EVERY_MS) ask()
  }
  // A part of the app did not come: another app is served now, or the line is cut.
  const timer = setInterval(onShow, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onShow)
  window.addEventListener('vite:preloadError', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onShow)
    window.removeEventListener('vite:preloadError', ask)
  }
}

/** The page that runs here is of an older app. */
export async function servesAnother(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  if (!running) return false // the development server
  try {
    const page = await fetch('/', { cache: 'no-store' })
    const served = SCRIPT.exec(await page.text())?.[1]
    return page.ok && served !== undefined && served !== new URL(running.src).pathname
  } catch {
    return false // no connection: the bar for that is another
  }
}
