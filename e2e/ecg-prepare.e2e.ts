import { expect, type Page, test } from '@playwright/test'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { sendEcgCase, statusOf } from './support/ecg-cases.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const NAME = 'Siu Fa'

/** Opens the case from the worklist and takes it. */
async function takeCase(page: Page): Promise<void> {
  await arrive(page, ENGLISH, 'demo.patcher@systole.test')
  await page.getByLabel(t.reading.worklist.find.label).fill(NAME)
  await page
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ecg\/prepare\?usid=/)
  await page.getByRole('button', { name: t.patching.states.take }).click()
  await expect(page.getByRole('button', { name: t.patching.header.send })).toBeVisible()
}

test('ECG-7 a patcher opens a case from the worklist, corrects a beat, fills in the checklist and sends it for review', async ({
  page,
  baseURL,
}) => {
  const client = plainClient(baseURL ?? '')
  const usid = await sendEcgCase(client, { petName: NAME, identifier: '7002' })
  const patcher = await client.login('demo.patcher@systole.test')
  await page.setViewportSize({ width: 1440, height: 900 })
  await takeCase(page)

  await test.step('what is missing is listed', async () => {
    await page.getByRole('button', { name: t.patching.header.send }).click()
    const dialog = page.getByRole('dialog', { name: t.patching.send.missing })
    await expect(dialog).toContainText(t.patching.send.quality)
    await dialog.getByRole('button', { name: t.common.close }).click()
  })

  await test.step('a beat is labelled by keyboard and saved', async () => {
    for (const key of ['Home', 'e', 'v', 'Escape']) await page.keyboard.press(key)
    await expect(page.getByText(/1 change not saved/)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/revision 1/)).toBeVisible()
  })

  await test.step('checklist and quality stay over a reload', async () => {
    for (const item of CHECKLIST_ITEMS) {
      const box = page.getByLabel(t.patching.checklist.items[item], { exact: true })
      // the list moves while the groups above it follow the save, and may leave the pointer
      await expect(() => box.check({ timeout: 2_000 })).toPass()
    }
    await page.getByRole('heading', { name: NAME }).click()
    await page.keyboard.press('1')
    await expect(page.getByText(t.patching.preparationSaved.saved)).toBeVisible()
    await page.reload()
    const { acceptable } = t.patching.quality
    await expect(page.getByRole('radio', { name: acceptable })).toBeChecked()
    await expect(page.getByLabel(t.patching.checklist.items.beats, { exact: true })).toBeChecked()
  })

  await page.screenshot({ path: test.info().outputPath('workbench.png') })
  await page.getByRole('button', { name: t.patching.header.send }).click()
  await expect(page.getByText(t.patching.states.sent)).toBeVisible()
  await expect(page.getByRole('link', { name: t.patching.header.back }).last()).toBeVisible()
  expect(await statusOf(client, patcher, usid)).toBe('ready_for_review')
})
