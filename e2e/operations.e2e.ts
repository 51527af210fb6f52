import { expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { attention, figures, people, queue } = t.operations
const url = () => process.env.E2E_URL ?? '' // set by the global setup

/** Opens the list behind a number, reads how many cases it counts, and goes back. */
async function listed(page: Page, open: () => Promise<void>): Promise<number> {
  await open()
  await page.waitForURL(`**${paths.worklist()}**`)
  const line = page.getByRole('status').filter({ hasText: /\d/ }).first()
  await expect(line).toBeVisible()
  const count = Number(/\d+/.exec((await line.textContent()) ?? '')?.[0])
  await page.goBack()
  await page.waitForURL(`**${paths.operations()}**`)
  return count
}

test('STAFF-5 the office reads the day, and every number opens its cases', async ({ browser }) => {
  await aPaidCase(url(), 'Tempo')
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.admin, language: 'en_us', viewport: WIDE },
  })
  await page.goto(paths.worklist())
  await page
    .getByRole('navigation', { name: t.shell.mainMenu })
    .getByRole('link', { name: t.shell.nav.operations })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t.operations.title })).toBeVisible()
  const strip = page.getByRole('region', { name: figures.label })
  const tile = (title: string) =>
    strip
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .last()

  await test.step('the queue, overtime and what came in are the totals of their lists', async () => {
    for (const title of [figures.inHand, figures.overtime]) {
      const link = tile(title).getByRole('link').first()
      const number = Number(await link.textContent())
      const shown = number === 0 ? 0 : await listed(page, () => link.click())
      expect(shown, title).toBe(number)
    }
    const cameIn = tile(figures.inHand).getByRole('link').nth(1)
    const number = Number(/\d+/.exec((await cameIn.textContent()) ?? '')?.[0])
    expect(number).toBeGreaterThan(0)
    expect(await listed(page, () => cameIn.click())).toBe(number)
  })

  await test.step('a bar opens the cases of its hour, and the list says what it shows', async () => {
    const bar = page.getByRole('region', { name: queue.title }).getByRole('link').first()
    await bar.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/happened=cameIn/)
    await page
      .getByRole('button', { name: fill(t.reading.worklist.found.remove, { filter: '' }) })
      .first()
      .click()
    await expect(page).not.toHaveURL(/happened/)
    await page.goBack()
  })

  await test.step('the period, the service and the load per person', async () => {
    await page.goto(paths.operations())
    await page.getByRole('button', { name: t.operations.days['7'], exact: true }).click()
    await expect(page).toHaveURL(/days=7/)
    await page
      .getByRole('button', { name: t.common.services.econsult, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/service=econsult/)
    await expect(page.getByRole('region', { name: people.title })).toBeVisible()
    await expect(page.getByRole('region', { name: attention.title })).toBeVisible()
    await inspect(page, 'en_us-operations')
  })
})

test('ROLE-1 a cardiologist has no operations page', async ({ browser }) => {
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us', viewport: WIDE },
  })
  await page.goto(paths.worklist())
  await expect(
    page.getByRole('navigation', { name: t.shell.mainMenu }).getByRole('link', {
      name: t.shell.nav.operations,
    }),
  ).toHaveCount(0)
})
