import type { Page } from '@playwright/test'
import { median } from '../support/load.ts'
import { atScreen, type Portal, printBound, t } from './at-screen.ts'

const ROUTE_BOUND_MS = 200
const ROUNDS = 5

/** Follows the menu; its data is cached from the second round on. Measures from the click to the paint of the next heading. */
export async function changeRoutes(portal: Portal): Promise<void> {
  console.log(`change of route on fetched data, median of ${ROUNDS}`)
  await atScreen(portal, 'main', async (page) => {
    const { main, newTest, incompleteTest, report } = t.shell.nav
    const places = [newTest, incompleteTest, report, main]
    const times = new Map<string, number[]>(places.map((place) => [place, []]))
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const place of places) {
        const took = await go(page, place)
        if (round > 0) times.get(place)?.push(took)
      }
    }
    for (const [place, took] of times) printBound(place, median(took), ROUTE_BOUND_MS, 'ms')
  })
}

async function go(page: Page, place: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: place }).first()
  const took = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')
        const start = performance.now()
        const watcher = new MutationObserver(() => {
          const heading = document.querySelector('h1')
          if (!heading || heading === before) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        })
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
        if (element instanceof HTMLElement) element.click()
      }),
  )
  await page.waitForLoadState('networkidle')
  return took
}
