import { spawnSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { readDrawing } from '../apps/server/src/testing/read-drawing.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const { print } = t.viewers.ecg
const TRACE = 'captain_ecg.json'
const POINTS_PER_MM = 72 / 25.4
const A4_POINTS = /Page size:\s+59[45]\.\d* x 84[12]\.?\d* pts/

test('an ECG has true millimetres on the screen and in print, with patient, lead, speed, gain, filter and beats', async ({
  browser,
  baseURL: url = '',
}) => {
  const at = { url, language: 'en_us', viewport: WIDE } as const
  const vet = await visit(browser, { ...at, email: 'demo.vet@systole.test' })
  const { page } = vet
  // the browser's own dialog stays closed, and the sheet stays to be looked at
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`/test-detail?usid=${vet.caseOf('Captain')}&mode=2`)
  await arrivedFile(page, TRACE).click()
  await page.getByRole('img', { name: /beats per minute/ }).waitFor()

  await test.step('a bank card makes the millimetres of the screen true: a second at 50 mm/s is 50 of them', async () => {
    await page.keyboard.press('c')
    const before = await pixelsPerSecond(page)
    expect(before).toBeCloseTo((50 * 96) / 25.4, 0)
    await page.getByRole('button', { name: t.viewers.ecg.screen.title }).click()
    await page.getByRole('slider', { name: t.viewers.ecg.screen.slider }).fill('428') // 85.6 mm
    await page.getByRole('button', { name: t.viewers.ecg.screen.save }).click()
    await expect(page.getByText(t.viewers.ecg.trueSize)).toBeVisible()
    expect(await pixelsPerSecond(page)).toBeCloseTo(50 * 5, 0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape') // leaves the caliper, not the file
    await expect(page.getByRole('slider', { name: t.viewers.ecg.caliper.from })).toHaveCount(0)
  })
  const read = await test.step('one interval is one number in label and table', () =>
    readInterval(page))
  await test.step('the visible stretch is proposed, another is added', async () => {
    await page.getByRole('button', { name: print.title }).click()
    const dialog = page.getByRole('dialog', { name: print.title })
    await dialog.getByRole('button', { name: print.add }).click()
    const second = dialog.getByRole('group').nth(1)
    await second.getByLabel(print.from).fill('2')
    await second.getByLabel(print.to).fill('20')
    await dialog.getByRole('button', { name: print.button }).click()
    await expect(dialog.getByText(/Enter seconds from 0 to 10\.0/)).toBeVisible()
    await second.getByLabel(print.to).fill('9.5')
    await inspect(page, 'ecg-print')
    await dialog.getByRole('button', { name: print.button }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
  })

  const pdf = await page.pdf({ preferCSSPageSize: true })
  await test.step('25 mm on the paper are 25 ± 0.3 mm, and no strip is wider than a page', async () => {
    const { paths } = await readDrawing(pdf)
    const grids = paths
      .map(({ segments }) => columnsOf(segments))
      .filter((each) => each.length > 20)
    expect(grids.length).toBeGreaterThanOrEqual(4) // the fine and the strong lines of each row
    for (const columns of grids) {
      const gap = (columns[1] ?? 0) - (columns[0] ?? 0)
      const lines = gap > 3 ? 5 : 20 // strong lines are 5 mm apart; the fine ones leave them out
      const widths = columns.slice(lines).map((x, index) => x - (columns[index] ?? 0))
      expect(Math.min(...widths)).toBeGreaterThan(24.7)
      expect(Math.max(...widths)).toBeLessThan(25.3)
      expect((columns.at(-1) ?? 0) - (columns[0] ?? 0)).toBeLessThanOrEqual(17 + 155 + 0.3)
    }
    expect(poppler('pdfinfo', ['-'], pdf)).toMatch(A4_POINTS)
  })
  await test.step('the sheet says whose ECG it is and how it is drawn, with the same number', () => {
    const text = poppler('pdftotext', ['-layout', '-', '-'], pdf)
    expect(text).toMatch(/Captain · 7710 · EC-\d+/)
    expect(text).toContain(TRACE)
    expect(text).toMatch(
      /I, II, III, aVR, aVL, aVF · 50 mm\/s, \d+ mm\/mV, from 0\.0 s · filter 0\.5/,
    )
    expect(text).toMatch(/\d+\sbpm from \d+ beats, automatic/)
    expect(text).toContain(`RR ${read.milliseconds} ms`)
    expect(text).toContain('This line is 25 mm long')
    expect(text).not.toContain(t.viewers.ecg.beats.label)
  })
  await vet.context.close()
})

type Point = { x: number; y: number }

/** Returns the places of the upright lines of a path in millimetres. */
function columnsOf(segments: readonly (readonly [Point, Point])[]): number[] {
  const upright = segments
    .filter(([a, b]) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) > 20 * POINTS_PER_MM)
    .map(([a]) => Math.round((a.x / POINTS_PER_MM) * 100) / 100)
  return [...new Set(upright)].sort((a, b) => a - b)
}

/** Returns the CSS pixels of a second between the edges of the caliper. */
async function pixelsPerSecond(page: Page): Promise<number> {
  const { caliper } = t.viewers.ecg
  const edges = await Promise.all(
    [caliper.from, caliper.to].map(async (name) => {
      const edge = page.getByRole('slider', { name })
      const left = await edge.evaluate((element) => Number.parseFloat(element.style.left))
      return { left, seconds: Number(await edge.getAttribute('aria-valuenow')) }
    }),
  )
  const [one, other] = edges
  if (!one || !other) throw new Error('There is no caliper')
  return (other.left - one.left) / (other.seconds - one.seconds)
}

/** Places a caliper on two R waves and returns its number, which is that of the table too. */
async function readInterval(page: Page) {
  await page.getByRole('button', { name: t.viewers.ecg.caliper.label, exact: true }).click()
  await page.getByRole('button', { name: t.viewers.ecg.caliper.keep }).click()
  const label = page.getByRole('button', { name: /^RR \d+\sms/ })
  const words = (await label.textContent()) ?? ''
  const [, milliseconds = '', rate = ''] = /^RR (\d+)\sms \((\d+)\sbpm\)$/.exec(words) ?? []
  const from = await page
    .getByRole('slider', { name: t.viewers.ecg.caliper.from })
    .getAttribute('aria-valuenow')
  await page.getByRole('button', { name: t.viewers.ecg.beats.label, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: Number(from).toFixed(2) })
  await expect(row.getByRole('cell').nth(2)).toHaveText(milliseconds)
  await expect(row.getByRole('cell').nth(3)).toHaveText(rate)
  await page.getByRole('button', { name: t.viewers.ecg.beats.label, exact: true }).click()
  return { milliseconds }
}

function poppler(tool: 'pdfinfo' | 'pdftotext', args: string[], pdf: Buffer): string {
  const { stdout, status, error } = spawnSync(tool, args, { input: pdf, encoding: 'utf8' })
  expect(error ?? status).toBe(0)
  return stdout
}
