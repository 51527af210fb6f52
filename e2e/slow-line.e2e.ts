import { expect, type Page, test } from '@playwright/test'
import { visit } from './support/demo-visit.ts'
import { WIDE } from './support/viewports.ts'

/** Slow 3G: 400 kbit/s, 400 ms for each round trip. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

test('on slow 3G a frame is drawn before the code of the page, and signing in stays busy until Main', async ({
  browser,
}) => {
  const url = process.env.E2E_URL ?? ''
  const { context, page } = await visit(browser, {
    url,
    email: undefined,
    language: 'en_us',
    viewport: WIDE,
  })
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_3G)

  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('.first-paint')).toHaveCSS('opacity', '1')
  expect(await page.getByRole('textbox').count()).toBe(0)
  const frameMs = await sinceNavigation(page)

  await page.getByLabel('Email').fill('demo.vet@systole.test')
  const formMs = await sinceNavigation(page)
  await page.getByLabel('Password', { exact: true }).fill('systole-demo')
  const labels = await watchLabels(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/main')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await labels()).toEqual(['Login', 'Signing in…'])
  test.info().annotations.push({ type: 'frame and form', description: `${frameMs}, ${formMs} ms` })
  await context.close()
})

function sinceNavigation(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(performance.now()))
}

/** Records the labels of the button of the form, in each frame until it is gone. */
async function watchLabels(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const labels: string[] = []
    Object.assign(window, { labels })
    const look = () => {
      const label = document.querySelector('form button[type=submit]')?.textContent
      if (label && labels.at(-1) !== label) labels.push(label)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { labels: string[] }).labels) // set above
}
