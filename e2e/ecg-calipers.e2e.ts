import { expect, type Page, test } from '@playwright/test'
import { visit } from './support/demo-visit.ts'
import { sendEcgCase } from './support/ecg-cases.ts'
import { ecgToReview } from './support/ecg-to-review.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { takeReview } from './support/review-walk.ts'
import { ENGLISH } from './support/story.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const words = t.viewers.ecg
const VALUE = /\d\s(ms|mV)/

/** Places an interval and an amplitude on a lens: neither has a value before. */
async function placeTwo(page: Page): Promise<void> {
  const values = page.getByRole('button', { name: VALUE })
  await expect(values).toHaveCount(0)
  for (const [key, placed] of [
    ['c', 1],
    ['a', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: words.caliper.notPlaced })).toBeVisible()
    await expect(values).toHaveCount(placed - 1)
    await expect(page.getByRole('button', { name: words.caliper.keep })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(values).toHaveCount(placed)
  }
}

/** Switches a filter on and off again; the picture says so in between. */
async function filterPicture(page: Page, name: string): Promise<void> {
  await page.keyboard.press('f')
  const filters = page.getByRole('group', { name: words.filters.label })
  const toggle = filters.getByRole('button', { name: '40\u00a0Hz' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const mark = page.getByText(`Display filter: ${words.filters.lowPass} 40\u00a0Hz`).first()
  await expect(mark).toBeVisible()
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  await toggle.click()
  await expect(mark).toBeHidden()
  await page.keyboard.press('f')
  await expect(filters).toBeHidden()
}

test('ECG-3 in the workbench calipers measure once they are placed, and filters are toggles with a mark', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const usid = await sendEcgCase(client, { petName: 'Caliper', identifier: '7040' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const email = 'demo.patcher@systole.test'
  const { page: bench } = await visit(browser, {
    ...{ url, email, language: 'en_us', viewport: { width: 1440, height: 900 } },
  })
  await bench.goto(`/ecg/prepare?usid=${usid}`)
  await bench.getByRole('button', { name: t.patching.states.take }).click()
  await expect(bench.getByRole('button', { name: t.patching.header.send })).toBeVisible()
  await placeTwo(bench)
  await filterPicture(bench, 'workbench-calipers')
  // a browser that is signed in opens tickets of its own session only
  await framed(await (await browser.newContext()).newPage(), client, usid)
})

/** Measures on the framed page of the same recording. */
async function framed(page: Page, client: PlainClient, usid: string): Promise<void> {
  const { sid } = await client.login('demo.patcher@systole.test')
  const asked = { sid, usid, fname: 'ecg_dog.json', view: 'ecg' }
  const { url } = await client.accepted('query_cardiobirdx_session_data_preview', asked)
  await page.goto(new URL(url, client.url).href)
  await page.getByRole('img', { name: /^ECG, / }).waitFor()
  await placeTwo(page)
  await page.getByLabel(words.speed).selectOption('100')
  await filterPicture(page, 'framed-calipers')
}

test('ECG-4 in the review a placed caliper gives its value to the field of the step', async ({
  page,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  await ecgToReview(client, { petName: 'Calipers', identifier: '7041' })
  await page.setViewportSize(WIDE)
  await takeReview(page, ENGLISH, { reviewer: 'demo.reviewer@systole.test', petName: 'Calipers' })
  const use = page.getByRole('button', { name: /^Use / })
  await expect(use).toHaveCount(0)
  await placeTwo(page)
  await page.getByRole('button', { name: /^RR / }).click()
  const value = (await use.textContent())?.replace('Use ', '') ?? ''
  await use.click()
  const rate = page.getByRole('textbox', { name: t.ecgReview.fields.heart_rate.rrRate })
  expect(value).toContain(await rate.inputValue())
  await filterPicture(page, 'review-calipers')
})
