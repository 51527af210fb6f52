import { expect, type Page, test } from '@playwright/test'
import { encodePacked } from '@systole/fixtures/dicom/part10'
import { packJpeg2000 } from '../apps/server/src/features/previews/worker/testing/pack-frame.ts'
import { visit } from './support/demo-visit.ts'
import { shadesOf } from './support/pixels.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const VET = 'demo.vet@systole.test'
const SIDE = 256
const { viewers, common } = ENGLISH.t

test('INSP-9 an image that cannot be unpacked says so; it never shows the image that was open before', async ({
  browser,
  baseURL: url = '',
}) => {
  const portal = plainClient(url)
  const vet = await portal.login(VET)
  const { usid } = await describeCase(portal, vet, 'Echoless')
  const stream = await aStream()
  const broken = Uint8Array.from(stream).fill(0, 60) // the header with the right size, and no data
  for (const [name, frame] of [
    ['whole.dcm', stream],
    ['broken.dcm', broken],
    ['again.dcm', stream],
  ] as const) {
    await portal.upload(vet, usid, { name, fileType: 'others', bytes: imageOf(frame) })
  }
  const { page, context } = await visit(browser, {
    ...{ url, email: VET, language: 'en_us', viewport: WIDE },
  })
  await page.goto(`/test-detail?usid=${usid}&stage=3`)

  // a failed film first and last: a failure must not keep a decoder
  for (const name of ['broken.dcm', 'whole.dcm', 'broken.dcm', 'again.dcm', 'broken.dcm']) {
    await test.step(name, async () => {
      await arrivedFile(page, name).click()
      if (name === 'broken.dcm') {
        await expect(page.getByRole('dialog').getByText(viewers.dicom.damaged)).toBeVisible()
      } else await isDrawn(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: common.close, exact: true }).click()
      await expect(dialog).toBeHidden()
    })
  }
  await context.close()
})

async function isDrawn(page: Page): Promise<void> {
  const image = page.getByRole('application')
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(40)
}

/** Encodes a slope of grey as a JPEG 2000 code stream. */
function aStream(): Promise<Uint8Array> {
  const samples = Uint16Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE) * 16)
  return packJpeg2000({ width: SIDE, height: SIDE, samples })
}

function imageOf(frame: Uint8Array): Buffer {
  return encodePacked(
    [
      ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
      ['00080018', 'UI', '2.25.1'],
      ['00080060', 'CS', 'DX'],
      ['00280002', 'US', 1],
      ['00280004', 'CS', 'MONOCHROME2'],
      ['00280010', 'US', SIDE],
      ['00280011', 'US', SIDE],
      ['00280100', 'US', 16],
      ['00280101', 'US', 16],
      ['00280102', 'US', 15],
      ['00280103', 'US', 0],
    ],
    '1.2.840.10008.1.2.4.90',
    { pieces: [frame] },
  )
}
