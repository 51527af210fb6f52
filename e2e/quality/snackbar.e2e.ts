import { expect, test } from '@playwright/test'
import { WIDE } from '../support/viewports.ts'
import { atScreen, screenNamed, t } from './at-screen.ts'

test('SHELL-7 check 25: a refused reconsult says (code) error on top for six seconds, heard through an open dialog', async ({
  browser,
}) => {
  const screen = screenNamed('reconsult')
  const { context, page } = await atScreen(browser, screen, (page) => page.clock.install())
  await page.route('**/api/clone_cardiobirdx_session', (route) =>
    route.fulfill({
      json: { code: -6001, message: 'The query could not be answered.', data: null },
    }),
  )
  // From here on time passes only when told, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.getByRole('button', { name: t.common.okUnderstood }).click()
  const toast = page.getByRole('alert').filter({ hasText: '(-6001) error' })
  await expect(toast).toBeAttached()
  expect(await toast.evaluate((element) => element.closest('[aria-hidden="true"]'))).toBeNull()
  const box = await toast.boundingBox()
  expect(box && Math.abs(box.x + box.width / 2 - WIDE.width / 2)).toBeLessThan(2)
  await page.mouse.move(5, 600) // hovering would hold it
  await page.clock.runFor(5_600)
  await expect(toast).toBeVisible()
  await page.clock.runFor(800)
  await expect(toast).toBeHidden()
  await context.close()
})
