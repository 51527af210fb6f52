import { test as base, type Page } from '@playwright/test'
import { textsOf } from '@systole/i18n/texts-of'
import { actOn, arriveAt, EMAIL, type Screen, type Who } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { type Visitor, visit } from '../support/demo-visit.ts'
import { WIDE } from '../support/viewports.ts'

/** What the screens say in the language these checks read. */
export const t = textsOf('en_us', (text) => text)

type Hooks = {
  /** Gets the page before anything is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Gets the page as it came, before the screen's own steps. */
  arrived?: (page: Page) => Promise<void>
}

/** Each person signs in once per worker; a test gets a page of its own in that browser. */
export const test = base.extend<
  { openScreen: (screen: Screen, hooks?: Hooks) => Promise<Page> },
  { visitorOf: (who: Who) => Promise<Visitor> }
>({
  visitorOf: [
    async ({ browser }, use) => {
      const met = new Map<Who, Promise<Visitor>>()
      const url = process.env.E2E_URL ?? '' // set by the global setup
      const meet = (who: Who) =>
        visit(browser, { url, email: EMAIL[who], language: 'en_us', viewport: WIDE })
      await use((who) => {
        const visitor = met.get(who) ?? meet(who)
        met.set(who, visitor)
        return visitor
      })
      for (const visitor of met.values()) await (await visitor).context.close()
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ visitorOf }, use) => {
    const opened: Page[] = []
    await use(async (screen, { prepare, arrived } = {}) => {
      const { context, caseOf } = await visitorOf(screen.who)
      const page = await context.newPage()
      opened.push(page)
      await prepare?.(page)
      await arriveAt(page, screen, { t, caseOf })
      await arrived?.(page)
      await actOn(page, screen, { t, caseOf })
      return page
    })
    for (const page of opened) await page.close()
  },
})

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}
