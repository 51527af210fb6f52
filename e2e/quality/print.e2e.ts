import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { screenNamed, t, test } from './at-screen.ts'

const A4_POINTS = /Page size:\s+59[45]\.\d* x 84[12]\.?\d* pts/

test('RVIEW-2 check 38: the report prints on A4 without bars, each sheet numbered, no answer or signature split, dates by year', async ({
  openScreen,
}) => {
  const page = await openScreen(screenNamed('econsult-report'), { prepare: async () => {} })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const facts = poppler('pdfinfo', ['-'], pdf)
  const sheets = poppler('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1)
  expect(facts).toMatch(A4_POINTS)
  expect(sheets.length).toBeGreaterThan(1)
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toMatch(new RegExp(`\\b${at + 1} ?/ ?${sheets.length}\\s*$`))
    for (const button of [t.reports.view.print, t.reports.view.download, t.reports.view.logout]) {
      expect(sheet).not.toContain(button)
    }
  }
  const dates = sheets.join().match(/\b\d{4}[/.-]\d{1,2}[/.-]\d{1,2}\b/g) ?? []
  expect(dates.length).toBeGreaterThan(0)
  for (const date of dates) expect(date).toMatch(/^\d{4}\/\d{2}\/\d{2}$/)

  await page.emulateMedia({ media: 'print' })
  const answers = page.getByRole('article').locator('section section')
  expect(await answers.count()).toBeGreaterThan(0)
  const signature = page.getByRole('article').locator('div:has(> [data-name])')
  const kept = [...(await answers.all()), signature]
  for (const each of kept) await expect(each).toHaveCSS('break-inside', 'avoid')
})

function poppler(tool: 'pdfinfo' | 'pdftotext', args: string[], pdf: Buffer): string {
  const { stdout, status, error } = spawnSync(tool, args, { input: pdf, encoding: 'utf8' })
  expect(error ?? status).toBe(0)
  return stdout
}
