import { expect, type Page, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { shadesOf } from './support/pixels.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const VET = 'demo.vet@systole.test'
const { viewers, common } = ENGLISH.t
const EXPLICIT = Buffer.from('1.2.840.10008.1.2.1\0')
const NOT_UNPACKED = Buffer.from('1.2.840.10008.1.2.9\0')

test('INSP-9 what cannot be shown says why; without a line it says so and comes back', async ({
  browser,
  baseURL: url = '',
}) => {
  const portal = plainClient(url)
  const vet = await portal.login(VET)
  const { usid } = await describeCase(portal, vet, 'Puzzle')
  const image = await FIXTURES['thorax_R_lat.dcm']()
  const files = {
    'cut_film.dcm': image.subarray(0, image.length / 2),
    'odd_film.dcm': withSyntax(image),
    'cut_picture.png': await FIXTURES['truncated.png'](),
    'locked.pdf': await FIXTURES['locked.pdf'](),
    'film.dcm': image,
    'other.dcm': image,
  }
  for (const [name, bytes] of Object.entries(files)) {
    await portal.upload(vet, usid, { name, fileType: 'others', bytes })
  }
  const { page, context } = await visit(browser, {
    ...{ url, email: VET, language: 'en_us', viewport: WIDE },
  })
  await page.goto(`/test-detail?usid=${usid}&stage=3`)

  for (const [name, why] of [
    ['cut_film.dcm', viewers.dicom.damaged],
    ['odd_film.dcm', viewers.dicom.unsupported],
    ['locked.pdf', viewers.pdf.locked],
  ] as const) {
    await test.step(`${name} says why and can be saved`, async () => {
      await open(page, name)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(why)).toBeVisible()
      await expect(dialog.getByText(viewers.downloadWord, { exact: true })).toBeVisible()
      await close(page)
    })
  }

  await test.step('a part of a picture is not taken for the whole', async () => {
    await open(page, 'cut_picture.png')
    await expect(page.getByText(viewers.pictureCut)).toBeVisible({ timeout: 60_000 })
    await close(page)
  })

  await test.step('cut off, a film says so, and comes by itself when the line is back', async () => {
    // the viewers' code is loaded; only the file is missing
    await open(page, 'other.dcm')
    await isDrawn(page)
    await close(page)
    await context.setOffline(true)
    await open(page, 'film.dcm')
    await expect(page.getByText(viewers.notLoaded)).toBeVisible()
    await inspect(page, 'viewer-offline')
    await expect(page.getByRole('button', { name: common.tryAgain }).first()).toBeVisible()
    await context.setOffline(false)
    await isDrawn(page)
    await close(page)
  })
  await context.close()
})

function withSyntax(radiograph: Buffer): Buffer {
  const odd = Buffer.from(radiograph)
  NOT_UNPACKED.copy(odd, odd.indexOf(EXPLICIT))
  return odd
}

async function open(page: Page, name: string): Promise<void> {
  await arrivedFile(page, name).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function close(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: common.close, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function isDrawn(page: Page): Promise<void> {
  const image = page.getByRole('application')
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(40)
}
