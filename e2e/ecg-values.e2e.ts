import { expect, type Page, test } from '@playwright/test'
import { BEAT_RECORD_BYTES, decodeBeats } from '@systole/ecg/beats/beat-records'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { describeCase } from './support/plain-case.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const FILE = 'ecg_dog.dcm'
const { t } = ENGLISH
const { values: words } = t.ecg

test('an ECG opens with beats and values; the server found the same beats; a person overrules a value, and it stays', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  const usid = await caseWithEcg(portal, caller)
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)

  const panel = await openValues(page)
  await test.step('a value has its uncertainty, its reference and its source', async () => {
    const rate = panel.getByRole('listitem').filter({ hasText: words.fields.heartRatePerMinute })
    await expect(rate.getByRole('status')).toHaveText(/^\d{2,3}\sbpm$/)
    await expect(rate).toContainText(words.automatic)
    await expect(rate).toContainText('Ware 6, table 2.4')
  })

  await test.step('browser and server agree on every beat', async () => {
    const recording = await analysedRecording(portal, { ...caller, usid })
    const bytes = await portal.download(recording.beats.url)
    expect(bytes.length).toBe(recording.beats.count * BEAT_RECORD_BYTES)
    const beats = decodeBeats(bytes)
    await page.keyboard.press('t')
    const table = page.getByRole('region', { name: t.viewers.ecg.beats.label }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(beats.length + 1)
    const shown = await table.locator('tbody tr').allInnerTexts()
    for (const [index, { sample, label }] of beats.entries()) {
      expect(shown[index]).toContain((sample / recording.fs).toFixed(2))
      expect(label).toBe('N')
    }
    await page.keyboard.press('t')
  })

  await test.step('a person overrules PR, and it stays after a reload', async () => {
    const pr = panel.getByRole('listitem').filter({ hasText: words.fields.prSeconds })
    const change = pr.getByRole('button', {
      name: fill(words.changeNamed, { field: words.fields.prSeconds }),
    })
    await change.click()
    const field = pr.getByRole('textbox')
    await field.press('Escape')
    await expect(field).toBeHidden()
    await change.click() // the file is still open
    await field.fill('12')
    await field.press('Enter')
    await expect(pr.getByText(words.invalid)).toBeVisible()
    await field.fill('0.135')
    await field.press('Enter')
    await expect(pr.getByText(words.above)).toBeVisible()
    await page.reload()
    const again = (await openValues(page))
      .getByRole('listitem')
      .filter({ hasText: words.fields.prSeconds })
    await expect(again.getByRole('status')).toHaveText('0.135\u00a0s')
    await expect(again).toContainText('automatic said')
  })
})

async function openValues(page: Page) {
  await arrivedFile(page, FILE).click()
  const panel = page.getByRole('dialog', { name: FILE }).getByRole('region', { name: words.title })
  await expect(panel.getByText(words.draft)).toBeVisible()
  return panel
}

async function caseWithEcg(
  portal: PlainClient,
  caller: Awaited<ReturnType<PlainClient['login']>>,
): Promise<string> {
  const { usid } = await describeCase(portal, caller, 'Tracey')
  const bytes = Buffer.from(FIXTURES[FILE]())
  await portal.upload(caller, usid, { name: FILE, fileType: 'ECG', bytes })
  return usid
}

/** Returns the recording once the server has read and analysed it. */
async function analysedRecording(
  portal: PlainClient,
  fields: { sid: string; uid: string; usid: string },
) {
  let found: { fs: number; beats: { url: string; count: number } } | undefined
  await expect
    .poll(async () => {
      const { recordings } = await portal.accepted('query_ecg_recordings', fields)
      found = recordings[0]
      return found?.beats !== null && found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error('no recording')
  return found
}
