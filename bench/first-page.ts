import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { EMAIL, openScreen } from '../e2e/screens/screen.ts'
import { SCREENS } from '../e2e/screens/screens.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { type PageWeight, weighPage } from '../e2e/support/page-weight.ts'
import { startServer } from '../e2e/support/server.ts'
import { WIDE } from '../e2e/support/viewports.ts'
import { t } from './interaction/at-screen.ts'
import { BROWSER } from './support/browser.ts'

const SIGN_IN_BOUND_KB = 185
const ROUTE_BOUND_KB = 300
/** The vet's pages opened by address, with everything that is preloaded. */
const ROUTES = [
  'main',
  'registered-pet',
  'new-pet',
  'clinical',
  'questions-advance',
  'inspection',
  'report',
  'hospital',
] as const
const AHEAD_MS = 5000

/** (c) Measures what a browser loads before a page can be used: gzipped code and fonts, and the time to the largest paint. */
export async function benchFirstPage(): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const signIn = await weigh(await browser.newContext(), (page) =>
      page.goto(`${server.url}/login`, { waitUntil: 'networkidle' }),
    )
    print('sign-in route', signIn, SIGN_IN_BOUND_KB)
    const main = await weigh(await browser.newContext(), (page) => signInAsVet(page, server.url))
    print('main page of a vet, sign-in included', main, ROUTE_BOUND_KB)
    for (const name of ROUTES) {
      print(name, await openByAddress({ browser, url: server.url }, name), ROUTE_BOUND_KB)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openByAddress(
  { browser, url }: { browser: Browser; url: string },
  name: (typeof ROUTES)[number],
): Promise<Weight> {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  const who = { url, email: EMAIL[screen.who], language: 'en_us', viewport: WIDE } as const
  const { context, caseOf } = await visit(browser, who)
  return weigh(context, async (page) => {
    await openScreen(page, screen, { t, caseOf })
    await page.waitForTimeout(AHEAD_MS)
  })
}

type Weight = PageWeight & { largestPaintMs: number }

/** Returns everything a page loaded by the end of `visiting`. */
async function weigh(
  context: BrowserContext,
  visiting: (page: Page) => Promise<unknown>,
): Promise<Weight> {
  const page = await context.newPage()
  const weight = weighPage(page)
  await visiting(page)
  const largestPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return { ...weight(), largestPaintMs }
}

async function signInAsVet(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'OK, understood' }).click()
  await page.getByLabel('Email').fill('demo.vet@systole.test')
  await page.getByLabel('Password', { exact: true }).fill('systole-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/main')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForTimeout(AHEAD_MS) // `networkidle` was reached before signing in and is not repeated
}

function print(name: string, { codeKb, fontsKb, largestPaintMs }: Weight, aim: number): void {
  console.log(
    `${name}\n  ${codeKb.toFixed(0)} kB code gzipped (aim ${aim}), ${(codeKb / aim).toFixed(2)} x the aim; fonts ${fontsKb.toFixed(0)} kB; largest paint ${largestPaintMs.toFixed(0)} ms on loopback`,
  )
}
