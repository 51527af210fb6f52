import type { BrowserContext, Page } from '@playwright/test'

/** As a slow line answers: later than a skeleton waits before it shows. */
const ANSWER_AFTER_MS = 450

export type Line = 'slow' | 'quick'
const LINE = 'test-line'

/** From the next page on. */
export async function setLine(context: BrowserContext, line: Line): Promise<void> {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  await context.addCookies([{ name: LINE, value: line, url }])
}

/**
 * On a slow line every call answers late. In the page itself: a route would take the browser's cache away and
 * pass every file through the test.
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
          await new Promise((resolve) => setTimeout(resolve, late))
          return await fetch(...call)
        } finally {
          underway.delete(call)
        }
      }
    },
    [ANSWER_AFTER_MS, `${LINE}=slow`] as const,
  )
}

/** From now on every shift of the layout is added up, anew on each page that is opened. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: { value: number; of: string }[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'))
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources')
        const nodes = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))
        if (!Reflect.get(entry, 'hadRecentInput')) seen.push({ value, of: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has shifted so far: the sum, and whose text moved. */
export async function shifts(page: Page): Promise<{ sum: number; of: string[] }> {
  const seen: { value: number; of: string }[] = await page.evaluate(() =>
    Reflect.get(window, 'seen'),
  )
  return {
    sum: seen.reduce((sum, { value }) => sum + value, 0),
    of: seen.map(({ value, of }) => `${value.toFixed(3)} ${of}`),
  }
}
