import type { Page } from '@playwright/test'

const LOADS = 5
const LONGEST_MS = 120_000

/** Opens an address some times and returns the median time until an element is painted, in milliseconds. The first load fills the cache. */
export async function firstPaint(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => performance.mark('first-paint')))
    }
    requestAnimationFrame(look)
  }, selector)
  const times: number[] = []
  for (let load = 0; load <= LOADS; load += 1) {
    await page.goto(path)
    times.push(await paintedAt(page))
  }
  const sorted = times.slice(1).sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

async function paintedAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('first-paint')[0]?.startTime,
    undefined,
    { timeout: LONGEST_MS },
  )
  return Number(await mark.jsonValue())
}
