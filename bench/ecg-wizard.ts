import { chromium, type Page } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { visit } from '../e2e/support/demo-visit.ts'
import { plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { ENGLISH } from '../e2e/support/story.ts'
import { BROWSER } from './support/browser.ts'
import { costOfKeys } from './support/page-cost.ts'
import { printBar } from './support/print-bar.ts'

const REVIEWER = 'demo.reviewer@systole.test'
const KEY_BOUND_MS = 100
const SLOWER = 4
const PRESSES = 16
const FIELDS = 'section input[data-review-control], section textarea, section input[type="text"]'
const { t } = ENGLISH

const STEPS: readonly ReviewStep[] = [
  ...(['heart_rate', 'rhythm', 'p_wave', 'qrs', 'p_qrs', 't_wave', 'ectopic'] as const),
  ...(['diagnosis', 'interpretation', 'evaluation', 'notes'] as const),
]

/** (ECG) Measures the CPU time from a key to its paint in each step of the review of a demo case with six leads. Handbook 5.9. */
export async function benchEcgWizard(): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const caseId = await caseToReview(server.url)
    const { page } = await visit(browser, {
      ...{ url: server.url, email: REVIEWER, language: 'en_us' },
      viewport: { width: 1440, height: 900 },
    })
    await page.goto(paths.ecgReview({ caseId }))
    await page.getByRole('button', { name: t.ecgReview.access.start }).click()
    await page.getByRole('button', { name: t.ecgReview.access.start }).waitFor({ state: 'hidden' })
    const baseline = await costOfBareField(page)
    console.log(`a bare field on the same page (baseline): ${baseline.toFixed(1)} ms`)
    for (const step of STEPS) {
      await page.goto(paths.ecgReview({ caseId, step }))
      const keys = await keysOf(page)
      const { median, worst } = await costOfKeys(page, { keys, presses: PRESSES })
      printBar({
        ...{ what: `wizard, ${step}`, value: SLOWER * median, bound: KEY_BOUND_MS },
        ...{ baseline, more: `at ${SLOWER} × CPU, worst ${(SLOWER * worst).toFixed(0)} ms` },
      })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Measures a key in a field of the browser alone. */
async function costOfBareField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
  })
  const { median } = await costOfKeys(page, { keys: ['1', 'Backspace'], presses: PRESSES })
  return SLOWER * median
}

/** Puts the focus into the first field, and returns the keys to press: digits in a field, otherwise those of options. */
async function keysOf(page: Page): Promise<string[]> {
  await page.getByRole('navigation').getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  const field = page.locator(FIELDS).first()
  if ((await field.count()) === 0) return ['1', '2']
  await field.focus()
  return ['1', 'Backspace']
}

async function caseToReview(url: string): Promise<string> {
  const client = plainClient(url)
  const reviewer = await client.login(REVIEWER)
  const { sessions } = await client.accepted('query_all_sessions', { ...reviewer, params: '{}' })
  const found = sessions.find(
    (each: { status: string; subtype: string }) =>
      each.status === 'ready_for_review' && each.subtype === 'ecg6l',
  )
  if (!found) throw new Error('The demo has no ECG of six leads that waits for its review')
  return found.usid
}
