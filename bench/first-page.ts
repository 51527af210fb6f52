import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { EMAIL, openScreen } from '../e2e/screens/screen.ts'
import { SCREENS } from '../e2e/screens/screens.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { startServer } from '../e2e/support/server.ts'
import { WIDE } from '../e2e/support/viewports.ts'
import { t } from './interaction/at-screen.ts'
import { BROWSER } from './support/browser.ts'

const WEB = join(import.meta.dirname, '../dist/web')

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

/** (c) Measures what a browser loads before a page can be used: gzipped JS and fonts, and the time to the largest paint. */
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

type Weight = { scripts: number; fonts: number; largestPaintMs: number }

/** Returns everything a page loaded by the end of `visiting`. */
async function weigh(
  context: BrowserContext,
  visiting: (page: Page) => Promise<unknown>,
): Promise<Weight> {
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
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
  return {
    scripts: gzippedKilobytes(loaded, '.js'),
    fonts: gzippedKilobytes(loaded, '.woff2'),
    largestPaintMs,
  }
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

function gzippedKilobytes(paths: Set<string>, ending: string): number {
  const files = [...paths].filter((path) => path.endsWith(ending))
  return files.reduce((sum, path) => sum + gzipSync(readFileSync(join(WEB, path))).length, 0) / 1000
}

function print(name: string, { scripts, fonts, largestPaintMs }: Weight, aim: number): void {
  console.log(
    `${name}\n  ${scripts.toFixed(0)} kB JS gzipped (aim ${aim}), ${(scripts / aim).toFixed(2)} x the aim; fonts ${fonts.toFixed(0)} kB; largest paint ${largestPaintMs.toFixed(0)} ms on loopback`,
  )
}
