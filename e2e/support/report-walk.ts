import { spawnSync } from 'node:child_process'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { downloaded } from './downloaded.ts'
import { inspect } from './inspect.ts'
import { sha256 } from './plain-client.ts'
import type { Story } from './story.ts'

/** Checks that every address of the report list received one mail with the PDF; returns that PDF. RVIEW-5. */
export async function readMails(page: Page, story: Story): Promise<Buffer> {
  const { t, pet, reportList, language } = story
  const subject = fill(t.reports.mail.subject, { pet: pet.name, caseNumber: 'EC-' })
  const mails = page.getByRole('listitem').filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/dev/inbox')
    await expect(mails).toHaveCount(reportList.length, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  for (const address of reportList) await expect(mails.filter({ hasText: address })).toHaveCount(1)
  await inspect(page, `${language}-30-inbox`)
  await mails.first().getByRole('link').click()
  await inspect(page, `${language}-31-mail`)
  return downloaded(page, () => page.getByRole('link', { name: /report\.pdf$/ }).click())
}

/** Opens the same report as the vet: the Report page, a new tab, the PDF. REPT-1. */
export async function readInPortal(page: Page, story: Story): Promise<Buffer> {
  const { t, pet, answers, question, notes, language } = story
  const menu = page.getByRole('navigation', { name: t.shell.mainMenu })
  await menu.getByRole('link', { name: t.shell.nav.report }).click()
  const row = page.getByRole('row', { name: new RegExp(pet.name) })
  await expect(row).toBeVisible()
  await inspect(page, `${language}-32-reports`)
  const opened = page.waitForEvent('popup')
  await row.getByRole('link', { name: t.main.newReports.read }).click()
  const report = await opened
  const sheet = report.getByRole('article')
  for (const text of [pet.name, question, answers[1], notes]) {
    await expect(sheet.getByText(text).first()).toBeVisible()
  }
  await inspect(report, `${language}-33-report`)
  return downloaded(report, () =>
    report.getByRole('button', { name: t.reports.view.download }).click(),
  )
}

/** Checks that the PDF contains every text of the story, and renders its pages into the test's results. */
export function readPdf(pdf: Buffer, mailed: Buffer, story: Story, results: TestInfo): void {
  expect(sha256(pdf)).toBe(sha256(mailed))
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  const text = withoutSpace(stdout)
  const { pet, clinical, files, question, answers, recommendation, notes } = story
  const reported = [pet.name, pet.identifier, question, ...answers, recommendation, notes]
  const { sound, progress, history, dosing } = clinical
  for (const words of [...reported, sound, progress, history, dosing, ...Object.values(files)]) {
    expect(text).toContain(withoutSpace(words))
  }
  const pages = results.outputPath(`${story.language}-report`)
  const drawn = spawnSync('pdftoppm', ['-png', '-r', '70', '-', pages], { input: pdf })
  expect(drawn.status).toBe(0)
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '')
}
