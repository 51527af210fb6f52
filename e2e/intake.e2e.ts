import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { aDisc } from '@systole/fixtures/dicom/dicomdir'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { aZip } from './support/a-zip.ts'
import { inspect } from './support/inspect.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const vet = 'demo.vet@systole.test'
const { t } = ENGLISH
const MEBIBYTE = 1_048_576
/** The patient of the fixtures. */
const PET = 'Biscuit'
const FOREIGN = 'mochi_R_lat.dcm'
const LARGE = 'CLIPS_large.dcm'

test('INSP-6 INSP-7 a study with another patient is inspected, interrupted, reloaded, and sends no chunk twice', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  const consult = await describeCase(portal, caller, PET)
  const { folder, expected } = await writeStudy(test.info().outputPath('study'))
  const chunks = countChunks(page)
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${consult.usid}&stage=3`)
  const line = await aSlowLine(page)
  await line.connect()

  await test.step('the list proposes types and asks about the other patient', async () => {
    await dropFolder(page, folder)
    const review = page.getByRole('dialog', { name: /Add files to Biscuit/ })
    await expect(
      review.getByText(`1 file is labeled “CHAN Mochi (2026)”. This case is for ${PET}.`),
    ).toBeVisible()
    await expect(review.getByText(/lists 1 file that is missing here: DICOM\/GONE/)).toBeVisible()
    await review.getByText('2 system files were skipped.').click()
    await expect(review.getByRole('list', { name: t.intake.leftOutList })).toContainText(
      'viewer.exe',
    )
    await expect(review.getByRole('checkbox', { name: 'Add ntprobnp.pdf' })).toBeChecked()
    await expect(review.getByLabel(`Type of ${LARGE}`)).toHaveValue('chestXray')
    await expect(review.getByRole('checkbox', { name: 'Add notes.txt' })).toBeDisabled()
    await review.getByRole('button', { name: /^Upload/ }).click()
    await expect(review.getByRole('alert')).toContainText('First decide')
    await review.getByRole('button', { name: t.intake.patient.leaveOut }).click()
    await review.getByLabel(t.intake.untypedAll).selectOption('others')
    await inspect(page, 'en_us-intake-review')
    await review.getByRole('button', { name: `Upload ${expected.size} files` }).click()
    await expect(review).toBeHidden()
  })

  await test.step('the line breaks in the middle, elsewhere in the portal it is seen', async () => {
    await expect.poll(() => chunks.sent.length).toBeGreaterThan(6)
    await line.cut()
    await expect(page.getByText(/Connection lost at/).first()).toBeVisible()
    await inspect(page, 'en_us-intake-offline')
    await line.connect(MEBIBYTE) // slow enough that the upload outlasts this step
    await page.getByRole('navigation').getByRole('link', { name: t.shell.nav.main }).click()
    const pill = page.getByRole('link', { name: /Open the case/ })
    await expect(pill).toBeVisible()
    await pill.click()
  })

  await test.step('after a reload the same folder continues where it stopped', async () => {
    await expect.poll(() => chunks.sent.length).toBeGreaterThan(12)
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await line.connect()
    await expect(page.getByText(/uploads? (was|were) interrupted/)).toBeVisible()
    await inspect(page, 'en_us-intake-after-reload')
    await dropFolder(page, folder)
    await expect(page.getByText(/uploads? (has|have) resumed/)).toBeVisible()
    const review = page.getByRole('dialog')
    await review.getByRole('button', { name: t.common.cancel }).click()
    await expect(page.getByText(`${expected.size} added`)).toBeVisible({ timeout: 240_000 })
  })

  await test.step('all of them are saved as one ZIP', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.uploads.downloadAll }).click()
    expect((await saved).suggestedFilename()).toMatch(/^7001 Biscuit \d{4}-\d\d-\d\d\.zip$/)
  })

  const listed = await portal.accepted('query_cardiobirdx_session_uploaded_data', {
    sid: caller.sid,
    usid: consult.usid,
  })
  const digests = listed.files.map((file: { name: string; sha256: string }) => [
    file.name,
    file.sha256,
  ])
  expect(new Map(digests)).toEqual(expected)
  expect(chunks.taken.filter((chunk, at) => chunks.taken.indexOf(chunk) !== at)).toEqual([])
})

/**
 * Writes a disc with its own list beside a ZIP: pictures without an extension, duplicate names, a viewer, a missing one, another
 * patient.
 */
async function writeStudy(folder: string) {
  const image = FIXTURES['thorax_R_lat.dcm']()
  const large = Buffer.concat([image, Buffer.alloc(20 * MEBIBYTE)])
  const echo = FIXTURES['echo_4ch.dcm']()
  const files: Record<string, Buffer> = {
    'CD/DICOM/SE01/IM000001': FIXTURES['thorax_VD.dcm'](),
    'CD/DICOM/SE02/IM000001': image,
    'CD/DICOM/SE02/IM000002': echo,
    'CLIPS/large.dcm': large,
    'CLIPS/echo_4ch.mp4': FIXTURES['echo_4ch.mp4'](),
    'lab/ntprobnp.pdf': await FIXTURES['ntprobnp.pdf'](),
    'lab/scan.jpg': FIXTURES['thorax_R_lat.jpg'](),
    'ecg/ecg_dog.json': FIXTURES['ecg_dog.json'](),
    'notes.txt': Buffer.from('to do'),
    'CD/DICOMDIR': aDisc([
      'DICOM\\SE01\\IM000001',
      'DICOM\\SE02\\IM000001',
      'DICOM\\SE02\\IM000002',
      'DICOM\\GONE',
    ]),
    'CD/viewer.exe': Buffer.from('MZ'),
    'older/large.dcm': Buffer.concat([image, Buffer.alloc(6 * MEBIBYTE)]),
    'sent.zip': aZip({
      'a/picture.png': FIXTURES['thorax_R_lat.png'](),
      [`b/${FOREIGN}`]: FIXTURES['cat_thorax_R_lat.dcm'](),
    }),
  }
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const expected = new Map(
    Object.entries({
      'SE01_IM000001.dcm': files['CD/DICOM/SE01/IM000001'],
      'SE02_IM000001.dcm': image,
      'IM000002.dcm': echo,
      [LARGE]: large,
      'echo_4ch.mp4': files['CLIPS/echo_4ch.mp4'],
      'ntprobnp.pdf': files['lab/ntprobnp.pdf'],
      'scan.jpg': files['lab/scan.jpg'],
      'ecg_dog.json': files['ecg/ecg_dog.json'],
      'older_large.dcm': files['older/large.dcm'],
      'picture.png': FIXTURES['thorax_R_lat.png'](),
    }).map(([name, bytes]) => [name, digestOf(bytes ?? Buffer.alloc(0))]),
  )
  return { folder, expected }
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Selects the folder by the keyboard's file input; dropping it supplies the same files. */
async function dropFolder(page: Page, folder: string): Promise<void> {
  await page.locator('input[webkitdirectory]').setInputFiles(folder)
}

/** Simulates a clinic's connection, slow enough for a test to interrupt an upload. */
async function aSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = async (offline: boolean, perSecond: number) => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      uploadThroughput: perSecond,
      downloadThroughput: 4 * perSecond,
    })
  }
  const usual = 5 * MEBIBYTE
  return { connect: (perSecond = usual) => set(false, perSecond), cut: () => set(true, usual) }
}

/** Counts the chunks posted and those the server accepted. */
function countChunks(page: Page): { sent: string[]; taken: string[] } {
  const sent: string[] = []
  const taken: string[] = []
  page.on('response', (response) => {
    const { searchParams } = new URL(response.url())
    const chunk = searchParams.get('resumableChunkNumber')
    if (!chunk || response.request().method() !== 'POST') return
    const key = `${searchParams.get('resumableFilename')} ${chunk}`
    sent.push(key)
    if (response.status() === 200) taken.push(key)
  })
  return { sent, taken }
}
