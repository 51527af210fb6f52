/**
 * `npm run manual`: prints the user manual of docs/manual as PDF, in the five languages, with current pictures of the portal,
 * into apps/web/public/manual. Simplified Chinese is the Traditional text converted, as in the portal.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { type Language, languages, MANUAL_ENDINGS } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import { textsOf } from '@systole/i18n/texts-of'
import { toSimplified } from '../apps/server/src/to-simplified.ts'
import { EMAIL, openScreen } from '../e2e/screens/screen.ts'
import { SCREENS } from '../e2e/screens/screens.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { startServer } from '../e2e/support/server.ts'
import playwrightConfig from '../playwright.config.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'docs', 'manual')
const PRINTED = join(ROOT, 'apps', 'web', 'public', 'manual')
/** The viewport whose width suits the book's column. */
const VIEWPORT = { width: 1180, height: 760 }
const JPEG_QUALITY = 74
const PLACE = /<img data-screen="([\w-]+)"/g

const server = await startServer()
const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {})
for (const language of languages) await print(browser, MANUAL_ENDINGS[language], language)
await browser.close()
await server.stop()

async function print(through: Browser, ending: string, language: Language): Promise<void> {
  const source = readSource(language)
  const names = [...new Set([...source.matchAll(PLACE)].map(([, name = '']) => name))]
  const pictures = new Map<string, string>()
  for (const name of names) pictures.set(name, await picture(through, name, language))
  const drawn = source.replaceAll(
    PLACE,
    (_, name: string) => `<img src="data:image/jpeg;base64,${pictures.get(name)}"`,
  )
  const page = await through.newPage()
  const ready = join(SOURCES, `.printing-${ending}.html`) // beside its style sheet
  writeFileSync(ready, drawn)
  await page.goto(pathToFileURL(ready).href)
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({
    path: join(PRINTED, `systole-user-manual-${ending}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<div style="width:100%;font:8pt sans-serif;color:#51646a;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  })
  rmSync(ready)
  await page.close()
  console.log(`The manual in ${language}, with ${names.length} pictures`)
}

function readSource(language: Language): string {
  const written = language === 'zh_cn' ? 'zh_hk' : language
  const source = readFileSync(join(SOURCES, `manual-${MANUAL_ENDINGS[written]}.html`), 'utf8')
  if (written === language) return source
  return simplified({ source }, toSimplified).source.replace(
    'lang="zh-Hant-HK"',
    'lang="zh-Hans-CN"',
  )
}

async function picture(through: Browser, name: string, language: Language): Promise<string> {
  const screen = SCREENS.find((each) => each.name === name)
  if (!screen) throw new Error(`The manual names a screen that is not there: ${name}`)
  const email = EMAIL[screen.who]
  const visitor = await visit(through, { url: server.url, email, language, viewport: VIEWPORT })
  const t = textsOf(language, toSimplified)
  await openScreen(visitor.page, screen, { t, caseOf: visitor.caseOf })
  const bytes = await visitor.page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY })
  await visitor.context.close()
  return bytes.toString('base64')
}
