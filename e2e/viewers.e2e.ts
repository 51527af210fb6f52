import { expect, type Locator, type Page, test } from '@playwright/test'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES, type FixtureName } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { describeCase } from './support/plain-case.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const { t } = ENGLISH
const { viewers: words } = t

test('INSP-9 clip, caliper, DICOM ECG and letter: frames are stepped, a still and a known interval are kept', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const usid = await caseWithFiles(portal, ['echo_4ch.mp4', 'ecg_dog.dcm', 'letter.pdf'])
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)

  await test.step('frame by frame, and a still of the one that is shown', async () => {
    await openFile(page, 'echo_4ch.mp4')
    const place = page.getByText(/ · \d+ \/ 100$/)
    const clip = page.getByRole('dialog').locator('video')
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4)
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('.')
    await expect(place).toHaveText(/ · 4 \/ 100$/)
    await page.keyboard.press(',')
    await expect(place).toHaveText(/ · 3 \/ 100$/)
    await page.keyboard.press('k')
    const dialog = page.getByRole('dialog', { name: words.still.add })
    await dialog.getByLabel(words.still.name).fill('Left apical view')
    await dialog.getByRole('button', { name: words.still.add }).click()
    await close(page, 'echo_4ch.mp4')
    await expect(arrivedFile(page, 'Left apical view.png')).toBeVisible()
    await openFile(page, 'Left apical view.png')
    const still = page.getByRole('dialog').getByAltText('Left apical view.png')
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(480)
    await close(page, 'Left apical view.png')
  })

  await test.step('a DICOM ECG opens, and the caliper between two R peaks reads their interval', async () => {
    await openFile(page, 'ecg_dog.dcm')
    const paper = page.getByRole('img', { name: /^ECG, I, II, III, aVR, aVL, aVF, 10 seconds/ })
    await page.getByLabel(words.ecg.leads).selectOption('II')
    await page.keyboard.press('c')
    // The chosen lead may still be rendering when its peaks are first searched for.
    await expect(async () => {
      const [first, second] = await peaksOn(paper)
      await dragTo(page, page.getByRole('slider', { name: words.ecg.caliper.from }), first)
      await dragTo(page, page.getByRole('slider', { name: words.ecg.caliper.to }), second)
      const read = await page.getByRole('button', { name: /^RR \d+\sms/ }).textContent()
      const [, milliseconds] = /(\d+)\u00a0ms/.exec(read ?? '') ?? []
      expect(Math.abs(Number(milliseconds) - firstInterval())).toBeLessThanOrEqual(11) // two pixels
    }).toPass({ timeout: 20_000 })
    const kept = await page.getByRole('button', { name: /^RR / }).textContent()
    await close(page, 'ecg_dog.dcm')
    await page.reload()
    await openFile(page, 'ecg_dog.dcm')
    await expect(page.getByRole('button', { name: /^RR / })).toHaveText(kept ?? '')
    await close(page, 'ecg_dog.dcm')
  })

  await test.step('the second page of a letter is found by its words', async () => {
    await openFile(page, 'letter.pdf')
    await page.getByRole('searchbox', { name: words.search.label }).fill('pimobendan')
    await expect(page.getByText(fill(words.search.found, { at: 1, count: 1 }))).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: words.pdf.goTo })).toHaveValue('2')
    const sheet = page.getByRole('region', { name: 'letter.pdf' })
    await expect(sheet.getByText('Pimobendan 0.25 mg/kg')).toBeInViewport()
    await expect(sheet.getByRole('link')).toHaveCount(0)
  })
})

async function caseWithFiles(portal: PlainClient, names: readonly FixtureName[]): Promise<string> {
  const caller = await portal.login(vet)
  const { usid } = await describeCase(portal, caller, 'Looky')
  for (const name of names) {
    await portal.upload(caller, usid, { name, fileType: 'others', bytes: await FIXTURES[name]() })
  }
  return usid
}

async function openFile(page: Page, name: string): Promise<void> {
  await arrivedFile(page, name).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function close(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: t.common.close }).click()
  await expect(dialog).toBeHidden()
}

/** Returns the milliseconds between the first two R waves of lead II, from the numbers from which the file was made. */
function firstInterval(): number {
  const { sampling_rate_hz: rate, leads } = drawEcg('dog')
  const tops = leads.II.flatMap((value, at) =>
    value > 1 && value >= (leads.II[at - 1] ?? 0) && value > (leads.II[at + 1] ?? 0) ? [at] : [],
  )
  const [first = 0, second = 0] = tops
  return ((second - first) / rate) * 1000
}

/** Returns the positions of the first two R waves on the screen: the highest dark points of the trace. */
async function peaksOn(paper: Locator): Promise<[number, number]> {
  const peaks = await paper.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const isTrace = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 160
    const margin = 80 // the name and the calibration pulse
    const tops = Array.from({ length: width - margin }, (_, column) => {
      for (let y = 70; y < height - 40; y += 1) if (isTrace(column + margin, y)) return y
      return height
    })
    const highest = Math.min(...tops)
    const found: number[] = []
    for (const [column, top] of tops.entries()) {
      if (top <= highest + 6 && column - (found.at(-1) ?? -99) > 20) found.push(column)
    }
    const { left, width: shown } = element.getBoundingClientRect()
    return found.map((column) => left + ((column + margin) / width) * shown)
  })
  const [first = 0, second = 0] = peaks
  return [first, second]
}

async function dragTo(page: Page, edge: Locator, x: number): Promise<void> {
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not seen')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}
