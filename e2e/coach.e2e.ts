import { expect, type Page, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile, chooseFile, pressUpload, uploadDialog } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const { t } = ENGLISH
const { chestXray, ecg, echo } = t.questions.kind

test('QUES-3 CASE-6 INSP-1 INSP-7 the coach follows the questions and keeps a reason until its file arrives', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const consult = await describeCase(portal, await portal.login(vet), 'Coachy')
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${consult.usid}&stage=2`)

  await test.step('while choosing, the needed files are named', async () => {
    const note = page.getByRole('region', { name: t.questions.files.title })
    await expect(note).toContainText(t.questions.files.none)
    await page.getByRole('tab', { name: t.common.mode.advance }).press('ArrowLeft')
    const basic = page.getByRole('tab', { name: t.common.mode.basic })
    await expect(basic).toBeFocused()
    await basic.press('Enter')
    await page.getByRole('checkbox', { name: t.questions.text.prognosis }).press('Space')
    await expect(note.getByRole('listitem')).toHaveText([
      `${chestXray}${t.questions.files.required}`,
      `${ecg}${t.questions.files.recommended}`,
      `${echo}${t.questions.files.recommended}`,
    ])
    await page.keyboard.press('Control+Enter')
  })

  await test.step('a reason is on the card', async () => {
    await expect(page.getByRole('heading', { name: t.uploads.title, level: 2 })).toBeFocused()
    for (const kind of ['ECG', 'echo']) {
      await page.getByRole('button', { name: `${t.uploads.absence.tell} (${kind})` }).click()
      await page.getByRole('button', { name: t.uploads.absence.phrases.noDevice }).click()
      await page.getByRole('button', { name: t.uploads.absence.save }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await expect(cards(page).nth(2)).toContainText(t.uploads.absence.phrases.noDevice)
    await page.reload()
    await expect(cards(page).nth(1)).toContainText(t.uploads.absence.phrases.noDevice)
  })

  await test.step('each file that comes ends its reason and has the focus', async () => {
    await page.getByRole('button', { name: 'Add ECG' }).click()
    await expect(uploadDialog(page, ENGLISH).getByLabel(t.uploads.dialog.kind)).toHaveValue('ecg')
    const bytes = await FIXTURES['ntprobnp.pdf']()
    for (const kind of [ecg, chestXray]) {
      await chooseFile(page, ENGLISH, { name: `${kind}.pdf`, kind, bytes })
      await pressUpload(page, ENGLISH)
      await expect(arrivedFile(page, `${kind}.pdf`)).toBeFocused()
      if (kind === ecg) await page.getByRole('button', { name: t.uploads.addFile }).click()
    }
    await expect(cards(page).nth(1)).toContainText('Recommended. 1 file added')
    await expect(cards(page).nth(2)).toContainText(t.uploads.absence.phrases.noDevice)
  })

  await test.step('before paying, the summary says what is there and what is not', async () => {
    await page.keyboard.press('Alt+ArrowRight')
    const dialog = page.getByRole('dialog', { name: t.payment.dialog.title })
    await expect(dialog).toContainText('2 files: 1 ECG, 1 chest X-ray')
    await expect(dialog).toContainText(
      `${echo} not available: ${t.uploads.absence.phrases.noDevice}`,
    )
    await dialog.getByRole('button', { name: t.payment.dialog.readTerms }).click()
    await expect(page.getByRole('dialog', { name: t.terms.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: t.terms.title })).toBeHidden()
    await expect(dialog).toBeVisible()
  })
})

function cards(page: Page) {
  return page.getByRole('list', { name: t.uploads.needs }).getByRole('listitem')
}
