import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Returns the bytes that the browser saves after a press. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await press()
  return readFileSync(await (await started).path())
}
