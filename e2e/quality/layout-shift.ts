import type { BrowserContext, Page } from '@playwright/test'

/** The delay of responses on a slow connection, longer than a skeleton's delay. */
const ANSWER_AFTER_MS = 450

export type Line = 'slow' | 'quick'
const LINE = 'test-line'

/** Sets the speed for pages opened from now on. */
export async function setLine(context: BrowserContext, line: Line): Promise<void> {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  await context.addCookies([{ name: LINE, value: line, url }])
}

/**
 * Delays every response on a slow connection. Implemented in the page, because a route would disable the browser's cache and pass
 * every file through the test.
 */
export async function slowCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([late, mark]) => {
      if (!document.cookie.includes(mark)) return
      const { fetch } = window
      const underway = new Set<object>()
      Object.assign(window, { callsUnderway: underway })
      window.fetch = async (...call) => {
        underway.add(call)
        try {
          await new Promise((resolve) => setTimeout(resolve, late)) // sleep: a slow line
          return await fetch(...call)
        } finally {
          underway.delete(call)
        }
      }
    },
    [ANSWER_AFTER_MS, `${LINE}=slow`] as const,
  )
}

type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }

/** Sums the layout shifts of each page opened from now on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: { value: number; of: string }[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'))
        const sources: Source[] = Reflect.get(entry, 'sources')
        const nodes = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = (node?.textContent ?? '').slice(0, 40)
          return `${text} (${from.x}, ${from.y} to ${to.x}, ${to.y})`
        })
        if (!Reflect.get(entry, 'hadRecentInput')) seen.push({ value, of: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the shifts so far: their sum, and the texts that moved. */
export async function shifts(page: Page): Promise<{ sum: number; of: string[] }> {
  const seen: { value: number; of: string }[] = await page.evaluate(() =>
    Reflect.get(window, 'seen'),
  )
  return {
    sum: seen.reduce((sum, { value }) => sum + value, 0),
    of: seen.map(({ value, of }) => `${value.toFixed(3)} ${of}`),
  }
}
