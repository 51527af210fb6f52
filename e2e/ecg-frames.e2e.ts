import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { sendEcgCase } from './support/ecg-cases.ts'
import { type Caller, type PlainClient, plainClient } from './support/plain-client.ts'
import { startServer } from './support/server.ts'

const FRAME_TITLE = /^ECG trace/

/** A site of its own origin with a page that frames the addresses in its query. */
async function startSite() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site.test')
    const frames = searchParams.getAll('frame').map((url) => {
      const source = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return `<iframe src="${source}" width="900" height="320"></iframe>`
    })
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Clinic</title>${frames.join('')}
      <script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    address: (frames: readonly string[]) =>
      `http://127.0.0.1:${port}/?${frames.map((frame) => `frame=${encodeURIComponent(frame)}`).join('&')}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function ticketOf(
  { accepted }: PlainClient,
  { sid }: Caller,
  of: { url: string; usid: string; view: 'ecg' | 'bar_chart' },
): Promise<string> {
  const { url, usid, view } = of
  const asked = { sid, usid, fname: 'ecg_dog.json', view }
  const { url: page } = await accepted('query_cardiobirdx_session_data_preview', asked)
  return new URL(page, url).href
}

const framesOf = (page: Page) => page.frames().filter((frame) => frame !== page.mainFrame())

test('ECG-2 the framed pages open inside a page of a configured origin, not inside another, and a copied ticket opens nothing', async ({
  browser,
}) => {
  const [clinic, other] = [await startSite(), await startSite()]
  const server = await startServer({ env: { FRAME_ORIGINS: clinic.origin } })
  try {
    const { url } = server
    const client = plainClient(url)
    const usid = await sendEcgCase(client, { petName: 'Framed', identifier: '7030' })
    const patcher = await client.login('demo.patcher@systole.test')
    const ticket = (view: 'ecg' | 'bar_chart') => ticketOf(client, patcher, { url, usid, view })
    const page = await (await browser.newContext()).newPage()

    const [trace, bars] = [await ticket('ecg'), await ticket('bar_chart')]
    await test.step('a page of the configured origin shows both', async () => {
      await page.goto(clinic.address([trace, bars]))
      const frames = page.frameLocator('iframe')
      await expect(frames.first().getByRole('region')).toBeVisible()
      await expect(frames.nth(1).getByRole('img').first()).toBeVisible()
      expect(await framesOf(page)[0]?.title()).toMatch(FRAME_TITLE)
      await expect(page.locator('body')).toBeFocused() // a frame takes no focus
    })

    await test.step('a place chosen in one frame is selected in the other, and said to the page around', async () => {
      const chart = page.frameLocator('iframe').nth(1).getByRole('img').first()
      const box = await chart.boundingBox()
      await chart.click({ position: { x: (box?.width ?? 0) * 0.6, y: 40 } })
      const place = page.frameLocator('iframe').first().getByRole('slider')
      await expect(place).not.toHaveAttribute('aria-valuetext', /^0\.0/)
      const heard = () =>
        page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard)
      await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('seek')
    })

    await test.step('a page of another origin shows nothing of it', async () => {
      const stranger = await (await browser.newContext()).newPage()
      const blocked = stranger.waitForEvent('console', (said) =>
        said.text().includes('frame-ancestors'),
      )
      await stranger.goto(other.address([await ticket('ecg')]))
      await blocked
      const [frame] = framesOf(stranger)
      expect(await frame?.locator('canvas').count()).toBe(0)
    })

    await test.step('the address that was opened opens nothing in another tab', async () => {
      const copied = await (await browser.newContext()).newPage()
      await copied.goto(trace)
      await expect(copied.getByRole('main')).toBeVisible()
      await expect(copied.locator('canvas')).toHaveCount(0)
    })
  } finally {
    await server.stop()
    await Promise.all([clinic.stop(), other.stop()])
  }
})
