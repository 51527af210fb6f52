import type { Browser, Page } from '@playwright/test'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL, openScreen, type Screen } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { type Visitor, visit } from '../support/demo-visit.ts'
import { WIDE } from '../support/viewports.ts'

/** What the screens say in the language these checks read. */
export const t = textsOf('en_us', (text) => text)

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

/** A browser of its own for whoever sees that screen; `prepare` gets the page before anything is opened. */
export async function visitorOf(browser: Browser, screen: Screen): Promise<Visitor> {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  const email = EMAIL[screen.who]
  return visit(browser, { url, email, language: 'en_us', viewport: WIDE })
}

/** The screen, open and quiet, in a browser of its own. */
export async function atScreen(
  browser: Browser,
  screen: Screen,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Visitor> {
  const visitor = await visitorOf(browser, screen)
  await prepare(visitor.page)
  await openScreen(visitor.page, screen, { t, caseOf: visitor.caseOf })
  return visitor
}
