import type { Browser, Page } from '@playwright/test'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL, openScreen } from '../../e2e/screens/screen.ts'
import { SCREENS } from '../../e2e/screens/screens.ts'
import { visit } from '../../e2e/support/demo-visit.ts'
import { WIDE } from '../../e2e/support/viewports.ts'
import { watchPage } from '../support/watch-page.ts'

export type Portal = { browser: Browser; url: string }

export const t = textsOf('en_us', (text) => text)

/** Runs work on a screen of the catalogue, observed from its first paint on, in a separate browser. */
export async function atScreen<T>(
  { browser, url }: Portal,
  name: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  const who = { url, email: EMAIL[screen.who], language: 'en_us', viewport: WIDE } as const
  const { context, page, caseOf } = await visit(browser, who)
  try {
    await watchPage(page)
    await openScreen(page, screen, { t, caseOf })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Prints one figure with its limit. */
export function printBound(name: string, figure: number, bound: number, unit: string): void {
  const shown = unit === 'ms' ? figure.toFixed(0) : figure.toFixed(4)
  const ratio = (figure / bound).toFixed(2)
  console.log(`  ${name.padEnd(30)} ${shown} ${unit} (bound ${bound}), ${ratio} x the bound`)
}
