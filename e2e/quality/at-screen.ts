import { type Browser, test as base, type Page } from '@playwright/test'
import { textsOf } from '@systole/i18n/texts-of'
import { actOn, arriveAt, EMAIL, type Screen, type Who } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { type Visitor, visit } from '../support/demo-visit.ts'
import { WIDE } from '../support/viewports.ts'
import { type Line, setLine, slowCalls, watchShifts } from './layout-shift.ts'

/** The texts of the screens in the language that these checks read. */
export const t = textsOf('en_us', (text) => text)

type Hooks = {
  /** The speed of responses; `quick` by default. */
  line?: Line
  /** Receives a page of this test's own before anything is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Receives the loaded page before the screen's own steps. */
  arrived?: (page: Page) => Promise<void>
}

/** Signs each person in once per worker and keeps one page, whose cache the next screen uses. */
export const test = base.extend<
  { openScreen: (screen: Screen, hooks?: Hooks) => Promise<Page> },
  { visitorOf: (who: Who) => Promise<Visitor> }
>({
  visitorOf: [
    async ({ browser }, use) => {
      const reached = new Map<Who, Promise<Visitor>>()
      await use((who) => {
        const visitor = reached.get(who) ?? awaitScreen(browser, who)
        reached.set(who, visitor)
        return visitor
      })
      for (const visitor of reached.values()) await (await visitor).context.close()
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ visitorOf }, use) => {
    const opened: Page[] = []
    await use(async (screen, { line = 'quick', prepare, arrived } = {}) => {
      const { context, page: own, caseOf } = await visitorOf(screen.who)
      const page = prepare ? await context.newPage() : own
      if (prepare) opened.push(page)
      await prepare?.(page)
      await setLine(context, line)
      await page.setViewportSize(WIDE)
      await page.mouse.move(0, 0) // away from the position pressed on the previous screen
      await arriveAt(page, screen, { t, caseOf })
      await arrived?.(page)
      await actOn(page, screen, { t, caseOf })
      return page
    })
    for (const page of opened) await page.close()
  },
})

async function awaitScreen(browser: Browser, who: Who): Promise<Visitor> {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  const to = { url, email: EMAIL[who], language: 'en_us', viewport: WIDE } as const
  const visitor = await visit(browser, to)
  await watchShifts(visitor.context)
  await slowCalls(visitor.context)
  return visitor
}

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}
