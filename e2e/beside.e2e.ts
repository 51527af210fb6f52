import { expect, type Page, test } from '@playwright/test'
import { FIXTURES, type FixtureName } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { shadesOf } from './support/pixels.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const VET = 'demo.vet@systole.test'
const { viewers } = ENGLISH.t
const { compare } = viewers
const TODAY = 'november_lateral.dcm'
const EARLIER = 'may_lateral.dcm'

test('INSP-9 an image of today is beside one of an earlier case: they zoom together, may be parted, and each says whose it is', async ({
  browser,
  baseURL: url = '',
}) => {
  const { usid, number } = await twoCasesOfOnePet(url)
  const { page, context } = await visit(browser, {
    ...{ url, email: VET, language: 'en_us', viewport: WIDE },
  })
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  await arrivedFile(page, TODAY).click()
  await isDrawn(page, TODAY)

  await test.step('what is most like it comes first, with its picture', async () => {
    await page.keyboard.press('b')
    const chooser = page.getByRole('region', { name: compare.choose })
    const first = chooser.getByRole('button').first()
    await expect(first).toHaveText(EARLIER)
    await expect.poll(() => first.locator('img').count()).toBe(1)
    await expect(chooser.getByRole('button', { name: 'may_ecg.json' })).toBeVisible()
    await first.click()
    await isDrawn(page, EARLIER)
    await expect(page.getByText(new RegExp(`^${number} ·`))).toBeVisible()
    await expect(page.getByText(new RegExp(`^${compare.thisCase} ·`))).toBeVisible()
    await inspect(page, 'beside-films')
  })

  await test.step('one turn of the wheel enlarges both, whichever is under it', async () => {
    const before = [await zoomOf(page, 0), await zoomOf(page, 1)] as const
    await turnWheel(page, TODAY)
    await expect.poll(() => zoomOf(page, 0)).toBeGreaterThan(before[0] * 1.5)
    const grown = (await zoomOf(page, 0)) / before[0]
    await expect
      .poll(async () => Math.abs((await zoomOf(page, 1)) / before[1] - grown))
      .toBeLessThan(0.05)
    await turnWheel(page, EARLIER)
    await expect.poll(() => zoomOf(page, 0)).toBeGreaterThan(before[0] * grown * 1.5)
  })

  await test.step('parted, the other stays; joined, they come together', async () => {
    await page.getByRole('button', { name: compare.linkPlace }).click()
    const other = await zoomOf(page, 1)
    const own = await zoomOf(page, 0)
    await turnWheel(page, TODAY)
    await expect.poll(() => zoomOf(page, 0)).toBeGreaterThan(own * 1.5)
    expect(await zoomOf(page, 1)).toBe(other)
    await page.getByRole('button', { name: compare.linkPlace }).click()
    await expect
      .poll(async () => Math.abs((await zoomOf(page, 0)) - (await zoomOf(page, 1))))
      .toBeLessThan(0.02)
  })

  await test.step('an ECG can lie there too', async () => {
    await page.getByRole('button', { name: compare.another }).click()
    await page.getByRole('button', { name: 'may_ecg.json' }).click()
    await expect(page.getByRole('region', { name: 'may_ecg.json' })).toBeVisible()
    await expect(page.getByRole('button', { name: compare.linkPlace })).toHaveCount(0)
    await page.getByRole('button', { name: compare.button }).first().click()
    await expect(page.getByRole('region', { name: 'may_ecg.json' })).toHaveCount(0)
  })
  await context.close()
})

async function twoCasesOfOnePet(url: string): Promise<{ usid: string; number: string }> {
  const portal = plainClient(url)
  const vet = await portal.login(VET)
  const { accepted } = portal
  const { usid, pid } = await describeCase(portal, vet, 'Twice')
  const kind = { type: 'etest', subtype: 'econsult', pid }
  const other = await accepted('create_cardiobirdx_session', { ...vet, ...kind })
  const add = async (caseId: string, name: string, fixture: FixtureName, fileType: string) =>
    portal.upload(vet, caseId, { name, fileType, bytes: await FIXTURES[fixture]() })
  await add(other.usid, 'may_ecg.json', 'ecg_dog.json', 'ECG')
  await add(other.usid, 'may_photo.jpg', 'thorax_R_lat.jpg', 'others')
  await add(other.usid, EARLIER, 'thorax_R_lat.dcm', 'chest X-ray')
  await add(usid, TODAY, 'thorax_R_lat.dcm', 'chest X-ray')
  await add(usid, 'november_photo.jpg', 'thorax_R_lat.jpg', 'others')
  const { session } = await accepted('query_session_info', { sid: vet.sid, usid: other.usid })
  return { usid, number: session.id }
}

async function isDrawn(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await shadesOf(imageOf(page, name))).count).toBeGreaterThan(40)
}

function imageOf(page: Page, name: string) {
  return page.getByRole('application', { name: fill(viewers.film, { name }) })
}

async function zoomOf(page: Page, place: number): Promise<number> {
  const words = await page
    .getByText(/Zoom [\d.]+/)
    .nth(place)
    .textContent()
  return Number(/Zoom ([\d.]+)/.exec(words ?? '')?.[1])
}

async function turnWheel(page: Page, name: string): Promise<void> {
  await imageOf(page, name).hover()
  await page.mouse.wheel(0, -400)
}
