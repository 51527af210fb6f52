import { randomBytes } from 'node:crypto'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { describeCase } from './support/plain-case.ts'
import { type Caller, type PlainClient, plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { chooseFile, pressUpload, uploadDialog } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const { t, checkoutPage } = ENGLISH
const FILE = 'history.pdf'
const MEGABYTE = 1_000_000
const SLOW = MEGABYTE / 3
const FAST = 100 * MEGABYTE

async function setSpeed(line: CDPSession, bytesPerSecond: number): Promise<void> {
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    uploadThroughput: bytesPerSecond,
    downloadThroughput: FAST,
  })
}

/** Opens a case at its payment dialog, with one file still uploading over a slow connection. */
async function openPayment(page: Page, portal: PlainClient, caller: Caller, pet: string) {
  const { usid } = await describeCase(portal, caller, pet)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  const line = await page.context().newCDPSession(page)
  await page.getByRole('button', { name: t.uploads.addFile }).first().click()
  const bytes = randomBytes(12 * MEGABYTE)
  bytes.write('%PDF-1.7\n')
  await chooseFile(page, ENGLISH, { name: FILE, kind: 'others', bytes })
  await setSpeed(line, SLOW)
  await pressUpload(page, ENGLISH)
  await uploadDialog(page, ENGLISH).getByRole('button', { name: t.common.close }).click()
  await page.getByRole('button', { name: t.common.next, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.payment.dialog.title })
  await expect(dialog.getByText(/^1 file is still uploading \(\d+%\)\.$/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: t.payment.dialog.accept }).check()
  return { usid, line, dialog }
}

async function filesOf(portal: PlainClient, caller: Caller, usid: string): Promise<string[]> {
  const listed = { sid: caller.sid, usid }
  const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', listed)
  return files.map(({ name }: { name: string }) => name)
}

test('PAY-2 INSP-6 who waits for an upload pays by itself once its file is with the case', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  await arrive(page, ENGLISH, vet)
  const { usid, line, dialog } = await openPayment(page, portal, caller, `Wait ${Date.now()}`)
  await dialog.getByRole('button', { name: t.payment.uploads.wait }).click()
  await expect(dialog.getByText(t.payment.uploads.waiting)).toBeVisible()
  await setSpeed(line, FAST)
  await expect(page.getByText(checkoutPage.banner)).toBeVisible({ timeout: 240_000 })
  expect(await filesOf(portal, caller, usid)).toEqual([FILE])
})

test('PAY-2 CASE-2 who pays anyway learns that the file is not with the case', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  await arrive(page, ENGLISH, vet)
  const { usid, dialog } = await openPayment(page, portal, caller, `Now ${Date.now()}`)
  await dialog.getByRole('button', { name: t.payment.uploads.payAnyway }).click()
  await expect(page.getByText(checkoutPage.banner)).toBeVisible()
  expect(await filesOf(portal, caller, usid)).toEqual([])
  await page.getByRole('button', { name: /^Pay HKD/ }).click()
  await expect(page.getByRole('dialog', { name: t.payment.back.successTitle })).toBeVisible()
  await page.goto(`/test-detail?usid=${usid}&mode=2`)
  await expect(page.getByText(/1 upload has stopped/).first()).toBeVisible()
  await page.getByRole('button', { name: t.common.next, exact: true }).click()
  const answer = page.getByRole('dialog', { name: t.cases.detail.uploadPending })
  await expect(answer).toContainText('Its file is not in the case.')
})
