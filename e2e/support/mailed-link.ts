import { expect, type Page } from '@playwright/test'

/** Returns the address of a page in the newest mail once it arrives, without the origin, which differs in tests. */
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
