import { expect, test } from '@playwright/test'
import { paths } from '../../apps/web/src/paths.ts'
import { quiet } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { visitorOf } from './at-screen.ts'

const MOST_SHIFT = 0.02
/** As a slow line answers. */
const ANSWER_AFTER_MS = 700
const ROUTES = SCREENS.filter(({ name }) =>
  ['login', 'main', 'ongoing', 'report', 'registered-pet', 'clinical', 'inspection'].includes(name),
)

for (const screen of ROUTES) {
  test(`check 17: ${screen.name} does not shift while its data arrives late`, async ({
    browser,
  }) => {
    const { context, page, caseOf } = await visitorOf(browser, screen)
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number
            hadRecentInput: boolean
          } // not in TypeScript's library
          if (!hadRecentInput) seen.shift += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(screen.address(paths, caseOf))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await quiet(page)
    const shift = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    ) // put there above
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT)
    await context.close()
  })
}
