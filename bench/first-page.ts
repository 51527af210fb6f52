import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { BROWSER } from './support/browser.ts'

const WEB = join(import.meta.dirname, '../dist/web')

/** (c) What a browser loads before a page can be used: gzipped JS and fonts, and the time to the largest paint. */
export async function benchFirstPage(): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  try {
    const signIn = await visit(browser, `${server.url}/login`, async () => {})
    print('sign-in route', signIn, 185)
    const main = await visit(browser, `${server.url}/login`, signInAsVet)
    print('main page of a vet, sign-in included', main, 300)
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Weight = { scripts: number; fonts: number; largestPaintMs: number }

async function visit(
  browser: Browser,
  url: string,
  then: (page: Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
  await page.goto(url, { waitUntil: 'networkidle' })
  await then(page)
  await page.waitForLoadState('networkidle')
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

async function signInAsVet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK, understood' }).click()
  await page.getByLabel('Email').fill('demo.vet@systole.test')
  await page.getByLabel('Password', { exact: true }).fill('systole-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/main')
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
