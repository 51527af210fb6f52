import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { beginsAs } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { claim, conflict, save, worklist } = t.reading
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const MEI = { email: 'demo.cardiologist@systole.test', name: 'Mei Tanaka' }
const KENJI = { email: 'demo.cardiologist2@systole.test', name: 'Kenji Sato' }

async function arrive(browser: Browser, email: string): Promise<Page> {
  return (await visit(browser, { url: url(), email, language: 'en_us', viewport: WIDE })).page
}

const answer = (page: Page) => page.getByLabel(fill(t.reading.answers.answer, { number: 1 }))
const saved = (page: Page) => page.getByRole('status').filter({ hasText: beginsAs(save.saved) })

/** A desk asks every half minute what others did. */
const withinAVisit = { timeout: 60_000 }

async function write(page: Page, text: string): Promise<void> {
  await answer(page).fill(text)
  await answer(page).blur()
}

test('STAFF-4 a case is found, taken, taken over by name, given back, and its words are never lost', async ({
  browser,
}) => {
  const usid = await aPaidCase(url(), 'Tofu')
  const [mei, kenji] = await Promise.all([arrive(browser, MEI.email), arrive(browser, KENJI.email)])

  await test.step('a view of the worklist is kept by name', async () => {
    await mei.goto(paths.worklist({ show: 'free' }))
    await mei.getByLabel(worklist.find.label).fill('Tofu')
    await expect(mei.getByRole('link', { name: /Tofu/ })).toBeVisible()
    await mei.getByRole('button', { name: worklist.views.save }).click()
    await mei.getByLabel(worklist.views.name).fill('Tofus that wait')
    await mei.getByRole('button', { name: worklist.views.keep, exact: true }).click()
    await mei.goto(paths.worklist())
    await mei.getByRole('button', { name: 'Tofus that wait' }).click()
    await expect(mei).toHaveURL(/find=Tofu/)
    await inspect(mei, 'en_us-worklist-view')
    await mei.getByRole('link', { name: /Tofu/ }).click()
  })

  await test.step('who opens it later sees who reads it, and takes it over by name', async () => {
    await mei.getByRole('button', { name: claim.start }).click()
    await write(mei, 'Mei begins.')
    await expect(saved(mei)).toBeVisible()
    await kenji.goto(paths.reading({ caseId: usid }))
    await expect(kenji.getByText(new RegExp(`${MEI.name} has been reading`))).toBeVisible()
    await expect(answer(kenji)).not.toBeEditable()
    await kenji.getByRole('button', { name: claim.takeOver }).click()
    const dialog = kenji.getByRole('alertdialog', { name: fill(claim.takeOverTitle, MEI) })
    await dialog.getByRole('button', { name: claim.takeOver }).click()
    await expect(answer(kenji)).toHaveValue('Mei begins.')
    await expect(answer(kenji)).toBeEditable()
  })

  await test.step('the person who lost it is notified, keeps the words, and saves them once it is free again', async () => {
    await write(mei, 'Mei begins. And goes on.')
    await expect(mei.getByText(t.reading.lost.title)).toBeVisible()
    await kenji.getByRole('button', { name: t.reading.header.giveBack }).click()
    await kenji.getByRole('button', { name: claim.giveBackConfirm }).click()
    await expect(kenji.getByText(claim.given).first()).toBeVisible()
    await mei.reload()
    await mei.getByRole('button', { name: claim.start }).click()
    await expect(answer(mei)).toHaveValue('Mei begins. And goes on.')
    await expect(saved(mei)).toBeVisible()
  })
  await kenji.context().close()

  const other = await mei.context().newPage()
  await test.step('two windows of one cardiologist: both versions side by side', async () => {
    await other.goto(paths.reading({ caseId: usid }))
    await expect(answer(other)).toBeEditable()
    await write(mei, 'From the first window.')
    await expect(saved(mei)).toBeVisible()
    await write(other, 'From the second window.')
    const dialog = other.getByRole('alertdialog', { name: conflict.title })
    await expect(dialog.getByText('From the first window.')).toBeVisible()
    await inspect(other, 'en_us-reading-conflict')
    await dialog.getByRole('button', { name: conflict.mine }).click()
    await expect(saved(other)).toBeVisible()
    await mei.reload()
    await expect(answer(mei)).toHaveValue('From the second window.')
  })

  await test.step('a slash offers phrases in the language of the report', async () => {
    await answer(other).fill('')
    await answer(other).pressSequentially('/')
    const list = other.getByRole('listbox', { name: t.reading.phrases.label })
    await expect(list.getByRole('option').first()).toBeVisible()
    await inspect(other, 'en_us-reading-phrases')
    await other.keyboard.press('Enter')
    await expect(answer(other)).not.toHaveValue(/^\/?$/)
  })

  await test.step('the office rejects it in the reading room; its reader is notified', async () => {
    const office = await arrive(browser, 'demo.admin@systole.test')
    await office.goto(paths.reading({ caseId: usid }))
    const { confirm } = t.reading.reject.reject
    await office.getByRole('button', { name: confirm }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(t.reading.reject.reason).fill('The hospital sent it twice.')
    await inspect(office, 'en_us-reading-reject')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(office.getByText(claim.rejected)).toBeVisible()
    await expect(office.getByRole('button', { name: confirm })).toHaveCount(0)
    await inspect(office, 'en_us-reading-rejected')
    await expect(mei.getByText(claim.rejected)).toBeVisible(withinAVisit)
    await expect(answer(mei)).not.toBeEditable()
  })
})
