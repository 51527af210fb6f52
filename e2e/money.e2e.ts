import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { downloaded } from './support/downloaded.ts'
import { inspect } from './support/inspect.ts'
import { startOf } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { billing, credits, paymentDesk: desk, prices } = t
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const PET = 'Nougat'
/** A product that no test pays for, in ringgit. */
const PRODUCT = `${t.common.mode.basic}, MYR`
/** A hospital whose credits no test uses and the demo does not show. */
const HOSPITAL = '大安動物醫院'

async function arrive(browser: Browser, email: string): Promise<Page> {
  return (await visit(browser, { url: url(), email, language: 'en_us', viewport: WIDE })).page
}

async function opensPdf(page: Page, button: Locator): Promise<void> {
  const pdf = await downloaded(page, () => button.click())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
}

async function setPrice(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: fill(prices.changeOf, { product: PRODUCT }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(fill(prices.dialog.amount, { currency: 'MYR' })).fill(amount)
  await dialog.getByLabel(prices.dialog.reason).fill(reason)
  await dialog.getByRole('button', { name: prices.dialog.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: PRODUCT })).toContainText(`MYR ${amount}`)
}

test('PAY-7 STAFF-6 money is seen by who paid it and cared for by the office', async ({
  browser,
}) => {
  await aPaidCase(url(), PET)
  const [vet, admin] = await Promise.all([
    arrive(browser, 'demo.vet@systole.test'),
    arrive(browser, 'demo.admin@systole.test'),
  ])
  const rows = vet.getByRole('row', { name: new RegExp(PET) })

  await test.step('the vet finds the payment with its receipt and invoice', async () => {
    await vet.goto(paths.billing())
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(billing.standing.paid)
    await opensPdf(vet, rows.getByRole('button', { name: startsWith(billing.receiptOf) }))
    await opensPdf(vet, rows.getByRole('button', { name: startsWith(billing.invoiceOf) }))
  })

  await test.step('the terms that were accepted have an address of their own', async () => {
    await vet.goto(paths.terms({ version: '2026-11-20' }))
    await expect(vet.getByText(t.terms.version['2026-11-20'])).toBeVisible()
    await expect(vet.getByText(t.terms.earlier)).toBeVisible()
  })

  await test.step('an admin finds the payment and gives a part back, with a reason', async () => {
    await admin.goto(paths.payments({ show: 'all' }))
    await admin.getByLabel(desk.find).fill(PET)
    await expect(admin.getByRole('table').getByRole('link')).toHaveCount(1)
    await admin.getByRole('table').getByRole('link').click()
    await admin.getByRole('button', { name: desk.dialog.open, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel(fill(desk.dialog.amount, { currency: 'HKD' })).fill('48')
    await dialog.getByLabel(desk.dialog.reason).fill('Half of it was done before.')
    await inspect(admin, 'en_us-refund')
    await dialog
      .getByRole('button', { name: fill(desk.dialog.confirm, { amount: 'HKD 48' }) })
      .click()
    await expect(dialog).toBeHidden()
    await expect(admin.getByText(desk.refunds.states.succeeded, { exact: true })).toBeVisible()
    await expect(admin.getByText('Half of it was done before.')).toBeVisible()
  })

  await test.step('the vet sees what came back, with its credit note', async () => {
    const creditNote = vet.getByRole('button', { name: startsWith(billing.creditNoteOf) })
    await expect(async () => {
      await vet.goto(paths.billing())
      await expect(creditNote).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(rows).toHaveCount(2)
    const refund = rows.filter({ has: creditNote })
    await expect(refund).toContainText(/[-−]48/)
    await opensPdf(vet, refund.getByRole('button'))
    await expect(rows.filter({ hasText: billing.standing.partlyRefunded })).toHaveCount(1)
    await vet.context().close()
  })

  await test.step('a price is changed with a reason, and the history names who did it', async () => {
    await admin.goto(paths.prices())
    await setPrice(admin, '188', 'The ringgit fell.')
    await setPrice(admin, '178', 'It rose again.')
    await admin.getByRole('button', { name: fill(prices.changeOf, { product: PRODUCT }) }).click()
    await expect(admin.getByText(/Grace Yeung: The ringgit fell\./)).toBeVisible()
    await inspect(admin, 'en_us-price')
    await admin.getByRole('dialog').getByRole('button', { name: t.common.cancel }).click()
  })

  await test.step('credits are given with a reason, and the history keeps the running balance', async () => {
    await admin.goto(paths.credits())
    await admin.getByRole('link', { name: HOSPITAL }).click()
    for (const [amount, reason] of [
      ['5', 'A start.'],
      ['2', 'A thank-you.'],
    ] as const) {
      await admin.getByRole('button', { name: startsWith(credits.grantTo) }).click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByLabel(credits.change.amount).fill(amount)
      await dialog.getByLabel(credits.reason).fill(reason)
      await dialog.getByRole('button', { name: credits.grant }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(admin.getByRole('row', { name: /A start\./ })).toContainText('+5')
    const newest = admin.getByRole('row', { name: /A thank-you\./ })
    await expect(newest.getByRole('cell')).toContainText(['+2', '7'])
    await inspect(admin, 'en_us-credits')
  })
})

function startsWith(text: string): RegExp {
  return new RegExp(`^${startOf(text)}`)
}
