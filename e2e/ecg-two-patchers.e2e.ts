import { type Browser, expect, type Page, test } from '@playwright/test'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { visit } from './support/demo-visit.ts'
import { sendEcgCase, statusOf } from './support/ecg-cases.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const words = t.patching
const PATCHER = 'demo.patcher@systole.test'
const replay = /Replay my 1 change/

async function open(
  browser: Browser,
  url: string,
  { email, usid }: { email: string; usid: string },
) {
  const viewport = { width: 1440, height: 900 }
  const visitor = await visit(browser, { url, email, language: 'en_us', viewport })
  await visitor.page.goto(`/ecg/prepare?usid=${usid}`)
  await expect(visitor.page.getByRole('toolbar')).toBeVisible()
  return visitor
}

async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.states.take }).click()
  await expect(page.getByRole('button', { name: words.header.send })).toBeVisible()
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Saves a revision by plain calls, as somebody else would. */
async function saveElsewhere({ accepted }: PlainClient, sid: string, usid: string): Promise<void> {
  const { recordings } = await accepted('query_ecg_recordings', { sid, usid })
  const [{ rid }] = recordings
  const edits = [{ edit: 'markRange', mark: 'noise', from: 100, to: 600 }]
  await accepted('save_ecg_patch', { sid, usid, rid, edits, note: 'Noise at the start' })
}

test('ECG-3 ECG-7 a save on an older revision brings the difference, and Replay mine loses nothing', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const client = plainClient(url)
  const usid = await sendEcgCase(client, { petName: 'Twice', identifier: '7020' })
  const { page } = await open(browser, url, { email: PATCHER, usid })
  await take(page)
  await press(page, ['Home', 'e', 'v', 'Escape'])
  await expect(page.getByText(/1 change not saved/)).toBeVisible()
  await saveElsewhere(client, (await client.login(PATCHER)).sid, usid)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog', { name: words.conflict.title })
  await expect(dialog).toContainText('Noise at the start')
  await dialog.getByRole('button', { name: replay }).click()
  await expect(page.getByText(words.conflict.replayed)).toBeVisible()
  await expect(page.getByText(/1 change not saved/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/revision 2/)).toBeVisible()
  const { sid } = await client.login(PATCHER)
  const { recordings } = await client.accepted('query_ecg_recordings', { sid, usid })
  const { revisions } = await client.accepted('query_ecg_patches', { sid, rid: recordings[0].rid })
  expect(revisions.map(({ edits }: { edits: { edit: string }[] }) => edits[0]?.edit)).toEqual([
    'markRange',
    'relabel',
  ])
})

test('ECG-7 a second tab of a patcher reads only until it takes the editing over', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const usid = await sendEcgCase(plainClient(url), { petName: 'Tabs', identifier: '7021' })
  const { page, context } = await open(browser, url, { email: PATCHER, usid })
  await take(page)
  const second = await context.newPage()
  await second.goto(`/ecg/prepare?usid=${usid}`)
  await expect(second.getByText(words.states.otherTab)).toBeVisible()
  await second.getByRole('button', { name: words.states.takeTab }).click()
  await expect(second.getByRole('button', { name: words.header.send })).toBeVisible()
  await expect(page.getByText(words.states.otherTab)).toBeVisible()
})

test('ECG-7 edits survive the end of the sign-in and are replayed after it', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const client = plainClient(url)
  const usid = await sendEcgCase(client, { petName: 'Away', identifier: '7022' })
  const { page, context } = await open(browser, url, { email: PATCHER, usid })
  await take(page)
  await press(page, ['Home', 'ArrowRight', 'e', 'a', 'Escape'])
  await expect(page.getByText(/Kept on this device/)).toBeVisible()
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  const password = page.getByLabel(t.login.password, { exact: true })
  await expect(password).toBeVisible()
  const email = page.getByLabel(t.login.email, { exact: true })
  if (await email.isEditable()) await email.fill(PATCHER)
  await password.fill('systole-demo')
  await password.press('Enter')
  await expect(
    page.getByText(/1 unsaved change was restored|1 change not saved|revision 1/).first(),
  ).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/revision 1/)).toBeVisible()
})

test('ECG-7 a double click on Send sends once, and then the case is read only', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const client = plainClient(url)
  const usid = await sendEcgCase(client, { petName: 'Double', identifier: '7023' })
  const { page } = await open(browser, url, { email: PATCHER, usid })
  await take(page)
  await page.getByLabel(words.test.noPatch).check()
  await page.getByText(words.quality.acceptable, { exact: true }).click()
  for (const item of CHECKLIST_ITEMS)
    await page.getByLabel(words.checklist.items[item], { exact: true }).check()
  await page.getByRole('button', { name: words.header.send }).dblclick()
  await expect(page.getByText(words.states.sent)).toBeVisible()
  const { sid, uid } = await client.login('demo.admin@systole.test')
  expect(await statusOf(client, { sid, uid }, usid)).toBe('ready_for_review')
  const log = 'query_cardiobirdx_session_event_log'
  const { events } = await client.accepted(log, { sid, usid })
  const sent = events.filter(({ action }: { action: string }) => action === 'ecg.sent')
  expect(sent).toHaveLength(1)
  await press(page, ['e', 'v'])
  await expect(page.getByText(/not saved/)).toBeHidden()
})
