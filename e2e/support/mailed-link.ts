import { expect, type Page } from '@playwright/test'

/** The address of a page in the newest mail, once it has come; without the origin, which the tests call by another name. */
export async function mailedLink(page: Page, address: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(/${path}\\?\\S+)`)
  let link = ''
  await expect(async () => {
    await page.goto('/dev/inbox')
    const mails = page.getByRole('listitem').filter({ hasText: address })
    await mails.first().getByRole('link').click({ timeout: 1000 })
    link = pattern.exec((await page.locator('pre').textContent()) ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}
