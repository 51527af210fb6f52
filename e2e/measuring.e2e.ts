import { expect, type Locator, type Page, test } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { shadesOf } from './support/pixels.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const { measure } = t.viewers
const RADIOGRAPH = 'captain_thorax_R_lat.dcm'
const SIZE = { width: 1100, height: 760 }
/** The places in the picture, in its own pixels. */
const AXES = [
  [440, 316],
  [652, 598],
  [448, 556],
  [660, 396],
] as const
const SPINE = [313, 375, 437, 499, 561, 623, 685].map((x, index) => [x, 192 - 5 * index] as const)

test('a heart score set by pointer is kept exactly, moved by keyboard, and read by the cardiologist', async ({
  browser,
  baseURL: url = '',
}) => {
  const at = { url, language: 'en_us', viewport: WIDE } as const
  const vet = await visit(browser, { ...at, email: 'demo.vet@systole.test' })
  const usid = vet.caseOf('Captain')
  const { page } = vet
  await openRadiograph(page, usid)

  await test.step('the steps are shown one after another, the value comes by itself', async () => {
    // the picture appears before its tools; a key pressed too early has no effect
    await expect(async () => {
      await page.keyboard.press('v')
      await expect(page.getByText(measure.steps.carina)).toBeVisible({ timeout: 3000 })
    }).toPass()
    for (const place of AXES) await setPoint(page, place)
    await expect(page.getByText(measure.steps.t4)).toBeVisible()
    for (const place of SPINE) await setPoint(page, place)
    await expect(strip(page)).toContainText(/VHS (9\.9|10\.[01]).v 5\.[67] \+ 4\.[234], from T4/)
    await inspect(page, 'measuring-vhs')
  })

  const drawn = await keptPoints(page, usid)
  await test.step('after a reload the points are the same to the last digit', async () => {
    await openRadiograph(page, usid)
    expect(await keptPoints(page, usid)).toEqual(drawn)
    await expect(page.locator('[data-mid] text').first()).toBeVisible()
  })

  await test.step('an arrow key moves the chosen point by whole pixels, and that is kept', async () => {
    await page.keyboard.press('m')
    await page
      .getByRole('region', { name: measure.title })
      .getByRole('button', { name: /^VHS/ })
      .click()
    const apex = page.getByRole('button', { name: new RegExp(`^${measure.landmarks.apex},`) })
    await apex.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect
      .poll(async () => (await keptPoints(page, usid))[1])
      .toEqual({ x: (drawn[1]?.x ?? 0) + 1, y: (drawn[1]?.y ?? 0) + 10 })
    expect((await keptPoints(page, usid))[0]).toEqual(drawn[0])
  })

  await test.step('turned, it is on its side and whole, and stays so in a window of another size', async () => {
    await page.getByRole('button', { name: t.viewers.tools.rotate }).click()
    await expect.poll(() => isHeartInside(page)).toBe('on its side')
    const { width, height } = WIDE
    await page.setViewportSize({ width: width - 300, height })
    await expect.poll(() => radiographWidth(page)).toBeLessThan(width - 300)
    await expect.poll(() => isHeartInside(page)).toBe('on its side')
    await page.setViewportSize(WIDE)
  })

  await test.step('the cardiologist sees it with its author; the light changes no pixel of the film', async () => {
    const reader = await visit(browser, { ...at, email: 'demo.cardiologist@systole.test' })
    await reader.page.goto(`/reading?usid=${usid}`)
    await reader.page.getByRole('button', { name: RADIOGRAPH }).click()
    const image = await shownRadiograph(reader.page)
    await reader.page.keyboard.press('m')
    const list = reader.page.getByRole('region', { name: measure.title })
    await expect(list.getByRole('button', { name: /^VHS .* Chan/ })).toBeVisible()
    const canvas = image.locator('canvas')
    const dark = await pixelsOf(canvas)
    expect(dark.length).toBeGreaterThan(10_000)
    await reader.page.getByRole('button', { name: t.reading.header.toLight }).click()
    expect(await pixelsOf(canvas)).toBe(dark)
    await reader.context.close()
  })
  await vet.context.close()
})

async function openRadiograph(page: Page, usid: string): Promise<void> {
  await page.goto(`/test-detail?usid=${usid}&mode=2`)
  await arrivedFile(page, RADIOGRAPH).click()
  await shownRadiograph(page)
}

async function shownRadiograph(page: Page): Promise<Locator> {
  const image = page.getByRole('application', { name: fill(t.viewers.film, { name: RADIOGRAPH }) })
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(40)
  return image
}

/**
 * Returns the film's orientation from the apex, which is right of the base and below it in the original; both are within the
 * viewer.
 */
async function isHeartInside(page: Page): Promise<string> {
  const place = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name},`) }).boundingBox()
  const [base, apex] = [await place(measure.landmarks.carina), await place(measure.landmarks.apex)]
  if (!base || !apex) return 'unseen'
  return apex.x < base.x ? 'on its side' : 'as it came'
}

async function radiographWidth(page: Page): Promise<number> {
  const image = page.getByRole('application', { name: fill(t.viewers.film, { name: RADIOGRAPH }) })
  return (await image.boundingBox())?.width ?? 0
}

/** Clicks a point; the film is shown whole, in the middle of its viewer. */
async function setPoint(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const image = page.getByRole('application', { name: fill(t.viewers.film, { name: RADIOGRAPH }) })
  const box = await image.boundingBox()
  if (!box) throw new Error('There is no film')
  const scale = Math.min(box.width / SIZE.width, box.height / SIZE.height)
  await page.mouse.click(
    box.x + box.width / 2 + (x - SIZE.width / 2) * scale,
    box.y + box.height / 2 + (y - SIZE.height / 2) * scale,
  )
}

function strip(page: Page): Locator {
  return page.getByRole('dialog').getByRole('status').filter({ hasText: 'VHS' })
}

/** Returns the points of the heart score that the server has. */
async function keptPoints(page: Page, usid: string): Promise<{ x: number; y: number }[]> {
  const call = async (path: string, form: Record<string, string>) => {
    const headers = { 'X-Portal': '1', Origin: new URL(page.url()).origin }
    const reply = await (await page.request.post(`/api/${path}`, { form, headers })).json()
    return reply.data
  }
  const { files } = await call('query_cardiobirdx_session_uploaded_data', { usid })
  const { fid } = files.find(({ name }: { name: string }) => name === RADIOGRAPH)
  const kept = async () => (await call('query_measurements', { fid })).measurements
  await expect.poll(async () => (await kept()).length).toBe(1)
  return (await kept())[0].points
}

function pixelsOf(canvas: Locator): Promise<string> {
  return canvas.first().evaluate((element: HTMLCanvasElement) => element.toDataURL())
}
