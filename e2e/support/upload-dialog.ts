import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Locator, type Page, test } from '@playwright/test'
import type { Story } from './story.ts'

export type TestFile = { name: string; kind: string; bytes: Buffer }

/** The size above which a browser receives a file by its path. */
const LARGEST_IN_MEMORY = 50_000_000

export function uploadDialog(page: Page, { t }: Story): Locator {
  return page.getByRole('dialog', { name: t.uploads.dialog.title })
}

/** Chooses the type first, then the file. */
export async function chooseFile(page: Page, story: Story, file: TestFile): Promise<void> {
  const { dialog: words } = story.t.uploads
  const dialog = uploadDialog(page, story)
  await dialog.getByLabel(words.kind).selectOption(file.kind)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: words.browse, exact: true }).click()
  await (await chooser).setFiles(handed(file))
}

export async function pressUpload(page: Page, story: Story): Promise<void> {
  const { upload } = story.t.uploads.dialog
  await uploadDialog(page, story).getByRole('button', { name: upload, exact: true }).click()
}

/** Returns the button of an uploaded file, which opens it. */
export function arrivedFile(page: Page, name: string | RegExp): Locator {
  return page.getByRole('table').getByRole('button', { name, exact: true })
}

function handed({ name, bytes }: TestFile) {
  if (bytes.length <= LARGEST_IN_MEMORY) return { name, mimeType: '', buffer: bytes }
  const path = test.info().outputPath('files', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return path
}
