import { expect, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { axeFaults } from './support/axe.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { chooseFile, pressUpload } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const { t } = ENGLISH

test('ECG-7 SERV-1 a vet opens a 1L ECG case, adds the recording, says how it was made, sends it and finds it in the lists', async ({
  page,
}) => {
  await arrive(page, ENGLISH, vet)
  await page.goto('/new-test?tab=registered')
  await page.getByRole('radio', { name: new RegExp(t.common.services.ecg1l) }).check()
  await expect(page).toHaveURL(/service=ecg1l/)
  await page.getByLabel(t.pets.search.identifier).fill('5502')
  await page.getByLabel(t.pets.search.name).fill('Biscuit')
  await page.getByRole('button', { name: t.pets.search.submit, exact: true }).click()
  const { use, startAnother } = t.pets.search // another journey may have left a draft of this pet
  await page.getByRole('button', { name: new RegExp(`^(${use}|${startAnother})$`) }).click()

  await test.step('without a recording Next says what is missing', async () => {
    await expect(page.getByText(/1L-\d+/)).toBeVisible()
    await page.getByRole('button', { name: t.common.next }).click()
    await expect(page.getByRole('dialog')).toContainText(t.uploads.missing.leadToSend)
    await page.getByRole('dialog').getByRole('button', { name: t.common.close }).click()
  })

  await test.step('the file of a device is added as an ECG', async () => {
    await page.getByRole('button', { name: t.uploads.addFile }).first().click()
    const bytes = await FIXTURES['ecg_dog.json']()
    await chooseFile(page, ENGLISH, { name: 'device.json', kind: 'ecg', bytes })
    await pressUpload(page, ENGLISH)
    await expect(page.getByRole('table').getByText('device.json')).toBeVisible()
    await page.getByRole('button', { name: t.common.next }).click()
  })

  await test.step('position and state have to be stated; what was typed stays over a reload', async () => {
    const { recording: words } = t.ecg
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByRole('button', { name: t.common.next }).click()
    await expect(page.getByRole('link', { name: words.missing.posture })).toBeVisible()
    await page.getByLabel(words.posture).selectOption('right_lateral')
    await page.getByLabel(words.reason).fill('失神2回')
    await page.getByRole('radio', { name: words.states.awake }).check()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: t.common.next }).click()
  })

  await test.step('the case is shown as it will be sent, and sent', async () => {
    const dialog = page.getByRole('dialog', { name: t.ecgCase.send.title })
    await expect(dialog).toContainText('device.json')
    await expect(dialog).toContainText('失神2回')
    await dialog.getByRole('button', { name: t.ecgCase.send.action }).click()
    const { promised } = t.ecgCase.sent
    await expect(page.getByText(promised.slice(0, promised.indexOf('{{')))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t.timeline.events.case.submit)).toBeVisible()
    // a sent case is followed by its report alone
    await expect(page.getByRole('button', { name: t.common.next })).toHaveCount(0)
    expect(await axeFaults(page)).toEqual([])
  })

  await page.goto('/ongoing?show=ecg')
  const row = page
    .getByRole('row')
    .filter({ hasText: t.common.services.ecg1l })
    .filter({ hasText: 'Biscuit' })
  await expect(row.first()).toContainText(t.common.status.sent)
})
