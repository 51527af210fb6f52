import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The measurements since the page was loaded, in milliseconds. */
    watched: { keys: number[]; frames: number[]; wheels: number; shift: number }
  }
}

/** Measures on every page of this tab the time from key press to paint, frames, wheel events and layout shifts. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Window['watched'] = { keys: [], frames: [], wheels: 0, shift: 0 }
    window.watched = watched
    const afterPaint = (then: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = then
        port2.postMessage(0)
      })
    window.addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        if (['Alt', 'Control', 'Meta', 'Shift'].includes(key)) return // pressed before the key itself
        afterPaint(() => watched.keys.push(performance.now() - timeStamp))
      },
      { capture: true },
    )
    window.addEventListener(
      'wheel',
      () => {
        watched.wheels += 1
      },
      { capture: true, passive: true },
    )
    let before = performance.now()
    const frame = (now: number) => {
      watched.frames.push(now - before)
      before = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          watched.shift += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the page's measurements and resets them. */
export async function takeWatched(page: Page): Promise<Window['watched']> {
  return page.evaluate(() => {
    const { watched } = window
    const taken = { ...watched, keys: [...watched.keys], frames: [...watched.frames] }
    Object.assign(watched, { wheels: 0, shift: 0 })
    watched.keys.length = 0
    watched.frames.length = 0
    return taken
  })
}
