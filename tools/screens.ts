/**
 * `npm run screens`: takes a picture of every screen × {English, Hong Kong Chinese} × {1440, 900, 390}, in `screens/`, for a person to
 * look through. `npm run screens -- inspection payment` takes the named ones only.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Language, languages } from '@systole/i18n/languages'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL, openScreen, type Screen } from '../e2e/screens/screen.ts'
import { SCREENS } from '../e2e/screens/screens.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { startServer } from '../e2e/support/server.ts'
import { MIDDLE, NARROW, WIDE } from '../e2e/support/viewports.ts'
import playwrightConfig from '../playwright.config.ts'

const FOLDER = join(import.meta.dirname, '..', 'screens')
const WIDTHS = { 1440: WIDE, 900: MIDDLE, 390: NARROW } as const
const AT_ONCE = 2

const asked = process.argv.slice(2)
const wanted = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name))
const spoken = (process.env.SCREENS_LANGUAGES?.split(',') ?? ['en_us', 'zh_hk']).flatMap((code) =>
  languages.filter((language) => language === code),
)
const url = process.env.E2E_URL
const server = url ? { url, stop: async () => {} } : await startServer()
const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {})
const jobs = spoken.flatMap((language) =>
  Object.entries(WIDTHS).flatMap(([width, viewport]) =>
    Object.entries(Object.groupBy(wanted, ({ who }) => who)).map(([, screens = []]) => ({
      language,
      viewport,
      folder: join(FOLDER, `${language}-${width}`),
      screens,
    })),
  ),
)
const failed: string[] = []
await Promise.all(Array.from({ length: AT_ONCE }, work))
await browser.close()
await server.stop()
console.log(
  `${wanted.length * spoken.length * Object.keys(WIDTHS).length - failed.length} pictures in ${FOLDER}`,
)
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1

async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await draw(browser, server.url, job)
}

async function draw(
  through: Browser,
  base: string,
  job: {
    language: Language
    viewport: { width: number; height: number }
    folder: string
    screens: readonly Screen[]
  },
): Promise<void> {
  const { language, viewport, folder, screens } = job
  mkdirSync(folder, { recursive: true })
  const t = textsOf(language, (text) => text)
  const [first] = screens
  if (!first) return
  const email = EMAIL[first.who]
  const { context, page, caseOf } = await visit(through, { url: base, email, language, viewport })
  page.setDefaultTimeout(20_000)
  for (const screen of screens) {
    try {
      await openScreen(page, screen, { t, caseOf })
    } catch (error) {
      const [line] = String(error).split('\n')
      failed.push(`${screen.name}, ${language}, ${viewport.width}: ${line}`)
    }
    await page.screenshot({ path: join(folder, `${screen.name}.png`), fullPage: true })
  }
  await context.close()
}
