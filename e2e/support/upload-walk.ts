import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { inspect } from './inspect.ts'
import { startOf } from './start-of.ts'
import type { Story } from './story.ts'
import {
  arrivedFile,
  chooseFile,
  pressUpload,
  type TestFile,
  uploadDialog,
} from './upload-dialog.ts'

/** Checks that Next reports the missing files; then adds every file, the large one over a connection that breaks. */
export async function addFiles(page: Page, story: Story): Promise<void> {
  const { t, language } = story
  const { radiograph, others } = await filesOf(story)
  await page.getByRole('button', { name: t.common.next, exact: true }).click()
  const missing = page.getByRole('dialog', { name: t.uploads.missing.title })
  const { chestXray, ecg, echo } = t.questions.kind
  for (const kind of [chestXray, ecg, echo]) {
    await expect(missing.getByRole('listitem').filter({ hasText: kind })).toBeVisible()
  }
  await inspect(page, `${language}-10-missing-files`)
  await missing.getByRole('button', { name: t.uploads.addFile }).click()

  await chooseFile(page, story, radiograph)
  await expect(uploadDialog(page, story).getByText('51.58 MB')).toBeVisible()
  // The film names Biscuit: the dialog asks before it is added.
  const joins = uploadDialog(page, story).getByRole('button', { name: t.intake.patient.add })
  await expect(joins).toBeVisible()
  await inspect(page, `${language}-11-upload-dialog`)
  await joins.click()
  await sendOverBrokenLine(page, story, radiograph)
  for (const file of others) {
    await page.getByRole('button', { name: t.uploads.addFile }).first().click()
    await chooseFile(page, story, file)
    await pressUpload(page, story)
    await expect(arrivedFile(page, file.name)).toBeVisible()
  }
  await inspect(page, `${language}-12-inspection`)
  rmSync(test.info().outputPath('files'), { recursive: true })
}

async function filesOf({ t, files }: Story): Promise<{ radiograph: TestFile; others: TestFile[] }> {
  const { kind } = t.questions
  const image = {
    name: files.radiograph,
    kind: kind.chestXray,
    bytes: await FIXTURES['thorax_large.dcm'](),
  }
  const others = [
    { name: files.ecg, kind: kind.ecg, bytes: FIXTURES['ecg_dog.json']() },
    { name: files.echo, kind: kind.echo, bytes: FIXTURES['echo_4ch.mp4']() },
    { name: files.lab, kind: kind.bloodTest, bytes: await FIXTURES['ntprobnp.pdf']() },
  ]
  return { radiograph: image, others }
}

/** INSP-6: interrupts the connection during the upload, which resumes automatically. */
async function sendOverBrokenLine(page: Page, story: Story, { name }: TestFile): Promise<void> {
  const { retrying } = story.t.uploads.progress
  await pressUpload(page, story)
  const progress = page.getByRole('progressbar', { name })
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
    .toBeGreaterThan(10)
  await page.context().setOffline(true)
  await expect(uploadDialog(page, story).getByText(startOf(retrying))).toBeVisible()
  await page.context().setOffline(false)
  await expect(arrivedFile(page, name)).toBeVisible({ timeout: 240_000 })
}
