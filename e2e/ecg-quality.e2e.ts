import { expect, test } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { visit } from './support/demo-visit.ts'
import { sendEcgCase, statusOf } from './support/ecg-cases.ts'
import { plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const { qualityReview: words, quality, askQuality } = t.patching

test('ECG-7 a patcher asks about quality, a senior patcher sends it back, and the office rejects another with its reason', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const client = plainClient(url)
  const usid = await sendEcgCase(client, { petName: 'Hum', identifier: '7010' })
  const open = async (email: string) => {
    const viewport = { width: 1440, height: 900 }
    const { page } = await visit(browser, { url, email, language: 'en_us', viewport })
    await page.goto(`/ecg/prepare?usid=${usid}`)
    return page
  }

  await test.step('the patcher asks, with the reason', async () => {
    const page = await open('demo.patcher@systole.test')
    await page.getByRole('button', { name: t.patching.states.take }).click()
    await page.getByRole('button', { name: t.patching.footer.askQuality }).click()
    const dialog = page.getByRole('dialog', { name: askQuality.title })
    await dialog.getByLabel(askQuality.label).fill('Hum in every lead')
    await dialog.getByRole('button', { name: askQuality.confirm }).click()
    await expect(page.getByText(t.patching.states.asked)).toBeVisible()
    await expect(page.getByRole('button', { name: words.decide })).toBeHidden()
  })

  await test.step('the senior patcher reads who asked and why, and decides', async () => {
    const page = await open('demo.senior@systole.test')
    const review = page.getByRole('region', { name: words.label })
    await expect(review).toContainText('Hum in every lead')
    await page.screenshot({ path: test.info().outputPath('asked.png') })
    expect(await axeFaults(page)).toEqual([])
    await review.getByRole('button', { name: words.decide }).click()
    const dialog = page.getByRole('dialog', { name: words.decideTitle })
    await dialog.getByLabel(words.reason).fill('Lead II can be read')
    await dialog.getByRole('button', { name: words.decide }).click()
    await expect(dialog).toContainText(t.patching.send.quality)
    await dialog.getByRole('radio', { name: quality['marginally acceptable'] }).check()
    expect(await axeFaults(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('decide.png') })
    await dialog.getByRole('button', { name: words.decide }).click()
    await expect(page.getByText(t.patching.states.notTaken)).toBeVisible()
    await expect(page.getByRole('radio', { name: quality['marginally acceptable'] })).toBeChecked()
  })

  await test.step('the office opens the workbench too and rejects; the credits return', async () => {
    const admin = await client.login('demo.admin@systole.test')
    const credits = async () =>
      (await client.accepted('query_session_credits', { sid: admin.sid, usid })).deducted
    const page = await open('demo.admin@systole.test')
    await page.getByRole('button', { name: words.reject }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.rejectConfirm }).click()
    await expect(dialog).toContainText(words.rejectMissing)
    await dialog.getByLabel(words.rejectReason).fill('Only hum. Wet the clips.')
    await dialog.getByRole('button', { name: words.rejectConfirm }).dblclick()
    await expect(page.getByText(t.patching.states.rejected)).toBeVisible()
    expect(await credits()).toBe(0)
    const vet = await client.login('demo.vet@systole.test')
    expect(await statusOf(client, vet, usid)).toBe('reject')
  })
})
