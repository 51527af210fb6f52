import { expect, type Locator, type Page } from '@playwright/test'
import { inspect } from './inspect.ts'
import type { Story } from './story.ts'

/** Continues from inspection results to the payment dialog, where OK requires the terms. Returns the OK button. */
export async function agreeToPay(page: Page, story: Story): Promise<Locator> {
  const { t, language, price } = story
  await page.getByRole('button', { name: t.common.next, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.payment.dialog.title })
  await expect(dialog.getByText(price)).toBeVisible()
  const ok = dialog.getByRole('button', { name: t.common.ok, exact: true })
  await expect(ok).toBeDisabled()
  await inspect(page, `${language}-13-payment`)
  await readTerms(page, story)
  await dialog.getByRole('checkbox', { name: t.payment.dialog.accept }).check()
  return ok
}

async function readTerms(page: Page, { t, language }: Story): Promise<void> {
  await page.getByRole('button', { name: t.payment.dialog.readTerms }).click()
  const terms = page.getByRole('dialog', { name: t.terms.title })
  await expect(terms.getByRole('heading', { name: t.terms.sections.law.heading })).toBeVisible()
  await inspect(page, `${language}-14-terms`)
  await terms.getByRole('button', { name: t.common.close }).last().click()
  await expect(terms).toBeHidden()
}

/** Returns from the hosted test page without paying, and opens and closes the payment of the case again. */
export async function cancelPayment(
  page: Page,
  { t, checkoutPage, language }: Story,
): Promise<void> {
  await expect(page.getByText(checkoutPage.banner)).toBeVisible()
  await inspect(page, `${language}-15-till`)
  await page.getByRole('link', { name: checkoutPage.cancel }).click()
  const cancelled = page.getByRole('dialog', { name: t.payment.back.cancelTitle })
  await expect(cancelled).toBeVisible()
  await inspect(page, `${language}-16-cancelled`)
  await expect(cancelled.getByRole('button', { name: t.common.goToCaseList })).toBeVisible()
  await cancelled.getByRole('button', { name: t.common.tryAgain }).click()
  const payment = page.getByRole('dialog', { name: t.payment.dialog.title })
  await payment.getByRole('button', { name: t.common.cancel, exact: true }).click()
  await expect(payment).toBeHidden()
}

/** Pays at the hosted test page, returns, and opens the case list. */
export async function payForCase(page: Page, { t, language, price }: Story): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${price}$`) }).click()
  const received = page.getByRole('dialog', { name: t.payment.back.successTitle })
  await expect(received).toBeVisible()
  await inspect(page, `${language}-17-paid`)
  await received.getByRole('button', { name: t.common.goToCaseList }).click()
}
