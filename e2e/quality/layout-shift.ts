import type { Page } from '@playwright/test'

/** As a slow line answers: later than a skeleton waits before it shows. */
const ANSWER_AFTER_MS = 450

/** Every call answers late. */
export async function slowCalls(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
    await route.continue()
  })
}

/** From now on every shift of the layout is added up; the page has not been opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
