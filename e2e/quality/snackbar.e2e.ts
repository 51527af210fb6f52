import { expect, type Locator, type Page } from '@playwright/test'
import { WIDE } from '../support/viewports.ts'
import { screenNamed, t, test } from './at-screen.ts'

const REFUSED = { code: -6001, message: 'The query could not be completed.', data: null }
const WORDS = '(-6001) error'

test('SHELL-7 check 25: a refused reconsult says (code) error on top for six seconds, held by the pointer, heard through an open dialog', async ({
  openScreen,
}) => {
  const page = await openScreen(screenNamed('reconsult'), {
    prepare: (opened) => opened.clock.install(),
  })
  await page.route('**/api/clone_cardiobirdx_session', (route) => route.fulfill({ json: REFUSED }))
  // from here on time passes only on request, however slow the machine
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.mouse.move(5, 600)

  const toast = await refuse(page)
  await expect(toast).toHaveText(WORDS)
  expect(await toast.evaluate((element) => element.closest('[aria-hidden="true"]'))).toBeNull()
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: WIDE.height, width: 0 }
  expect(Math.abs(x + width / 2 - WIDE.width / 2)).toBeLessThan(2)
  expect(y).toBeLessThan(100)
  await page.clock.runFor(5_600)
  await expect(toast).toBeVisible()
  await page.clock.runFor(600)
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toContainText(WORDS) // the page continues to state it

  const paused = await refuse(page)
  await page.clock.runFor(5_000)
  await paused.hover()
  await page.clock.runFor(30_000)
  await expect(paused).toBeVisible()
  await page.mouse.move(5, 600)
  await page.clock.runFor(6_000)
  await expect(paused).toHaveCount(0)
})

/** Presses OK and advances the clock just enough for the snackbar to appear. */
async function refuse(page: Page): Promise<Locator> {
  const toast = page.getByRole('alert').filter({ hasText: /^\(-6001\) error$/ })
  await page.getByRole('button', { name: t.common.okUnderstood }).click()
  await expect(async () => {
    await page.clock.runFor(20) // the page delivers messages on a tick of its clock
    expect(await toast.count()).toBe(1)
  }).toPass({ timeout: 15_000 })
  return toast
}
