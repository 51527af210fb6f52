import { expect, type Locator, type Page, test } from '@playwright/test'
import { FIXTURES, type FixtureName } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { pinch } from './support/fingers.ts'
import { shadesOf } from './support/pixels.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'

const VET = 'demo.vet@systole.test'
const { viewers, common } = ENGLISH.t
const FILES = ['thorax_R_lat.dcm', 'thorax_R_lat.png', 'ecg_dog.json'] as const

test.use({ hasTouch: true })

test('three times as far apart is three times as large, on an X-ray, a picture and ECG paper; keys go back', async ({
  page,
  baseURL: url = '',
}) => {
  const usid = await caseWithFiles(url)
  await arrive(page, ENGLISH, VET)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)

  await test.step('a film, whose window stays as it was', async () => {
    const image = await openImage(page, 'thorax_R_lat.dcm')
    await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(40)
    const window = await corner(page, /^W \d+ L \d+/)
    await grows(page, image, () => numberIn(page, /Zoom ([\d.]+)/))
    expect(await corner(page, /^W \d+ L \d+/)).toBe(window)
    await close(page, 'thorax_R_lat.dcm')
  })

  await test.step('a picture', async () => {
    const picture = await openImage(page, 'thorax_R_lat.png')
    await grows(page, picture, () => numberIn(page, /Zoom ([\d.]+)/))
    await close(page, 'thorax_R_lat.png')
  })

  await test.step('ECG paper, and the beat under the fingers stays there', async () => {
    await arrivedFile(page, 'ecg_dog.json').click()
    const paper = page.getByRole('region', { name: 'ecg_dog.json' }).getByRole('img')
    await expect(paper).toBeVisible()
    await page.keyboard.press('c')
    const from = page.getByRole('slider', { name: viewers.ecg.caliper.from })
    const to = page.getByRole('slider', { name: viewers.ecg.caliper.to })
    const before = [await middleOf(from), await middleOf(to)] as const
    const box = await paper.boundingBox()
    if (!box) throw new Error('There is no paper')
    const fingers = { x: (before[0] + before[1]) / 2, y: box.y + box.height * 0.8 }
    await pinch(page, fingers, { from: 160, to: 480 }) // away from the edges, which would capture a finger
    await expect(page.getByText(fill(viewers.ecg.notTrueSize, { percent: 300 }))).toBeVisible()
    const after = [await middleOf(from), await middleOf(to)] as const
    expect((after[1] - after[0]) / (before[1] - before[0])).toBeCloseTo(3, 1)
    expect((after[0] + after[1]) / 2).toBeCloseTo(fingers.x, -0.5) // within two pixels
    await page.keyboard.press('r')
    await expect(page.getByText(viewers.ecg.screenNotMeasured)).toBeVisible()
  })
})

async function caseWithFiles(url: string): Promise<string> {
  const portal = plainClient(url)
  const caller = await portal.login(VET)
  const { usid } = await describeCase(portal, caller, 'Pinchy')
  for (const name of FILES) {
    const bytes = await FIXTURES[name satisfies FixtureName]()
    await portal.upload(caller, usid, { name, fileType: 'others', bytes })
  }
  return usid
}

async function openImage(page: Page, name: string): Promise<Locator> {
  await arrivedFile(page, name).click()
  const image = page.getByRole('application', { name: fill(viewers.film, { name }) })
  await expect(page.getByText(/Zoom [\d.]+/)).toBeVisible()
  return image
}

async function grows(page: Page, image: Locator, zoom: () => Promise<number>): Promise<void> {
  const box = await image.boundingBox()
  if (!box) throw new Error('There is no film')
  const before = await zoom()
  await pinch(
    page,
    { x: box.x + box.width * 0.4, y: box.y + box.height * 0.6 },
    { from: 100, to: 300 },
  )
  await expect.poll(async () => (await zoom()) / before).toBeGreaterThan(2.9)
  expect((await zoom()) / before).toBeLessThan(3.1)
  await page.keyboard.press('-')
  await expect.poll(async () => (await zoom()) / before).toBeLessThan(2.8)
  await page.keyboard.press('r')
  await expect.poll(zoom).toBe(before)
}

async function corner(page: Page, said: RegExp): Promise<string> {
  return said.exec((await page.getByText(said).first().textContent()) ?? '')?.[0] ?? ''
}

async function numberIn(page: Page, said: RegExp): Promise<number> {
  return Number(said.exec((await page.getByText(said).first().textContent()) ?? '')?.[1])
}

async function middleOf(edge: Locator): Promise<number> {
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not seen')
  return box.x + box.width / 2
}

async function close(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: common.close }).click()
  await expect(dialog).toBeHidden()
}
