import { expect, type Page, type Request, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
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
  await slowDown(page)
  const fonts = requestsFor(page, /\.woff2$/)

  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('.first-paint')).toHaveCSS('opacity', '1')
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(fonts()).toEqual([])
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

/** Each wait of the chain would be a round trip: the form needs its code before the account, and no list. */
test('the form of a case loads beside its account, before the lists of the menu, and not at all without a session', async ({
  browser,
}) => {
  const url = process.env.E2E_URL ?? ''
  const who = { url, language: 'en_us', viewport: WIDE } as const
  const { context, page, caseOf } = await visit(browser, { ...who, email: 'demo.vet@systole.test' })
  const address = paths.testDetail({ caseId: caseOf('Mochi'), stage: 1 })
  const lists = requestsFor(page, /query_all_sessions/)
  const code = page.waitForRequest(FORM_CODE)
  await page.route('**/api/query_user_settings', async (route) => {
    await code
    await route.continue()
  })
  const listsBeforeCase: string[] = []
  await page.route('**/api/query_session_info', async (route) => {
    listsBeforeCase.push(...lists())
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expect.poll(lists).not.toEqual([])
  expect(listsBeforeCase).toEqual([])
  await context.close()

  const stranger = await visit(browser, { ...who, email: undefined })
  const loaded = requestsFor(stranger.page, FORM_CODE)
  await stranger.page.goto(address)
  await expect(stranger.page.getByLabel('Email')).toBeVisible()
  expect(loaded()).toEqual([])
  await stranger.context.close()
})

const FORM_CODE = /\/assets\/clinical-stage-[^/]+\.js$/

async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Records the addresses of a page's requests; the function returns those so far. */
function requestsFor(page: Page, wanted: RegExp): () => string[] {
  const urls: string[] = []
  page.on('request', (request: Request) => wanted.test(request.url()) && urls.push(request.url()))
  return () => [...urls]
}

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
