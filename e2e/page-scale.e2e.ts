import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const { measure, ecg } = t.viewers
const DOCUMENT = 'captain_ecg.pdf'
/** The paper of the document: A4 across, and the upper left corner of its grid. */
const PAPER = { width: 297, height: 210, left: 18, top: 34 }

test('calipers on a PDF ECG need a scale, which is marked once and stored with the page', async ({
  browser,
  baseURL: url = '',
}) => {
  const at = { url, language: 'en_us', viewport: WIDE } as const
  const vet = await visit(browser, { ...at, email: 'demo.vet@systole.test' })
  const usid = vet.caseOf('Captain')
  const { page } = vet
  const sheet = await openPage(page, usid)

  await test.step('without a scale a caliper has no number', async () => {
    await expect(async () => {
      await page.keyboard.press('c')
      await expect(page.getByText(measure.steps.start)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await mark(page, sheet, [60, 60])
    await mark(page, sheet, [85, 60])
    await expect(status(page)).toContainText(`RR ${measure.page.setFirst}`)
    await expect(sheet.locator('svg')).not.toContainText(/\d ?ms/)
    await inspect(page, 'page-scale-missing')
  })

  await test.step('both directions are marked, along the grid', async () => {
    await page.getByRole('button', { name: measure.page.set }).click()
    await mark(page, sheet, [PAPER.left, 100])
    await mark(page, sheet, [PAPER.left + 200, 100])
    await page.getByLabel(measure.page.length).fill('200')
    await inspect(page, 'page-scale-length')
    await page.getByRole('button', { name: measure.page.save }).click()
    await mark(page, sheet, [100, PAPER.top + 80])
    await mark(page, sheet, [100, PAPER.top])
    await page.getByLabel(measure.page.length).fill('80')
    await page.getByRole('button', { name: measure.page.save }).click()
  })

  await test.step('the caliper of before reads 25 mm as a second, and an amplitude reads millivolts', async () => {
    await page.keyboard.press('m')
    const list = page.getByRole('region', { name: measure.title })
    await list.getByRole('button', { name: /^RR/ }).click()
    await expect(status(page)).toContainText(/RR (995|1000|1005).ms ± \d+.ms \(60.bpm\)/)
    await page.getByRole('button', { name: ecg.march.label }).click()
    await inspect(page, 'page-scale-march')
    await page.keyboard.press('a')
    await mark(page, sheet, [120, 90])
    await mark(page, sheet, [120, 75])
    await expect(status(page)).toContainText(/Amplitude 1\.(49|50|51).mV ± 0\.0\d.mV/)
  })

  await test.step('after a reload scale and values are there, with who marked them', async () => {
    await openPage(page, usid)
    await page.keyboard.press('m')
    const list = page.getByRole('region', { name: measure.title })
    await expect(list.getByRole('button', { name: /^RR (995|1000|1005).ms/ })).toBeVisible()
    await expect(
      list.getByRole('button', { name: /^Time scale 200.mm at 25.mm\/s.*You/ }),
    ).toBeVisible()
  })
  await vet.context.close()
})

async function openPage(page: Page, usid: string): Promise<Locator> {
  await page.goto(`/test-detail?usid=${usid}&mode=2`)
  await arrivedFile(page, DOCUMENT).click()
  const sheet = page.locator('[data-page="1"]')
  await expect(sheet.getByRole('group', { name: measure.inPicture })).toBeAttached()
  return sheet
}

/** Clicks a place of the paper, in millimetres. */
async function mark(page: Page, sheet: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = await sheet.boundingBox()
  if (!box) throw new Error('There is no page')
  const perMillimetre = box.width / PAPER.width
  await page.mouse.click(box.x + x * perMillimetre, box.y + y * perMillimetre)
}

function status(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /RR|Amplitude/ })
}
