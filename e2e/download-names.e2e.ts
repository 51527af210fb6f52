import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { describeCase } from './support/plain-case.ts'
import { plainClient, sha256 } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const { t } = ENGLISH

/**
 * The names sent by a clinic and the names under which Chromium saves them. The browser replaces a name no system allows with
 * `_`.
 */
const NAMES: [sent: string, saved: string][] = [
  ['胸部X光（第二次）.pdf', '胸部X光（第二次）.pdf'],
  ['심장 초음파 검사.pdf', '심장 초음파 검사.pdf'],
  ['心エコー・第２回.pdf', '心エコー・第２回.pdf'],
  ['Übersicht café ñ.pdf', 'Übersicht café ñ.pdf'],
  ['🐕 Biscuit 🫀.pdf', '🐕 Biscuit 🫀.pdf'],
  [`O'Brien; 100% (1) + #2 & [x] ~!.pdf`, `O'Brien; 100% (1) + #2 & [x] ~!.pdf`],
  ['she said "fine".pdf', 'she said _fine_.pdf'],
  ['fdp.\u202exe.pdf', 'fdp.xe.pdf'],
  ['two\nlines\u0000.pdf', 'twolines.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  [`${'胸'.repeat(120)}.pdf`, `${'胸'.repeat(83)}.pdf`],
  ["UTF-8''%2e%2e.pdf", "UTF-8''%2e%2e.pdf"],
]

test('a file is saved by the browser under the name it was sent with, in every script', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  const { usid } = await describeCase(portal, caller, 'Names')
  const kept = new Map<string, { saved: string; bytes: Buffer }>()
  for (const [name, saved] of NAMES) {
    const bytes = Buffer.from(`%PDF-1.7\n${name}`)
    const files = async () => {
      const asked = { sid: caller.sid, usid }
      return (await portal.accepted('query_cardiobirdx_session_uploaded_data', asked)).files
    }
    const before = (await files()).map((file: { name: string }) => file.name)
    await send(name, bytes)
    const [added] = (await files()).filter((file: { name: string }) => !before.includes(file.name))
    kept.set(added.name, { saved, bytes })
  }
  expect(kept.size).toBe(NAMES.length)

  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  const viewer = page.getByRole('dialog')
  for (const [name, { saved, bytes }] of kept) {
    await arrivedFile(page, name).click()
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: t.viewers.download.replace('{{name}}', name) }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(saved)
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(bytes))
    await viewer.getByRole('button', { name: t.common.close, exact: true }).click()
    await expect(viewer).toBeHidden()
  }

  /** Sends the name unchanged, without the plain client's check that it stays the same. */
  async function send(name: string, bytes: Buffer): Promise<void> {
    const fields = new URLSearchParams({
      ...caller,
      usid,
      type: 'supplementary',
      exinfo: JSON.stringify({ type: 'file', file_type: 'others' }),
      resumableChunkNumber: '1',
      resumableChunkSize: '1048576',
      resumableCurrentChunkSize: String(bytes.length),
      resumableTotalSize: String(bytes.length),
      resumableTotalChunks: '1',
      resumableIdentifier: `${bytes.length}-${kept.size}`,
      resumableFilename: name,
    })
    const response = await fetch(`${portal.url}/api/add_large_cardiobirdx_session_data?${fields}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    expect([name, response.status]).toEqual([name, 200])
  }
})
