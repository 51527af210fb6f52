import { expect, type Page, test } from '@playwright/test'
import { arriveAt, EMAIL, quiet } from '../screens/screen.ts'
import { visit } from '../support/demo-visit.ts'
import { weighPage } from '../support/page-weight.ts'
import { WIDE } from '../support/viewports.ts'
import { screenNamed, t } from './at-screen.ts'

/**
 * The limits in kilobytes of gzipped code and styles, with an empty cache, before anything is opened. The aim of the hospital page
 * is 300.
 */
const MOST_KB = { login: 185, main: 290, inspection: 300, hospital: 325 }
/** The code with which ECGs are read, prepared and reviewed. */
const ECG_WORK =
  /packages\/ecg\/|domain\/src\/(ecg-patches|ecg-reviews|mre)\/|web\/src\/(features\/(ecg-|mre)|screens\/ecg-)/
/** The names that the fields of a case use, and the words for what one does not accept. */
const CASE_FIELDS =
  /ecg-patches\/checklist\.ts|ecg-reviews\/review-words\.ts|ecg\/src\/formats\/recording-names\.ts/

for (const [name, mostKb] of Object.entries(MOST_KB)) {
  test(`the ${name} page loads at most ${mostKb} kB and no ECG work before anything is opened`, async ({
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
    const { codeKb, files, modules } = weight()
    expect(codeKb, files.join('\n')).toBeLessThan(mostKb)
    expect(modules.join()).toContain('web/src/main.tsx')
    expect(modules.filter((id) => ECG_WORK.test(id) && !CASE_FIELDS.test(id))).toEqual([])
    await context.close()
  })
}

/** Waits until the page has loaded what it preloads while idle; its own idle callback runs after those of the page. */
async function preloaded(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  await quiet(page)
}
