import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { visit } from './support/demo-visit.ts'
import { sendEcgCase } from './support/ecg-cases.ts'
import { ecgToReview } from './support/ecg-to-review.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { atStep, takeReview } from './support/review-walk.ts'
import { signInAgain } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const PATCHER = 'demo.patcher@systole.test'
const COLLEAGUE = 'demo.senior@systole.test'
const REVIEWER = 'demo.reviewer@systole.test'
const UNSAVED = /1 change not saved/
const REVISION_1 = /revision 1$/

/** Takes a new case in the workbench and changes the label of its first beat. */
async function aChangedCase(
  browser: Browser,
  client: PlainClient,
  of: { petName: string; identifier: string },
) {
  const usid = await sendEcgCase(client, of)
  const { page, context } = await visit(browser, {
    ...{ url: client.url, email: PATCHER, language: 'en_us', viewport: WIDE },
  })
  await page.goto(`/ecg/prepare?usid=${usid}`)
  await page.getByRole('button', { name: t.patching.states.take }).click()
  await expect(page.getByRole('button', { name: t.patching.header.send })).toBeVisible()
  for (const key of ['Home', 'e', 'v', 'Escape']) await page.keyboard.press(key)
  await expect(page.getByText(UNSAVED)).toBeVisible()
  return { usid, page, context }
}

/** Returns the edits of every revision of a case. */
async function revisionsOf({ accepted, login }: PlainClient, usid: string): Promise<string[][]> {
  const { sid } = await login(PATCHER)
  const { recordings } = await accepted('query_ecg_recordings', { sid, usid })
  const { revisions } = await accepted('query_ecg_patches', { sid, rid: recordings[0].rid })
  return revisions.map(({ edits }: { edits: { edit: string }[] }) => edits.map(({ edit }) => edit))
}

/** Ends the session of a page from elsewhere, as an admin or another device can. */
async function endSession(client: PlainClient, context: BrowserContext): Promise<void> {
  const sid = (await context.cookies()).find(({ name }) => name.includes('sid'))?.value ?? ''
  await client.accepted('logout', { sid, logout: '1' })
}

test('ECG-3 ECG-7 a session that ends in the workbench keeps the edits for the same person alone, and they are saved once', async ({
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const of = { petName: 'Interrupted', identifier: '7050' }
  const { usid, page, context } = await aChangedCase(browser, client, of)
  await endSession(client, context)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t.shell.notices.sessionEnded)).toBeVisible()
  expect(await revisionsOf(client, usid)).toEqual([])

  await test.step('a colleague who signs in at this desk sees nothing of them', async () => {
    await signInAgain(page, ENGLISH, COLLEAGUE)
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expect(page.getByText(UNSAVED)).toHaveCount(0)
    await context.clearCookies()
  })
  await test.step('the patcher continues where the work stopped', async () => {
    await page.goto(`/ecg/prepare?usid=${usid}`)
    await signInAgain(page, ENGLISH, PATCHER)
    await expect(page.getByText(UNSAVED)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(REVISION_1)).toBeVisible()
  })
  expect(await revisionsOf(client, usid)).toEqual([['relabel']])
})

test('ECG-3 a save without a line, and one whose answer is lost, become one revision', async ({
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const of = { petName: 'Offline', identifier: '7051' }
  const { usid, page, context } = await aChangedCase(browser, client, of)
  await test.step('without a line the page says what is kept, and a closed tab loses nothing', async () => {
    await context.setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t.patching.saved.failed)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(UNSAVED)).toBeVisible()
  })
  await test.step('an answer that is lost is asked for again and makes no second revision', async () => {
    let lost = 0
    await page.route('**/api/save_ecg_patch', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch() // the server has saved it
      await route.abort('connectionreset')
    })
    await page.keyboard.press('Control+s')
    await expect.poll(() => lost).toBe(1)
    await expect.poll(() => revisionsOf(client, usid)).toEqual([['relabel']])
    await expect(async () => {
      await page.keyboard.press('Control+s')
      await expect(page.getByText(REVISION_1)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  })
  expect(await revisionsOf(client, usid)).toEqual([['relabel']])
})

test('ECG-4 a review that loses its session or its line keeps what was typed', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const petName = 'Held up'
  await ecgToReview(client, { petName, identifier: '7052' })
  await page.setViewportSize(WIDE)
  await takeReview(page, ENGLISH, { reviewer: REVIEWER, petName })
  const rate = rateOf(page)
  await expect(rate).toBeEditable() // once the review is this reader's

  await test.step('a value typed without a line is saved once there is one', async () => {
    await context.setOffline(true)
    await rate.fill('104')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t.ecgReview.saved.retrying)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 40_000 })
  })
  await test.step('a value typed after the session ended is there after signing in again', async () => {
    await endSession(client, context)
    await rate.fill('107')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t.shell.notices.sessionEnded)).toBeVisible()
    await signInAgain(page, ENGLISH, REVIEWER)
    await atStep(page, ENGLISH, 'heart_rate')
    await expect(rateOf(page)).toHaveValue('107')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await page.reload()
    await expect(rateOf(page)).toHaveValue('107')
  })
})

function rateOf(page: Page) {
  return page.getByRole('textbox', { name: t.ecgReview.fields.heart_rate.rrRate })
}
