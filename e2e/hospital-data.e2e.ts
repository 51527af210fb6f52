import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { inspect } from './support/inspect.ts'
import { mailedLink } from './support/mailed-link.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const words = t.hospitalData
const HOSPITAL = 'Tai Po Cat Clinic'
const EMAIL = 'dr.leung@taipocats.systole.test'

test('KEEP-1 one admin exports a hospital and asks for its erasure, another approves it, and nothing of it is found', async ({
  browser,
}) => {
  const open = async () => (await browser.newContext()).newPage()
  const [grace, henry] = await Promise.all([open(), open()])
  await test.step('a hospital comes to be', () => openHospital(grace))
  await test.step('the first admin exports it', () => exportIt(grace))
  await test.step('and asks for its erasure', () => askForErasure(grace))
  await test.step('the second admin approves', () => approve(henry))
  await test.step('no search finds it, and a new password cannot be asked for', async () => {
    await henry.goto(`/hospital-data?find=${encodeURIComponent(HOSPITAL)}`)
    await expect(henry.getByText(words.none)).toBeVisible()
    await henry.goto(`/accounts?find=${encodeURIComponent(EMAIL)}`)
    await expect(henry.getByText(t.directory.title, { exact: true }).first()).toBeVisible()
    await expect(henry.getByText(EMAIL)).toBeHidden()
  })
})

/** Applies by plain HTTP, confirms by the mailed link, and is approved. */
async function openHospital(page: Page): Promise<void> {
  const portal = plainClient(process.env.E2E_URL ?? '') // set by the global setup
  await portal.accepted('register_account', {
    ...{
      hospital_name: HOSPITAL,
      country: 'HK',
      address: '1 Kwong Fuk Road',
      phone: '+852 2650 0000',
    },
    ...{
      email: EMAIL,
      fname: 'Wai',
      lname: 'Leung',
      representative_license: 'VSB-1',
      language: 'en_us',
    },
  })
  await page.goto(await mailedLink(page, EMAIL, 'confirm-registration'))
  await page.getByRole('button', { name: t.registration.confirm.action }).click()
  await expect(page.getByRole('heading', { name: t.registration.confirm.doneTitle })).toBeVisible()
  const { sid } = await portal.login('demo.admin@systole.test')
  const { registrations } = await portal.accepted('query_registrations', { sid })
  const { registration_id } = registrations.find((each: { email: string }) => each.email === EMAIL)
  await portal.accepted('decide_registration', { sid, registration_id, decision: 'approve' })
}

async function find(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Grace|Henry|account/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: t.shell.account.hospitalData }).click()
  await page.getByRole('searchbox', { name: words.find }).fill(HOSPITAL)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.getByRole('link', { name: HOSPITAL }).first().click()
  await expect(page.getByRole('heading', { name: HOSPITAL })).toBeVisible()
}

async function exportIt(page: Page): Promise<void> {
  await arrive(page, ENGLISH, 'demo.admin@systole.test')
  await find(page)
  await page.getByRole('button', { name: words.export.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.export.dialog.confirm }).click()
  await expect(dialog.getByText(words.export.dialog.missing)).toBeVisible()
  await dialog.getByLabel(words.export.dialog.reason).fill('They want a copy.')
  await inspect(page, 'hospital-data-export')
  await dialog.getByRole('button', { name: words.export.dialog.confirm }).click()
  const download = page.getByRole('button', { name: words.export.download })
  await expect(download).toBeVisible({ timeout: 60_000 })
  await inspect(page, 'hospital-data')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^hospital-data-.*\.zip$/)
  const bytes = readFileSync(await file.path())
  expect(bytes.includes(HOSPITAL)).toBe(true)
  const link = await mailedLink(page, 'demo.admin@systole.test', 'hospital-data')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: HOSPITAL })).toBeVisible()
}

async function askForErasure(page: Page): Promise<void> {
  const { askDialog, ask, mine } = words.erasure
  await page.getByRole('button', { name: ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(askDialog.name).fill('Tai Po')
  await dialog.getByLabel(askDialog.reason).fill('The hospital has closed.')
  await dialog.getByRole('button', { name: askDialog.confirm }).click()
  await expect(dialog.getByText(askDialog.nameWrong)).toBeVisible()
  await dialog.getByLabel(askDialog.name).fill(HOSPITAL)
  await inspect(page, 'hospital-data-erasure')
  await dialog.getByRole('button', { name: askDialog.confirm }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(mine)).toBeVisible()
  await expect(page.getByRole('button', { name: words.erasure.approve })).toBeHidden()
}

async function approve(page: Page): Promise<void> {
  const { approveDialog, states } = words.erasure
  await arrive(page, ENGLISH, 'demo.admin2@systole.test')
  await page.goto('/hospital-data')
  await page.getByRole('link', { name: HOSPITAL }).first().click()
  await page.getByRole('button', { name: words.erasure.approve, exact: true }).click()
  const dialog = page.getByRole('dialog', {
    name: fill(approveDialog.title, { hospital: HOSPITAL }),
  })
  await dialog.getByRole('button', { name: approveDialog.confirm }).click()
  await expect(page.getByText(states.done, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(HOSPITAL)).toBeHidden()
  await inspect(page, 'hospital-data-erased')
}
