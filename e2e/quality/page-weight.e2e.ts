import { expect, type Page, test } from '@playwright/test'
import { arriveAt, EMAIL, quiet } from '../screens/screen.ts'
import { visit } from '../support/demo-visit.ts'
import { weighPage } from '../support/page-weight.ts'
import { WIDE } from '../support/viewports.ts'
import { screenNamed, t } from './at-screen.ts'

/**
 * The limits in kilobytes of gzipped code and styles, with an empty cache, before anything is opened. Main was below 290 and
 * inspection below 300 before the tables of the ECG services came to every page; they should be again.
 */
const MOST_KB = { login: 185, main: 296, inspection: 312 }

for (const [name, mostKb] of Object.entries(MOST_KB)) {
  test(`the ${name} page loads at most ${mostKb} kB before anything is opened`, async ({
    browser,
  }) => {
    const screen = screenNamed(name)
    const { context, page, caseOf } = await visit(browser, {
      url: process.env.E2E_URL ?? '',
      email: EMAIL[screen.who],
      language: 'en_us',
      viewport: WIDE,
    })
    const weight = weighPage(page)
    await arriveAt(page, screen, { t, caseOf })
    await preloaded(page)
    const { codeKb, files } = weight()
    expect(codeKb, files.join('\n')).toBeLessThan(mostKb)
    await context.close()
  })
}

/** Waits until the page has loaded what it preloads while idle; its own idle callback runs after those of the page. */
async function preloaded(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  await quiet(page)
}
