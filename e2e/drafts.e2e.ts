import { type Browser, expect, type Page, test } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive, signIn } from './support/sign-in.ts'
import { startOf } from './support/start-of.ts'
import { ENGLISH } from './support/story.ts'

const { t, vet } = ENGLISH
/** Three seconds, plus the round trip to the server. */
const LOST_AT_MOST_MS = 3500
const DRAFT_SAVED = startOf(t.common.saved.kept)
const KEPT_HERE = startOf(t.common.saved.draft)

test.describe.configure({ mode: 'parallel' })

const history = (page: Page) => page.getByLabel(t.clinical.medicalHistory)
const progress = (page: Page) => page.getByLabel(t.clinical.progressSoFar)

/** Signs in and opens the clinical form of a new case. */
async function openClinical(page: Page, url: string, petName: string): Promise<string> {
  const client = plainClient(url)
  const { usid } = await describeCase(client, await client.login(vet), `${petName} ${Date.now()}`)
  await arrive(page, ENGLISH, vet)
  await goTo(page, usid)
  return usid
}

async function goTo(page: Page, usid: string): Promise<void> {
  await page.goto(`/test-detail?usid=${usid}&stage=1`)
  await expect(history(page)).toBeVisible()
}

/** Signs the same vet in on another device. */
async function anotherDevice(browser: Browser, usid: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await arrive(page, ENGLISH, vet)
  await goTo(page, usid)
  return page
}

async function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...window.localStorage }))
}

test('killing the tab while typing loses at most three seconds, here and on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const usid = await openClinical(page, baseURL ?? '', 'Crash')
  await history(page).fill('')
  const typedAt = await recordTyping(page)
  const words = 'Coughs at night since the heat began. '.repeat(3)
  await history(page).pressSequentially(words, { delay: 40, timeout: 60_000 })
  const crash = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void crash.send('Page.crash').catch(() => {}) // no process is left to respond
  await crashed
  /** Returns the time from the last letter restored to the last one typed. */
  const lostMs = (back: string) => {
    expect(words.startsWith(back)).toBe(true)
    return (typedAt.get(words.length) ?? Infinity) - (typedAt.get(back.length) ?? 0)
  }

  const phone = await anotherDevice(browser, usid)
  expect(lostMs(await history(phone).inputValue())).toBeLessThanOrEqual(LOST_AT_MOST_MS)
  await phone.context().close()
  const again = await context.newPage()
  await goTo(again, usid)
  expect(lostMs(await history(again).inputValue())).toBeLessThanOrEqual(1000)
  await expect(again.getByText(DRAFT_SAVED)).toBeVisible()
})

/** Records the time at which the medical history reached each length. */
async function recordTyping(page: Page): Promise<Map<number, number>> {
  const typedAt = new Map<number, number>()
  await page.exposeFunction('recordLength', (length: number, at: number) => typedAt.set(length, at))
  await history(page).evaluate((field) => {
    field.addEventListener('input', () => {
      if (!(field instanceof HTMLTextAreaElement)) return
      Reflect.get(window, 'recordLength')(field.value.length, Date.now())
    })
  })
  return typedAt
}

test('a page that is asked for offline says so, and opens by itself when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  await openClinical(page, baseURL ?? '', 'Offline')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(t.shell.offline)).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${t.shell.nav.report}`) }).click()
  await expect(page.getByText(t.shell.opensWhenBack)).toBeVisible()
  await expect(page).toHaveURL(/test-detail/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/report$/)
})

test('another device continues, and a tab that was offline meanwhile compares before anything is written over', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const usid = await openClinical(page, baseURL ?? '', 'Compare')
  await history(page).fill('Written at the desk.')
  await expect(page.getByText(DRAFT_SAVED)).toBeVisible()
  const phone = await anotherDevice(browser, usid)
  await expect(history(phone)).toHaveValue('Written at the desk.')
  await inspect(phone, 'drafts-01-restored')

  await context.setOffline(true)
  await history(page).fill('Written at the desk, offline.')
  await progress(page).fill('Only at the desk.')
  await expect(page.getByText(KEPT_HERE)).toBeVisible()
  const saved = phone.waitForResponse(/save_draft/)
  await history(phone).fill('Written on the phone.')
  await saved
  await expect.poll(() => stored(phone)).not.toContain('Written')
  await context.setOffline(false)

  await page.getByRole('button', { name: t.cases.draft.compare, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: t.cases.compare.title })
  await expect(dialog.getByText('Written on the phone.')).toBeVisible()
  await inspect(page, 'drafts-02-compare')
  await page.keyboard.press('Escape')
  await expect(history(page)).toHaveValue('Written at the desk, offline.')
  await page.getByRole('button', { name: t.cases.draft.compare, exact: true }).click()
  await dialog.getByRole('radio', { name: /Written on the phone/ }).check()
  await dialog.getByRole('button', { name: t.cases.compare.useChosen }).click()
  await expect(history(page)).toHaveValue('Written on the phone.')
  await expect(progress(page)).toHaveValue('Only at the desk.')

  await expect(page.getByText(DRAFT_SAVED)).toBeVisible()
  await expect.poll(() => stored(page)).not.toContain('Written')
  await phone.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(progress(phone)).toHaveValue('Only at the desk.')
  await phone.context().close()
})

test('a session that ends while typing keeps the text; after sign-in it is in the same place, and no one else sees it', async ({
  page,
  context,
  baseURL,
}) => {
  await openClinical(page, baseURL ?? '', 'Ended')
  await history(page).fill('Before the end.')
  await expect(page.getByText(DRAFT_SAVED)).toBeVisible()
  const sid = (await context.cookies()).find(({ name }) => name.includes('sid'))?.value ?? ''
  await plainClient(baseURL ?? '').accepted('logout', { sid, logout: '1' })
  await history(page).pressSequentially(' And after it.')
  await expect(page.getByText(t.shell.notices.sessionEnded)).toBeVisible()
  const address = page.url()

  await signIn(page, ENGLISH, 'demo.vet2@systole.test')
  await expect(page.getByText('Before the end.')).toHaveCount(0)
  await context.clearCookies()
  await page.goto(address)
  await signIn(page, ENGLISH, vet)
  await expect(history(page)).toHaveValue('Before the end. And after it.')
})

test('SHELL-2 logout says what becomes of drafts and leaves nothing of them on the device', async ({
  page,
  baseURL,
}) => {
  const usid = await openClinical(page, baseURL ?? '', 'Leaver')
  await history(page).pressSequentially('Not for the next person here.')
  await page.getByRole('button', { name: 'Harbour Animal Hospital' }).click()
  await page.getByRole('menuitem', { name: t.shell.account.logout }).click()
  const ask = page.getByRole('alertdialog', { name: t.shell.logout.title })
  await expect(ask).toContainText(t.shell.logout.text)
  await inspect(page, 'drafts-03-logout')
  await ask.getByRole('button', { name: t.shell.logout.confirm }).click()
  await expect(page.getByText(t.shell.logout.doneText)).toBeVisible()
  expect(await stored(page)).not.toMatch(/next person|draft|typed/)

  await page.goto('/login')
  await signIn(page, ENGLISH, vet)
  await goTo(page, usid)
  await expect(history(page)).toHaveValue(/^Not for the next person here\./)
})

test('an input method composes through every save, and what it composes is kept', async ({
  page,
  context,
  baseURL,
}) => {
  await openClinical(page, baseURL ?? '', 'Compose')
  await history(page).fill('咳嗽')
  const keyboard = await context.newCDPSession(page)
  await history(page).press('End')
  for (const composed of ['ㄧㄝ', '夜ㄐㄧ', '夜間']) {
    const { length } = composed
    const saved = page.waitForResponse(/save_draft/)
    await keyboard.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: length,
      selectionEnd: length,
    })
    await saved
    await expect(history(page)).toHaveValue(`咳嗽${composed}`)
  }
  const saved = page.waitForResponse(/save_draft/)
  await keyboard.send('Input.insertText', { text: '夜間。' })
  await saved
  await expect(history(page)).toHaveValue('咳嗽夜間。')
  await page.reload()
  await expect(history(page)).toHaveValue('咳嗽夜間。')
})
